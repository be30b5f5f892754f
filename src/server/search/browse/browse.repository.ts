import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

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

/** Ranges of `size` keys with public adverts, each with its latest change (one index scan). */
export async function listSitemapRanges(db: Db, size: number, now: Date): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`
    select (d.id / ${size}::int)::int as number, max(a.updated_at) as changed_at
    from search_docs d join adverts a on a.id = d.id
    where d.expires_at > ${now} group by 1 order by 1`.execute(db);
  return rows;
}
