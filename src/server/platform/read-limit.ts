import type pg from 'pg';

const limited = new WeakSet<pg.PoolClient>();

/**
 * Gives a connection up when a statement gets no answer in time: a network that falls silent breaks nothing by itself.
 * Follows the connection's own setting, so that work which asked the database for more time has it here too.
 */
export function limitReading(client: pg.PoolClient, limitInMs: number): pg.PoolClient {
  if (limited.has(client)) return client;
  limited.add(client);
  const query = client.query.bind(client);
  let extent: Extent = 'NONE';
  const limitedQuery = (...call: unknown[]): unknown => {
    const [text] = call;
    if (typeof text === 'string') extent = extentAfter(text, extent);
    const answer: unknown = Reflect.apply(query, client, call);
    if (extent !== 'NONE' || !(answer instanceof Promise)) return answer;
    // Ending a connection with a statement under way closes its socket; the statement then fails as broken off.
    const timer = setTimeout(() => void client.end().catch(() => undefined), limitInMs);
    return answer.finally(() => clearTimeout(timer));
  };
  Object.assign(client, { query: limitedQuery });
  return client;
}

/** How far a connection may take its time: not at all, to the end of its transaction, or until it says otherwise. */
type Extent = 'NONE' | 'TRANSACTION' | 'SESSION';

function extentAfter(text: string, extent: Extent): Extent {
  if (/^\s*set statement_timeout = 0/.test(text)) return 'SESSION';
  if (/^\s*set local statement_timeout = 0/.test(text)) return extent === 'SESSION' ? extent : 'TRANSACTION';
  const isOver = extent === 'SESSION' ? /^\s*reset statement_timeout\b/ : /^\s*(commit|rollback)\b/;
  return isOver.test(text) ? 'NONE' : extent;
}
