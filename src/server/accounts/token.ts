import { hkdfSync } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';

/** What a bearer token says: whose it is and which session keeps it alive. */
export type TokenClaims = { userId: string; sessionId: string };

/** A bearer token lives this long at most; its session may end sooner. */
export const TOKEN_LIFETIME_IN_DAYS = 30;

const ALGORITHM = 'HS256';
const TYPE = 'JWT';
const AUDIENCE = 'stammplatz:api';
const ISSUER = 'stammplatz';

const keyBySecret = new Map<string, Uint8Array>();

/** The signing key, derived so that no other use of the secret shares it. */
function keyOf(secret: string): Uint8Array {
  const known = keyBySecret.get(secret);
  if (known) return known;
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'stammplatz api token', 32));
  keyBySecret.set(secret, key);
  return key;
}

/** A signed token for a session. */
export async function issueToken(
  claims: TokenClaims,
  times: { issuedAt: Date; expiresAt: Date },
  secret: string,
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(claims.userId)
    .setJti(claims.sessionId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(times.issuedAt)
    .setExpirationTime(times.expiresAt)
    .sign(keyOf(secret));
}

/** The claims of a token of ours that is signed and not over, else null. */
export async function readToken(token: string, now: Date, secret: string): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
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
