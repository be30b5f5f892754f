import type { FastifyReply, FastifyRequest } from 'fastify';
import * as calls from '#contract/accounts/second-factor.ts';
import { secondFactorShapes } from '#contract/accounts/second-factor.schemas.ts';
import { presentContentUser } from '#server/accounts/content-user.service.ts';
import type { Context } from '#server/platform/context.ts';
import { drawQrCode } from '#server/platform/pdf/qr-code.ts';
import { addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { ACCOUNT_LIMITS } from '#server/accounts/account-limits.service.ts';
import { isSameOrigin, readCredential, sessionCookie } from '#server/accounts/sign-in/credentials.service.ts';
import * as setup from './second-factor-setup.service.ts';
import { presentSecondFactor } from './second-factor.presenter.ts';
import { endOwnSession, startBearerSession, startCookieSession } from '#server/accounts/sessions/sessions.service.ts';
import { type SignInProof, answerChallenge } from '#server/accounts/sign-in/sign-in.service.ts';

/** The viewer's second factor, and the second half of a sign-in that needs it. */
export function registerSecondFactorHandlers(server: ApiServer, deps: setup.SecondFactorDeps): void {
  const { limiter } = deps;

  server.handle(calls.getSecondFactor, secondFactorShapes.getSecondFactor, async ({ context }) =>
    presentSecondFactor(await setup.getSecondFactor(context)),
  );

  server.handle(calls.setUpSecondFactor, secondFactorShapes.setUpSecondFactor, async ({ context, input }) => {
    const { currentPassword } = input.secondFactorSetupDto;
    const begun = await setup.setUpSecondFactor(context, { currentPassword, limiter });
    return { ...begun, qrCode: drawQrCode(begun.otpauthUrl) };
  });

  server.handle(calls.confirmSecondFactor, secondFactorShapes.confirmSecondFactor, async ({ context, input }) => ({
    recoveryCodes: await setup.confirmSecondFactor(context, input.otpDto.otp, deps),
  }));

  server.handle(calls.proveSecondFactor, secondFactorShapes.proveSecondFactor, async ({ context, input }) =>
    presentSecondFactor(await setup.proveSecondFactor(context, input.otpDto.otp, deps)),
  );

  server.handle(calls.renewRecoveryCodes, secondFactorShapes.renewRecoveryCodes, async ({ context, input }) => ({
    recoveryCodes: await setup.renewRecoveryCodes(context, input.otpDto.otp, limiter),
  }));

  server.handle(calls.disableSecondFactor, secondFactorShapes.disableSecondFactor, async ({ context, input }) =>
    presentSecondFactor(await setup.disableSecondFactor(context, input.secondFactorEndDto, deps)),
  );

  server.handle(
    calls.signInWithSecondFactor,
    secondFactorShapes.signInWithSecondFactor,
    async ({ context, input, request, reply }) => {
      await enforceLimit(limiter, ACCOUNT_LIMITS.codeByAddress, addressKey(request.ip));
      const proof = await answerChallenge(context, input.secondFactorAnswerDto, limiter);
      const jwt = await startSession(context, proof, { request, reply, isAsked: input.session === 'cookie' }, deps);
      return { jwt, user: presentContentUser(proof.user) };
    },
  );
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; isAsked: boolean };

/**
 * Returns the token to clients of the API. For our own pages, and for callers that sent a session cookie, it becomes an
 * HttpOnly cookie instead and the token is empty; the session of the old cookie ends.
 */
async function startSession(
  context: Context,
  { user, method, secondFactorAt }: SignInProof & { secondFactorAt: Date },
  { request, reply, isAsked }: Exchange,
  { sessions }: setup.SecondFactorDeps,
): Promise<string> {
  const userAgent = request.headers['user-agent'] ?? '';
  const facts = { method, secondFactorAt, address: request.ip };
  const headers = { ...request.headers, host: request.host };
  const hasCookie = context.viewer !== null && readCredential(headers, context.config)?.kind === 'COOKIE';
  if (!hasCookie && !(isAsked && isSameOrigin(headers, context.config)))
    return startBearerSession(context, user, userAgent, facts);
  const { token, expiresAt } = await startCookieSession(context, user, userAgent, facts);
  if (hasCookie) await endOwnSession(context, sessions);
  reply.header('set-cookie', sessionCookie(context.config, token, expiresAt));
  return '';
}
