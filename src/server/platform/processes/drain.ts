import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Memory } from '#server/platform/memory.ts';
import { slot } from '#server/platform/memory.ts';

const state = slot(() => ({ hasBegun: false }));

/** Whether this process is about to end: it still answers, and proxies should send new requests elsewhere. */
export const isDraining = (memory: Memory): boolean => memory.of(state).hasBegun;

/** While a process drains, each answer is the last one of its connection, so that the client opens the next one elsewhere. */
export function closeConnectionsOnDrain(app: FastifyInstance, memory: Memory): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining(memory)) reply.header('connection', 'close');
    done();
  });
}

type DrainOptions = {
  /** How long the server goes on listening, so that proxies notice. */
  announceForInMs: number;
  /** When connections are cut whose requests still run, counted from the call. */
  cutAfterInMs: number;
  /** Ends both pauses. */
  atOnce: AbortSignal;
};

/**
 * Ends a server without a broken request: `/health/ready` says so and the server listens on for a while, then streams end,
 * requests under way are answered, and idle connections are closed.
 */
export async function drain(
  app: FastifyInstance,
  memory: Memory,
  { announceForInMs, cutAfterInMs, atOnce }: DrainOptions,
): Promise<void> {
  memory.of(state).hasBegun = true;
  const cut = (): void => app.server.closeAllConnections();
  const timer = setTimeout(cut, cutAfterInMs);
  await wait(announceForInMs, undefined, { signal: atOnce }).catch(() => undefined);
  if (atOnce.aborted) cut();
  atOnce.addEventListener('abort', cut);
  await app.close();
  atOnce.removeEventListener('abort', cut);
  clearTimeout(timer);
}
