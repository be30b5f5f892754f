import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { CategorisedData } from '#domain/adverts/category-data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { MarketCell } from '#domain/market-prices/market-figures.ts';
import type { MarketOffer } from '#domain/market-prices/market-offer.ts';
import { MARKET_PRODUCTS } from '#domain/market-prices/market-products.data.ts';
import type { Month } from '#domain/market-prices/months.ts';
import { HEAT_PRICE_RULE } from '#domain/wood/heat/heat-price.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/database-schema.ts';
import { PREPARED } from '#server/platform/database/prepared.ts';

/** First day of a month, as the tables name it. */
const dayOf = (month: Month): string => `${month}-01`;

type OfferRow = {
  key: number;
  seller_key: number;
  category: CategoryCode;
  category_data: unknown;
  federal_state_id: number | null;
  unit: UnitCode;
  price_per_unit_in_cents: number | null;
  price_total_in_cents: number | null;
  unit_quantity: number | null;
  vat_rate: number;
  price_is_gross: boolean;
  heat_price: number | null;
  words: string | null;
};

export type KeyedOffer = { key: number; offer: MarketOffer };

/** `contentOf` wrote category and data together after its checks; not parsed again for each of a month's offers. */
function categorised(category: CategoryCode, data: unknown): CategorisedData;
function categorised(category: CategoryCode, data: unknown): unknown {
  return { category, data };
}

const toOffer = (row: OfferRow): KeyedOffer => ({
  key: row.key,
  offer: {
    ...categorised(row.category, row.category_data),
    sellerKey: row.seller_key,
    federalStateId: row.federal_state_id,
    unit: row.unit,
    pricePerUnitInCents: row.price_per_unit_in_cents,
    priceTotalInCents: row.price_total_in_cents,
    unitQuantity: row.unit_quantity,
    vatRateInPercent: row.vat_rate,
    priceIsGross: row.price_is_gross,
    heatPrice: row.heat_price,
    words: row.words ?? '',
  },
});

const OFFER_COLUMNS = sql`a.id as key, a.user_id as seller_key, a.category, a.category_data, d.federal_state_id, a.unit,
  a.price_per_unit_in_cents, a.price_total_in_cents, a.unit_quantity, a.vat_rate, a.price_is_gross, a.heat_price,
  case when a.category = 'LOGS' then a.title || ' ' || a.description end as words`;

const ENDED: readonly AdvertStatus[] = ['EXPIRED', 'DELETED'];

/**
 * The next adverts that were public in a month, up to now: running ones, those whose term ended in it, and those deleted in
 * it while they ran. Paused, blocked and foreign ones do not count. Walked by the primary key of adverts.
 */
