import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import { shownNames } from '#domain/adverts/categories/field.ts';
import type * as z from 'zod/mini';
import type { Advert, AdvertFacts } from '#contract/adverts/adverts.schemas.ts';
import type { CategorisedRead } from '#contract/adverts/category-data.schemas.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';

type AdvertFactsRead = z.infer<typeof AdvertFacts>;
export type AdvertWishes = Partial<AdvertFactsRead>;
type DataOf<C extends CategoryCode> = Extract<CategorisedRead, { category: C }>['categoryData'];

const DATA: { [C in CategoryCode]: DataOf<C> } = {
  FOREST: {
    woodTypes: [{ id: 1, text: 'Fichte' }],
    isFromTrunkSale: true,
    isForProcessing: false,
    diameterAtBreastHeightInCm: null,
    pefcCertified: false,
  },
  FIREWOOD: {
    woodTypes: [{ id: 20, text: 'Buche (Rotbuche)' }],
    deliveryIsPossible: true,
    lengthInCm: 33,
    dryingState: 'OFENFERTIG',
    countryCodeOfOrigin: 'AT',
    pefcCertified: true,
    moistureInPercent: null,
    measureBasis: null,
  },
  PELLETS: {
    deliveryIsPossible: true,
    blowInIsPossible: false,
    pelletQualityTypeCode: 'ENPLUS_A1',
    countryCodeOfOrigin: 'AT',
    pefcCertified: false,
    enPlusCertified: true,
    dinPlusCertified: false,
  },
  SAWN_WOOD: {
    woodType: { id: 6, text: 'Lärche' },
    isSingleItem: false,
    lengthInMm: null,
    widthInMm: null,
    thicknessInMm: null,
    minLengthInMm: null,
    maxLengthInMm: null,
    minWidthInMm: null,
    maxWidthInMm: null,
    minThicknessInMm: null,
    maxThicknessInMm: null,
    countryCodeOfOrigin: 'AT',
    pefcCertified: false,
  },
  WOOD_CHIPS: {
    woodTypeCode: null,
    dryingStateCode: null,
    ashCode: null,
    rawMaterialGroupCode: null,
    particleSizeCode: null,
    fineFractionCode: null,
    moistureContentCode: null,
    countryCodeOfOrigin: 'AT',
    deliveryIsPossible: false,
    blowInIsPossible: false,
    pefcCertified: false,
  },
  LOGS: {
    woodType: { id: 22, text: 'Eiche' },
    isSingleItem: false,
    lengthInCm: null,
    diameterInCm: null,
    minLengthInCm: null,
    maxLengthInCm: null,
    minDiameterInCm: null,
    maxDiameterInCm: null,
    logGradeCode: 'BC',
    countryCodeOfOrigin: 'AT',
    pefcCertified: false,
  },
  SERVICES: { certificates: [], serviceCategories: [], areasOfService: [], equipments: [] },
};

/** Fields that came later, without an answer; a claim is not made then. */
const laterFields = (category: CategoryCode): Record<string, null | false> =>
  Object.fromEntries(
    categoryFieldsOf(category).flatMap(([name, field]) =>
      field.isLater ? shownNames(name, field).map((one) => [one, field.kind === 'CLAIM' ? false : null]) : [],
    ),
  );

/** An advert as the API answers it, private seller in Molln, € 165 a unit, tax included. */
export function advertOf<C extends CategoryCode>(
  category: C,
  data: Partial<DataOf<C>> = {},
  wishes: AdvertWishes = {},
): Advert {
  const facts = {
    id: '0199d8a0-0000-7000-8000-000000000001',
    images: [],
    status: 'ACTIVE' as const,
    createdAt: '2026-11-10T08:00:00.000Z',
    publishedAt: '2026-11-11T08:00:00.000Z',
    slug: 'buche-ofenfertig-1',
    title: 'Buche, ofenfertig',
    description: 'Rotbuche aus eigenem Wald.\nZustellung mit Kipper.',
    address: {
      id: 'a1',
      city: 'Molln',
      countryCode: 'AT',
      postalCode: '4591',
      street: '',
      longitude: 14.25,
      latitude: 47.88,
    },
    contact: {
      id: 'c1',
      firstname: 'Eva',
      lastname: 'H.',
      companyName: '',
      phoneNumber: null,
      email: null,
      shopLink: null,
      hasPhoneNumber: true,
      hasEmail: true,
    },
    expiresAt: '2027-02-09T08:00:00.000Z',
    raffleAccepted: false,
    pricePerUnitInCents: 16_500,
    priceTotalInCents: null,
    unitQuantity: null,
    unit: categoryOf(category).defaultUnit,
    vatRate: categoryOf(category).defaultVatRateInPercent,
    priceIsGross: true,
    seller: { id: 's1', kind: 'PRIVATE' as const, displayName: 'Eva H.', memberSince: '2023-03-01T08:00:00.000Z' },
  };
  return whole({
    ...facts,
    category,
    categoryData: { ...laterFields(category), ...DATA[category], ...data },
    ...wishes,
  });
}

/** Category and data come from the same argument, so the parts make an advert. */
function whole(parts: AdvertFactsRead & { category: CategoryCode; categoryData: unknown }): Advert;
function whole(parts: unknown): unknown {
  return parts;
}
