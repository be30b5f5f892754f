import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { type ResolvedSearch, conditionsOf, whereOf } from '#server/search/hits/conditions.repository.ts';
import { ATTRIBUTE_PREFIX } from './plain-conditions.ts';

/** What is kept of a resolved search: all that its conditions are made of but the time. */
export type KeptSearch = Pick<ResolvedSearch, 'request' | 'lexemes' | 'point'>;

/** A row with the columns of `search_docs`: that of an advert, or one kept of it elsewhere. */
export type DocRow = { table: 'search_docs'; id: number } | { table: 'saved_search_changes'; changeId: number };

/** Columns of a row of search_docs that filters are compared with, besides its terms. */
export const COMPARED_COLUMNS = sql.raw(
  `pos, unit, price_unit, price_total, length_from, length_to, diameter_from, diameter_to, thickness_from, thickness_to,
  width_from, width_to, lat_e5, lon_e5`,
);

/** Words and attributes of a row as one text vector; it is made once a row, filters ask it by the thousand. */
export const termsOfDoc: RawBuilder<string> = sql`tsv || array_to_tsvector(array(
  select ${sql.lit(ATTRIBUTE_PREFIX)} || code from unnest(attrs) code))`;

/**
 * Whether a filter (`f`, its columns of saved_search_filters) is fulfilled by a row (`terms` and COMPARED_COLUMNS under an
 * alias): by a filter without `resolved` wholly, by any other as far as columns can say.
 */
export function fulfils(alias: string): RawBuilder<boolean> {
  const row = (column: string) => sql.ref(`${alias}.${column}`);
  const price = sql`case when f.is_total then ${row('price_total')} else ${row('price_unit')} end`;
  const limits = (filter: string, from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
    sql`(${sql.ref(`f.${filter}_from`)} is null or ${to} >= ${sql.ref(`f.${filter}_from`)})
      and (${sql.ref(`f.${filter}_to`)} is null or ${from} <= ${sql.ref(`f.${filter}_to`)})`;
  const measures = ['length', 'diameter', 'thickness', 'width'].map((name) =>
    limits(name, row(`${name}_from`), row(`${name}_to`)),
  );
  return sql`((f.area is null or ${row('pos')} <@ f.area) and (f.query is null or ${row('terms')} @@ f.query)
    and (f.unit is null or ${row('unit')} = f.unit) and ${limits('price', price, price)}
    and ${limits('lat', row('lat_e5'), row('lat_e5'))} and ${limits('lon', row('lon_e5'), row('lon_e5'))}
    and ${sql.join(measures, sql` and `)})`;
}

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
