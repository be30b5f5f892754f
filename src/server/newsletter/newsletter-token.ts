import type { Secrets } from '#server/platform/config.ts';
import { readSigned, signText } from '#server/platform/secrets/signed-text.ts';

const USE = 'newsletter';

/** A signed token, stored nowhere, that lets its holder end the newsletter of this address. It never runs out. */
export function unsubscribeToken(email: string, secret: string): string {
  return signText(Buffer.from(email.toLowerCase()).toString('base64url'), secret, USE);
}

/** The address in a token of ours, else null. */
export function readUnsubscribeToken(token: string, secrets: Secrets): string | null {
  const [address] = readSigned(token, secrets, USE) ?? [];
  return address === undefined ? null : Buffer.from(address, 'base64url').toString('utf8');
}
