import type { AdvertContent } from './advert-content.ts';
import { categoryFieldsOf } from './categories/category-fields.ts';
import { endsOfMeasure, namesOfField } from './categories/field.ts';
import type { CategorisedData, FirewoodData, PelletsData, WoodChipsData } from './category-data.ts';
import { chipsClassByCode } from '#domain/lookups/chips-classes.data.ts';
import { dryingStateByCode } from '#domain/lookups/drying-states.data.ts';
import { pelletQualityTypeByCode } from '#domain/lookups/pellet-quality-types.data.ts';
import { isTreatedByProduct, rawMaterialGroupByCode } from '#domain/lookups/raw-material-groups.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import {
  ashContentByCode,
  fineFractionByCode,
  moistureContentByCode,
  particleSizeByCode,
} from '#domain/lookups/wood-chips.data.ts';
import { grossFromNetInCents } from '#domain/money.ts';
import { issue } from '#domain/result.ts';
import type { Issue } from '#domain/result.ts';
import { PLAUSIBLE_PRICES_IN_CENTS, USUAL, isWithin } from '#domain/wood/limits.data.ts';
import type { Limits } from '#domain/wood/limits.data.ts';

/** Codes of what is unusual but allowed; the texts hold one question for each. */
export const ADVERT_WARNING_CODES = [
  'warning.forest-diameter',
  'warning.forest-lot',
  'warning.firewood-length',
  'warning.firewood-length-loose',
  'warning.firewood-kiln-dried-round-wood',
  'warning.firewood-moisture-and-drying',
  'warning.pellets-blow-in-quantity',
  'warning.sawn-length',
  'warning.sawn-width',
  'warning.sawn-thickness',
  'warning.log-length',
  'warning.chips-too-wet-for-small-boilers',
  'warning.chips-treated-wood',
  'warning.chips-treated-by-product',
  'warning.chips-fines-beyond-size',
  'warning.chips-class-without-size',
  'warning.chips-too-wet-for-class',
  'warning.chips-ash-beyond-class',
  'warning.price-unusual',
] as const;
export type AdvertWarningCode = (typeof ADVERT_WARNING_CODES)[number];

/** Codes of data that contradict each other and are refused at publishing. */
export const ADVERT_CONTRADICTION_CODES = [
  'contradiction.forest-neither-sale-nor-processing',
  'contradiction.blow-in-without-delivery',
  'contradiction.enplus-without-quality',
  'contradiction.enplus-number-without-certificate',
  'contradiction.charge-without-blow-in',
  'contradiction.split-month-of-round-wood',
  'contradiction.minimum-above-maximum',
] as const;
export type AdvertContradictionCode = (typeof ADVERT_CONTRADICTION_CODES)[number];

export type CheckedPrice = {
  unit: UnitCode;
  unitQuantity?: number | null | undefined;
  grossPricePerUnitInCents?: number | null | undefined;
};

const at = (field: string): string => `categoryData.${field}`;

/** One warning per figure outside the usual range of its field. */
const unusualFigures = ({ category, data }: CategorisedData): Issue[] => {
  const figures: Readonly<Record<string, unknown>> = data;
  return categoryFieldsOf(category).flatMap(([name, field]) => {
    if (!('usual' in field) || field.usual === null || field.warning === undefined) return [];
    const { usual, warning } = field;
    return namesOfField(name, field).flatMap((one) => {
      const figure = figures[one];
      return typeof figure !== 'number' || isWithin(usual, figure) ? [] : [issue(at(one), warning, { ...usual })];
    });
  });
};

const quantityOutside = (
  quantity: number | null | undefined,
  { usual, code }: { usual: Limits; code: AdvertWarningCode },
): Issue[] =>
  typeof quantity !== 'number' || isWithin(usual, quantity) ? [] : [issue('unitQuantity', code, { ...usual })];

const forestWarnings = ({ unit, unitQuantity }: CheckedPrice): Issue[] =>
  quantityOutside(unit === 'EFM' ? unitQuantity : null, {
    usual: USUAL.forestLotInHarvestedCubicMetres,
    code: 'warning.forest-lot',
  });

