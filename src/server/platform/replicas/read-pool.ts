import pg from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Replica } from './replica.ts';

type ReadPoolOptions = {
  primary: pg.Pool;
  /** Null: the primary answers. */
  choose: () => Replica | null;
  /** Told which one has answered. */
  count: (by: 'replica' | 'primary' | 'retried', cause?: unknown) => void;
};

/** Statements that belong together, or leave something behind on their connection: those are the primary's. */
const BINDS = /^\s*(begin|start transaction|set|reset|listen|lock|declare|create|copy)\b/i;
const STATEMENT_TIMEOUT = '57014';

/**
 * A pool in front of several: each statement goes to a replica, and again to the primary where that one fails. Transactions
 * are the primary's from their first statement on.
 */
export function createReadPool({ primary, choose, count }: ReadPoolOptions): PostgresPool {
  const ask = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    const replica = choose();
    if (replica !== null) {
      try {
        const result = await replica.query(text, values);
        count('replica');
        return result;
      } catch (error) {
        // What takes too long there takes too long here, and the visitor has waited.
        if (error instanceof pg.DatabaseError && error.code === STATEMENT_TIMEOUT) throw error;
        count('retried', error);
      }
    } else count('primary');
    const client = await primary.connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  };

  const openClient = (): PostgresPoolClient => {
    let bound: Promise<pg.PoolClient> | null = null;
    const query = async (text: unknown, values: readonly unknown[] = []): Promise<unknown> => {
      if (bound === null && typeof text === 'string' && !BINDS.test(text)) return ask(text, [...values]);
      const client = await (bound ??= primary.connect());
      return Reflect.apply(client.query, client, [text, [...values]]);
    };
    return {
      query: (...call: unknown[]) => Reflect.apply(query, null, call),
      release: (isBroken?: boolean) =>
        void bound?.then(
          (client) => client.release(isBroken),
          () => undefined,
        ),
    };
  };

  return { connect: async () => openClient(), end: async () => undefined, options: primary.options };
}
