import type { Secrets } from '#server/platform/config.ts';
import { readSigned, signText } from '#server/platform/secrets/signed-text.ts';

const USE = 'end of following';

/** Who follows whom, by public ids. */
export type FollowScope = { userId: string; sellerId: string };

/** A signed token, stored nowhere, that lets its holder end following a seller. It never runs out. */
export function followToken({ userId, sellerId }: FollowScope, secret: string): string {
  return signText(`${userId}.${sellerId}`, secret, USE);
}

/** What a token of ours ends, else null. */
export function readFollowToken(token: string, secrets: Secrets): FollowScope | null {
  const parts = readSigned(token, secrets, USE);
  if (parts === null) return null;
  const [userId = '', sellerId = ''] = parts;
  return { userId, sellerId };
}
