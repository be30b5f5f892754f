import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Every purpose has a key of its own, derived from the session secret: a value made for one is not valid for another.
 */
export type KeyUse =
  | 'api token'
  | 'csrf'
  | 'newsletter'
  | 'end of mails'
  | 'advert check'
  | 'advert renewal'
  | 'advert calendar'
  | 'saved search'
  | 'end of following'
  | 'request renewal'
  | 'proof code'
  | 'account objection'
  | 'kept answers'
  | 'rate limits'
  | 'second factor'
  | 'sign-in flow';

const KEY_LENGTH = 32;
const keys = new Map<string, Buffer>();

/** The key of 32 bytes for one use of a secret. */
export function derivedKey(secret: string, use: KeyUse): Buffer {
  const name = `${use} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', `stammplatz ${use}`, KEY_LENGTH));
  keys.set(name, key);
  return key;
}

/** The HMAC-SHA-256 of a text under the key of one use. */
export const signatureOf = (text: string, secret: string, use: KeyUse): Buffer =>
  createHmac('sha256', derivedKey(secret, use)).update(text).digest();
