import type { Secrets } from '#server/platform/config.ts';
import { isSigned, signatureOf } from '#server/platform/secrets/derived-key.ts';

const USE = 'newsletter';

/** A signed token, stored nowhere, that lets its holder end the newsletter of this address. It never runs out. */
export function unsubscribeToken(email: string, secret: string): string {
  const address = Buffer.from(email.toLowerCase()).toString('base64url');
  return `${address}.${signatureOf(address, secret, USE).toString('base64url')}`;
}

/** The address in a token of ours, else null. */
export function readUnsubscribeToken(token: string, secrets: Secrets): string | null {
  const [address = '', signature = '', ...rest] = token.split('.');
  const isOurs = isSigned(address, Buffer.from(signature, 'base64url'), { secrets, use: USE });
  if (rest.length > 0 || !isOurs) return null;
  return Buffer.from(address, 'base64url').toString('utf8');
}
