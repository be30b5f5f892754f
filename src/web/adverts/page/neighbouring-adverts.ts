import type { Api } from '#contract/api.ts';
import type { Place } from '#contract/places/places.schemas.ts';
import { listCategoryCounts, searchProducts } from '#contract/search/products.ts';
import type { ProductFilter } from '#contract/search/products.schemas.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { isHeatCategory } from '#domain/wood/heat/heat-scales.ts';
import { type CardItem, cardItemOf } from '#web/adverts/card/card-item.parts.ts';
import type { HeatMedian } from './price/heat-view.ts';

/** A place to search around. */
export type Around = { postalCode: string; countryCode: string };

type Wanted = {
  category: CategoryCode;
  woodTypeIds?: number[];
  around: Around | null;
  /** The place is the visitor's own, so that distances and totals on the cards are about them. */
  isVisitors: boolean;
  exceptId?: string;
};

const MOST_SIMILAR = 4;

/** Returns adverts of the same category and wood, the nearest first, filled up with other wood where there are few. */
export async function similarAdverts(api: Api, wanted: Wanted): Promise<CardItem[]> {
  const { category, woodTypeIds = [], around, isVisitors, exceptId } = wanted;
  const base: ProductFilter = { category, size: MOST_SIMILAR + 1, page: 0, sorting: sortedNear(around) };
  const ofSameWood = woodTypeIds.length === 0 ? [] : await found(api, { ...base, categoryData: { woodTypeIds } });
  const isEnough = ofSameWood.filter((item) => item.id !== exceptId).length >= MOST_SIMILAR;
  const others = isEnough ? [] : await found(api, base);
  const seen = new Set<string>(exceptId === undefined ? [] : [exceptId]);
  const similar = [...ofSameWood, ...others].filter(({ id }) => !seen.has(id) && seen.add(id));
  return similar.slice(0, MOST_SIMILAR).map((item) => (isVisitors ? item : withoutVisitor(item)));
}

function sortedNear(around: Around | null): NonNullable<ProductFilter['sorting']> {
  if (around === null) return { sortBy: 'CREATED_AT', sortDesc: true };
  const { postalCode, countryCode } = around;
  return { sortBy: 'DISTANCE', sortDesc: false, postalCode, countryCode };
}

async function found(api: Api, productFilter: ProductFilter): Promise<CardItem[]> {
  return (await api.call(searchProducts, { productFilter })).items.map(cardItemOf);
}

/** Figures measured from the advert's own place would be read as being about the visitor. */
function withoutVisitor(item: CardItem): CardItem {
  const { distance: _distance, deliveredPriceInCents: _price, deliveredQuantity: _quantity, ...rest } = item;
  return rest;
}

/** Returns the middle heat price of a category in the federal state of a place, or null where there are too few offers. */
export async function heatMedianAround(
  api: Api,
  category: CategoryCode,
  place: Place | null,
): Promise<HeatMedian | null> {
  const state = place === null || place.federalStateId === null ? undefined : federalStateById(place.federalStateId);
  if (state === undefined || !isHeatCategory(category)) return null;
  const counts = await api.call(listCategoryCounts, { federalStateId: state.id });
  const inCents = counts.find((row) => row.category === category)?.heatPriceMedianInCents ?? null;
  return inCents === null ? null : { inCents, state: state.name };
}
