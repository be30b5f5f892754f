import { type VatRateInPercent, categoryOf } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { DeliveryBand } from '#domain/wood/delivered-price.ts';
import type { CategorisedData } from './category-data.ts';

/** Lengths in characters between which title and description of a public advert lie; product decision. */
export const MIN_TITLE_LENGTH = 5;
export const MAX_TITLE_LENGTH = 80;
export const MIN_DESCRIPTION_LENGTH = 20;
export const MAX_DESCRIPTION_LENGTH = 5_000;
/** Most pictures of one advert; product decision. */
export const MAX_IMAGES = 12;
/** Most delivery bands of one advert. */
export const MAX_DELIVERY_BANDS = 10;

export type AdvertPlace = {
  countryCode: string;
  postalCode: string | null;
  city: string;
  street: string;
  federalStateId: number | null;
  latitude: number | null;
  longitude: number | null;
};

export type AdvertContactFacts = {
  firstName: string;
  lastName: string;
  companyName: string;
  phoneNumber: string;
  email: string;
  shopLink: string;
};

export type AdvertPricing = {
  pricePerUnitInCents: number | null;
  priceTotalInCents: number | null;
  unit: UnitCode;
  unitQuantity: number | null;
  minimumQuantity: number | null;
  vatRateInPercent: VatRateInPercent;
  priceIsGross: boolean;
};

/** Everything an owner enters for an advert; empty texts and nulls mean "no answer yet". */
export type AdvertContent = CategorisedData &
  AdvertPricing & {
    title: string;
    description: string;
    place: AdvertPlace;
    contact: AdvertContactFacts;
    deliveryBands: DeliveryBand[];
    raffleAccepted: boolean;
    /** Most that one household gets, in the unit; only in categories that households buy. */
    householdMaximum: number | null;
    /** Both or neither: for how many days, and within how many kilometres, people may write first. */
    localDays: number | null;
    localRadiusInKm: number | null;
  };

/**
 * Returns how businesses usually price a category where the seller says nothing: default unit, VAT rate by kind of goods
 * (UStG § 10 Abs. 3, Anlage 2 Z 9) and whether the price includes it. Consumers get gross prices (PrAG § 9).
 */
export function usualPricing(
  category: CategorisedData['category'],
): Pick<AdvertPricing, 'unit' | 'vatRateInPercent' | 'priceIsGross'> {
  const { defaultUnit, defaultVatRateInPercent, netPriceIsUsual } = categoryOf(category);
  return { unit: defaultUnit, vatRateInPercent: defaultVatRateInPercent, priceIsGross: !netPriceIsUsual };
}
