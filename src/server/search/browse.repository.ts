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

export type SitemapRow = { key: number; slug: string; updated_at: Date };

/** Public adverts in order of their keys, walked from an exclusive start (primary keys). */
export async function listSitemapRows(
  db: Db,
  after: number,
  { limit, now }: { limit: number; now: Date },
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select d.id as key, a.slug, a.updated_at from search_docs d join adverts a on a.id = d.id
    where d.id > ${after} and d.expires_at > ${now} order by d.id limit ${limit}`.execute(db);
  return rows;
}

/** Every `step`-th key of the index in order: the first keys of equally long parts (primary key). */
export async function listPartStarts(db: Db, step: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) as place from search_docs) numbered
    where (place - 1) % ${step} = 0 order by id`.execute(db);
  return rows.map((row) => row.id);
}
