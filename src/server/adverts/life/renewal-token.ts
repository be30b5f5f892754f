import type { Secrets } from '#server/platform/config.ts';
import { isSigned, signatureOf } from '#server/platform/secrets/derived-key.ts';

const USE = 'advert renewal';

/** One term of one advert: the next term has another end, so that a link renews once. */
export type RenewedTerm = { advertId: string; expiresAt: Date };

/** A signed token, stored nowhere, that lets its holder renew this term of this advert. */
export function renewalToken({ advertId, expiresAt }: RenewedTerm, secret: string): string {
  const content = `${advertId.toLowerCase()}.${expiresAt.getTime().toString(36)}`;
  return `${content}.${signatureOf(content, secret, USE).toString('base64url')}`;
}

/** The term in a token of ours, else null. */
export function readRenewalToken(token: string, secrets: Secrets): RenewedTerm | null {
  const [advertId = '', time = '', signature = '', ...rest] = token.split('.');
  const isOurs = isSigned(`${advertId}.${time}`, Buffer.from(signature, 'base64url'), { secrets, use: USE });
  if (rest.length > 0 || !isOurs) return null;
  return { advertId, expiresAt: new Date(Number.parseInt(time, 36)) };
}
