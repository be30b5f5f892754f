import { Secret, TOTP } from 'otpauth';

/** Source: RFC 6238 with what every authenticator app understands: SHA-1, six digits, 30 seconds. */
const ALGORITHM = 'SHA1';
const DIGITS = 6;
const PERIOD_IN_SECONDS = 30;
/** Source: RFC 6238, 5.2: one step each way for clocks that differ. */
const WINDOW_IN_STEPS = 1;
/** Source: RFC 4226, 4, R6: 160 bits. */
const SECRET_LENGTH_IN_BYTES = 20;
const ISSUER = 'Stammplatz';

/** A new secret as authenticator apps take it, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_LENGTH_IN_BYTES }).base32;

/** The address that an authenticator app reads from the QR code. */
export const otpauthUrl = (secret: string, accountName: string): string =>
  totpOf(secret, accountName.replaceAll(':', '')).toString();

/** The time step whose code this is, within one step of now; null for any other code. */
export function matchTotp(secret: string, otp: string, now: Date): number | null {
  if (!/^\d{6}$/.test(otp)) return null;
  const totp = totpOf(secret, '');
  const delta = totp.validate({ token: otp, timestamp: now.getTime(), window: WINDOW_IN_STEPS });
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta;
}

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label: label || ISSUER,
    secret: Secret.fromBase32(secret),
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD_IN_SECONDS,
  });
