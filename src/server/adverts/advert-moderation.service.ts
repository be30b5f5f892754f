import type { Advert, AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { pricePositionOf } from '#server/market-prices/market-position.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { requireOwn, requireVisible } from './advert-access.ts';
import type { AdvertRow } from './advert-row.ts';
import { advertNotFound } from './adverts.problems.ts';
import { presentAdvert, presentListItem } from './adverts.presenter.ts';
import { findAdvert, findAdvertBySlug, lockAdvert } from './adverts.repository.ts';

export { type AdvertRow, isHidden, isVisibleAt } from './advert-row.ts';

/** Any advert in any state by its id or a slug it ever had; for moderation. @throws advert.not-found (404) */
export async function getAnyAdvert(db: Db, idOrSlug: string): Promise<AdvertRow> {
  const row = isUuid(idOrSlug) ? await findAdvert(db, idOrSlug) : await findAdvertBySlug(db, idOrSlug);
  if (row === null) throw advertNotFound();
  return row;
}

/** The same by id, kept from changing until the transaction ends. @throws advert.not-found (404) */
export async function lockAnyAdvert(tx: Db, id: string): Promise<AdvertRow> {
  const row = await lockAdvert(tx, id);
  if (row === null) throw advertNotFound();
  return row;
}

/** An own advert in any state. @throws session.required (401), advert.not-found (404) */
export async function getOwnAdvert(context: Context, advertId: string): Promise<AdvertRow> {
  return requireOwn(requireViewer(context), await findAdvert(context.db, advertId));
}

/** An advert that the viewer sees, kept from changing. @throws advert.not-found (404), advert.gone (410) */
export async function lockVisibleAdvert(
  context: Context,
  advertId: string,
): Promise<{ row: AdvertRow; isOwner: boolean }> {
  return requireVisible(context, await lockAdvert(context.db, advertId));
}

export const listItemOf = (row: AdvertRow, now: Date): AdvertListItem => presentListItem(row, now);

/** All pictures of an advert. */
export const imagesOf = (row: AdvertRow, now: Date): Advert['images'] =>
  presentAdvert(row, 'OWNER', { now, isMine: false }).images;

/**
 * Difference in percent from the price of comparable adverts nearby (positive: dearer); null where there are too few.
 */
export async function priceDifferenceOf(context: Context, row: AdvertRow): Promise<number | null> {
  const { market, around } = await pricePositionOf(context, row.key);
  return (market ?? around)?.differenceInPercent ?? null;
}
