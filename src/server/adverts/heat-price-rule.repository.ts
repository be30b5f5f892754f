import { sql } from 'kysely';
import type { HeatPrice } from '#domain/wood/heat/heat-price.ts';
import { HEAT_CATEGORIES } from '#domain/wood/heat/heat-scales.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { AdvertListRow } from './advert-row.ts';
import { heatPriceValues } from './adverts.repository.ts';

/** What the heat price of a stored advert is calculated from, and the stored heat price. */
export type HeatRow = Pick<
  AdvertListRow,
  | 'key'
  | 'category'
  | 'category_data'
  | 'unit'
  | 'price_per_unit_in_cents'
  | 'price_total_in_cents'
  | 'unit_quantity'
  | 'vat_rate'
  | 'price_is_gross'
  | 'heat_price'
  | 'heat_price_low'
  | 'heat_price_high'
>;

/** The next adverts with a fuel, in order of their keys, kept from changing until the transaction ends (primary key). */
export async function lockHeatRowsAfter(tx: Db, after: number, limit: number): Promise<HeatRow[]> {
  const { rows } = await sql<HeatRow>`
    select id as key, category, category_data, unit, price_per_unit_in_cents, price_total_in_cents, unit_quantity,
      vat_rate, price_is_gross, heat_price, heat_price_low, heat_price_high
    from adverts where id > ${after} and category = any(${[...HEAT_CATEGORIES]}::text[])
    order by id limit ${limit} for no key update`.execute(tx);
  return rows;
}

/** Replaces a heat price; version and change time of the advert stay, since its owner changed nothing. */
export async function replaceHeatPrice(tx: Db, key: number, heatPrice: HeatPrice | null): Promise<void> {
  const [centre, low, high] = heatPriceValues(heatPrice);
  await sql`update adverts set heat_price = ${centre}, heat_price_low = ${low}, heat_price_high = ${high}
    where id = ${key}`.execute(tx);
}
