import { sql } from 'kysely';
import type { FavouriteState } from '#domain/favourites/favourite.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { Db } from '#server/platform/database/database.ts';

export type FavouriteRow = {
  advert_id: string;
  is_saved: boolean;
  changed_at: Date;
  saved_at: Date;
  note: string;
  price_per_unit_in_cents: number | null;
  price_total_in_cents: number | null;
  price_unit: string | null;
};

const COLUMNS = sql`f.advert_id, f.is_saved, f.changed_at, f.saved_at, f.note, f.price_per_unit_in_cents, f.price_total_in_cents,
  f.price_unit`;

/** Lets the changes of one list wait for each other. */
export async function lockList(tx: Db, userKey: number): Promise<void> {
  await sql`select from users where id = ${userKey} for no key update`.execute(tx);
}

/** The saved adverts of an account, the latest saved first; by favourites_pkey. */
export async function listSaved(db: Db, userKey: number): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`select ${COLUMNS} from favourites f
    where f.user_id = ${userKey} and f.is_saved order by f.saved_at desc, f.advert_id`.execute(db);
  return rows;
}

/** What is known of some adverts in a list, removed ones among it; by favourites_pkey. */
export async function findFavourites(db: Db, userKey: number, advertIds: readonly string[]): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`select ${COLUMNS} from favourites f
    where f.user_id = ${userKey} and f.advert_id = any(${[...advertIds]}::uuid[])`.execute(db);
  return rows;
}

/** How many adverts are saved; by favourites_pkey. */
export async function countSaved(db: Db, userKey: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from favourites
    where user_id = ${userKey} and is_saved`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function writeFavourite(
  tx: Db,
  userKey: number,
  { advertId, ...state }: FavouriteState & { advertId: string },
): Promise<void> {
  const columns = {
    is_saved: state.isSaved,
    changed_at: new Date(state.changedAt),
    saved_at: new Date(state.savedAt),
    note: state.note,
    price_per_unit_in_cents: state.price?.pricePerUnitInCents ?? null,
    price_total_in_cents: state.price?.priceTotalInCents ?? null,
    price_unit: state.price?.unit ?? null,
  };
  await tx
    .insertInto('favourites')
    .values({ user_id: userKey, advert_id: advertId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'advert_id']).doUpdateSet(columns))
    .execute();
}

/** Replaces the note; null where the advert is not saved. */
export async function updateNote(
  db: Db,
  userKey: number,
  { advertId, note }: { advertId: string; note: string },
): Promise<FavouriteRow | null> {
  const { rows } = await sql<FavouriteRow>`update favourites f set note = ${note}
    where f.user_id = ${userKey} and f.advert_id = ${advertId} and f.is_saved returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

export type KnownAdvert = {
  advert_id: string;
  /** Null: deleted for good. */
  key: number | null;
  is_public: boolean;
  category: CategoryCode;
  postal_code: string | null;
  country_code: string;
  price_per_unit_in_cents: number | null;
  price_total_in_cents: number | null;
  unit: UnitCode | null;
};

/** Adverts that are or once were public, of the given ids; by adverts_public_id_key and gone_adverts_advert_id_index. */
export async function findKnownAdverts(db: Db, advertIds: readonly string[], now: Date): Promise<KnownAdvert[]> {
  const ids = [...advertIds];
  const { rows } = await sql<KnownAdvert>`
    select a.public_id as advert_id, a.id as key,
      a.status = 'ACTIVE' and coalesce(a.expires_at > ${now}, false) and u.blocked_at is null
        and u.deletion_asked_at is null as is_public,
      a.category, d.postal_code, coalesce(d.country_code, 'AT') as country_code,
      a.price_per_unit_in_cents, a.price_total_in_cents, a.unit
    from adverts a join users u on u.id = a.user_id left join advert_addresses d on d.advert_id = a.id
    where a.public_id = any(${ids}::uuid[]) and a.was_public
    union all
    (select distinct on (g.advert_id) g.advert_id, null::bigint, false, g.category, g.postal_code, g.country_code,
      null::integer, null::integer, null::text
    from gone_adverts g where g.advert_id = any(${ids}::uuid[]) order by g.advert_id)`.execute(db);
  return rows;
}

/** Deletes marks of removals, some at a time; by favourites_removed_index. */
export async function deleteOldRemovals(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { rows } = await sql<{ advert_id: string }>`
    delete from favourites f using (select user_id, advert_id from favourites where not is_saved and changed_at < ${before}
      order by changed_at limit ${limit} for update skip locked) old
    where f.user_id = old.user_id and f.advert_id = old.advert_id returning f.advert_id`.execute(db);
  return rows.length;
}
