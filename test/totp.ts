import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at a moment. */
export const totpAt = (secret: string, moment: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: moment.getTime(),
  });
