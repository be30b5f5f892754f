import { type RawBuilder, sql } from 'kysely';
import type { BlockGround, DecisionState } from '#domain/moderation/report-reasons.ts';
import type { RatedRole, RatingTally } from '#domain/ratings/rating.ts';
import type { RatingFacts } from '#contract/ratings/ratings.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';

type FactColumns = {
  amount: Extract<RatingFacts, { role: 'SELLER' }>['amount'] | null;
  dryness: Extract<RatingFacts, { role: 'SELLER' }>['dryness'] | null;
  punctuality: RatingFacts['punctuality'];
  payment: Extract<RatingFacts, { role: 'BUYER' }>['payment'] | null;
  dealing: RatingFacts['dealing'];
};

/** A rating as it is stored. */
export type RatingRow = FactColumns & {
  id: string;
  agreement_id: string | null;
  author_is_seller: boolean;
  author_id: number | null;
  rated_id: number;
  content: string;
  created_at: Date;
  published_at: Date | null;
  answer: string;
  answered_at: Date | null;
  content_hidden_at: Date | null;
  answer_hidden_at: Date | null;
  hidden_at: Date | null;
};

const COLUMNS = sql`r.id, r.agreement_id, r.author_is_seller, r.author_id, r.rated_id, r.amount, r.dryness, r.punctuality,
  r.payment, r.dealing, r.content, r.created_at, r.published_at, r.answer, r.answered_at, r.content_hidden_at,
  r.answer_hidden_at, r.hidden_at`;

/** Both ratings of an agreement, the first one first; by ratings_once_key. */
export async function listRatingsOf(db: Db, agreementId: string): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`select ${COLUMNS} from ratings r
    where r.agreement_id = ${agreementId} order by r.created_at, r.id`.execute(db);
  return rows;
}

