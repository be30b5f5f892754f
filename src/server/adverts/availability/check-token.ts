import type { Secrets } from '#server/platform/config.ts';
import { readSigned, signText } from '#server/platform/secrets/signed-text.ts';

const USE = 'advert check';

/** One question to one seller: it is about what was asked until then. */
export type AskedCheck = { userId: string; askedAt: Date };

/** A signed token, stored nowhere, that lets its holder answer this question. */
export function checkToken({ userId, askedAt }: AskedCheck, secret: string): string {
  return signText(`${userId.toLowerCase()}.${askedAt.getTime().toString(36)}`, secret, USE);
}

/** The question of a token of ours, else null. */
export function readCheckToken(token: string, secrets: Secrets): AskedCheck | null {
  const parts = readSigned(token, secrets, USE);
  if (parts === null) return null;
  const [userId = '', time = ''] = parts;
  return { userId, askedAt: new Date(Number.parseInt(time, 36)) };
}
