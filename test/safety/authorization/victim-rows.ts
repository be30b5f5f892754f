import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

type ForeignKey = { table: string; column: string; parent: string; parentColumn: string };
export type VictimRows = ReadonlyMap<string, readonly string[]>;

/** Derived or counted rows: what anybody does in public may move them. */
const DERIVED = new Set([
  'search_docs',
  'map_cells',
  'facet_counts',
  'saved_search_keys',
  // Written a moment later by the jobs that match and review what is public.
  'saved_search_adverts',
  'advert_reviews',
]);

async function foreignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as parent, p.attname as "parentColumn"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1`.execute(db);
  return rows;
}

/** For each table the condition that a row belongs to a user, directly or by way of another of the user's rows. */
function conditions(keys: readonly ForeignKey[], userKey: number): Map<string, string> {
  const found = new Map([['users', `id = ${userKey}`]]);
  for (let grew = true; grew;) {
    grew = false;
    const next = Map.groupBy(
      keys.filter(({ table, parent }) => !found.has(table) && found.has(parent) && !DERIVED.has(table)),
      ({ table }) => table,
    );
    for (const [table, ways] of next) {
      const parts = ways.map(
        ({ column, parent, parentColumn }) =>
          `${column} in (select ${parentColumn} from ${parent} where ${found.get(parent)})`,
      );
      found.set(table, parts.join(' or '));
      grew = true;
    }
  }
  return found;
}

/** Reads all rows of a user in all tables that refer to users, however far away. */
export async function victimRowsReader(db: Db, userKey: number): Promise<() => Promise<VictimRows>> {
  const parts = [...conditions(await foreignKeys(db), userKey)].map(
    ([table, condition]) => `select '${table}' as name, t::text as row from ${table} t where ${condition}`,
  );
  const statement = sql.raw<{ name: string; row: string }>(parts.join(' union all '));
  return async () => {
    const { rows } = await statement.execute(db);
    return new Map([...Map.groupBy(rows, ({ name }) => name)].map(([name, of]) => [name, of.map(({ row }) => row)]));
  };
}

/** The tables in which rows of `before` are changed or gone; with `exactly`, also those with new rows. */
export function changedTables(before: VictimRows, after: VictimRows, exactly: boolean): string[] {
  const lacks = (one: VictimRows, other: VictimRows): string[] =>
    [...one].flatMap(([table, rows]) => {
      const there = new Set(other.get(table));
      return rows.every((row) => there.has(row)) ? [] : [table];
    });
  return [...new Set([...lacks(before, after), ...(exactly ? lacks(after, before) : [])])].toSorted();
}
