import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategoryFilters } from './search-types.ts';

export type FilterKey = keyof CategoryFilters;

const ORIGIN_AND_PEFC = ['countryCodesOfOrigin', 'pefcCertified'] as const;
const LENGTH = ['lengthMinInCm', 'lengthMaxInCm'] as const;
const DIAMETER = ['diameterMinInCm', 'diameterMaxInCm'] as const;

const FILTER_KEYS: Record<CategoryCode, readonly FilterKey[]> = {
  FOREST: ['woodTypeIds', 'isFromTrunkSale', 'isForProcessing', ...DIAMETER, 'pefcCertified'],
  FIREWOOD: ['woodTypeIds', ...LENGTH, 'dryingStates', 'deliveryIsPossible', ...ORIGIN_AND_PEFC],
  PELLETS: [
    'pelletQualityTypeCodes',
    'deliveryIsPossible',
    'blowInIsPossible',
    'isLoose',
    'enPlusCertified',
    'dinPlusCertified',
    ...ORIGIN_AND_PEFC,
  ],
  SAWN_WOOD: [
    'woodTypeIds',
    'isSingleItem',
    'thicknessMinInMm',
    'thicknessMaxInMm',
    'widthMinInMm',
    'widthMaxInMm',
    ...LENGTH,
    ...ORIGIN_AND_PEFC,
  ],
  WOOD_CHIPS: [
    'particleSizeCodes',
    'moistureContentCodes',
    'woodChipsWoodTypeCodes',
    'woodChipsDryingStateCodes',
    'ashCodes',
    'fineFractionCodes',
    'rawMaterialGroupCodes',
    'deliveryIsPossible',
    'blowInIsPossible',
    ...ORIGIN_AND_PEFC,
  ],
  LOGS: ['woodTypeIds', 'isSingleItem', ...DIAMETER, ...LENGTH, ...ORIGIN_AND_PEFC],
  SERVICES: ['serviceCategoryIds', 'areaOfServiceIds', 'equipmentIds', 'certificateIds'],
};

/** Returns the filters on category data that adverts of a category can answer, in the order a form shows them. */
export const filterKeysOf = (category: CategoryCode): readonly FilterKey[] => FILTER_KEYS[category];

/** Says whether a filter makes sense in a category; without a category every filter does. */
export const filterApplies = (key: FilterKey, category: CategoryCode | undefined): boolean =>
  category === undefined || FILTER_KEYS[category].includes(key);
