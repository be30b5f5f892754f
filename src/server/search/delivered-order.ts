import type { Coordinates } from '#domain/places/distance.ts';
import type { Db } from '#server/platform/database.ts';
import { type ResolvedSearch, unitOfSearch } from './conditions.repository.ts';
import { deliveredOfferOf } from './list-items.presenter.ts';
import { listRows } from './list-items.repository.ts';
import { type HitPage, listNearest } from './search.repository.ts';

/** Sellers farther than the nearest so many that deliver hardly ever deliver cheaper. */
const COMPARED = 500;

/** Hits by their price per unit with delivery to the visitor, the cheapest first; only those that deliver there. */
export async function listDelivered(
  db: Db,
  search: ResolvedSearch & { from: Coordinates | null },
  { offset, limit }: { offset: number; limit: number },
): Promise<HitPage> {
  const unit = unitOfSearch(search.request);
  const request = { ...search.request, deliversToMe: true, ...(unit === null ? {} : { unit }) };
  const nearest = await listNearest(db, { ...search, request }, COMPARED);
  const rows = await listRows(db, nearest);
  const offers = rows.flatMap((row) => {
    const offer = deliveredOfferOf(row, { from: search.from, quantity: request.quantityMin });
    return offer === null ? [] : [{ id: row.id, perUnit: offer.totalInCents / offer.quantity }];
  });
  offers.sort((one, other) => one.perUnit - other.perUnit || one.id - other.id);
  return { ids: offers.slice(offset, offset + limit).map((offer) => offer.id), next: null, total: offers.length };
}
