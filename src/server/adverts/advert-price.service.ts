import type { Advert } from '#contract/adverts.schemas.ts';
import type { AdvertPriceDto } from '#contract/advert-life.schemas.ts';
import { editOfContent } from '#contract/edit-of-content.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { requireOwn } from './advert-access.ts';
import { updateAdvert } from './advert-edit.service.ts';
import type { FindPlace } from './advert-facts.ts';
import { storedContentOf } from './advert-row.ts';
import { findAdvert } from './adverts.repository.ts';

/**
 * Changes nothing but the price of an own advert, by the rules of the editor. @throws those of updateAdvert:
 * advert.not-found (404), advert.changed-elsewhere (409), advert.not-publishable (422)
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
