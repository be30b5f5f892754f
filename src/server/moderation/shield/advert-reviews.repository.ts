import { sql } from 'kysely';
import * as z from 'zod/mini';
import { HOLD_SCORE, type ReviewState, UNUSUAL_SCORE } from '#domain/moderation/shield/advert-risk.ts';
import type { RiskSign } from '#domain/moderation/shield/risk-signs.ts';
import type { Db } from '#server/platform/database/database.ts';
import { PREPARED } from '#server/platform/database/prepared.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';
import type { WorkTable } from '#server/platform/work-queue.repository.ts';

/** Adverts that were published or changed and are not reviewed yet. */
export const REVIEW_CHANGES: WorkTable = {
  name: 'reviews of adverts',
  table: 'advert_review_changes',
  key: { column: 'change_id', type: 'bigint' },
  leaseColumn: 'lease_until',
  attemptsColumn: 'attempts',
  isWaiting: sql`true`,
  order: sql`change_id`,
  mayLoseLease: true,
};

export type ReviewChange = { key: number; advert_key: number; attempts: number };

export async function listReviewChanges(db: Db, keys: readonly number[]): Promise<ReviewChange[]> {
  const { rows } = await sql<ReviewChange>`select change_id as key, advert_id as advert_key, attempts
    from advert_review_changes where change_id = any(${[...keys]}::bigint[]) order by change_id`.execute(db);
  return rows;
}

