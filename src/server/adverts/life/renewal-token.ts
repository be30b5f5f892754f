import type { Secrets } from '#server/platform/config.ts';
import { readSigned, signText } from '#server/platform/secrets/signed-text.ts';

const USE = 'advert renewal';

/** One term of one advert: the next term has another end, so that a link renews once. */
export type RenewedTerm = { advertId: string; expiresAt: Date };

/** A signed token, stored nowhere, that lets its holder renew this term of this advert. */
export function renewalToken({ advertId, expiresAt }: RenewedTerm, secret: string): string {
  return signText(`${advertId.toLowerCase()}.${expiresAt.getTime().toString(36)}`, secret, USE);
}

/** The term in a token of ours, else null. */
export function readRenewalToken(token: string, secrets: Secrets): RenewedTerm | null {
  const parts = readSigned(token, secrets, USE);
  if (parts === null) return null;
  const [advertId = '', time = ''] = parts;
  return { advertId, expiresAt: new Date(Number.parseInt(time, 36)) };
}
