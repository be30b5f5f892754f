import type { CategorisedData } from '#domain/adverts/category-data.ts';
import type { AdvertPictureDetails } from '#domain/pictures/advert-picture.ts';
import type { CategoryCode, VatRateInPercent } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { DeliveryBand } from '#domain/wood/delivered-price.ts';

/** The goods of one sample advert, without seller, place and dates. */
export type SampleGoods = CategorisedData & {
  title: string;
  description: string;
  unit: UnitCode;
  pricePerUnitInCents: number | null;
  priceTotalInCents: number | null;
  unitQuantity: number | null;
  minimumQuantity: number | null;
  vatRateInPercent: VatRateInPercent;
  priceIsGross: boolean;
  deliveryBands: DeliveryBand[];
  woodTypeCodes: string[];
  pictureDetails: AdvertPictureDetails;
  /** Where the picture of the category would show something else. */
  pictureCategory?: CategoryCode;
};

export type SampleSeller = {
  number: number;
  email: string;
  firstName: string;
  lastName: string;
  isBusiness: boolean;
  /** One of the businesses that are farms. */
  isFarm: boolean;
  companyName: string;
  phoneNumber: string;
  place: SamplePlace;
};

export type SamplePlace = {
  postalCode: string;
  city: string;
  federalStateId: number;
  latitude: number;
  longitude: number;
};
