import type { Api } from '#contract/api.ts';
import { readSearch } from '#contract/search/products.ts';
import { type CategoryCode, categoryOf } from '#domain/lookups/categories.data.ts';
import { dryingStateByCode } from '#domain/lookups/drying-states.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { PICKUP_RADII_IN_KM, REQUEST_LIMITS } from '#domain/requests/request.ts';
import { categoryPathCheck } from '#domain/search/address/category-path.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { LENGTH_TOLERANCE_IN_CM } from '#domain/search/address/request-from-url.ts';
import { placeLabel } from '#web/forms/place-label.ts';
import type { RequestValues } from './request-values.ts';
import { emptyValues } from './request-values.ts';

/** Returns the form that the address of a listing fills in, read as the listing reads it; null where it names no category. */
export async function valuesOfListing(api: Api, address: string): Promise<RequestValues | null> {
  const url = URL.parse(address, 'http://listing');
  if (url === null || url.host !== 'listing') return null;
  const [, , category, param] = url.pathname.split('/');
  if (!categoryPathCheck(category, param).ok) return null;
  const { request } = searchRequestFromUrl({ category, param }, url.searchParams);
  const line = request.searchTerm;
  if (line === undefined) return valuesOf(request, null);
  const { place, filters } = await api
    .call(readSearch, { productFilter: request })
    .catch(() => ({ place: null, filters: request }));
  const goods = place === null ? line : line.replace(place.text, ' ');
  return valuesOf(
    { ...filters, sorting: request.sorting },
    { line: goods.replaceAll(/\s+/g, ' ').trim(), place: place && placeLabel(place) },
  );
}

type Words = { line: string; place: string | null };
type Wanted = Omit<SearchRequest, 'page' | 'size'>;

function valuesOf(search: Wanted, words: Words | null): RequestValues | null {
  const { category, categoryData: data = {}, radiusInKm } = search;
  if (category === undefined) return null;
  const woodTypeIds = (data.woodTypeIds ?? []).slice(0, REQUEST_LIMITS.species);
  const [service] = data.serviceCategoryIds ?? [];
  const isNamed = words !== null && words.line.length >= REQUEST_LIMITS.title.min;
  const title = isNamed ? words.line : titleOf(category, woodTypeIds);
  const isDelivered = search.deliversToMe === true || data.deliveryIsPossible === true;
  return {
    ...emptyValues(category),
    title: title.slice(0, REQUEST_LIMITS.title.max),
    woodTypeIds: woodTypeIds.join(','),
    ...(service === undefined ? {} : { serviceCategoryId: String(service) }),
    ...(category === 'FIREWOOD' ? firewoodValues(search) : {}),
    ...amountValues(search, category),
    ...placeValues(search, words?.place ?? null),
    ...(isDelivered ? { handover: 'DELIVERY' } : {}),
    ...(radiusInKm === undefined ? {} : { radiusInKm: String(nearestRadius(radiusInKm)) }),
  };
}

function firewoodValues({ categoryData: data = {} }: Wanted): RequestValues {
  const drying = (data.dryingStates ?? []).toSorted((one, other) => wetness(other) - wetness(one))[0];
  const { lengthMinInCm: from, lengthMaxInCm: to } = data;
  const isLength = from !== undefined && to !== undefined && to - from <= 2 * LENGTH_TOLERANCE_IN_CM;
  return {
    ...(drying === undefined ? {} : { dryingState: drying }),
    ...(isLength ? { lengthInCm: String(Math.round((from + to) / 2)) } : {}),
  };
}

/** The price of a search is one of a unit, the budget is for all of it. */
function amountValues(search: Wanted, category: CategoryCode): RequestValues {
  const quantity = search.orderQuantity ?? search.quantityMin;
  const price = search.priceMaxInCents;
  return {
    unit: search.unit ?? categoryOf(category).defaultUnit,
    ...(quantity === undefined ? {} : { quantity: String(quantity).replace('.', ',') }),
    // What is given away is asked for in words, not by a budget of nothing.
    ...(quantity === undefined || !price ? {} : { budgetInCents: String(Math.round((price * quantity) / 100)) }),
  };
}

function placeValues({ sorting }: Wanted, named: string | null): RequestValues {
  const { postalCode, countryCode = 'AT' } = sorting;
  if (postalCode !== undefined) return { postalCode: placeLabel({ postalCode, countryCode, name: '' }) };
  return named === null ? {} : { postalCode: named };
}

const wetness = (code: string): number => dryingStateByCode(code)?.waterContentMax ?? 0;

const nearestRadius = (km: number): number => PICKUP_RADII_IN_KM.find((radius) => radius >= km) ?? 200;

function titleOf(category: CategoryCode, woodTypeIds: readonly number[]): string {
  const woods = woodTypeIds.slice(0, 3).flatMap((id) => woodTypeById(id)?.shortText ?? []);
  return [categoryOf(category).text, ...woods].join(' ').trim();
}
