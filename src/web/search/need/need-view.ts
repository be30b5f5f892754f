import { paths } from '#contract/paths.ts';
import { formatNumber, formatQuantity } from '#domain/format/numbers.ts';
import type { HouseholdNeed } from '#domain/search/household-need.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { needTexts as texts } from '#texts/de/search/need.ts';
import type { RememberedPlace } from '#web/api/api-context.ts';
import { placeLabel } from '#web/forms/place-label.ts';
import { hrefOf, type ListingBase } from '#web/search/listing/listing-address.parts.ts';
import type { LinkView, NeedView } from '#web/search/listing/listing-types.parts.ts';
import type { ListingView } from '#domain/search/address/request-words.ts';
import { LENGTH_TOLERANCE_IN_CM } from '#domain/search/address/request-from-url.ts';
import { NEED_ACTS } from './need-acts.ts';

/** Whether a need counts for a search: firewood compared in stacked cubic metres, alone or among all categories. */
const takesNeed = ({ category = 'FIREWOOD', unit = 'RM' }: SearchRequest): boolean =>
  category === 'FIREWOOD' && unit === 'RM';

/** The need that counts for a search; null where none is remembered, or it is one for other goods. */
export const countedNeed = (need: HouseholdNeed | null | undefined, request: SearchRequest): HouseholdNeed | null =>
  need && takesNeed(request) ? need : null;

/** The search for the amount that is needed, of firewood alone; one that the address names itself stays. */
export function withNeed(request: SearchRequest, need: HouseholdNeed | null): SearchRequest {
  if (need === null || request.orderQuantity !== undefined) return request;
  const { quantityInStackedCubicMetres: quantity } = need;
  return { ...request, ...(request.category === undefined ? { firewoodInRm: quantity } : { orderQuantity: quantity }) };
}

/** The search with the amount of another one, or without one as it is. */
export function sameAmount(
  { orderQuantity: _sought, firewoodInRm: _needed, ...request }: SearchRequest,
  { orderQuantity }: Pick<SearchRequest, 'orderQuantity'>,
): SearchRequest {
  return orderQuantity === undefined ? request : { ...request, orderQuantity };
}

type At = { view: ListingView; base: ListingBase };
type Given = {
  base: ListingBase;
  /** As the address says it, with the place that counts. */
  request: SearchRequest;
  view: ListingView;
  /** null: none is remembered. */
  need: HouseholdNeed | null | undefined;
  place: RememberedPlace | null;
};

/** Returns the line about the need on a listing: what is known, and what can be done with it; null where none counts. */
export function needViewOf({ base, request, view, need = null, place }: Given): NeedView | null {
  if (!takesNeed(request)) return null;
  const { orderQuantity } = request;
  const at: At = { view, base };
  const back = hrefOf(request, view, base);
  const own = { back, amount: orderQuantity === undefined ? null : formatNumber(orderQuantity) };
  const edit = paths.householdNeed(
    new URLSearchParams({
      ...(orderQuantity === undefined ? {} : { menge: formatNumber(orderQuantity) }),
      ...(need === null && lengthOf(request) !== null ? { laenge: String(lengthOf(request)) } : {}),
      zurueck: back,
    }),
  );
  if (need === null) {
    // Among all goods only those who stated a need are told of it.
    if (request.category === undefined) return null;
    const label = orderQuantity === undefined ? texts.ask : texts.askKept(formatQuantity(orderQuantity, 'RM'));
    return { ...own, amount: null, said: null, ways: [{ label, href: edit }], totalFor: null };
  }
  const quantity = orderQuantity ?? need.quantityInStackedCubicMetres;
  const length = need.lengthInCm === null ? [] : [listingTexts.filters.lengthInCm(need.lengthInCm)];
  const where = place === null ? [] : [placeLabel(place)];
  const turn = need.showsTotals
    ? { intent: NEED_ACTS.unitPrices, label: texts.showUnitPrices }
    : { intent: NEED_ACTS.totals, label: texts.showTotals };
  return {
    ...own,
    said: { head: texts.head, need: texts.said([formatQuantity(quantity, 'RM'), ...length, ...where]) },
    ways: [
      { label: place === null ? texts.changeAndPlace : texts.change, href: edit },
      ...(place === null ? [] : [turn, ...sortLink(request, at)]),
      ...lengthLink(request, at, need),
      { label: texts.forget, intent: NEED_ACTS.forget },
    ],
    totalFor: place !== null && need.showsTotals ? quantity : null,
  };
}

/** Totals of all goods do not compare: from all categories the way leads to the firewood among them. */
function sortLink(request: SearchRequest, { view, base }: At): LinkView[] {
  const { sorting, category } = request;
  if (sorting.sortBy === 'DELIVERED_PRICE' || sorting.postalCode === undefined) return [];
  const sorted = {
    ...firstPage(request),
    category: 'FIREWOOD',
    sorting: { ...sorting, sortBy: 'DELIVERED_PRICE', sortDesc: false },
  } as const;
  const label = category === undefined ? texts.firewoodByTotal : texts.sortByTotal;
  return [{ label, href: hrefOf(sorted, view, base) }];
}

/** The length a search is filtered by, null where it is none or a range. */
function lengthOf({ categoryData: { lengthMinInCm: min, lengthMaxInCm: max } = {} }: SearchRequest): number | null {
  if (min === undefined || max === undefined) return null;
  return max - min === 2 * LENGTH_TOLERANCE_IN_CM ? min + LENGTH_TOLERANCE_IN_CM : null;
}

function lengthLink(request: SearchRequest, { view, base }: At, { lengthInCm }: HouseholdNeed): LinkView[] {
  if (lengthInCm === null || request.category === undefined || lengthOf(request) === lengthInCm) return [];
  const bounds = {
    lengthMinInCm: lengthInCm - LENGTH_TOLERANCE_IN_CM,
    lengthMaxInCm: lengthInCm + LENGTH_TOLERANCE_IN_CM,
  };
  const narrowed = { ...firstPage(request), categoryData: { ...request.categoryData, ...bounds } };
  return [{ label: texts.onlyLength(listingTexts.filters.lengthInCm(lengthInCm)), href: hrefOf(narrowed, view, base) }];
}

function firstPage({ cursor: _cursor, ...request }: SearchRequest): SearchRequest {
  return { ...request, page: 0 };
}
