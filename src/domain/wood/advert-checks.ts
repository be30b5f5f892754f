import type {
  CategorisedData,
  FirewoodData,
  ForestData,
  LogsData,
  PelletsData,
  SawnWoodData,
  WoodChipsData,
} from '#domain/adverts/category-data.ts';
import { pelletQualityTypeByCode } from '#domain/lookups/pellet-quality-types.data.ts';
import { rawMaterialGroupByCode } from '#domain/lookups/raw-material-groups.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { moistureContentByCode } from '#domain/lookups/wood-chips.data.ts';
import { issue } from '#domain/result.ts';
import type { Issue } from '#domain/result.ts';
import { PLAUSIBLE_PRICES_IN_CENTS, USUAL, isWithin } from './limits.data.ts';
import type { Limits } from './limits.data.ts';

/** Codes of what is unusual but allowed; the texts hold one question for each. */
export const ADVERT_WARNING_CODES = [
  'warning.forest-diameter',
  'warning.forest-lot',
  'warning.firewood-length',
  'warning.firewood-length-loose',
  'warning.firewood-kiln-dried-round-wood',
  'warning.pellets-blow-in-quantity',
  'warning.sawn-length',
  'warning.sawn-width',
  'warning.sawn-thickness',
  'warning.log-length',
  'warning.chips-too-wet-for-small-boilers',
  'warning.chips-treated-wood',
  'warning.price-unusual',
] as const;
export type AdvertWarningCode = (typeof ADVERT_WARNING_CODES)[number];

/** Codes of data that contradict each other and are refused at publishing. */
export const ADVERT_CONTRADICTION_CODES = [
  'contradiction.forest-neither-sale-nor-processing',
  'contradiction.blow-in-without-delivery',
  'contradiction.enplus-without-quality',
  'contradiction.minimum-above-maximum',
] as const;
export type AdvertContradictionCode = (typeof ADVERT_CONTRADICTION_CODES)[number];

export type CheckedPrice = {
  unit: UnitCode;
  unitQuantity?: number | null | undefined;
  grossPricePerUnitInCents?: number | null | undefined;
};

const at = (field: string): string => `categoryData.${field}`;

/** One warning per field whose figure is stated and lies outside the usual. */
const outside = <Field extends string>(
  data: { readonly [F in Field]: number | null },
  fields: readonly Field[],
  { usual, code }: { usual: Limits; code: AdvertWarningCode },
): Issue[] =>
  fields.flatMap((field) => {
    const figure = data[field];
    return figure === null || isWithin(usual, figure) ? [] : [issue(at(field), code, { ...usual })];
  });

const quantityOutside = (
  quantity: number | null | undefined,
  { usual, code }: { usual: Limits; code: AdvertWarningCode },
): Issue[] =>
  typeof quantity !== 'number' || isWithin(usual, quantity) ? [] : [issue('unitQuantity', code, { ...usual })];

const forestWarnings = (data: ForestData, { unit, unitQuantity }: CheckedPrice): Issue[] => [
  ...outside(data, ['diameterAtBreastHeightInCm'], {
    usual: USUAL.forestDiameterInCm,
    code: 'warning.forest-diameter',
  }),
  ...quantityOutside(unit === 'EFM' ? unitQuantity : null, {
    usual: USUAL.forestLotInHarvestedCubicMetres,
    code: 'warning.forest-lot',
  }),
];

const firewoodWarnings = (data: FirewoodData, { unit }: CheckedPrice): Issue[] => [
  ...outside(data, ['lengthInCm'], { usual: USUAL.firewoodLengthInCm, code: 'warning.firewood-length' }),
  ...(unit === 'SRM'
    ? outside(data, ['lengthInCm'], {
        usual: USUAL.looseFirewoodLengthInCm,
        code: 'warning.firewood-length-loose',
      })
    : []),
  ...(unit === 'FM' && data.dryingState === 'KAMMERGETROCKNET'
    ? [issue('unit', 'warning.firewood-kiln-dried-round-wood' satisfies AdvertWarningCode)]
    : []),
];

const pelletsWarnings = (data: PelletsData, { unit, unitQuantity }: CheckedPrice): Issue[] =>
  quantityOutside(data.blowInIsPossible && unit === 'T' ? unitQuantity : null, {
    usual: USUAL.blowInPelletsInTonnes,
    code: 'warning.pellets-blow-in-quantity',
  });

const sawnWarnings = (data: SawnWoodData): Issue[] => [
  ...outside(data, ['lengthInMm', 'minLengthInMm', 'maxLengthInMm'], {
    usual: USUAL.sawnLengthInMm,
    code: 'warning.sawn-length',
  }),
  ...outside(data, ['widthInMm', 'minWidthInMm', 'maxWidthInMm'], {
    usual: USUAL.sawnWidthInMm,
    code: 'warning.sawn-width',
  }),
  ...outside(data, ['thicknessInMm', 'minThicknessInMm', 'maxThicknessInMm'], {
    usual: USUAL.sawnThicknessInMm,
    code: 'warning.sawn-thickness',
  }),
];