export async function listOffersOfMonth(
  db: Db,
  month: Month,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<KeyedOffer[]> {
  const { rows } = await sql<OfferRow>`
    select ${OFFER_COLUMNS}
    from adverts a
    join users u on u.id = a.user_id and u.blocked_at is null and u.deletion_asked_at is null
    -- The bound stands on both sides: a merge join would read the addresses from the first one on.
    join advert_addresses d on d.advert_id = a.id and d.advert_id > ${after} and d.country_code = 'AT'
    cross join (select ${dayOf(month)}::timestamp at time zone 'Europe/Vienna' as begins) m
    where a.id > ${after} and a.was_public and a.published_at <= ${now}
      and (a.price_per_unit_in_cents is not null or a.price_total_in_cents is not null)
      and (a.status = 'ACTIVE' and a.expires_at > m.begins
        or a.status = ${ENDED[0]} and a.expires_at > m.begins
        or a.status = ${ENDED[1]} and a.status_before = 'ACTIVE' and a.deleted_at >= m.begins)
    order by a.id limit ${limit}`.execute(db);
  return rows.map(toOffer);
}

/** What the market prices read of the given adverts (primary key of adverts). */
export async function listOffersOf(db: Db, keys: readonly number[]): Promise<KeyedOffer[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<OfferRow>`${PREPARED}
    select ${OFFER_COLUMNS} from adverts a join advert_addresses d on d.advert_id = a.id
    where a.id = any(${[...keys]}::bigint[])`.execute(db);
  return rows.map(toOffer);
}

/** Closes every open month before the given one and returns them. */
export async function closeMonthsBefore(db: Db, month: Month, now: Date): Promise<Month[]> {
  const { rows } = await sql<{ month: Month }>`
    update market_months set closed_at = ${now} where closed_at is null and month < ${dayOf(month)}::date
    returning to_char(month, 'YYYY-MM') as month`.execute(db);
  return rows.map((row) => row.month);
}

/** When the figures of a month were last computed, null where they never were. */
export async function findComputedAt(db: Db, month: Month): Promise<Date | null> {
  const { rows } = await sql<{ computed_at: Date }>`
    select computed_at from market_months where month = ${dayOf(month)}::date`.execute(db);
  return rows[0]?.computed_at ?? null;
}

/** Creates or locks a month until the transaction ends; false where it is closed. */
export async function openMonth(
  tx: Db,
  month: Month,
  { now, isSample }: { now: Date; isSample: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    insert into market_months as m (month, computed_at, is_sample, heat_rule)
    values (${dayOf(month)}::date, ${now}, ${isSample}, ${HEAT_PRICE_RULE})
    on conflict (month) do update set computed_at = greatest(m.computed_at, excluded.computed_at),
      heat_rule = excluded.heat_rule
    where m.closed_at is null returning 1`.execute(tx);
  return rows.length > 0;
}

/** Puts figures in the place of those a month has. */
export async function replacePrices(tx: Db, month: Month, cells: readonly MarketCell[]): Promise<void> {
  await sql`delete from market_prices where month = ${dayOf(month)}::date`.execute(tx);
  if (cells.length === 0) return;
  const rows = cells.map(({ productId, stateId, figures: { price, heat, ...counts } }) => ({
    product: productId,
    state_id: stateId,
    adverts: counts.adverts,
    sellers: counts.sellers,
    left_out: counts.leftOut,
    price_low: price?.low ?? null,
    price_median: price?.median ?? null,
    price_high: price?.high ?? null,
    heat_low: heat?.low ?? null,
    heat_median: heat?.median ?? null,
    heat_high: heat?.high ?? null,
  }));
  await sql`
    insert into market_prices (month, product, state_id, adverts, sellers, left_out, price_low, price_median, price_high,
      heat_low, heat_median, heat_high)
    select ${dayOf(month)}::date, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (product text,
      state_id smallint, adverts integer, sellers integer, left_out integer, price_low integer, price_median integer,
      price_high integer, heat_low numeric, heat_median numeric, heat_high numeric)`.execute(tx);
}

export type PriceRow = Omit<Selectable<Schema['market_prices']>, 'month'> & { month: Month };

/** Products whose heat price no rule has changed so far. */
const SAME_BY_EVERY_RULE = MARKET_PRODUCTS.filter(({ category }) => category === 'PELLETS').map(({ id }) => id);

/** Heat prices calculated by an older rule are not comparable and left out. */
const heat = (column: string): RawBuilder<unknown> => sql`case
  when m.heat_rule = ${HEAT_PRICE_RULE} or p.product = any(${SAME_BY_EVERY_RULE}::text[]) then ${sql.ref(`p.${column}`)}
  end as ${sql.ref(column)}`;

const PRICES = sql`select to_char(p.month, 'YYYY-MM') as month, p.product, p.state_id, p.adverts, p.sellers, p.left_out,
  p.price_low, p.price_median, p.price_high, ${heat('heat_low')}, ${heat('heat_median')}, ${heat('heat_high')}
  from market_prices p join market_months m on m.month = p.month`;

/** The figures of some months, of one region or of all; by market_prices_month_index. */
export async function listPrices(
  db: Db,
  { from, stateId }: { from: Month; stateId: number | null },
): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    ${PRICES}
    where p.month >= ${dayOf(from)}::date ${stateId === null ? sql`` : sql`and p.state_id = ${stateId}`}
    order by p.product, p.state_id, p.month`.execute(db);
  return rows;
}

/** The figures of one product in one region, in order of the months; by the primary key. */
export async function listPricesOf(
  db: Db,
  { productId, stateId, from, to }: { productId: string; stateId: number; from: Month; to: Month },
): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    ${PRICES}
    where p.product = ${productId} and p.state_id = ${stateId}
      and p.month between ${dayOf(from)}::date and ${dayOf(to)}::date
    order by p.month`.execute(db);
  return rows;
}

export type MonthRow = { month: Month; computed_at: Date; closed_at: Date | null; is_sample: boolean };

/** Every month that has figures, the newest first. */
export async function listMonths(db: Db): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(month, 'YYYY-MM') as month, computed_at, closed_at, is_sample from market_months
    order by market_months.month desc`.execute(db);
  return rows;
}
