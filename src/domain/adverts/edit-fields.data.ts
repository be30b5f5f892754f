import type { CategoryCode, WoodTypeUse } from '#domain/lookups/categories.data.ts';
import { FIREWOOD_LIMITS, FOREST_LIMITS, LOGS_LIMITS, SAWN_WOOD_LIMITS, USUAL } from '#domain/wood/limits.data.ts';
import type { Limits } from '#domain/wood/limits.data.ts';

/** Lists of which one code is chosen. */
export type CodeList =
  | 'DRYING_STATES'
  | 'PELLET_QUALITY_TYPES'
  | 'CHIPS_WOOD_TYPES'
  | 'CHIPS_DRYING_STATES'
  | 'PARTICLE_SIZES'
  | 'MOISTURE_CONTENTS'
  | 'FINE_FRACTIONS'
  | 'ASH_CONTENTS'
  | 'RAW_MATERIAL_GROUPS'
  | 'COUNTRIES_OF_ORIGIN';

/** Lists of which any number of entries is chosen. */
export type IdList = 'SERVICE_CATEGORIES' | 'AREAS_OF_SERVICE' | 'EQUIPMENT' | 'CERTIFICATES';

export type FigureUnit = 'cm' | 'mm' | '%';

/** A figure with its hard limits and, where the trade knows them, its usual ones; both ends are allowed. */
export type FigureField = {
  kind: 'FIGURE';
  field: string;
  unit: FigureUnit;
  limits: Limits;
  usual: Limits | null;
  isWhole: boolean;
  /** Figures that are asked for most, as one tap each. */
  common: readonly number[];
};

/** One measure of a single item, or its smallest and largest value in a lot. */
export type MeasureField = {
  kind: 'MEASURE';
  single: string;
  from: string;
  to: string;
  unit: FigureUnit;
  limits: Limits;
  usual: Limits | null;
};

/** `onlyWith` names a claim without which this field says nothing. */
export type EditField =
  | { kind: 'WOOD_TYPES' | 'WOOD_TYPE'; field: string; use: WoodTypeUse }
  | { kind: 'CODE'; field: string; list: CodeList }
  | { kind: 'IDS'; field: string; list: IdList }
  | { kind: 'CLAIM'; field: string; onlyWith?: string }
  | { kind: 'SINGLE_ITEM'; field: string }
  | { kind: 'MEASURE_BASIS'; field: string }
  | FigureField
  | MeasureField;

/** A titled part of the form. */
export type EditBlockCode =
  | 'STAND'
  | 'WOOD'
  | 'MEASURES'
  | 'QUALITY'
  | 'CLASSES'
  | 'ORIGIN'
  | 'DELIVERY'
  | 'MEASURING'
  | 'SERVICES'
  | 'AREAS'
  | 'MEANS';
export type EditBlock = { code: EditBlockCode; fields: readonly EditField[] };

const code = (field: string, list: CodeList): EditField => ({ kind: 'CODE', field, list });
const ids = (field: string, list: IdList): EditField => ({ kind: 'IDS', field, list });
const claim = (field: string, onlyWith?: string): EditField =>
  onlyWith === undefined ? { kind: 'CLAIM', field } : { kind: 'CLAIM', field, onlyWith };
const figure = (field: string, rest: Omit<FigureField, 'kind' | 'field'>): EditField => ({
  kind: 'FIGURE',
  field,
  ...rest,
});

const measure = (single: string, rest: Pick<MeasureField, 'unit' | 'limits' | 'usual'>): EditField => {
  const capital = `${single.charAt(0).toUpperCase()}${single.slice(1)}`;
  return { kind: 'MEASURE', single, from: `min${capital}`, to: `max${capital}`, ...rest };
};

const origin: EditBlock = {
  code: 'ORIGIN',
  fields: [code('countryCodeOfOrigin', 'COUNTRIES_OF_ORIGIN'), claim('pefcCertified')],
};
const deliveryAndBlowIn: EditBlock = {
  code: 'DELIVERY',
  fields: [claim('deliveryIsPossible'), claim('blowInIsPossible', 'deliveryIsPossible')],
};

