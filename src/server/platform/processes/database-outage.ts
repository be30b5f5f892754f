import type pg from 'pg';

/** What one process says of an outage of its database: once that it began and once that it is over. */
export type DatabaseOutage = {
  /** Notices when connects of a pool fail, and when one succeeds again. */
  watchPool: (pool: pg.Pool) => void;
  /** Passes on how a connect ended, and notices where it failed. */
  watchConnect: <T>(connecting: Promise<T>) => Promise<T>;
  /** Says once that the database is away where an error means that; false: the error means something else. */
  isSaid: (logger: WarnOnly, error: unknown) => boolean;
};
type WarnOnly = { warn: (facts: object, words: string) => void };

/** Said by all of the server itself, not of one statement. */
const SERVER_IS_AWAY = new Set(['57P01', '57P02', '57P03']);
const CONNECTION_IS_LOST = /^Connection terminated unexpectedly$/;

/** Not what the pool says of itself, which is also out of connections where the database is well. */
const isOfSystem = (error: unknown): error is Error =>
  error instanceof AggregateError || (error instanceof Error && 'syscall' in error);

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Every job and queue would otherwise report an outage with all of its stack, several times a second. */
export function createDatabaseOutage(): DatabaseOutage {
  /** Failures to reach the database; those of other services look alike. */
  const failures = new WeakSet<Error>();
  let sayBack: (() => void) | null = null;

  const watchConnect = <T>(connecting: Promise<T>): Promise<T> =>
    connecting.catch((error: unknown) => {
      if (isOfSystem(error)) failures.add(error);
      throw error;
    });

  return {
    watchConnect,
    watchPool(pool) {
      const connect = pool.connect.bind(pool);
      const watched = (...call: unknown[]): unknown => {
        const connecting: unknown = Reflect.apply(connect, pool, call);
        return connecting instanceof Promise ? watchConnect(connecting) : connecting;
      };
      Object.assign(pool, { connect: watched });
      pool.on('connect', () => {
        sayBack?.();
        sayBack = null;
      });
    },
    isSaid(logger, error) {
      if (!(error instanceof Error)) return false;
      const code = codeOf(error);
      if (!failures.has(error) && !SERVER_IS_AWAY.has(code) && !CONNECTION_IS_LOST.test(error.message)) return false;
      if (sayBack !== null) return true;
      sayBack = () => logger.warn({ event: 'database.back' }, 'The database answers again.');
      const reason = code || error.message;
      logger.warn({ event: 'database.away', reason }, 'The database does not answer; what needs it is tried again.');
      return true;
    },
  };
}
