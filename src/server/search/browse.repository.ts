import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export type SearchedAdvert = {
  id: number;
  category: number;
  price_unit: number | null;
  unit: number;
  attrs: number[];
  x: number;
  y: number;
};

const COLUMNS = sql`id, category, price_unit, unit, attrs, pos[0] as x, pos[1] as y`;

/** What the index knows of an advert that is or was public; null when it never had a row or lost it. */
export async function findSearchedAdvert(db: Db, key: number): Promise<SearchedAdvert | null> {
  const { rows } = await sql<SearchedAdvert>`select ${COLUMNS} from search_docs where id = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** The nearest other adverts of a category (index of places of the category); the place may be nowhere, then the order is any. */
export async function listNearestOfCategory(
  db: Db,
  { category, x, y, except }: { category: number; x: number; y: number; except: number },
  { limit, now }: { limit: number; now: Date },
): Promise<SearchedAdvert[]> {
  const point = sql`point(${x}::float8, ${y}::float8)`;
  const { rows } = await sql<SearchedAdvert>`
    select ${COLUMNS} from search_docs
    where category = ${sql.lit(category)} and id <> ${except} and expires_at > ${now}
    order by pos <-> ${point}, id limit ${limit}`.execute(db);
  return rows;
}

export type SitemapRow = { slug: string; updated_at: Date };

/** Public adverts whose keys lie in a range, its end not included (primary keys). */
export async function listSitemapRows(
  db: Db,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select a.slug, a.updated_at from search_docs d join adverts a on a.id = d.id
    where d.id >= ${from} and d.id < ${to} and d.expires_at > ${now} order by d.id`.execute(db);
  return rows;
}

export type SitemapPart = { number: number; changed_at: Date };

/** The ranges of `size` keys that hold public adverts, each with its latest change (one walk of the index). */
export async function listSitemapRanges(db: Db, size: number, now: Date): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`
    select (d.id / ${size}::int)::int as number, max(a.updated_at) as changed_at
    from search_docs d join adverts a on a.id = d.id
    where d.expires_at > ${now} group by 1 order by 1`.execute(db);
  return rows;
}
