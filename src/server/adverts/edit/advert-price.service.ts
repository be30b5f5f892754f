import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import type { AdvertPriceDto } from '#contract/adverts/advert-life.schemas.ts';
import { editOfContent } from '#contract/adverts/edit-of-content.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { requireOwn } from '#server/adverts/advert-access.ts';
import { updateAdvert } from './advert-edit.service.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import { storedContentOf } from '#server/adverts/advert-row.ts';
import { findAdvert } from '#server/adverts/adverts.repository.ts';

/**
 * Changes only the price of an own advert, by the rules of the editor.
 * @throws those of updateAdvert: advert.not-found (404), advert.changed-elsewhere (409), advert.not-publishable (422)
 */
export async function changeAdvertPrice(
  context: Context,
  { advertId, price }: { advertId: string; price: AdvertPriceDto },
  findPlace: FindPlace,
): Promise<Advert> {
  const row = requireOwn(requireViewer(context), await findAdvert(context.db, advertId));
  const edit = editOfContent(storedContentOf(row));
  const { version = row.version, ...amounts } = price;
  const given = Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== undefined));
  return updateAdvert(context, { advertId, editAdvertDto: { ...edit, ...given, version } }, findPlace);
}
