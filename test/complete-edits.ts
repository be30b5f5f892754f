import type { EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { woodTypeByCode } from '#domain/lookups/wood-types.data.ts';

const idOf = (code: string): number => woodTypeByCode(code)?.id ?? 0;

const common = {
  description: 'Aus dem eigenen Wald, trocken gelagert, auch am Wochenende zum Abholen bereit.',
  unitQuantity: 12,
  address: { postalCode: '8010', countryCode: 'AT' },
  contact: { firstname: 'Eva', lastname: 'Holzer', phoneNumber: '+43 660 1234567', email: 'eva@example.at' },
};

/** An edit payload of each category that can be published as it is (pellets with the permission). */
export const COMPLETE_EDITS = {
  FOREST: {
    ...common,
    category: 'FOREST',
    title: 'Fichtenwald ab Stock',
    categoryData: {
      forestWoodTypeIds: [idOf('FICHTE')],
      isFromTrunkSale: true,
      isForProcessing: false,
      diameterAtBreastHeightInCm: 35,
      pefcCertified: true,
    },
  },
  FIREWOOD: {
    ...common,
    category: 'FIREWOOD',
    title: 'Buchenscheiter 33 cm',
    pricePerUnitInCents: 15_000,
    unit: 'RM',
    categoryData: {
      furnaceWoodTypeIds: [idOf('BUCHE')],
      deliveryIsPossible: true,
      lengthInCm: 33,
      dryingState: 'LUFTTROCKEN',
      measureBasis: 'STACKED_SHORT',
      countryCodeOfOrigin: 'AT',
    },
  },
  PELLETS: {
    ...common,
    category: 'PELLETS',
    title: 'Pellets ENplus A1 lose',
    pricePerUnitInCents: 37_300,
    categoryData: {
      pelletQualityTypeCode: 'ENPLUS_A1',
      deliveryIsPossible: true,
      blowInIsPossible: true,
      enPlusCertified: true,
    },
  },
  SAWN_WOOD: {
    ...common,
    category: 'SAWN_WOOD',
    title: 'Lärchenbretter, gehobelt',
    priceTotalInCents: 98_000,
    categoryData: {
      sawnWoodTypeId: idOf('LAERCHE'),
      isSingleItem: false,
      minLengthInMm: 3000,
      maxLengthInMm: 5000,
      minThicknessInMm: 24,
      maxThicknessInMm: 24,
    },
  },
  WOOD_CHIPS: {
    ...common,
    category: 'WOOD_CHIPS',
    title: 'Hackgut P31S M30',
    pricePerUnitInCents: 2_800,
    categoryData: {
      woodChipsWoodTypeCode: 'FICHTE',
      particleSizeCode: 'P31S',
      moistureContentCode: 'M30',
      deliveryIsPossible: true,
    },
  },
  LOGS: {
    ...common,
    category: 'LOGS',
    title: 'Fichte Blochholz B/C',
    pricePerUnitInCents: 10_500,
    unit: 'FM',
    categoryData: {
      woodLogTypeId: idOf('FICHTE'),
      isSingleItem: false,
      minLengthInCm: 400,
      maxLengthInCm: 500,
      minDiameterInCm: 20,
      maxDiameterInCm: 45,
    },
  },
  SERVICES: {
    ...common,
    category: 'SERVICES',
    title: 'Schlägerung und Rückung',
    categoryData: { serviceCategories: [101, 201], areasOfService: [6], certificates: [6], equipments: [1, 7] },
  },
} as const satisfies
  { readonly [C in CategoryCode]: Readonly<EditAdvertDto> & { category: C } } | Record<CategoryCode, unknown>;
