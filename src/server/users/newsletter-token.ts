import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/platform/config.ts';

const KEY_LENGTH = 32;

/** Derived, so that no other use of the secret shares the key. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'stammplatz newsletter', KEY_LENGTH));

const signatureOf = (address: string, secret: string): Buffer =>
  createHmac('sha256', keyOf(secret)).update(address).digest();

/** Says, without a row anywhere, that whoever holds it may end the newsletter of this address. It never runs out. */
export function unsubscribeToken(email: string, secret: string): string {
  const address = Buffer.from(email.toLowerCase()).toString('base64url');
  return `${address}.${signatureOf(address, secret).toString('base64url')}`;
}

/** The address in a token of ours, else null. */
export function readUnsubscribeToken(token: string, secrets: Secrets): string | null {
  const [address = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secrets.some((secret) => isSame(given, signatureOf(address, secret)));
  if (rest.length > 0 || !isOurs) return null;
  return Buffer.from(address, 'base64url').toString('utf8');
}

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
