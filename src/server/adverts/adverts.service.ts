import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import { distanceInKm } from '#domain/places/geometry/distance.ts';
import { roundTo } from '#domain/rounding.ts';
import { isEntrepreneur } from '#domain/users/seller-kind.ts';
import type { Advert, AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import type { DeliveryDistance } from '#contract/places/places.schemas.ts';
import type { SellerDisclosureInFull } from '#contract/sellers/disclosure.schemas.ts';
import type { Paged } from '#contract/common.schemas.ts';
import { fullDisclosure, shownDisclosure } from '#server/sellers/seller-disclosure.service.ts';
import { roadDistancesInKm, roadPoint } from '#server/places/road-distance.service.ts';
import { type FindPlace, placeUnknown } from '#server/places/settle-place.service.ts';
import type { BaseContext, Context } from '#server/platform/context.ts';
import { pageOf } from '#server/platform/page-of.ts';
import { requireVisible } from './advert-access.ts';
import { type AdvertRow, isOnlineAt, isVisibleAt, sellerOf } from './advert-row.ts';
import { advertGone, advertNotFound } from './adverts.problems.ts';
import { countAdverts, findAdvert, findAdvertBySlug, listAdverts, listAdvertsByKey } from './adverts.repository.ts';
import { findGoneAdvert } from './life/gone-adverts.repository.ts';
import { presentAdvert, presentListItem } from './adverts.presenter.ts';

export { localFirstOf } from './advert-row.ts';
export { advertNotFound } from './adverts.problems.ts';

/** One advert: all of it for its owner, the public part for everybody else. @throws advert.not-found (404), advert.gone (410) */
export async function getAdvert(context: Context, { advertId }: { advertId: string }): Promise<Advert> {
  const found = await findAdvert(context.db, advertId);
  if (!found) await refuseGone(context, { advertId });
  const { row, isOwner } = requireVisible(context, found);
  const advert = presentAdvert(row, isOwner ? 'OWNER' : 'PUBLIC', { now: context.clock(), isMine: isOwner });
  return withDisclosure(context, row, advert);
}

/**
 * The advert behind any address it ever had; `slug` in the answer is the present one. A public advert looks the same
 * to everybody. @throws advert.not-found (404), advert.gone (410)
 */
export async function getProduct(context: Context, { slug }: { slug: string }): Promise<Advert> {
  const now = context.clock();
  const found = await findAdvertBySlug(context.db, slug);
  if (!found) await refuseGone(context, { slug });
  const { row, isOwner } = requireVisible(context, found);
  const isPublic = isOnlineAt(row, now);
  const advert = presentAdvert(row, isOwner && !isPublic ? 'OWNER' : 'PUBLIC', { now, isMine: isOwner });
  return withDisclosure(context, row, advert);
}

/** Who the business behind an advert is stands on each of its adverts. */
async function withDisclosure({ db }: Context, row: AdvertRow, advert: Advert): Promise<Advert> {
  const disclosure = isEntrepreneur(sellerOf(row)) ? await shownDisclosure(db, row.owner_key) : null;
  return disclosure === null ? advert : { ...advert, disclosure };
}

/** The same with e-mail address and phone number; null for private persons. @throws advert.not-found (404), advert.gone (410) */
export async function getAdvertDisclosure(
  context: Context,
  { advertId }: { advertId: string },
): Promise<SellerDisclosureInFull | null> {
  const found = await findAdvert(context.db, advertId);
  if (!found) await refuseGone(context, { advertId });
  const { row } = requireVisible(context, found);
  return isEntrepreneur(sellerOf(row)) ? fullDisclosure(context.db, row.owner_key) : null;
}

type Delivery = { advertId: string; countryCode: string; postalCode: string };

/**
 * Kilometres that count for the delivery of an advert to a postcode.
 * @throws advert.not-found (404), advert.gone (410), place.unknown (404)
 */
export async function getDeliveryDistance(
  context: Context,
  { advertId, countryCode, postalCode }: Delivery,
  findPlace: FindPlace,
): Promise<DeliveryDistance> {
  const found = await findAdvert(context.db, advertId);
  if (!found) await refuseGone(context, { advertId });
  const { row } = requireVisible(context, found);
  const place = await findPlace(countryCode, postalCode);
  if (place === null) throw placeUnknown();
  if (row.shown_latitude === null || row.shown_longitude === null) return { distanceInKm: null, isByRoad: false };
  const shown = { latitude: row.shown_latitude, longitude: row.shown_longitude };
  const byRoad = (await roadDistancesInKm(context.db, place, [shown])).get(roadPoint(shown));
  return { distanceInKm: byRoad ?? roundTo(distanceInKm(place, shown), 1), isByRoad: byRoad !== undefined };
}

/** What was public once and is deleted for good is gone, not unknown. @throws advert.gone (410) */
async function refuseGone(context: Context, asked: { slug: string } | { advertId: string }): Promise<void> {
  const gone = await findGoneAdvert(context.db, asked);
  if (gone) throw advertGone(gone);
}

export type ListUserAdverts = { userId: string; page: number; size: number; status?: AdvertStatus | undefined };

/** A page of a seller's adverts: for the seller in all states (deleted ones on request), for others the public ones. */
export async function listUserAdverts(
  context: Context,
  { userId, page, size, status }: ListUserAdverts,
): Promise<Paged<AdvertListItem>> {
  const now = context.clock();
  const isOwner = context.viewer?.id.toLowerCase() === userId.toLowerCase();
  const filter = { userId, now, onlyPublic: !isOwner, status: status ?? null };
  const [rows, totalElements] = await Promise.all([
    listAdverts(context.db, filter, { limit: size, offset: page * size }),
    countAdverts(context.db, filter),
  ]);
  return pageOf(
    rows.map((row) => presentListItem(row, now)),
    { page, size, totalElements },
  );
}

export type OpenAdvert = Pick<
  AdvertRow,
  | 'key'
  | 'id'
  | 'title'
  | 'owner_key'
  | 'shown_latitude'
  | 'shown_longitude'
  | 'local_days'
  | 'local_radius_in_km'
  | 'first_published_at'
>;

/** An advert that the viewer may ask about: a public one, or an own one. @throws advert.not-found (404), advert.gone (410) */
export async function requireOpenAdvert(context: Context, advertId: string): Promise<OpenAdvert> {
  const found = await findAdvert(context.db, advertId);
  if (!found) {
    await refuseGone(context, { advertId });
    throw advertNotFound();
  }
  if (found.owner_key === context.viewer?.key) return found;
  const { row } = requireVisible(context, found);
  if (!isVisibleAt(row, context.clock())) throw advertNotFound();
  return row;
}

/** Adverts as lists show them, by their keys; one that is deleted for good is missing. */
export async function listItemsByKey(
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  keys: readonly number[],
): Promise<Map<number, AdvertListItem>> {
  const rows = await listAdvertsByKey(db, keys);
  return new Map(rows.map((row) => [row.key, presentListItem(row, clock())]));
}
