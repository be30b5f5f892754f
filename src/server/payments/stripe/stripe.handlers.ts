import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { Problem } from '#server/platform/http/problem.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import type { Logger } from '#server/platform/logger.ts';
import { noteRefusal } from '#server/platform/security/security-log.ts';
import type { StripeAccess } from './stripe-client.ts';
import { keepStripeEvent } from './stripe-events.service.ts';

const PATH = '/api/payment/stripe/webhook';
const LIMIT_IN_BYTES = 1024 * 1024;
/** Stripe wants its answer soon; what takes longer goes on by itself, and is found again if this process ends. */
const ANSWER_LIMIT_IN_MS = 3_000;

/** The webhook of Stripe. Its signature covers the raw body, which is therefore not parsed as JSON. */
export function registerStripeWebhook({ app, base }: Pick<ApiServer, 'app' | 'base'>, access: StripeAccess): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIMIT_IN_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(PATH, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { act } = await keepStripeEvent(base, access, {
        body,
        signature: typeof signature === 'string' ? signature : undefined,
      }).catch((error: unknown) => {
        if (error instanceof Problem) noteRefusedMessage(base.logger, error, request);
        throw error;
      });
      const acted = act().catch((error: unknown) => base.logger.error({ err: error }, 'A message of Stripe waits.'));
      await Promise.race([acted, wait(ANSWER_LIMIT_IN_MS, undefined, { ref: false })]);
      return reply.send({ received: true });
    });
  });
}

const noteRefusedMessage = (logger: Logger, problem: Problem, { ip: address, id: requestId }: FastifyRequest): void =>
  noteRefusal(logger, {
    problem,
    operation: 'stripe webhook',
    person: null,
    hasCredential: false,
    isPrivate: false,
    address,
    requestId,
  });
