import type { CategoryCode } from '#domain/lookups/categories.data.ts';

/** Data of a standing-forest advert; diameter at breast height over bark in whole cm, 7–150. */
export type ForestData = {
  woodTypeIds: number[];
  isFromTrunkSale: boolean;
  isForProcessing: boolean;
  diameterAtBreastHeightInCm: number | null;
  pefcCertified: boolean;
};

/** How a firewood quantity was measured; "rm" alone says too little (stacked at which length, or tipped). */
export const MEASURE_BASES = ['STACKED_1M', 'STACKED_SHORT', 'LOOSE', 'SOLID', 'WEIGHT'] as const;
export type MeasureBasis = (typeof MEASURE_BASES)[number];

/** Data of a firewood advert; length in cm, 10–300; measured water content in percent of total mass. */
export type FirewoodData = {
  woodTypeIds: number[];
  deliveryIsPossible: boolean;
  lengthInCm: number | null;
  dryingState: string | null;
  moistureInPercent: number | null;
  measureBasis: MeasureBasis | null;
  countryCodeOfOrigin: string | null;
  pefcCertified: boolean;
};

export type PelletsData = {
  deliveryIsPossible: boolean;
  blowInIsPossible: boolean;
  pelletQualityTypeCode: string | null;
  countryCodeOfOrigin: string | null;
  pefcCertified: boolean;
  enPlusCertified: boolean;
  dinPlusCertified: boolean;
};

/** Data of a sawn-wood advert; all measures in mm. A single item has one value, a lot has min and max. */
export type SawnWoodData = {
  woodTypeId: number | null;
  isSingleItem: boolean;
  lengthInMm: number | null;
  widthInMm: number | null;
  thicknessInMm: number | null;
  minLengthInMm: number | null;
  maxLengthInMm: number | null;
  minWidthInMm: number | null;
  maxWidthInMm: number | null;
  minThicknessInMm: number | null;
  maxThicknessInMm: number | null;
  countryCodeOfOrigin: string | null;
  pefcCertified: boolean;
};

export type WoodChipsData = {
  woodTypeCode: string | null;
  dryingStateCode: string | null;
  ashCode: string | null;
  rawMaterialGroupCode: string | null;
  particleSizeCode: string | null;
  fineFractionCode: string | null;
  moistureContentCode: string | null;
  countryCodeOfOrigin: string | null;
  deliveryIsPossible: boolean;
  blowInIsPossible: boolean;
  pefcCertified: boolean;
};

/** Data of a log advert; lengths and diameters in cm. A single log has one value, a lot has min and max. */
export type LogsData = {
  woodTypeId: number | null;
  isSingleItem: boolean;
  lengthInCm: number | null;
  diameterInCm: number | null;
  minLengthInCm: number | null;
  maxLengthInCm: number | null;
  minDiameterInCm: number | null;
  maxDiameterInCm: number | null;
  countryCodeOfOrigin: string | null;
  pefcCertified: boolean;
};

export type ServicesData = {
  certificateIds: number[];
  serviceCategoryIds: number[];
  areaOfServiceIds: number[];
  equipmentIds: number[];
};

/** Category data as stored: ids and codes only, null where a draft has no answer yet. */
export type CategoryDataOf = {
  FOREST: ForestData;
  FIREWOOD: FirewoodData;
  PELLETS: PelletsData;
  SAWN_WOOD: SawnWoodData;
  WOOD_CHIPS: WoodChipsData;
  LOGS: LogsData;
  SERVICES: ServicesData;
};

/** Category and its data together, so that one `switch` on `category` narrows both. */
export type CategorisedData = { [C in CategoryCode]: { category: C; data: CategoryDataOf[C] } }[CategoryCode];

export type CategoryData = CategoryDataOf[CategoryCode];