/** The fields of category data in the order of the trade. Limits: common trade figures, see limits.data.ts. */
const BLOCKS: Record<CategoryCode, readonly EditBlock[]> = {
  FOREST: [
    {
      code: 'STAND',
      fields: [
        { kind: 'WOOD_TYPES', field: 'forestWoodTypeIds', use: 'FOREST' },
        claim('isFromTrunkSale'),
        claim('isForProcessing'),
        figure('diameterAtBreastHeightInCm', {
          unit: 'cm',
          limits: FOREST_LIMITS.diameterAtBreastHeightInCm,
          usual: USUAL.forestDiameterInCm,
          isWhole: true,
          common: [],
        }),
      ],
    },
    { code: 'ORIGIN', fields: [claim('pefcCertified')] },
  ],
  FIREWOOD: [
    {
      code: 'WOOD',
      fields: [
        { kind: 'WOOD_TYPES', field: 'furnaceWoodTypeIds', use: 'FURNACE' },
        figure('lengthInCm', {
          unit: 'cm',
          limits: FIREWOOD_LIMITS.lengthInCm,
          usual: USUAL.firewoodLengthInCm,
          isWhole: true,
          common: [25, 33, 50, 100],
        }),
        code('dryingState', 'DRYING_STATES'),
        figure('moistureInPercent', {
          unit: '%',
          limits: FIREWOOD_LIMITS.moistureInPercent,
          usual: null,
          isWhole: false,
          common: [],
        }),
      ],
    },
    {
      code: 'ORIGIN',
      fields: [...origin.fields, claim('deliveryIsPossible')],
    },
    { code: 'MEASURING', fields: [{ kind: 'MEASURE_BASIS', field: 'measureBasis' }] },
  ],
  PELLETS: [
    {
      code: 'QUALITY',
      fields: [
        code('pelletQualityTypeCode', 'PELLET_QUALITY_TYPES'),
        claim('enPlusCertified'),
        claim('dinPlusCertified'),
      ],
    },
    deliveryAndBlowIn,
    origin,
  ],
  SAWN_WOOD: [
    { code: 'WOOD', fields: [{ kind: 'WOOD_TYPE', field: 'sawnWoodTypeId', use: 'SAWN' }] },
    {
      code: 'MEASURES',
      fields: [
        { kind: 'SINGLE_ITEM', field: 'isSingleItem' },
        measure('thicknessInMm', {
          unit: 'mm',
          limits: SAWN_WOOD_LIMITS.thicknessInMm,
          usual: USUAL.sawnThicknessInMm,
        }),
        measure('widthInMm', { unit: 'mm', limits: SAWN_WOOD_LIMITS.widthInMm, usual: USUAL.sawnWidthInMm }),
        measure('lengthInMm', { unit: 'mm', limits: SAWN_WOOD_LIMITS.lengthInMm, usual: USUAL.sawnLengthInMm }),
      ],
    },
    origin,
  ],
  WOOD_CHIPS: [
    {
      code: 'CLASSES',
      fields: [
        code('woodChipsWoodTypeCode', 'CHIPS_WOOD_TYPES'),
        code('particleSizeCode', 'PARTICLE_SIZES'),
        code('moistureContentCode', 'MOISTURE_CONTENTS'),
        code('dryingStateCode', 'CHIPS_DRYING_STATES'),
        code('fineFractionCode', 'FINE_FRACTIONS'),
        code('ashCode', 'ASH_CONTENTS'),
        code('rawMaterialGroupCode', 'RAW_MATERIAL_GROUPS'),
      ],
    },
    deliveryAndBlowIn,
    origin,
  ],
  LOGS: [
    { code: 'WOOD', fields: [{ kind: 'WOOD_TYPE', field: 'woodLogTypeId', use: 'LOG' }] },
    {
      code: 'MEASURES',
      fields: [
        { kind: 'SINGLE_ITEM', field: 'isSingleItem' },
        measure('diameterInCm', { unit: 'cm', limits: LOGS_LIMITS.diameterInCm, usual: null }),
        measure('lengthInCm', { unit: 'cm', limits: LOGS_LIMITS.lengthInCm, usual: USUAL.logLengthOnRoadInCm }),
      ],
    },
    origin,
  ],
  SERVICES: [
    { code: 'SERVICES', fields: [ids('serviceCategories', 'SERVICE_CATEGORIES')] },
    { code: 'AREAS', fields: [ids('areasOfService', 'AREAS_OF_SERVICE')] },
    { code: 'MEANS', fields: [ids('equipments', 'EQUIPMENT'), ids('certificates', 'CERTIFICATES')] },
  ],
};

/** Returns the titled parts of a category's form with their fields, in the order of the trade. */
export const editBlocksOf = (category: CategoryCode): readonly EditBlock[] => BLOCKS[category];

/** Wood types asked for most in each use, most frequent first; product decision after the trade's market reports. */
const FREQUENT_WOOD_TYPES: Record<WoodTypeUse, readonly string[]> = {
  FURNACE: ['BUCHE', 'ESCHE', 'EICHE', 'LAUB_HART', 'BIRKE', 'FICHTE', 'KIEFER', 'LAERCHE', 'NADEL_GEMISCHT'],
  FOREST: ['FICHTE', 'FITA', 'TANNE', 'KIEFER', 'LAERCHE', 'BUCHE', 'EICHE', 'ESCHE', 'LAUB_HART'],
  SAWN: ['FICHTE', 'LAERCHE', 'TANNE', 'KIEFER', 'DOUGLASIE', 'ZIRBE', 'EICHE', 'BUCHE', 'ESCHE', 'NUSS'],
  LOG: ['FICHTE', 'FITA', 'LAERCHE', 'KIEFER', 'DOUGLASIE', 'BUCHE', 'EICHE', 'ESCHE', 'AHORN'],
};

/** Returns the codes of the wood types that are asked for most in a use. */
export const frequentWoodTypesOf = (use: WoodTypeUse): readonly string[] => FREQUENT_WOOD_TYPES[use];