/** Both ends of a drying state in percent of the whole mass; what is sold as ready for the stove may be as dry as it likes. */
const usualMoistureOf = (dryingState: string | null): Limits | null => {
  const state = dryingStateByCode(dryingState ?? '');
  if (state === undefined) return null;
  const driest = state.code === 'OFENFERTIG' ? 0 : state.waterContentMin;
  return { minimum: wholePercent(driest), maximum: wholePercent(state.waterContentMax) };
};

const firewoodWarnings = (
  { lengthInCm, dryingState, moistureInPercent }: FirewoodData,
  { unit }: CheckedPrice,
): Issue[] => {
  const usual = USUAL.looseFirewoodLengthInCm;
  const found: Issue[] = [];
  if (unit === 'SRM' && lengthInCm !== null && !isWithin(usual, lengthInCm))
    found.push(issue(at('lengthInCm'), 'warning.firewood-length-loose' satisfies AdvertWarningCode, { ...usual }));
  if (unit === 'FM' && dryingState === 'KAMMERGETROCKNET')
    found.push(issue('unit', 'warning.firewood-kiln-dried-round-wood' satisfies AdvertWarningCode));
  const usualMoisture = usualMoistureOf(dryingState);
  if (usualMoisture !== null && typeof moistureInPercent === 'number' && !isWithin(usualMoisture, moistureInPercent)) {
    const code = 'warning.firewood-moisture-and-drying' satisfies AdvertWarningCode;
    found.push(issue(at('moistureInPercent'), code, { ...usualMoisture }));
  }
  return found;
};

const pelletsWarnings = (data: PelletsData, { unit, unitQuantity }: CheckedPrice): Issue[] =>
  quantityOutside(data.blowInIsPossible && unit === 'T' ? unitQuantity : null, {
    usual: USUAL.blowInPelletsInTonnes,
    code: 'warning.pellets-blow-in-quantity',
  });

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
    [isTreatedByProduct(data.rawMaterialGroupCode), 'rawMaterialGroupCode', 'warning.chips-treated-by-product'],
  ];
  return [...found.flatMap(([holds, field, code]) => (holds ? [issue(at(field), code)] : [])), ...classWarnings(data)];
};

/** A class that is stated against a size, a moisture or a share that the standard does not give it. */
const classWarnings = (data: WoodChipsData): Issue[] => {
  const size = particleSizeByCode(data.particleSizeCode ?? '');
  const chipsClass = chipsClassByCode(data.chipsClassCode ?? '');
  const most = {
    fines: size?.finesMaxInPercent,
    water: chipsClass?.waterContentMax,
    ash: chipsClass?.ashMaxInPercent,
  };
  const found: [figure: number | null | undefined, most: number | null | undefined, string, AdvertWarningCode][] = [
    [finesOf(data.fineFractionCode), most.fines, 'fineFractionCode', 'warning.chips-fines-beyond-size'],
    [
      waterOf(data.moistureContentCode),
      percentOf(most.water),
      'moistureContentCode',
      'warning.chips-too-wet-for-class',
    ],
    [ashOf(data.ashCode), most.ash, 'ashCode', 'warning.chips-ash-beyond-class'],
  ];
  return [
    ...(chipsClass !== undefined && size?.hasClasses === false
      ? [issue(at('chipsClassCode'), 'warning.chips-class-without-size' satisfies AdvertWarningCode)]
      : []),
    ...found.flatMap(([figure, maximum, field, code]) =>
      typeof figure === 'number' && typeof maximum === 'number' && figure > maximum
        ? [issue(at(field), code, { maximum })]
        : [],
    ),
  ];
};

const wholePercent = (share: number): number => Math.round(share * 100);
const percentOf = (share: number | null | undefined): number | null =>
  typeof share === 'number' ? wholePercent(share) : null;
/** The largest figure of a class in percent, endless for the open one; undefined where none is stated. */
const openEnded = (maximum: number | null | undefined): number | undefined =>
  maximum === null ? Number.POSITIVE_INFINITY : maximum;
