import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/platform/config.ts';

const KEY_LENGTH = 32;

/** Derived, so that no other use of the secret shares the key. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'stammplatz advert renewal', KEY_LENGTH));

const signatureOf = (content: string, secret: string): Buffer =>
  createHmac('sha256', keyOf(secret)).update(content).digest();

/** One term of one advert: the next term has another end, so that a link renews once. */
export type RenewedTerm = { advertId: string; expiresAt: Date };

/** Says, without a row anywhere, that whoever holds it may renew this term of this advert. */
export function renewalToken({ advertId, expiresAt }: RenewedTerm, secret: string): string {
  const content = `${advertId.toLowerCase()}.${expiresAt.getTime().toString(36)}`;
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/** The term in a token of ours, else null. */
export function readRenewalToken(token: string, secrets: Secrets): RenewedTerm | null {
  const [advertId = '', time = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secrets.some((secret) => isSame(given, signatureOf(`${advertId}.${time}`, secret)));
  if (rest.length > 0 || !isOurs) return null;
  return { advertId, expiresAt: new Date(Number.parseInt(time, 36)) };
}

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
