import { type RawBuilder, sql } from 'kysely';
import type { Frequency, HitReason } from '#domain/saved-searches/saved-search.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Fit, type MatchedRow, withFits } from './matching.repository.ts';

/** What of an advert and a search decides on the reason, as the bits of a number. */
export const REASON_BITS = { wasHit: 1, isYounger: 2, isTold: 4, asNew: 8, asBack: 16, isCheapest: 32 } as const;
export const REASON_CODES = { none: 0, NEW: 1, PRICE_DROP: 2, BACK: 3 } as const;

export type JudgedAdvert = MatchedRow & {
  price: number | null;
  priceBefore: number | null;
  publishedAt: Date | null;
  /** Searches that were saved after this change could find the advert then. */
  changeKey: number;
  /** One of REASON_CODES for each combination of REASON_BITS. */
  reasons: readonly number[];
};
type Found = {
  adverts: readonly JudgedAdvert[];
  judged: readonly Fit[];
  now: Date;
  dueAt: Readonly<Record<Frequency, Date>>;
};

/** Beside REASON_BITS, whose last one is kept as its contrary: bits of several facts are joined by "or". */
const FITS = 64;
const FREQUENCY_BITS = { AT_ONCE: 0, DAILY: 128, WEEKLY: 256 } as const satisfies Record<Frequency, number>;

/**
 * Writes down which searches adverts fulfil, why that is to be told, and when. The transaction has to hold `lockHitsExclusively`.
 * Paused searches and those of the seller are left out.
 */
export async function writeHits(tx: Db, { adverts, judged, now, dueAt }: Found): Promise<void> {
  const bits = REASON_BITS;
  const codes = REASON_CODES;
  /** Figures of adverts by their place: a join with so few rows is planned as one of all with all. */
  const its = (values: readonly unknown[], type: string) => sql`(${values}::${sql.raw(type)}[])[n]`;
  const keys = adverts.map(({ advert }) => advert.key);
  const price = its(
    adverts.map((advert) => advert.price),
    'bigint',
  );
  const priceBefore = its(
    adverts.map((advert) => advert.priceBefore),
    'bigint',
  );
  const publishedAt = its(
    adverts.map((advert) => advert.publishedAt),
    'timestamptz',
  );
  const changeKey = its(
    adverts.map((advert) => advert.changeKey),
    'bigint',
  );
  const reasons = adverts.flatMap((advert) => advert.reasons);
  const bit = (number: number, condition: RawBuilder<unknown>) =>
    sql`case when ${condition} then ${sql.lit(number)} else 0 end`;
  const whenReason = (reason: HitReason, value: unknown) => sql`when ${sql.lit(codes[reason])} then ${value}`;
  const due = (frequency: Frequency) =>
    sql`when ${sql.lit(FREQUENCY_BITS[frequency])} then ${dueAt[frequency]}::timestamptz`;
  const ofFrequency = sql.lit(FREQUENCY_BITS.DAILY + FREQUENCY_BITS.WEEKLY);
  await sql`
    with ${withFits(adverts, judged)},
    facts as (
      select search_id, n, ${sql.lit(FITS)} + ${bit(bits.wasHit, sql`was_hit`)} + ${bit(bits.isYounger, sql`${publishedAt} >= created_at`)}
        + ${bit(FREQUENCY_BITS.DAILY, sql`frequency = 'DAILY'`)} + ${bit(FREQUENCY_BITS.WEEKLY, sql`frequency = 'WEEKLY'`)} as bits
      from fits where after_change < ${changeKey}
      union all
      select search_id, n, ${sql.lit(bits.isTold)} + ${bit(bits.asNew, sql`reason = 'NEW'`)} + ${bit(bits.asBack, sql`reason = 'BACK'`)}
        + ${bit(bits.isCheapest, sql`told_price <= ${price}`)}
      from (select unnest(search_ids) as search_id, array_position(${keys}::bigint[], advert_id) as n, reason, price as told_price
        from saved_search_finds where advert_id = any(${keys}::bigint[])) told),
    judged as (
      select search_id, n, bit_or(bits) as bits from facts group by search_id, n having bit_or(bits) & ${sql.lit(FITS)} <> 0),
    found as materialized (
      select * from (select search_id, n, bits, (${reasons}::smallint[])[
          ${sql.lit(FITS)} * (n - 1) + 1 + ((bits # ${sql.lit(bits.isCheapest)}) & ${sql.lit(FITS - 1)})] as reason from judged) told
      where reason <> ${sql.lit(codes.none)}),
    due as (
      insert into saved_search_tellings (search_id, tell_at)
      select distinct search_id, case bits & ${ofFrequency} ${due('AT_ONCE')} ${due('DAILY')} ${due('WEEKLY')} end from found
      where not exists (select from saved_search_tellings waiting where waiting.search_id = found.search_id)
      on conflict do nothing)
    insert into saved_search_finds (advert_id, reason, found_at, price, price_before, search_ids)
    select ${its(keys, 'bigint')}, case reason ${whenReason('NEW', sql`'NEW'`)} ${whenReason('BACK', sql`'BACK'`)}
        ${whenReason('PRICE_DROP', sql`'PRICE_DROP'`)} end,
      ${now}::timestamptz, ${price}, case reason ${whenReason('PRICE_DROP', priceBefore)} end, array_agg(search_id)
    from found group by n, reason order by n`.execute(tx);
}

/**
 * Moves what the release before wrote, a few rows at a time; returns how many. The transaction has to hold
 * `lockHitsExclusively`. Each reason that was told of an advert becomes a find.
 */
export async function moveStoredHits(tx: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with moved as (
      delete from saved_search_hits where ctid = any(array(select ctid from saved_search_hits limit ${limit})) returning *),
    due as (
      insert into saved_search_tellings (search_id, tell_at)
      select distinct d.search_id, d.due_at from moved join saved_search_due d using (search_id) where moved.is_waiting
      on conflict do nothing),
    finds as (
      insert into saved_search_finds (advert_id, reason, found_at, price, price_before, was_told, search_ids)
      select m.advert_id, told.reason, told.at, m.told_price, case when told.reason = 'PRICE_DROP' then m.price_before end,
        not (m.is_waiting and told.reason = m.reason), array_agg(m.search_id)
      from moved m cross join lateral (values ('NEW', m.new_at), ('PRICE_DROP', m.dropped_at), ('BACK', m.back_at)) told (reason, at)
      where told.at is not null
      group by 1, 2, 3, 4, 5, 6 order by told.at)
    select count(*)::int as count from moved`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Deletes finds of adverts that are gone and were found by no search since; by saved_search_finds_age_index and …_advert_id_index. */
export async function deleteOldFinds(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`delete from saved_search_finds where id in (
      select f.id from saved_search_finds f where f.found_at < ${before}
        and not exists (select from search_docs d where d.id = f.advert_id)
        and not exists (select from saved_search_finds later where later.advert_id = f.advert_id and later.found_at >= ${before})
      limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
