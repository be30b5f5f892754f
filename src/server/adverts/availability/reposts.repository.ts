import { type RawBuilder, sql } from 'kysely';
import { REMEMBERED_DAYS } from '#domain/adverts/availability/repost.ts';
import type { Db } from '#server/platform/database/database.ts';

const REMEMBERED = sql.lit(`${REMEMBERED_DAYS} days`);
/** More are not compared. */
const MOST_COMPARED = 2_000;

const picturesOf = (advertKey: RawBuilder<unknown>) => sql`coalesce((select array_agg(encode(f.content_hash, 'hex'))
  from advert_images i join stored_files f on f.id = i.stored_file_id where i.advert_id = ${advertKey}), '{}')`;

export type EndedOffer = {
  bumped_at: Date;
  /** Null where it has to be made of the words. */
  text_print: number[] | null;
  title: string;
  description: string;
  pictures: string[];
};

/** Offers of a seller that were deleted or ran out lately; by advert_traces_user_index and adverts_user_expiry_index. */
export async function listEndedOffers(db: Db, { userKey, now }: { userKey: number; now: Date }): Promise<EndedOffer[]> {
  const { rows } = await sql<EndedOffer>`
    select bumped_at, text_print, '' as title, '' as description,
      picture_hashes as pictures
    from advert_traces t where user_id = ${userKey} and ended_at > ${now}::timestamptz - ${REMEMBERED}::interval
      and not exists (select from adverts b where b.public_id = t.advert_id and b.status <> 'DELETED')
    union all
    select coalesce(a.bumped_at, a.published_at), null, a.title, a.description, ${picturesOf(sql`a.id`)}
    from adverts a where a.user_id = ${userKey} and a.published_at is not null
      and a.status in ('ACTIVE', 'EXPIRED') and a.expires_at <= ${now}
      and a.expires_at > ${now}::timestamptz - ${REMEMBERED}::interval
    limit ${sql.lit(MOST_COMPARED)}`.execute(db);
  return rows;
}

/** Hashes of the uploaded pictures of an advert, as hex. */
export async function listPictureHashes(db: Db, advertKey: number): Promise<string[]> {
  const { rows } = await sql<{
    pictures: string[];
  }>`select ${picturesOf(sql`${advertKey}::bigint`)} as pictures`.execute(db);
  return rows[0]?.pictures ?? [];
}

export type Trace = { advertId: string; userKey: number; endedAt: Date; bumpedAt: Date; textPrint: readonly number[] };

/** Remembers an advert that ends as part of the statement that ends it, in which `changed` holds its key. */
export const traceWrite = ({ advertId, userKey, endedAt, bumpedAt, textPrint }: Trace): RawBuilder<unknown> => sql`
  insert into advert_traces (advert_id, user_id, ended_at, bumped_at, text_print, picture_hashes)
  select ${advertId}::uuid, ${userKey}::bigint, ${endedAt}::timestamptz, ${bumpedAt}::timestamptz,
    ${[...textPrint]}::integer[], coalesce((select array_agg(encode(f.content_hash, 'hex'))
      from advert_images i join stored_files f on f.id = i.stored_file_id where i.advert_id = changed.id), '{}')
  from changed
  on conflict (advert_id) do update set ended_at = excluded.ended_at, bumped_at = excluded.bumped_at,
    text_print = excluded.text_print, picture_hashes = excluded.picture_hashes`;

/** Forgets offers whose time is over; by advert_traces_ended_at_index. */
export async function deleteOldTraces(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from advert_traces
    where ended_at < ${now}::timestamptz - ${REMEMBERED}::interval`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
