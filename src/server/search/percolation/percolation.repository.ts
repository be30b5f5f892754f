import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { type ResolvedSearch, conditionsOf, whereOf } from '#server/search/hits/conditions.repository.ts';

/** What is kept of a resolved search: all that its conditions are made of but the time. */
export type KeptSearch = Pick<ResolvedSearch, 'request' | 'lexemes' | 'point'>;

/** A row with the columns of `search_docs`: that of an advert, or one kept of it elsewhere. */
export type DocRow = { table: 'search_docs'; id: number } | { table: 'saved_search_changes'; changeId: number };

/** Conditions of one statement; each has a handful of parameters. */
const AT_ONCE = 100;

/** Tests one row against the conditions of each search; a row that is not there fulfils none. */
export async function testSearches(
  db: Db,
  row: DocRow,
  { now, kept }: { now: Date; kept: readonly KeptSearch[] },
): Promise<boolean[]> {
  const found: boolean[] = [];
  for (let at = 0; at < kept.length; at += AT_ONCE) {
    const part = kept.slice(at, at + AT_ONCE);
    const tests = part.map((search) => sql`coalesce(${whereOf(conditionsOf({ ...search, now }))}, false)`);
    const where = row.table === 'search_docs' ? sql`id = ${row.id}` : sql`change_id = ${row.changeId}`;
    const { rows } = await sql<{ held: boolean[] }>`
      select array[${sql.join(tests)}]::boolean[] as held from ${sql.table(row.table)} where ${where}`.execute(db);
    const held = rows[0]?.held ?? [];
    found.push(...part.map((_, index) => held[index] ?? false));
  }
  return found;
}