const finesOf = (code: string | null) => openEnded(fineFractionByCode(code ?? '')?.fineFractionMaxInPercent);
const ashOf = (code: string | null) => openEnded(ashContentByCode(code ?? '')?.ashMaxInPercent);
const waterOf = (code: string | null) => percentOf(moistureContentByCode(code ?? '')?.waterContentMax);

const goodsWarnings = (advert: CategorisedData, price: CheckedPrice): Issue[] => {
  switch (advert.category) {
    case 'FOREST':
      return forestWarnings(price);
    case 'FIREWOOD':
      return firewoodWarnings(advert.data, price);
    case 'PELLETS':
      return pelletsWarnings(advert.data, price);
    case 'WOOD_CHIPS':
      return chipsWarnings(advert.data);
    case 'SAWN_WOOD':
    case 'LOGS':
    case 'SERVICES':
      return [];
  }
};

const priceWarnings = (advert: CategorisedData, { unit, grossPricePerUnitInCents }: CheckedPrice): Issue[] => {
  const plausible = PLAUSIBLE_PRICES_IN_CENTS[advert.category]?.[unit];
  // A gift has no price that could be mistyped.
  if (!grossPricePerUnitInCents || plausible === undefined) return [];
  if (isWithin(plausible, grossPricePerUnitInCents)) return [];
  return [issue('pricePerUnitInCents', 'warning.price-unusual' satisfies AdvertWarningCode, { ...plausible })];
};

/** Returns what is unusual about an advert and worth the question "stimmt das?"; never a reason to refuse it. */
export const advertWarnings = (advert: CategorisedData, price: CheckedPrice): Issue[] => [
  ...unusualFigures(advert),
  ...goodsWarnings(advert, price),
  ...priceWarnings(advert, price),
];

/** Returns the warnings of an advert's whole content; its price is held against the usual ones with its tax. */
export function contentWarnings(content: AdvertContent): Issue[] {
  const { unit, unitQuantity, pricePerUnitInCents: price, priceIsGross, vatRateInPercent } = content;
  const gross = price === null || priceIsGross ? price : grossFromNetInCents(price, vatRateInPercent);
  return advertWarnings(content, { unit, unitQuantity, grossPricePerUnitInCents: gross });
}

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
  if (category === 'FIREWOOD')
    found.push([
      data.firewoodFormCode === 'RUND' && Boolean(data.splitMonth),
      'splitMonth',
      'contradiction.split-month-of-round-wood',
    ]);
  if (category === 'PELLETS' || category === 'WOOD_CHIPS') {
    const isUnreachable = data.blowInIsPossible && !data.deliveryIsPossible;
    found.push([isUnreachable, 'blowInIsPossible', 'contradiction.blow-in-without-delivery']);
  }
  if (category === 'PELLETS') {
    const quality = pelletQualityTypeByCode(data.pelletQualityTypeCode ?? '');
    found.push(
      [data.enPlusCertified && !quality?.isEnPlus, 'enPlusCertified', 'contradiction.enplus-without-quality'],
      [
        Boolean(data.enPlusNumber) && !data.enPlusCertified,
        'enPlusNumber',
        'contradiction.enplus-number-without-certificate',
      ],
      [
        Boolean(data.blowInChargeInCents) && !data.blowInIsPossible,
        'blowInChargeInCents',
        'contradiction.charge-without-blow-in',
      ],
    );
  }
  for (const [minimum, maximum, field] of rangesOf(advert))
    found.push([isAbove(minimum, maximum), field, 'contradiction.minimum-above-maximum']);
  return found.flatMap(([holds, field, code]) => (holds ? [issue(at(field), code)] : []));
};

type Range = [minimum: number | null, maximum: number | null, field: string];

function rangesOf({ category, data }: CategorisedData): Range[] {
  const figures: Readonly<Record<string, unknown>> = data;
  const figure = (name: string): number | null => (typeof figures[name] === 'number' ? figures[name] : null);
  return categoryFieldsOf(category).flatMap(([name, { kind }]): Range[] => {
    if (kind !== 'MEASURE') return [];
    const [from, to] = endsOfMeasure(name);
    return [[figure(from), figure(to), from]];
  });
}
