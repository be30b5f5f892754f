import { sql } from 'kysely';
import type { Period } from '#domain/statistics/periods.ts';
import type { Db } from '#server/platform/database/database.ts';
import { containing } from '#server/platform/database/like.ts';

/** More entries than a marketplace has; a search finds the rest. */
const MOST_ENTRIES = 500;

export type EntryCounts = { id: string; title: string; kind: 'ENTRY' | 'LOGO'; shown: number; clicked: number };
type EntryWish = { period: Period; search: string; ownerKey: number | null };

/** Entries with what was counted in a period, the most shown first; by event_items_pkey. */
export async function listEntryCounts(db: Db, { period, search, ownerKey }: EntryWish): Promise<EntryCounts[]> {
  const { rows } = await sql<EntryCounts>`
    select e.public_id as id, e.title, e.kind,
      coalesce(sum(i.count) filter (where i.type = 'ADVERTISING_SHOWN'), 0) as shown,
      coalesce(sum(i.count) filter (where i.type = 'ADVERTISING_CLICKED'), 0) as clicked
    from advertising_entries e
    left join event_items i on i.type in ('ADVERTISING_SHOWN', 'ADVERTISING_CLICKED') and i.item = e.public_id::text
      and i.day between ${period.from}::date and ${period.to}::date
    where (${ownerKey}::bigint is null or e.owner_id = ${ownerKey})
      and (e.title ilike ${containing(search)} or e.teaser_text ilike ${containing(search)})
    group by e.id order by shown desc, clicked desc, e.id limit ${MOST_ENTRIES}`.execute(db);
  return rows;
}

/** Ids of entries of one person. */
export async function listEntryIds(db: Db, ownerKey: number): Promise<string[]> {
  const rows = await db
    .selectFrom('advertising_entries')
    .select('public_id as id')
    .where('owner_id', '=', ownerKey)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of the entries a partner has under one name, logos and others. */
export async function listEntryIdsByName(db: Db, name: string, ownerKey: number | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select public_id as id from advertising_entries
    where lower(title) = lower(${name}) and (${ownerKey}::bigint is null or owner_id = ${ownerKey})`.execute(db);
  return rows.map(({ id }) => id);
}
