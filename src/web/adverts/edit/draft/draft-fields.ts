import { MAX_DELIVERY_BANDS } from '#domain/adverts/advert-content.ts';
import { editFieldNames } from '#domain/adverts/edit/edit-fields.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';

/** The names of the wizard's fields: the paths of the edit payload, group by group. */
export const TEXT_FIELDS = ['title', 'description'] as const;

export const CATEGORY_FIELDS: Record<CategoryCode, readonly string[]> = {
  FOREST: categoryPaths('FOREST'),
  FIREWOOD: categoryPaths('FIREWOOD'),
  PELLETS: categoryPaths('PELLETS'),
  SAWN_WOOD: categoryPaths('SAWN_WOOD'),
  WOOD_CHIPS: categoryPaths('WOOD_CHIPS'),
  LOGS: categoryPaths('LOGS'),
  SERVICES: categoryPaths('SERVICES'),
};

/** `priceKind` is not part of the payload: whether the price is per unit, for everything, on request, or a gift. */
export const PRICE_FIELDS = [
  'priceKind',
  'pricePerUnitInCents',
  'priceTotalInCents',
  'unit',
  'unitQuantity',
  'minimumQuantity',
  'vatRate',
  'priceIsGross',
] as const;

/**
 * `address.settled` is not part of the payload: the place that town and point belonged to, where no script cleared
 * them.
 */
export const PLACE_FIELDS = [
  'address.countryCode',
  'address.postalCode',
  'address.city',
  'address.street',
  'address.latitude',
  'address.longitude',
  'address.settled',
] as const;

const BAND_PARTS = ['upToKm', 'minimumQuantity', 'amountInCents', 'per'] as const;
export type BandPart = (typeof BAND_PARTS)[number];

export const bandField = (index: number, part: BandPart): string => `deliveryBands.${index}.${part}`;

export const DELIVERY_FIELDS: readonly string[] = Array.from({ length: MAX_DELIVERY_BANDS }, (_, index) =>
  BAND_PARTS.map((part) => bandField(index, part)),
).flat();

export const CONTACT_FIELDS = [
  'contact.firstname',
  'contact.lastname',
  'contact.companyName',
  'contact.phoneNumber',
  'contact.email',
  'contact.shopLink',
] as const;

/** Who may buy how much, and from when. */
export const BUYER_FIELDS = ['householdMaximum', 'localDays', 'localRadiusInKm'] as const;

export const RAFFLE_FIELDS = ['raffleAccepted'] as const;

/** Fields with several answers; every other field has one text. */
export const LIST_FIELDS: ReadonlySet<string> = new Set(
  paths('forestWoodTypeIds', 'furnaceWoodTypeIds', 'serviceCategories', 'areasOfService', 'certificates', 'equipments'),
);

function paths(...fields: string[]): string[] {
  return fields.map((field) => `categoryData.${field}`);
}

function categoryPaths(category: CategoryCode): string[] {
  return paths(...editFieldNames(category));
}
