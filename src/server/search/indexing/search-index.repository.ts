import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { PREPARED } from '#server/platform/database/prepared.ts';
import type { SearchSource, SearchDoc } from './search-doc.ts';

/** Selected first, joined afterwards: in one query the planner reads whole tables for every batch. */
const searchSourceOf = (chosen: RawBuilder<unknown>) => sql<SearchSource>`
  with a as materialized (${chosen})
  select a.id, a.user_id, a.category, a.status, a.title, a.description, a.price_per_unit_in_cents,
         a.price_total_in_cents, a.vat_rate, a.price_is_gross, a.unit, a.unit_quantity, a.category_data, a.delivery_bands, a.heat_price,
         a.created_at, a.published_at, a.bumped_at, a.expires_at, a.reserved_until, a.stale_at, u.seller_kind, (u.blocked_at is not null or u.deletion_asked_at is not null) as is_blocked,
         d.city, d.federal_state_id, d.shown_latitude, d.shown_longitude,
         exists (select from advert_images i where i.advert_id = a.id) as image_exists
  from a
  join users u on u.id = a.user_id
  left join advert_addresses d on d.advert_id = a.id
  order by a.id`;

/** The source data of the search rows of the given adverts, locked (primary key of adverts). */
export async function listSearchSources(db: Db, keys: readonly number[]): Promise<SearchSource[]> {
  const chosen = sql`select * from adverts where id = any(${[...keys]}::bigint[]) order by id for share`;
  const { rows } = await searchSourceOf(chosen).execute(db);
  return rows;
}

/** The next active adverts in order of their keys, walked from an exclusive start (primary key of adverts). */
export async function listSearchSourcesAfter(
  db: Db,
  after: number,
  { limit, now }: { limit: number; now: Date },
): Promise<SearchSource[]> {
  const chosen = sql`select * from adverts
    where id > ${after} and status = 'ACTIVE' and expires_at > ${now} order by id limit ${limit}`;
  const { rows } = await searchSourceOf(chosen).execute(db);
  return rows;
}

const COLUMNS = {
  id: 'bigint',
  bump: 'timestamptz',
  rank_at: 'timestamptz',
  expires_at: 'timestamptz',
  price_total: 'bigint',
  quantity: 'float8',
  pos: 'point',
  seller_id: 'int',
  price_unit: 'int',
  heat_price: 'int',
  delivery_reach: 'int',
  cell: 'int',
  lat_e5: 'int',
  lon_e5: 'int',
  category: 'smallint',
  unit: 'smallint',
  length_from: 'smallint',
  length_to: 'smallint',
  diameter_from: 'smallint',
  diameter_to: 'smallint',
  thickness_from: 'smallint',
  thickness_to: 'smallint',
  width_from: 'smallint',
  width_to: 'smallint',
  attrs: 'smallint[]',
  tsv: 'tsvector',
} as const satisfies Record<keyof SearchDoc, string>;

/** Values that have no array type of their own travel as text and become what they are in the statement. */
const TRAVELS_AS_TEXT: ReadonlySet<string> = new Set(['point', 'smallint[]', 'tsvector']);

const isColumn = (name: string): name is keyof SearchDoc => Object.hasOwn(COLUMNS, name);
const NAMES = Object.keys(COLUMNS).filter(isColumn);

const COLUMN_LIST = sql.raw(NAMES.join(', '));
const CAST_LIST = sql.raw(
  NAMES.map((name) => (TRAVELS_AS_TEXT.has(COLUMNS[name]) ? `${name}::${COLUMNS[name]}` : name)).join(', '),
);
const UPDATE_LIST = sql.raw(
  NAMES.filter((name) => name !== 'id')
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
);

function arraysOf(docs: readonly SearchDoc[]) {
  return sql.join(
    NAMES.map((name) => {
      const type = TRAVELS_AS_TEXT.has(COLUMNS[name]) ? 'text' : COLUMNS[name];
      return sql`${docs.map((doc) => doc[name])}::${sql.raw(type)}[]`;
    }),
  );
}

