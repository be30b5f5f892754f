import type { AdvertListItem, HeatPrice, Seller } from '#contract/adverts/adverts.schemas.ts';
import type { Address, Image } from '#contract/common.schemas.ts';

/** Fields that a card shows as they are. */
const SHOWN = [
  'id',
  'slug',
  'title',
  'category',
  'pricePerUnitInCents',
  'priceTotalInCents',
  'unitQuantity',
  'unit',
  'vatRate',
  'priceIsGross',
  'minimumQuantity',
  'createdAt',
  'reservedUntil',
  'distance',
  'deliveredPriceInCents',
  'deliveredQuantity',
  'deliveryShortfall',
  'facts',
] as const satisfies readonly (keyof AdvertListItem)[];

/** The fields of an advert on a card. Every list item has them; pages send no more than these to the browser. */
export type CardItem = Pick<AdvertListItem, (typeof SHOWN)[number]> & {
  thumbnail: Pick<Image, 'url' | 'isSymbol' | 'placeholder'> | null;
  woodTypes: readonly { id: number }[];
  address: Pick<Address, 'postalCode' | 'city' | 'countryCode'> & Partial<Pick<Address, 'latitude' | 'longitude'>>;
  heatPrice?: Pick<HeatPrice, 'lowInCents' | 'highInCents'> | null;
  deliveryBands?: readonly { upToKm: number }[];
  seller?: Pick<Seller, 'kind' | 'displayName'>;
};

/** Returns what a card shows of an advert, for a page's data. */
export function cardItemOf(item: AdvertListItem): CardItem {
  const { thumbnail, woodTypes, address, heatPrice, deliveryBands, seller } = item;
  const { postalCode, city, countryCode } = address;
  return {
    ...picked(item, SHOWN),
    thumbnail: thumbnail && picked(thumbnail, ['url', 'isSymbol', 'placeholder']),
    woodTypes: woodTypes.map(({ id }) => ({ id })),
    address: { postalCode, city, countryCode },
    ...(heatPrice && { heatPrice: picked(heatPrice, ['lowInCents', 'highInCents']) }),
    ...(deliveryBands && { deliveryBands: deliveryBands.map(({ upToKm }) => ({ upToKm })) }),
    ...(seller && { seller: picked(seller, ['kind', 'displayName']) }),
  };
}

/** The same with where it is, for the map. */
export function placedCardItemOf(item: AdvertListItem): CardItem {
  const { latitude, longitude } = item.address;
  const card = cardItemOf(item);
  return { ...card, address: { ...card.address, latitude, longitude } };
}

/** The named fields that are there. */
function picked<T extends object, K extends keyof T>(of: T, names: readonly K[]): Pick<T, K> {
  const some: Partial<T> = {};
  for (const name of names) if (of[name] !== undefined) some[name] = of[name];
  return some as Pick<T, K>;
}
