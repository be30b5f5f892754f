import { createHash } from 'node:crypto';
import { SignJWT, decodeProtectedHeader, jwtVerify } from 'jose';
import type { Secrets } from '#server/platform/config.ts';
import { derivedKey } from '#server/platform/secrets/derived-key.ts';

/** Claims of a bearer token: the user and the session it belongs to. */
export type TokenClaims = { userId: string; sessionId: string };

/** A bearer token lives this long at most; its session may end sooner. */
export const TOKEN_LIFETIME_IN_DAYS = 30;

const ALGORITHM = 'HS256';
const TYPE = 'JWT';
const AUDIENCE = 'stammplatz:api';
const ISSUER = 'stammplatz';

type Key = { bytes: Uint8Array; id: string };

const keyBySecret = new Map<string, Key>();

/** The signing key and the name by which a token says that it was used. */
function keyOf(secret: string): Key {
  const known = keyBySecret.get(secret);
  if (known) return known;
  const bytes = derivedKey(secret, 'api token');
  const key = { bytes, id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) };
  keyBySecret.set(secret, key);
  return key;
}

/** A signed token for a session. */
export async function issueToken(
  claims: TokenClaims,
  times: { issuedAt: Date; expiresAt: Date },
  secret: string,
): Promise<string> {
  const key = keyOf(secret);
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.id })
    .setSubject(claims.userId)
    .setJti(claims.sessionId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(times.issuedAt)
    .setExpirationTime(times.expiresAt)
    .sign(key.bytes);
}

/** The claims of a token of ours that is signed with the key it names and not over, else null. */
export async function readToken(token: string, now: Date, secrets: Secrets): Promise<TokenClaims | null> {
  for (const key of keysFor(token, secrets)) {
    const claims = await verify(token, now, key);
    if (claims) return claims;
  }
  return null;
}

/** Tokens of earlier releases name no key: each of ours is tried. */
function keysFor(token: string, secrets: Secrets): Key[] {
  try {
    const { kid } = decodeProtectedHeader(token);
    return secrets.map(keyOf).filter(({ id }) => kid === undefined || kid === id);
  } catch {
    return [];
  }
}

async function verify(token: string, now: Date, { bytes }: Key): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, bytes, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'jti', 'exp'],
      currentDate: now,
    });
    return payload.sub && payload.jti ? { userId: payload.sub, sessionId: payload.jti } : null;
  } catch {
    return null;
  }
}
