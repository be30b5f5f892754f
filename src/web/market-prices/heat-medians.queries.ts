import type { Api } from '#contract/api.ts';
import { listCategoryCounts } from '#contract/search/products.ts';
import type { CategoryCount } from '#contract/search/products.schemas.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { listingTexts } from '#texts/de/search/listing.ts';

/** Middle heat prices (ct/kWh) of the fuels in a region, and how the region is spoken of. */
export type HeatMedians = { region: string; inCents: Partial<Record<CategoryCode, number>> };

/** Returns the median heat prices in the counts of a region. */
export function mediansIn(counts: readonly CategoryCount[], federalStateId: number | null): HeatMedians {
  const state = federalStateId === null ? undefined : federalStateById(federalStateId);
  const pairs = counts.flatMap(({ category, heatPriceMedianInCents: median }) =>
    median === null ? [] : [[category, median] as const],
  );
  return {
    region: state === undefined ? listingTexts.inAustria : listingTexts.inState(state.name),
    inCents: Object.fromEntries(pairs),
  };
}

/** Returns the middle heat prices of a federal state or of Austria; none where the figures do not answer. */
export async function heatMediansFor(api: Api, federalStateId: number | null): Promise<HeatMedians> {
  const asked = federalStateId === null ? {} : { federalStateId };
  const counts = await api.call(listCategoryCounts, asked).catch((): CategoryCount[] => []);
  return mediansIn(counts, federalStateId);
}
