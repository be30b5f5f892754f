import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { warningsAtStart } from './start-warnings.ts';

const SECRET = { SESSION_SECRET: 'a secret of tests, at least thirty-two characters' };
const warnings = (environment: Record<string, string>, hasSamples = false) =>
  warningsAtStart(readConfig({ ...SECRET, ...environment }), { hasSamples });

const OUTBOX_IS_OPEN = [expect.stringMatching(/^Achtung: Alle, die diesen Server erreichen, .*\/dev\/outbox/)];
const LIVE = { PUBLIC_URL: 'https://holz.example.at', SMTP_URL: 'smtps://mail.example.at' };

describe('the warnings at the start', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'holz.example.at'])('tell that mails can be read on %s', (HOST) => {
    expect(warnings({ HOST }, true)).toEqual(OUTBOX_IS_OPEN);
  });

  it.each(['localhost', '127.0.0.1', '127.0.1.1', '::1'])('are none on %s', (HOST) => {
    expect(warnings({ HOST }, true)).toEqual([]);
  });

  it('do not speak of mails that a mail server takes away', () => {
    expect(warnings({ HOST: '0.0.0.0', SMTP_URL: 'smtps://mail.example.at' })).toEqual([]);
  });

  it('are none in a production that has all it needs', () => {
    expect(warnings({ ...LIVE, HOST: '0.0.0.0' })).toEqual([]);
  });

  it('name sample accounts that production meets', () => {
    expect(warnings(LIVE, true)).toEqual([expect.stringMatching(/^Achtung: .*Muster-Marktplatz/)]);
  });

  it('name an address without https and a missing mail server in production', () => {
    expect(warnings({ PUBLIC_URL: 'http://holz.example.at' })).toEqual([
      expect.stringMatching(/^Achtung: PUBLIC_URL/),
      expect.stringMatching(/^Achtung: SMTP_URL/),
    ]);
  });
});