/** Writes search rows while a condition holds, replacing older ones of the same adverts. */
const upsert = (docs: readonly SearchDoc[], condition: RawBuilder<unknown>) => sql`
    insert into search_docs (${COLUMN_LIST})
    select ${CAST_LIST} from unnest(${arraysOf(docs)}) row (${COLUMN_LIST}) where ${condition}
    on conflict (id) do update set ${UPDATE_LIST}`;

/** Writes the search rows, replacing older ones of the same adverts. */
export async function upsertDocs(db: Db, docs: readonly SearchDoc[]): Promise<void> {
  if (docs.length === 0) return;
  await sql`${PREPARED} ${upsert(docs, sql.lit(true))}`.execute(db);
}

/** The write of one search row as part of a larger statement, in which `changed` holds the advert's key if it was changed. */
export const docWrite = (doc: SearchDoc): RawBuilder<unknown> => upsert([doc], sql`exists (select from changed)`);
/** The same for an advert that leaves the index. */
export const docRemoval: RawBuilder<unknown> = sql`delete from search_docs where id in (select id from changed)`;

/** Takes adverts out of the index. */
export async function deleteDocs(db: Db, keys: readonly number[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`delete from search_docs where id = any(${[...keys]}::bigint[])`.execute(db);
}

/** Takes expired adverts out of the index and returns how many there were (search_docs_expiry_index). */
export async function deleteExpiredDocs(db: Db, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from search_docs where id in (
    select id from search_docs where expires_at <= ${now} order by expires_at, id limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/**
 * Search rows in a range of keys whose advert is not public any more; there are none unless a write bypassed the index.
 */
export async function deleteStrayDocs(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from search_docs d where not exists (
    select from adverts a join users u on u.id = a.user_id
    where a.id = d.id and a.status = 'ACTIVE' and a.expires_at > ${now} and u.blocked_at is null
      and u.deletion_asked_at is null)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Keys of a seller's adverts (adverts_user_index). */
export async function listAdvertKeysOfUser(db: Db, userKey: number): Promise<number[]> {
  const rows = await db.selectFrom('adverts').select('id').where('user_id', '=', userKey).execute();
  return rows.map((row) => row.id);
}

/** Lets the rows of this transaction go uncounted; a recount has to follow. */
export async function skipCountDeltas(tx: Db): Promise<void> {
  await sql`set local stammplatz.bulk_index = 'on'`.execute(tx);
}

/** Lets rows that are written again in this transaction be no change of their adverts. */
export async function ignoreRowChanges(tx: Db): Promise<void> {
  await sql`set local stammplatz.same_adverts = 'on'`.execute(tx);
}

export async function hasDocs(db: Db): Promise<boolean> {
  const { rows } = await sql`select from search_docs limit 1`.execute(db);
  return rows.length > 0;
}

/** Number of adverts that may have to be indexed. */
export async function countActiveAdverts(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from adverts where status = 'ACTIVE'`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Takes all indexes but the primary key off the rows and returns how to make them again; within one transaction, so
 * that a kill leaves them where they were.
 */
export async function dropDocIndexes(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where schemaname = current_schema() and tablename = 'search_docs' and indexname <> 'search_docs_pkey'`.execute(tx);
  for (const { indexname } of rows) await sql`drop index ${sql.id(indexname)}`.execute(tx);
  return rows.map((row) => row.indexdef);
}

export async function createDocIndexes(
  tx: Db,
  definitions: readonly string[],
  onProgress: (created: number) => void = () => undefined,
): Promise<void> {
  await sql`set local maintenance_work_mem = '256MB'`.execute(tx);
  for (const [before, definition] of definitions.entries()) {
    await sql.raw(definition).execute(tx);
    onProgress(before + 1);
  }
}

/** Fresh statistics and visibility map after a bulk load; counts and plans rest on both. */
export async function analyseDocs(db: Db): Promise<void> {
  await sql`vacuum (analyze) search_docs`.execute(db);
}
