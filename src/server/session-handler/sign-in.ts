import { paths } from '#contract/paths.ts';
import { readCredential, sessionCookie } from '#server/accounts/sign-in/credentials.service.ts';
import { type SessionReader, endOwnSession, startCookieSession } from '#server/accounts/sessions/sessions.service.ts';
import { type SignInProof, completeSignIn } from '#server/accounts/sign-in/sign-in.service.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { type Visit, goTo, refuse } from './answer.ts';
import { secondFactorRequired } from './session-handler.problems.ts';
import { pageAddress } from './site-address.ts';

export type SessionTools = { limiter: RateLimiter; sessions: SessionReader };

/** Starts the session of an authenticated account, or asks for the second factor first. */
export async function startSession(
  visit: Visit,
  { proof, otp }: { proof: SignInProof; otp?: string | undefined },
  { limiter, sessions }: SessionTools,
): Promise<{ url: string }> {
  const { context, request, reply } = visit;
  const outcome = await completeSignIn(context, proof, { otp, limiter });
  if (outcome.kind === 'SECOND_FACTOR_REQUIRED') return askForSecondFactor(visit, proof.method, outcome.challenge);
  await endFormerSession(visit, sessions);
  const facts = { method: proof.method, secondFactorAt: outcome.secondFactorAt, address: request.ip };
  const session = await startCookieSession(context, proof.user, request.headers['user-agent'] ?? '', facts);
  reply.header('set-cookie', sessionCookie(context.config, session.token, session.expiresAt));
  return goTo(visit, visit.goOnTo);
}

/** Scripts that sent a password get a refusal, as for a wrong one; others are redirected to the missing step. */
function askForSecondFactor(visit: Visit, method: string, challenge: string): { url: string } {
  if (visit.wantsJson && method === 'password') {
    const problem = secondFactorRequired();
    return refuse(visit, { error: 'SecondFactorRequired', problem, parameters: { challenge } });
  }
  const step = { schritt: 'code', pruefung: challenge, callbackUrl: visit.goOnTo };
  return goTo(visit, pageAddress(visit.origin, paths.signIn(), step));
}

/** The session of the replaced cookie ends, so that a copy of it is useless. */
async function endFormerSession({ context, request }: Visit, sessions: SessionReader): Promise<void> {
  const isCookie = readCredential(request.headers, context.config)?.kind === 'COOKIE';
  if (isCookie && context.viewer) await endOwnSession(context, sessions);
}
