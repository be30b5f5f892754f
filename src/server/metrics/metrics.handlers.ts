import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EventQueue } from '#server/events/events.service.ts';
import { poolFigures } from '#server/platform/database/database.ts';
import { type Figure, METRICS_TYPE, createMetrics } from '#server/platform/metrics.ts';
import { callUnknown } from '#server/platform/http/problem.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { waitingWork } from '#server/platform/work-queue.ts';
import { type OpenBatches, readOpenBatches } from './metrics.repository.ts';

const METRICS_PATH = '/metrics';
/** Event streams last as long as their tab, so their duration says nothing about speed. */
const STREAMS: ReadonlySet<string> = new Set(['/api/v1/chats/events']);

/** Figures about the running server, for a Prometheus on this machine or one that knows the token. */
export function registerMetrics(
  { app, base, watchCalls }: Pick<ApiServer, 'app' | 'base' | 'watchCalls'>,
  { events, leads, more }: { events: Pick<EventQueue, 'figures'>; leads: () => boolean; more: readonly Figure[] },
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

  metrics.add(...figuresOf({ base, events, open, leads }), ...more);
  app.get(METRICS_PATH, async (request, reply) => {
    if (!mayRead(request, base.config.metricsToken)) throw callUnknown();
    return reply
      .type(METRICS_TYPE)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

/** The pattern, never the URL; unknown paths count as pages. */
const routeOf = ({ routeOptions }: FastifyRequest): string => {
  const { url } = routeOptions;
  return url === undefined || url === '/*' ? 'page' : url;
};

type Watched = Pick<ApiServer, 'base'> & {
  events: Pick<EventQueue, 'figures'>;
  open: ReadonlyMap<string, number>;
  leads: () => boolean;
};

function figuresOf({ base, events, open, leads }: Watched): Figure[] {
  return [
    {
      name: 'stammplatz_leading_processes',
      help: 'Processes here that do the jobs of which one process on a database is in charge.',
      read: () => Number(leads()),
    },
    {
      name: 'stammplatz_requests_open',
      help: 'Requests under way by route pattern; open chats are streams of theirs.',
      label: 'route',
      read: () => Object.fromEntries([...open].filter(([, count]) => count > 0)),
    },
    {
      name: 'stammplatz_database_connections',
      help: 'Connections of the pool, and requests that wait for one.',
      label: 'state',
      read: () => poolFigures(base.db),
    },
    ...replicaFigures(base),
    {
      name: 'stammplatz_queue_length',
      help: 'What waits to be done: in the database, and events in the memory of the process with the most.',
      ofAll: 'max',
      label: 'queue',
      read: async () => {
        const [work, batches] = await Promise.all([waitingWork(base).catch(() => ({})), batchesOf(base)]);
        const inDatabase = batches ? { ...work, 'event batches': batches.open_batches } : {};
        return { ...inDatabase, events: events.figures().waiting };
      },
    },
    {
      name: 'stammplatz_event_lag_seconds',
      help: 'How long the oldest event waits to be written, and to be summed up.',
      ofAll: 'max',
      label: 'step',
      read: async () => {
        const found = await batchesOf(base);
        const write = events.figures().oldestInMs / 1_000;
        return found ? { write, sum: found.oldest_open_batch_in_seconds } : { write };
      },
    },
    {
      name: 'stammplatz_events_total',
      help: 'Events since the start: written, left out (own looks, about nothing public), without room, refused.',
      type: 'counter',
      label: 'outcome',
      read: () => {
        const { written, own, unknown, shed, dropped } = events.figures();
        return { written, own, unknown, shed, dropped };
      },
    },
  ];
}

/** Nothing where there are no replicas. */
function replicaFigures({ db }: ApiServer['base']): Figure[] {
  const replicas = db.opened?.replicaReads;
  if (!replicas) return [];
  return [
    {
      name: 'stammplatz_replica_processes',
      help: 'Processes here that read from a replica now; 0: it is left out.',
      label: 'replica',
      read: () => replicas.figures().isUsed,
    },
    {
      name: 'stammplatz_replica_lag_seconds',
      help: 'How old the answers of a replica are at most, in the process that knows least.',
      ofAll: 'max',
      label: 'replica',
      read: () => replicas.figures().lagInSeconds,
    },
    {
      name: 'stammplatz_old_reads_total',
      help: 'Reads that may be old: by a replica, by the primary, and by the primary after a replica failed.',
      type: 'counter',
      label: 'by',
      read: () => replicas.figures().reads,
    },
  ];
}

/** Null while the database is away: then what waits in memory is all the more of interest. */
const batchesOf = async ({ db, clock }: ApiServer['base']): Promise<OpenBatches | null> =>
  readOpenBatches(db, clock()).catch(() => null);

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** With a configured token: any request that sends it. Without: only local requests that came through no proxy. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));
