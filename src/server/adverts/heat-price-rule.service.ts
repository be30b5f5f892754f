import { advertHeatPrice } from '#domain/adverts/advert-heat-price.ts';
import { HEAT_PRICE_RULE, type HeatPrice } from '#domain/wood/heat/heat-price.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { findSetting, saveSetting } from '#server/platform/database/settings.repository.ts';
import { indexAdverts } from '#server/search/indexing/search-index.service.ts';
import { categorisedDataOf } from './advert-row.ts';
import { type HeatRow, lockHeatRowsAfter, replaceHeatPrice } from './heat-price-rule.repository.ts';

const RULE_SETTING = 'adverts.heat-price-rule';
const PROGRESS_SETTING = 'adverts.heat-price-rule.done-up-to';
/** Small enough that an edit of one of these adverts does not wait noticeably. */
const BATCH = 200;
const PAUSE_IN_MS = 1_000;

function heatPriceOf(row: HeatRow): HeatPrice | null {
  const pricing = {
    unit: row.unit,
    pricePerUnitInCents: row.price_per_unit_in_cents,
    priceTotalInCents: row.price_total_in_cents,
    unitQuantity: row.unit_quantity,
    vatRateInPercent: row.vat_rate,
    priceIsGross: row.price_is_gross,
  };
  return advertHeatPrice(categorisedDataOf(row), pricing);
}

const isAsStored = (row: HeatRow, price: HeatPrice | null): boolean =>
  row.heat_price === (price?.centre ?? null) &&
  row.heat_price_low === (price?.low ?? null) &&
  row.heat_price_high === (price?.high ?? null);

/**
 * Recalculates the heat prices of the next stored adverts by the rule of this release; true when all are done. Each
 * step commits together with its progress, so that an interrupted run continues where it stopped.
 */
export async function renewHeatPrices({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<boolean> {
  const rule = String(HEAT_PRICE_RULE);
  if ((await findSetting(db, RULE_SETTING)) === rule) return true;
  const [progressRule, progressKey] = ((await findSetting(db, PROGRESS_SETTING)) ?? '').split(':');
  const after = progressRule === rule ? Number(progressKey) : 0;
  return inTransaction(db, async (tx) => {
    const rows = await lockHeatRowsAfter(tx, after, BATCH);
    const last = rows.at(-1);
    if (last === undefined) {
      await saveSetting(tx, RULE_SETTING, rule);
      return true;
    }
    const changed: number[] = [];
    for (const row of rows) {
      const price = heatPriceOf(row);
      if (isAsStored(row, price)) continue;
      await replaceHeatPrice(tx, row.key, price);
      changed.push(row.key);
    }
    if (changed.length > 0) await indexAdverts(tx, changed, clock());
    await saveSetting(tx, PROGRESS_SETTING, `${rule}:${last.key}`);
    return false;
  });
}

/** What the server does by itself after an upgrade that changed the rule. */
export function heatPriceTasks(base: BaseContext): BackgroundTask[] {
  let isDone = false;
  const run = async (): Promise<void> => {
    if (!isDone) isDone = await renewHeatPrices(base);
  };
  return [{ name: 'heat prices by the current rule', everyInMs: PAUSE_IN_MS, run }];
}
