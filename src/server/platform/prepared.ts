import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';

/**
 * Put at the start of a statement whose text is always the same, to have each connection plan it once instead of every
 * time. Worth it where planning costs more than running: many joins, few rows.
 */
export const PREPARED = sql.raw(MARK);

const prepared = new WeakSet<pg.PoolClient>();
const nameByText = new Map<string, string>();

function nameOf(text: string): string {
  const known = nameByText.get(text);
  if (known) return known;
  const name = `p_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  nameByText.set(text, name);
  return name;
}

/** Makes a connection prepare marked statements under a name of their own. */
export function prepare(client: pg.PoolClient): pg.PoolClient {
  if (prepared.has(client)) return client;
  prepared.add(client);
  const query = client.query.bind(client);
  const namedQuery = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    if (typeof text === 'string' && Array.isArray(values) && text.trimStart().startsWith(MARK)) {
      return query({ name: nameOf(text), text, values });
    }
    return Reflect.apply(query, client, [text, values, ...rest]);
  };
  Object.assign(client, { query: namedQuery });
  return client;
}
