import { advertSlug } from '#domain/adverts/advert-slug.ts';
import type { AdvertContent, AdvertPlace } from '#domain/adverts/advert-content.ts';
import { taxedBySeller } from '#domain/adverts/seller-tax.ts';
import { blurCoordinates } from '#domain/places/blur.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';
import type { SellerKind } from '#domain/search/search-types.ts';
import { type HeatPriceInput, heatPrice } from '#domain/wood/heat-price.ts';
import type { StoredFacts } from './adverts.repository.ts';

export type FoundPlace = { name: string; federalStateId: number | null; latitude: number; longitude: number };

/** Finds the place of a postcode; null where there is none. */
export type FindPlace = (countryCode: string, postalCode: string) => Promise<FoundPlace | null>;

/** What the heat price of an advert is reckoned from. */
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

/** The place with what its postcode tells: town and federal state, and coordinates where none were given. */
export async function settlePlace(place: AdvertPlace, findPlace: FindPlace): Promise<AdvertPlace> {
  if (place.postalCode === null) return place;
  const postalCode = normalisePostalCode(place.countryCode, place.postalCode);
  if (postalCode === null) return place;
  const found = await findPlace(place.countryCode, postalCode);
  if (found === null) return { ...place, postalCode };
  const isGiven = place.latitude !== null && place.longitude !== null;
  return {
    ...place,
    postalCode,
    city: place.city || found.name,
    federalStateId: found.federalStateId,
    latitude: isGiven ? place.latitude : found.latitude,
    longitude: isGiven ? place.longitude : found.longitude,
  };
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
