import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { ForeignIdentity } from '#server/accounts/sign-in/identities.service.ts';
import type { GraphProvider } from './providers.ts';
import { foreignToken, providerAway, providerRefused } from '#server/session-handler/session-handler.problems.ts';

const words = z.catch(z.optional(z.string()), undefined);
/** Some services write the word instead of the value. */
const isTrue = z.catch(z.optional(z.union([z.boolean(), z.stringbool()])), undefined);

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: words,
  email_verified: isTrue,
  given_name: words,
  family_name: words,
  name: words,
});

/** The identity by the claims of an OpenID service. @throws provider.refused (400) */
export function readClaims(provider: string, claims: unknown): ForeignIdentity {
  const parsed = Claims.safeParse(claims);
  if (!parsed.success) throw providerRefused();
  const { sub, email, email_verified, given_name, family_name, name } = parsed.data;
  const [first = '', ...rest] = (name ?? '').trim().split(/\s+/);
  return {
    provider,
    subject: sub,
    email: email ?? null,
    emailIsVerified: email_verified === true,
    firstName: given_name ?? first,
    lastName: family_name ?? rest.join(' '),
  };
}

const GraphUser = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  email: words,
  first_name: words,
  last_name: words,
});

/** The identity at Facebook, which does not say whether an address was ever verified. @throws provider.refused (400) */
export async function readGraphIdentity(provider: GraphProvider, accessToken: string): Promise<ForeignIdentity> {
  const url = new URL(`${provider.graphUrl}/me`);
  url.searchParams.set('fields', 'id,email,first_name,last_name');
  url.searchParams.set(
    'appsecret_proof',
    createHmac('sha256', provider.clientSecret).update(accessToken).digest('hex'),
  );
  const parsed = GraphUser.safeParse(await askJson(url, { authorization: `Bearer ${accessToken}` }));
  if (!parsed.success) throw providerRefused();
  const { id, email, first_name, last_name } = parsed.data;
  return {
    provider: provider.id,
    subject: id,
    email: email ?? null,
    emailIsVerified: false,
    firstName: first_name ?? '',
    lastName: last_name ?? '',
  };
}

const ANSWER_LIMIT_IN_MS = 2_000;
const LONGEST_ANSWER = 100_000;

/** A JSON answer of another service; what it refuses is a token we do not take. @throws provider.away (503), provider.foreign-token (400) */
export async function askJson(url: URL, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_LIMIT_IN_MS),
  }).catch(() => null);
  if (answer === null || answer.status >= 500) throw providerAway();
  if (!answer.ok) throw foreignToken();
  try {
    const text = await answer.text();
    return text.length > LONGEST_ANSWER ? null : JSON.parse(text);
  } catch {
    throw providerAway();
  }
}
