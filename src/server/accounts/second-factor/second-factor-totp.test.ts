import { describe, expect, it } from 'vitest';
import { totpAt } from '#test/totp.ts';
import { matchTotp, newTotpSecret, otpauthUrl } from './second-factor-totp.ts';

/** Base 32 of the ASCII text 12345678901234567890, the SHA-1 key of RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, SHA-1: time in seconds, code of eight digits; six digits are its last six.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(totpAt(RFC_SECRET, at(seconds))).toBe(code.slice(-6));
    expect(matchTotp(RFC_SECRET, code.slice(-6), at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('count one step before and after their own, not two', () => {
    const step = Math.floor(1_234_567_890 / 30);
    const matches = [-2, -1, 0, 1, 2].map((steps) => matchTotp(RFC_SECRET, '005924', at(1_234_567_890 + steps * 30)));
    expect(matches).toEqual([null, step, step, step, null]);
  });

  it.each(['', '00592', '0059240', '89005924', '005 924', '005924\n', '٠٠٥٩٢٤', '-05924', '5.9e23'])(
    'are six digits, not %j',
    (otp) => expect(matchTotp(RFC_SECRET, otp, at(1_234_567_890))).toBeNull(),
  );

  it('come from 160 random bits', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
  });

  it('reach the app in the address that apps read', () => {
    const url = new URL(otpauthUrl(RFC_SECRET, 'Anna:x+y@example.at'));
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Stammplatz:Annax+y@example.at',
    ]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Stammplatz',
      secret: RFC_SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