/** One rating, whatever its state; by ratings_pkey. */
export async function findRating(db: Db, id: string): Promise<RatingRow | null> {
  const { rows } = await sql<RatingRow>`select ${COLUMNS} from ratings r where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockRating(tx: Db, id: string): Promise<RatingRow | null> {
  const { rows } = await sql<RatingRow>`select ${COLUMNS} from ratings r
    where r.id = ${id} for no key update of r`.execute(tx);
  return rows[0] ?? null;
}

export type NewRating = {
  id: string;
  agreementId: string;
  authorIsSeller: boolean;
  authorKey: number;
  ratedKey: number;
  facts: RatingFacts;
  text: string;
  now: Date;
};

const factsOf = (facts: RatingFacts): FactColumns =>
  facts.role === 'SELLER' ? { ...facts, payment: null } : { ...facts, amount: null, dryness: null };

/** Stores a rating; the agreement is locked, so there is none of this side. */
export async function insertRating(tx: Db, rating: NewRating): Promise<void> {
  const { amount, dryness, punctuality, payment, dealing } = factsOf(rating.facts);
  await sql`insert into ratings (id, agreement_id, author_is_seller, author_id, rated_id, amount, dryness, punctuality,
      payment, dealing, content, created_at, updated_at)
    values (${rating.id}, ${rating.agreementId}, ${rating.authorIsSeller}, ${rating.authorKey}, ${rating.ratedKey},
      ${amount}, ${dryness}, ${punctuality}, ${payment}, ${dealing}, ${rating.text}, ${rating.now}, ${rating.now})`.execute(
    tx,
  );
}

/** Changes a rating that is not published; false where it is. */
export async function updateRating(
  tx: Db,
  id: string,
  { facts, text, now }: { facts: RatingFacts; text: string; now: Date },
): Promise<boolean> {
  const { amount, dryness, punctuality, payment, dealing } = factsOf(facts);
  const { rows } = await sql`update ratings set amount = ${amount}, dryness = ${dryness}, punctuality = ${punctuality},
      payment = ${payment}, dealing = ${dealing}, content = ${text}, updated_at = ${now}
    where id = ${id} and published_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Publishes the ratings of an agreement that are hidden; returns the keys of who is rated in them. */
export async function publishRatingsOf(tx: Db, agreementId: string, now: Date): Promise<number[]> {
  const { rows } = await sql<{ rated_id: number }>`update ratings set published_at = ${now}, updated_at = ${now}
    where agreement_id = ${agreementId} and published_at is null returning rated_id`.execute(tx);
  return rows.map((row) => row.rated_id);
}

/** Publishes one rating; returns the key of who is rated, null where it is public. */
export async function publishRating(tx: Db, id: string, now: Date): Promise<number | null> {
  const { rows } = await sql<{ rated_id: number }>`update ratings set published_at = ${now}, updated_at = ${now}
    where id = ${id} and published_at is null returning rated_id`.execute(tx);
  return rows[0]?.rated_id ?? null;
}

/** Ratings given before a time that are still hidden, the oldest first; by ratings_waiting_index. */
export async function listWaiting(db: Db, givenBefore: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ratings
    where published_at is null and created_at <= ${givenBefore} order by created_at, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const tally = (isBySeller: boolean): RawBuilder<unknown> => sql`
  jsonb_build_object('total', (select count(*)::int from r where r.author_is_seller = ${isBySeller}))
    || coalesce((select jsonb_object_agg(fact, counts) from facts where author_is_seller = ${isBySeller}), '{}'::jsonb)`;

/**
 * Counts the published ratings of a person again, in the transaction that publishes, hides or shows one. The lock lets
 * two of them see each other's. By ratings_rated_index.
 */
export async function recountTally(tx: Db, userKey: number): Promise<void> {
  await sql`select id from users where id = ${userKey} for no key update`.execute(tx);
  await sql`
    with r as (select * from ratings where rated_id = ${userKey} and published_at is not null and hidden_at is null),
      counted as (select r.author_is_seller, f.fact, f.value, count(*)::int as n from r
        cross join lateral (values ('amount', r.amount), ('dryness', r.dryness), ('punctuality', r.punctuality),
          ('payment', r.payment), ('dealing', r.dealing)) f (fact, value)
        where f.value is not null group by 1, 2, 3),
      facts as (select author_is_seller, fact, jsonb_object_agg(value, n) as counts from counted group by 1, 2)
    insert into rating_tallies (user_id, as_seller, as_buyer)
    select ${userKey}, ${tally(false)}, ${tally(true)}
    on conflict (user_id) do update set as_seller = excluded.as_seller, as_buyer = excluded.as_buyer`.execute(tx);
}

/** Notes the one answer to a rating; false where there is one. */
export async function insertAnswer(tx: Db, id: string, { text, now }: { text: string; now: Date }): Promise<boolean> {
  const { rows } = await sql`update ratings set answer = ${text}, answered_at = ${now}, updated_at = ${now}
    where id = ${id} and published_at is not null and answered_at is null returning id`.execute(tx);
  return rows.length > 0;
}

export type Tallies = { as_seller: RatingTally; as_buyer: RatingTally };

/** Counts of a person; by rating_tallies_pkey. */
export async function findTallies(db: Db, userKey: number): Promise<Tallies | null> {
  const { rows } =
    await sql<Tallies>`select as_seller, as_buyer from rating_tallies where user_id = ${userKey}`.execute(db);
  return rows[0] ?? null;
}

export type RatedPerson = {
  key: number;
  id: string;
  first_name: string;
  last_name: string;
  company: string | null;
};

/** A person whose ratings everybody may read: not blocked, not leaving; by users_public_id_key. */
export async function findRatedPerson(db: Db, id: string): Promise<RatedPerson | null> {
  const { rows } = await sql<RatedPerson>`
    select u.id as key, u.public_id as id, u.first_name, u.last_name,
      (select co.name from public_companies co where co.user_id = u.id limit 1) as company
    from users u where u.public_id = ${id} and u.blocked_at is null and u.deletion_asked_at is null
      and u.anonymised_at is null`.execute(db);
  return rows[0] ?? null;
}

export type PublicRatingRow = RatingRow & {
  rated_public_id: string;
  author_first_name: string | null;
  author_last_name: string | null;
  author_company: string | null;
  author_is_gone: boolean;
};

const PUBLIC = sql`select ${COLUMNS}, p.public_id as rated_public_id, a.first_name as author_first_name,
    a.last_name as author_last_name,
    (select co.name from public_companies co where co.user_id = a.id limit 1) as author_company,
    a.id is null or a.anonymised_at is not null as author_is_gone
  from ratings r join users p on p.id = r.rated_id left join users a on a.id = r.author_id`;

type Listed = { ratedKey: number; role: RatedRole; limit: number; offset: number };

/** A page of the published ratings of a person in one role, the latest first; by ratings_rated_index. */
export async function listPublished(db: Db, { ratedKey, role, limit, offset }: Listed): Promise<PublicRatingRow[]> {
  const { rows } = await sql<PublicRatingRow>`${PUBLIC}
    where r.rated_id = ${ratedKey} and r.author_is_seller = ${role === 'BUYER'} and r.published_at is not null
      and r.hidden_at is null
    order by r.published_at desc, r.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** A published rating of a person who is not blocked; by ratings_pkey. */
export async function findPublished(db: Db, id: string): Promise<PublicRatingRow | null> {
  const { rows } = await sql<PublicRatingRow>`${PUBLIC}
    where r.id = ${id} and r.published_at is not null and r.hidden_at is null and p.blocked_at is null
      and p.deletion_asked_at is null and p.anonymised_at is null`.execute(db);
  return rows[0] ?? null;
}

export type DecisionRow = {
  rating_id: string;
  measure: string;
  fact: string;
  ground: BlockGround;
  ground_text: string;
  at: Date;
};

/** The latest decision that hid or showed something, of each of some ratings; by rating_decisions_rating_index. */
export async function listLatestDecisions(db: Db, ratingIds: readonly string[]): Promise<DecisionRow[]> {
  const { rows } =
    await sql<DecisionRow>`select distinct on (rating_id) rating_id, measure, fact, ground, ground_text, at
    from rating_decisions where rating_id = any(${[...ratingIds]}::uuid[]) and measure <> 'NONE'
    order by rating_id, id desc`.execute(db);
  return rows;
}

export type ObjectionRow = { rating_id: string; status: DecisionState; decision: string };

/** A person's latest objection about each of some ratings; by rating_objections_rating_index. */
export async function listLatestObjections(
  db: Db,
  ratingIds: readonly string[],
  authorKey: number,
): Promise<ObjectionRow[]> {
  const { rows } = await sql<ObjectionRow>`select distinct on (rating_id) rating_id, status, decision
    from rating_objections where rating_id = any(${[...ratingIds]}::uuid[]) and author_id = ${authorKey}
    order by rating_id, created_at desc`.execute(db);
  return rows;
}

/** Notes an objection; false where one is open. */
export async function insertObjection(
  tx: Db,
  objection: { id: string; ratingId: string; authorKey: number; content: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`insert into rating_objections (id, rating_id, author_id, content, created_at)
    values (${objection.id}, ${objection.ratingId}, ${objection.authorKey}, ${objection.content}, ${objection.now})
    on conflict (rating_id) where status = 'OPEN' do nothing returning id`.execute(tx);
  return rows.length > 0;
}

type HiddenParts = { contentHiddenAt: Date | null; answerHiddenAt: Date | null; hiddenAt: Date | null };

/** Sets what of a rating is hidden since when. */
export async function updateHiddenParts(tx: Db, id: string, parts: HiddenParts): Promise<void> {
  await tx
    .updateTable('ratings')
    .set({
      content_hidden_at: parts.contentHiddenAt,
      answer_hidden_at: parts.answerHiddenAt,
      hidden_at: parts.hiddenAt,
    })
    .where('id', '=', id)
    .execute();
}
