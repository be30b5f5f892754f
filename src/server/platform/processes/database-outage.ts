import type pg from 'pg';

/** Failures to reach the database; those of other services look alike. */
const failures = new WeakSet<Error>();
/** Said by all of the server itself, not of one statement. */
const SERVER_IS_AWAY = new Set(['57P01', '57P02', '57P03']);
const CONNECTION_IS_LOST = /^Connection terminated unexpectedly$/;

let sayBack: (() => void) | null = null;

/** Remembers that a connect failed, and passes the failure on. */
export function connectFailed(error: unknown): never {
  if (error instanceof Error && isOfSystem(error)) failures.add(error);
  throw error;
}

/** Not what the pool says of itself, which is also out of connections where the database is well. */
const isOfSystem = (error: Error): boolean => 'syscall' in error || error instanceof AggregateError;

/** Notices when connects of this pool fail, and when one succeeds again. */
export function watchConnects(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  const watched = (...call: unknown[]): unknown => {
    const connected: unknown = Reflect.apply(connect, pool, call);
    return connected instanceof Promise ? connected.catch(connectFailed) : connected;
  };
  Object.assign(pool, { connect: watched });
  pool.on('connect', () => {
    sayBack?.();
    sayBack = null;
  });
}

type WarnOnly = { warn: (facts: object, words: string) => void };

/**
 * Whether the failure is that the database is away, which a process says once instead of what each of its jobs has to say
 * of it several times a second.
 */
export function saidAsOutage(logger: WarnOnly, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (!failures.has(error) && !SERVER_IS_AWAY.has(code) && !CONNECTION_IS_LOST.test(error.message)) return false;
  if (sayBack !== null) return true;
  sayBack = () => logger.warn({ event: 'database.back' }, 'The database answers again.');
  const reason = code || error.message;
  logger.warn({ event: 'database.away', reason }, 'The database does not answer; what needs it is tried again.');
  return true;
}
