import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { warningsAtStart } from './start-warnings.ts';

const OPERATOR_FILE = join(import.meta.dirname, '../../docs/operator.example.json');
const SECRET = { SESSION_SECRET: 'a secret of tests, at least thirty-two characters', OPERATOR_FILE };
const warnings = (environment: Record<string, string>, hasSamples = false) =>
  warningsAtStart(readConfig({ ...SECRET, ...environment }), { hasSamples });

const OUTBOX_IS_OPEN = [expect.stringMatching(/^Achtung: Alle, die diesen Server erreichen, .*\/dev\/outbox/)];
const ACCOUNT = { TRANSFER_RECIPIENT: 'Holzplatz GmbH', TRANSFER_IBAN: 'AT61 1904 3002 3457 3201' };
const LIVE = { PUBLIC_URL: 'https://holz.example.at', SMTP_URL: 'smtps://mail.example.at', ...ACCOUNT };

describe('the warnings at the start', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'holz.example.at'])('tell that mails can be read on %s', (HOST) => {
    expect(warnings({ HOST }, true)).toEqual(OUTBOX_IS_OPEN);
  });

  it.each(['localhost', '127.0.0.1', '127.0.1.1', '::1'])('are none on %s', (HOST) => {
    expect(warnings({ HOST }, true)).toEqual([]);
  });

  it('end with what is wrong with the backups', () => {
    const config = readConfig({ ...SECRET, BACKUP_FOLDER: '/backup' });
    expect(warningsAtStart(config, { hasSamples: false, backup: 'Achtung: zu alt.' })).toEqual(['Achtung: zu alt.']);
  });

  it('name settings that are misspelt, and leave the variables of others alone', () => {
    const names = [
      'WEB_PROCESES',
      'DATABSE_URL',
      'BACKUP_FOLER',
      'HOME',
      'SHELL',
      'LANG',
      'PATH',
      'PORT',
      'POSTGRES_URL',
    ];
    const environment = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(warningsAtStart(readConfig(SECRET), { hasSamples: false, environment })).toEqual(
      ['WEB_PROCESSES', 'DATABASE_URL', 'BACKUP_FOLDER'].map((name) =>
        expect.stringContaining(`gemeint ist wohl ${name}.`),
      ),
    );
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
    expect(warnings({ ...ACCOUNT, PUBLIC_URL: 'http://holz.example.at' })).toEqual([
      expect.stringMatching(/^Achtung: PUBLIC_URL/),
      expect.stringMatching(/^Achtung: SMTP_URL/),
    ]);
  });

  it('say that production takes no transfers without an account for them', () => {
    const { PUBLIC_URL, SMTP_URL } = LIVE;
    expect(warnings({ PUBLIC_URL, SMTP_URL })).toEqual([expect.stringMatching(/^Achtung: TRANSFER_RECIPIENT/)]);
  });

  it('name the facts about the operator that production lacks', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'operator-')), 'operator.json');
    writeFileSync(file, readFileSync(OPERATOR_FILE, 'utf8').replace(/"(street|vatId)": "[^"]*",/g, ''));
    expect(warnings({ ...LIVE, OPERATOR_FILE: file })).toEqual([
      expect.stringMatching(/^Achtung: Angaben zum Betreiber fehlen .*: street, vatId\.$/),
      expect.stringMatching(/^Achtung: Abos werden nicht verkauft.*: street, vatId\.$/),
    ]);
    expect(warnings({ OPERATOR_FILE: file })).toEqual([]);
  });
});
