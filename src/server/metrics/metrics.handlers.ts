import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EventQueue } from '#server/events/event-queue.ts';
import { poolFigures } from '#server/platform/database.ts';
import { type Gauge, METRICS_TYPE, createMetrics } from '#server/platform/metrics.ts';
import { callUnknown } from '#server/platform/problem.ts';
import type { Door } from '#server/platform/routing.ts';
import { type Queues, readQueues } from './metrics.repository.ts';

const METRICS_PATH = '/metrics';
/** An answer that goes on for as long as a tab is open says nothing about how quick we are. */
const STREAMS: ReadonlySet<string> = new Set(['/api/v1/chats/events']);

/** Figures about the running server, for a Prometheus on this machine or one that knows the token. */
export function registerMetrics(
  { app, base, watchCalls }: Pick<Door, 'app' | 'base' | 'watchCalls'>,
  events: Pick<EventQueue, 'figures'>,
): void {
  const metrics = createMetrics();
  const open = new Map<string, number>();
  const change = (route: string, by: number) => open.set(route, (open.get(route) ?? 0) + by);

  app.addHook('onRequest', async (request, reply) => {
    const route = routeOf(request);
    change(route, 1);
    reply.raw.once('close', () => change(route, -1));
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    if (route === METRICS_PATH || STREAMS.has(route)) return;
    metrics.observe({ route, method: request.method, status: reply.statusCode, seconds: reply.elapsedTime / 1_000 });
  });
  app.addHook('onClose', async () => metrics.close());
  watchCalls(metrics.observeCall);

  metrics.add(...gaugesOf({ base, events, open }));
  app.get(METRICS_PATH, async (request, reply) => {
    if (!mayRead(request, base.config.metricsToken)) throw callUnknown();
    return reply
      .type(METRICS_TYPE)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

/** The pattern, never the address; what no call answers is a page or nothing. */
const routeOf = ({ routeOptions }: FastifyRequest): string => {
  const { url } = routeOptions;
  return url === undefined || url === '/*' ? 'page' : url;
};

type Figures = Pick<Door, 'base'> & { events: Pick<EventQueue, 'figures'>; open: ReadonlyMap<string, number> };

function gaugesOf({ base, events, open }: Figures): Gauge[] {
  const gauge = (name: string, help: string, read: Gauge['read']): Gauge => ({
    name: `stammplatz_${name}`,
    help,
    read,
  });
  return [
    gauge('requests_open', 'Requests under way by route pattern; open chats are streams of theirs.', () =>
      [...open].filter(([, value]) => value > 0).map(([route, value]) => ({ labels: { route }, value })),
    ),
    gauge('database_connections', 'Connections of the pool, and requests that wait for one.', () =>
      Object.entries(poolFigures(base.db)).map(([state, value]) => ({ labels: { state }, value })),
    ),
    gauge('queue_length', 'What waits to be done.', async () => {
      const found = await queuesOf(base);
      const inDatabase = found && { mails: found.mails, 'event batches': found.open_batches };
      return Object.entries({ ...inDatabase, events: events.figures().waiting }).map(([queue, value]) => ({
        labels: { queue },
        value,
      }));
    }),
    gauge('event_lag_seconds', 'How long the oldest event waits to be written, and to be summed up.', async () => {
      const found = await queuesOf(base);
      const summing = found && { labels: { step: 'sum' }, value: found.oldest_open_batch_in_seconds };
      return [{ labels: { step: 'write' }, value: events.figures().oldestInMs / 1_000 }, ...(summing ? [summing] : [])];
    }),
    {
      name: 'stammplatz_events_total',
      help: 'Events since the start: written, left out (own looks, about nothing public), without room, refused.',
      type: 'counter',
      read: () => {
        const { written, own, unknown, shed, dropped } = events.figures();
        return Object.entries({ written, own, unknown, shed, dropped }).map(([outcome, value]) => ({
          labels: { outcome },
          value,
        }));
      },
    },
  ];
}

/** Null while the database is away: then what waits in memory is all the more of interest. */
const queuesOf = async ({ db, clock }: Door['base']): Promise<Queues | null> =>
  readQueues(db, clock()).catch(() => null);

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** With a token: who knows it. Without: this machine itself, but not somebody whom a proxy on it lets in. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));
