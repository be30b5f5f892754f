import { MAX_DELIVERY_BANDS } from '#domain/adverts/advert-content.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';

/** The names of the wizard's fields: the paths of the edit payload, group by group. */
export const TEXT_FIELDS = ['title', 'description'] as const;

export const CATEGORY_FIELDS: Record<CategoryCode, readonly string[]> = {
  FOREST: paths(
    'forestWoodTypeIds',
    'isFromTrunkSale',
    'isForProcessing',
    'diameterAtBreastHeightInCm',
    'pefcCertified',
  ),
  FIREWOOD: paths(
    'furnaceWoodTypeIds',
    'deliveryIsPossible',
    'lengthInCm',
    'dryingState',
    'moistureInPercent',
    'measureBasis',
    'countryCodeOfOrigin',
    'pefcCertified',
  ),
  PELLETS: paths(
    'pelletQualityTypeCode',
    'enPlusCertified',
    'dinPlusCertified',
    'deliveryIsPossible',
    'blowInIsPossible',
    'countryCodeOfOrigin',
    'pefcCertified',
  ),
  SAWN_WOOD: paths(
    'sawnWoodTypeId',
    'isSingleItem',
    'lengthInMm',
    'widthInMm',
    'thicknessInMm',
    'minLengthInMm',
    'maxLengthInMm',
    'minWidthInMm',
    'maxWidthInMm',
    'minThicknessInMm',
    'maxThicknessInMm',
    'countryCodeOfOrigin',
    'pefcCertified',
  ),
  WOOD_CHIPS: paths(
    'woodChipsWoodTypeCode',
    'dryingStateCode',
    'ashCode',
    'rawMaterialGroupCode',
    'particleSizeCode',
    'fineFractionCode',
    'moistureContentCode',
    'countryCodeOfOrigin',
    'deliveryIsPossible',
    'blowInIsPossible',
    'pefcCertified',
  ),
  LOGS: paths(
    'woodLogTypeId',
    'isSingleItem',
    'lengthInCm',
    'diameterInCm',
    'minLengthInCm',
    'maxLengthInCm',
    'minDiameterInCm',
    'maxDiameterInCm',
    'countryCodeOfOrigin',
    'pefcCertified',
  ),
  SERVICES: paths('serviceCategories', 'areasOfService', 'certificates', 'equipments'),
};

/** `priceKind` is no part of the payload: whether the price is meant per unit, for everything, or on request. */
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

/** `address.settled` is no part of the payload: what town and point were sent for, where no script cleared them. */
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

export const RAFFLE_FIELDS = ['raffleAccepted'] as const;

/** Fields with several answers; every other field has one text. */
export const LIST_FIELDS: ReadonlySet<string> = new Set(
  paths('forestWoodTypeIds', 'furnaceWoodTypeIds', 'serviceCategories', 'areasOfService', 'certificates', 'equipments'),
);

function paths(...fields: string[]): string[] {
  return fields.map((field) => `categoryData.${field}`);
}
