import { advertSlug } from '#domain/adverts/advert-slug.ts';
import type { AdvertContent } from '#domain/adverts/advert-content.ts';
import { taxedBySeller } from '#domain/adverts/seller-tax.ts';
import { blurCoordinates } from '#domain/places/geometry/blur.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import { type HeatPriceInput, heatPrice } from '#domain/wood/heat/heat-price.ts';
import type { StoredFacts } from './adverts.repository.ts';

/** What the heat price of an advert is calculated from. */
export function heatPriceInput(content: AdvertContent): HeatPriceInput {
  const { category, unit, pricePerUnitInCents, priceTotalInCents, unitQuantity, vatRateInPercent, priceIsGross } =
    content;
  const pricing = {
    category,
    unit,
    pricePerUnitInCents,
    priceTotalInCents,
    unitQuantity,
    vatRateInPercent,
    priceIsGross,
  };
  if (content.category === 'FIREWOOD' || content.category === 'WOOD_CHIPS') return { ...pricing, ...content.data };
  return pricing;
}

type Owned = { advertId: string; ownerId: string; seller: SellerKind; now: Date };

/** Everything that is stored of an advert: its content with the tax its seller may state, and what follows from both. */
export function storedFacts(written: AdvertContent, { advertId, ownerId, seller, now }: Owned): StoredFacts {
  const content = taxedBySeller(written, seller);
  const { latitude, longitude } = content.place;
  const shown = latitude === null || longitude === null ? null : blurCoordinates(latitude, longitude, ownerId);
  return {
    content,
    slug: advertSlug(content.title, advertId),
    shownLatitude: shown?.latitude ?? null,
    shownLongitude: shown?.longitude ?? null,
    heatPrice: heatPrice(heatPriceInput(content)),
    now,
  };
}
