import { usualOrder } from '#domain/wood/usual-order.ts';
import { roadDistancesInKm } from '#server/places/road-distance.service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedBands } from '#server/search/indexing/search-doc.ts';
import { unitOfSearch } from './conditions.repository.ts';
import { type Visitor, deliveredOfferOf } from './list-items.presenter.ts';
import { type ListRow, listRows } from './list-items.repository.ts';
import type { HitPage } from './cursor.ts';
import { listNearest } from './pages.repository.ts';
import type { UnderstoodSearch } from '#server/search/reading/understand.ts';

/** Sellers farther than the nearest so many that deliver hardly ever deliver cheaper. */
const COMPARED = 500;

/** Where a search is measured from, and the quantity that its totals are for. */
export function visitorOf({ request, from }: Pick<UnderstoodSearch, 'request' | 'from'>): Visitor {
  const unit = unitOfSearch(request);
  const ordersByTotal = request.sorting.sortBy === 'DELIVERED_PRICE';
  const usual = ordersByTotal && unit !== null ? usualOrder(unit) : undefined;
  const quantity = request.orderQuantity ?? request.quantityMin ?? usual;
  const { firewoodInRm } = request;
  const own = { from, ...(firewoodInRm === undefined ? {} : { firewoodInRm }) };
  if (quantity === undefined || quantity <= 0) return own;
  return { ...own, wanted: { quantity, unit, isExact: ordersByTotal || request.orderQuantity !== undefined } };
}

/** The same with the roads to those of the adverts that can be delivered. */
export async function visitorOnRoads(
  db: Db,
  search: Pick<UnderstoodSearch, 'request' | 'from'>,
  rows: readonly ListRow[],
): Promise<Visitor> {
  const visitor = visitorOf(search);
  if (visitor.from === null) return visitor;
  const points = rows.flatMap(({ delivery_bands: bands, shown_latitude: latitude, shown_longitude: longitude }) =>
    latitude === null || longitude === null || storedBands(bands).length === 0 ? [] : [{ latitude, longitude }],
  );
  return { ...visitor, roads: await roadDistancesInKm(db, visitor.from, points) };
}

/**
 * Hits by what one and the same quantity costs with delivery to the visitor, the cheapest first; only those that
 * deliver there. Sellers that do not deliver just that much come last, the nearest first.
 */
export async function listDelivered(
  db: Db,
  search: UnderstoodSearch,
  { offset, limit }: { offset: number; limit: number },
): Promise<HitPage> {
  const unit = unitOfSearch(search.request);
  const request = { ...search.request, deliversToMe: true, ...(unit === null ? {} : { unit }) };
  const nearest = await listNearest(db, { ...search, request }, COMPARED);
  const rows = await listRows(db, nearest);
  const visitor = await visitorOnRoads(db, search, rows);
  const offers = rows.flatMap((row) => {
    const offer = deliveredOfferOf(row, visitor);
    if (offer === null) return [];
    return [{ id: row.id, total: 'shortfall' in offer ? Number.POSITIVE_INFINITY : offer.totalInCents }];
  });
  // Sorting is stable: offers without a total stay ordered by distance.
  offers.sort((one, other) => (one.total === other.total ? 0 : one.total - other.total));
  return { ids: offers.slice(offset, offset + limit).map((offer) => offer.id), next: null, total: offers.length };
}
