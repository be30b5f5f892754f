import type { Secrets } from '#server/platform/config.ts';
import { readSigned, signText } from '#server/platform/secrets/signed-text.ts';

const USE = 'saved search';

/** What the links of mails are for: one saved search, or all of an address without an account. */
export type TokenScope = { searchId: string } | { email: string };

const SEARCH = 's:';
const ADDRESS = 'm:';

/** A signed token, stored nowhere. It never runs out; whatever it is for can be ended with it. */
export function savedSearchToken(scope: TokenScope, secret: string): string {
  const text = 'searchId' in scope ? SEARCH + scope.searchId : ADDRESS + scope.email;
  return signText(Buffer.from(text).toString('base64url'), secret, USE);
}

/** What a token of ours is for, else null. */
export function readSavedSearchToken(token: string, secrets: Secrets): TokenScope | null {
  const [encoded = ''] = readSigned(token, secrets, USE) ?? [];
  const text = Buffer.from(encoded, 'base64url').toString('utf8');
  if (text.startsWith(SEARCH)) return { searchId: text.slice(SEARCH.length) };
  return text.startsWith(ADDRESS) ? { email: text.slice(ADDRESS.length) } : null;
}