const chipsWarnings = (data: WoodChipsData): Issue[] => {
  const waterContent = moistureContentByCode(data.moistureContentCode ?? '')?.waterContentMax ?? 0;
  const isForSmallBoilers = data.particleSizeCode === 'P16S' || data.particleSizeCode === 'P31S';
  const isTreated = rawMaterialGroupByCode(data.rawMaterialGroupCode ?? '')?.isForbiddenInHouseholdBoilers === true;
  const found: [boolean, string, AdvertWarningCode][] = [
    [
      isForSmallBoilers && !isWithin(USUAL.smallBoilerWaterContent, waterContent),
      'moistureContentCode',
      'warning.chips-too-wet-for-small-boilers',
    ],
    [isTreated, 'rawMaterialGroupCode', 'warning.chips-treated-wood'],
  ];
  return found.flatMap(([holds, field, code]) => (holds ? [issue(at(field), code)] : []));
};

const logWarnings = (data: LogsData): Issue[] =>
  outside(data, ['lengthInCm', 'minLengthInCm', 'maxLengthInCm'], {
    usual: USUAL.logLengthOnRoadInCm,
    code: 'warning.log-length',
  });

const goodsWarnings = (advert: CategorisedData, price: CheckedPrice): Issue[] => {
  switch (advert.category) {
    case 'FOREST':
      return forestWarnings(advert.data, price);
    case 'FIREWOOD':
      return firewoodWarnings(advert.data, price);
    case 'PELLETS':
      return pelletsWarnings(advert.data, price);
    case 'SAWN_WOOD':
      return sawnWarnings(advert.data);
    case 'WOOD_CHIPS':
      return chipsWarnings(advert.data);
    case 'LOGS':
      return logWarnings(advert.data);
    case 'SERVICES':
      return [];
  }
};

const priceWarnings = (advert: CategorisedData, { unit, grossPricePerUnitInCents }: CheckedPrice): Issue[] => {
  const plausible = PLAUSIBLE_PRICES_IN_CENTS[advert.category]?.[unit];
  if (typeof grossPricePerUnitInCents !== 'number' || plausible === undefined) return [];
  if (isWithin(plausible, grossPricePerUnitInCents)) return [];
  return [issue('pricePerUnitInCents', 'warning.price-unusual' satisfies AdvertWarningCode, { ...plausible })];
};

/** Returns what is unusual about an advert and worth the question "stimmt das?"; never a reason to refuse it. */
export const advertWarnings = (advert: CategorisedData, price: CheckedPrice): Issue[] => [
  ...goodsWarnings(advert, price),
  ...priceWarnings(advert, price),
];

const isAbove = (minimum: number | null, maximum: number | null): boolean =>
  minimum !== null && maximum !== null && minimum > maximum;

/** Returns what in an advert contradicts itself and must be put right before it is published. */
export const advertContradictions = (advert: CategorisedData): Issue[] => {
  const found: [boolean, string, AdvertContradictionCode][] = [];
  const { category, data } = advert;
  if (category === 'FOREST') {
    const isNeither = !data.isFromTrunkSale && !data.isForProcessing;
    found.push([isNeither, 'isFromTrunkSale', 'contradiction.forest-neither-sale-nor-processing']);
  }
  if (category === 'PELLETS' || category === 'WOOD_CHIPS') {
    const isUnreachable = data.blowInIsPossible && !data.deliveryIsPossible;
    found.push([isUnreachable, 'blowInIsPossible', 'contradiction.blow-in-without-delivery']);
  }
  if (category === 'PELLETS') {
    const quality = pelletQualityTypeByCode(data.pelletQualityTypeCode ?? '');
    found.push([data.enPlusCertified && !quality?.isEnPlus, 'enPlusCertified', 'contradiction.enplus-without-quality']);
  }
  for (const [minimum, maximum, field] of rangesOf(advert))
    found.push([isAbove(minimum, maximum), field, 'contradiction.minimum-above-maximum']);
  return found.flatMap(([holds, field, code]) => (holds ? [issue(at(field), code)] : []));
};

type Range = [minimum: number | null, maximum: number | null, field: string];

const rangesOf = (advert: CategorisedData): Range[] => {
  if (advert.category === 'SAWN_WOOD') {
    return [
      [advert.data.minLengthInMm, advert.data.maxLengthInMm, 'minLengthInMm'],
      [advert.data.minWidthInMm, advert.data.maxWidthInMm, 'minWidthInMm'],
      [advert.data.minThicknessInMm, advert.data.maxThicknessInMm, 'minThicknessInMm'],
    ];
  }
  if (advert.category === 'LOGS') {
    return [
      [advert.data.minLengthInCm, advert.data.maxLengthInCm, 'minLengthInCm'],
      [advert.data.minDiameterInCm, advert.data.maxDiameterInCm, 'minDiameterInCm'],
    ];
  }
  return [];
};