/** Takes all waiting changes of an advert off the queue; false where another process did. */
export async function takeReviewChanges(tx: Db, advertKey: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from advert_review_changes where advert_id = ${advertKey}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function findAdvertId(db: Db, advertKey: number): Promise<string | null> {
  const { rows } = await sql<{
    id: string;
  }>`${PREPARED} select public_id as id from adverts where id = ${advertKey}`.execute(db);
  return rows[0]?.id ?? null;
}

export type SellerHistory = {
  created_at: Date;
  agreements: number;
  blocked_adverts: number;
  /** Where the account published within a week, to a tenth of a degree. */
  places: z.infer<typeof Places>;
};

const Places = z.array(z.object({ latitude: z.number(), longitude: z.number() }));

/** What is known of the seller of an advert; a block that was taken back does not count. By advert_events_blocked_index, adverts_user_index, chats_seller_index and agreements_chat_index. */
export async function getSellerHistory(
  db: Db,
  { ownerKey, advertKey, now }: { ownerKey: number; advertKey: number; now: Date },
): Promise<SellerHistory> {
  const { rows } = await sql<Omit<SellerHistory, 'places'> & { places: unknown }>`${PREPARED}
    select u.created_at,
      (select count(*)::int from chats c join agreements g on g.chat_id = c.id and g.state = 'AGREED'
        where c.seller_id = u.id) as agreements,
      (select count(*)::int from (select distinct b.advert_id from advert_events b join adverts a on a.id = b.advert_id
          where b.kind = 'BLOCKED' and a.user_id = u.id and a.id <> ${advertKey}) b
        cross join lateral (select e.kind from advert_events e where e.advert_id = b.advert_id
          and e.kind in ('BLOCKED', 'UNBLOCKED', 'UNDONE') order by e.at desc, e.id desc limit 1) last
        where last.kind = 'BLOCKED') as blocked_adverts,
      coalesce((select jsonb_agg(jsonb_build_object('latitude', p.latitude, 'longitude', p.longitude))
        from (select distinct round(d.latitude * 10) / 10 as latitude, round(d.longitude * 10) / 10 as longitude
          from (select id from adverts where user_id = u.id and published_at > ${now}::timestamptz - interval '7 days'
            order by id desc limit 200) a join advert_addresses d on d.advert_id = a.id
          where d.latitude is not null and d.longitude is not null) p), '[]') as places
    from users u where u.id = ${ownerKey}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Every advert has an owner.');
  return { ...row, places: storedJson(Places, row.places) };
}

/** Looks of the uploaded pictures of an advert. */
export async function listLooks(db: Db, advertKey: number): Promise<string[]> {
  const { rows } = await sql<{ look: string }>`${PREPARED} select distinct f.look from advert_images i
    join stored_files f on f.id = i.stored_file_id where i.advert_id = ${advertKey} and f.look is not null`.execute(db);
  return rows.map(({ look }) => look);
}

export type Resembling = { user_key: number; text_print: number[]; looks: string[] };

/** A limit for the work of one review: copies of one advert are few. */
const MOST_COMPARED = 200;

type Keys = {
  advertKey: number;
  ownerKey: number;
  publishedAt: Date;
  textKeys: readonly number[];
  lookKeys: readonly number[];
};

/**
 * Adverts of other accounts that were published before and share a key of text or pictures; by advert_reviews_text_keys_index
 * and advert_reviews_look_keys_index.
 */
export async function listResembling(
  db: Db,
  { advertKey, ownerKey, publishedAt, ...keys }: Keys,
): Promise<Resembling[]> {
  if (keys.textKeys.length === 0 && keys.lookKeys.length === 0) return [];
  const { rows } = await sql<Resembling>`
    select a.user_id as user_key, r.text_print, r.looks from advert_reviews r join adverts a on a.id = r.advert_id
    where (r.text_keys && ${[...keys.textKeys]}::integer[] or r.look_keys && ${[...keys.lookKeys]}::integer[])
      and a.user_id <> ${ownerKey} and a.id <> ${advertKey}
      and coalesce(a.first_published_at, a.published_at) < ${publishedAt} limit ${sql.lit(MOST_COMPARED)}`.execute(db);
  return rows;
}

export type ReviewRow = {
  state: ReviewState;
  score: number;
  signs: RiskSign[];
  text_print: number[];
  reviewed_at: Date;
};

/** The newest review of an advert; by advert_reviews_pkey. */
export async function findReview(db: Db, advertKey: number): Promise<ReviewRow | null> {
  const { rows } =
    await sql<ReviewRow>`${PREPARED} select state, score, signs, text_print, reviewed_at from advert_reviews
    where advert_id = ${advertKey}`.execute(db);
  return rows[0] ?? null;
}

export type NewReview = Omit<ReviewRow, 'reviewed_at'> & {
  advertKey: number;
  textKeys: readonly number[];
  looks: readonly string[];
  lookKeys: readonly number[];
  now: Date;
};

export async function upsertReview(tx: Db, review: NewReview): Promise<void> {
  await sql`${PREPARED} insert into advert_reviews (advert_id, state, score, signs, text_print, text_keys, looks, look_keys, reviewed_at)
    values (${review.advertKey}, ${review.state}, ${review.score}, ${review.signs}::text[], ${review.text_print}::integer[],
      ${[...review.textKeys]}::integer[], ${[...review.looks]}::text[], ${[...review.lookKeys]}::integer[], ${review.now})
    on conflict (advert_id) do update set state = excluded.state, score = excluded.score, signs = excluded.signs,
      text_print = excluded.text_print, text_keys = excluded.text_keys, looks = excluded.looks, look_keys = excluded.look_keys,
      reviewed_at = excluded.reviewed_at`.execute(tx);
}

/** Notes that a moderator let an advert go online; nothing where it was never reviewed. */
export async function releaseReview(tx: Db, advertKey: number): Promise<void> {
  await tx.updateTable('advert_reviews').set({ state: 'RELEASED' }).where('advert_id', '=', advertKey).execute();
}

/**
 * Notes that a moderator blocked an advert: confirmed is only what the program held, since other adverts are blocked for
 * something that it did not find.
 */
export async function confirmHold(tx: Db, advertKey: number): Promise<void> {
  await sql`update advert_reviews set state = case when score >= ${HOLD_SCORE}::int then 'CONFIRMED'
      when score >= ${UNUSUAL_SCORE}::int then 'UNUSUAL' else 'CLEAR' end
    where advert_id = ${advertKey}`.execute(tx);
}

/** Signs of a public advert that buyers are told of; by adverts_public_id_key and advert_reviews_pkey. */
export async function findUnusualSigns(db: Db, advertId: string, now: Date): Promise<RiskSign[]> {
  const { rows } = await sql<{
    signs: RiskSign[];
  }>`${PREPARED} select r.signs from adverts a join advert_reviews r on r.advert_id = a.id
    where a.public_id = ${advertId} and a.status = 'ACTIVE' and a.expires_at > ${now} and r.state = 'UNUSUAL'`.execute(
    db,
  );
  return rows[0]?.signs ?? [];
}
