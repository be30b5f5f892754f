import * as z from 'zod/mini';
import type { CategoryFilters as Filters } from '#domain/search/search-types.ts';
import { decimal, named, wholeNumber } from './fields.ts';
import {
  areaOfServiceId,
  ashCode,
  certificateId,
  countryCodeOfOrigin,
  dryingStateCode,
  equipmentId,
  fineFractionCode,
  moistureContentCode,
  particleSizeCode,
  pelletQualityTypeCode,
  rawMaterialGroupCode,
  serviceCategoryId,
  woodChipsDryingStateCode,
  woodChipsWoodTypeCode,
  woodTypeId,
} from './lookup-choices.ts';

const MAX_CHOICES = 60;
const MM_PER_CM = 10;

const anyOf = <T extends z.core.$ZodType>(one: T) => z.exactOptional(z.array(one).check(z.maxLength(MAX_CHOICES)));
/** Adverts hold one value where a search may ask for any of several. */
const oneOrMore = <T extends z.core.$ZodType>(one: T) =>
  z.exactOptional(z.union([one, z.array(one).check(z.maxLength(MAX_CHOICES))]));
const claim = () => z.exactOptional(z.boolean());
const whole = (minimum: number, maximum: number) => z.exactOptional(wholeNumber(minimum, maximum));
const measure = (maximum: number) => z.exactOptional(decimal(0, maximum));

/** Drops nulls and, in texts, empty values: both mean "no filter" in what forms and generated clients send. */
function withoutGaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null && entry !== ''));
}

/** Dropping gaps takes nothing a caller of the schema may send, so its input type stands for the whole. */
export function lenient<T extends z.core.$ZodType>(schema: T) {
  return z.pipe(z.transform<unknown, unknown>(withoutGaps), schema) as unknown as z.ZodMiniType<
    z.core.output<T>,
    z.core.input<T>
  >;
}

/** Filters by their own names: any of several values, ranges from and to. */
const OWN = {
  woodTypeIds: anyOf(woodTypeId()),
  isFromTrunkSale: claim(),
  isForProcessing: claim(),
  diameterMinInCm: whole(0, 1000),
  diameterMaxInCm: whole(0, 1000),
  lengthMinInCm: whole(0, 100_000),
  lengthMaxInCm: whole(0, 100_000),
  thicknessMinInMm: whole(0, 100_000),
  thicknessMaxInMm: whole(0, 100_000),
  widthMinInMm: whole(0, 100_000),
  widthMaxInMm: whole(0, 100_000),
  dryingStates: anyOf(dryingStateCode()),
  deliveryIsPossible: claim(),
  blowInIsPossible: claim(),
  isLoose: claim(),
  isSingleItem: claim(),
  pelletQualityTypeCodes: anyOf(pelletQualityTypeCode()),
  woodChipsWoodTypeCodes: anyOf(woodChipsWoodTypeCode()),
  woodChipsDryingStateCodes: anyOf(woodChipsDryingStateCode()),
  particleSizeCodes: anyOf(particleSizeCode()),
  moistureContentCodes: anyOf(moistureContentCode()),
  ashCodes: anyOf(ashCode()),
  fineFractionCodes: anyOf(fineFractionCode()),
  rawMaterialGroupCodes: anyOf(rawMaterialGroupCode()),
  countryCodesOfOrigin: anyOf(countryCodeOfOrigin()),
  pefcCertified: claim(),
  enPlusCertified: claim(),
  dinPlusCertified: claim(),
  serviceCategoryIds: anyOf(serviceCategoryId()),
  areaOfServiceIds: anyOf(areaOfServiceId()),
  equipmentIds: anyOf(equipmentId()),
  certificateIds: anyOf(certificateId()),
};

/** The same by the names adverts are written and read with, where those differ. */
const OF_ADVERTS = {
  forestWoodTypeIds: oneOrMore(woodTypeId()),
  furnaceWoodTypeIds: oneOrMore(woodTypeId()),
  sawnWoodTypeId: oneOrMore(woodTypeId()),
  woodLogTypeId: oneOrMore(woodTypeId()),
  dryingState: oneOrMore(dryingStateCode()),
  pelletQualityTypeCode: oneOrMore(pelletQualityTypeCode()),
  woodChipsWoodTypeCode: oneOrMore(woodChipsWoodTypeCode()),
  woodTypeCode: oneOrMore(woodChipsWoodTypeCode()),
  dryingStateCode: oneOrMore(woodChipsDryingStateCode()),
  particleSizeCode: oneOrMore(particleSizeCode()),
  moistureContentCode: oneOrMore(moistureContentCode()),
  ashCode: oneOrMore(ashCode()),
  fineFractionCode: oneOrMore(fineFractionCode()),
  rawMaterialGroupCode: oneOrMore(rawMaterialGroupCode()),
  countryCodeOfOrigin: oneOrMore(countryCodeOfOrigin()),
  serviceCategories: oneOrMore(serviceCategoryId()),
  areasOfService: oneOrMore(areaOfServiceId()),
  equipments: oneOrMore(equipmentId()),
  certificates: oneOrMore(certificateId()),
  diameterAtBreastHeightInCm: measure(1000),
  diameterInCm: measure(1000),
  minDiameterInCm: measure(1000),
  maxDiameterInCm: measure(1000),
  lengthInCm: measure(100_000),
  minLengthInCm: measure(100_000),
  maxLengthInCm: measure(100_000),
  lengthInMm: measure(1_000_000),
  minLengthInMm: measure(1_000_000),
  maxLengthInMm: measure(1_000_000),
  thicknessInMm: measure(100_000),
  minThicknessInMm: measure(100_000),
  maxThicknessInMm: measure(100_000),
  widthInMm: measure(100_000),
  minWidthInMm: measure(100_000),
  maxWidthInMm: measure(100_000),
};

type AdvertName = keyof typeof OF_ADVERTS;
type Read = { factor: number; filters: readonly (keyof Filters)[] };

const list = (filter: keyof Filters): Read => ({ factor: 1, filters: [filter] });
const measured = (filters: readonly (keyof Filters)[], factor = 1): Read => ({ factor, filters });
const LENGTH = ['lengthMinInCm', 'lengthMaxInCm'] as const;
const DIAMETER = ['diameterMinInCm', 'diameterMaxInCm'] as const;
const THICKNESS = ['thicknessMinInMm', 'thicknessMaxInMm'] as const;
const WIDTH = ['widthMinInMm', 'widthMaxInMm'] as const;

/** The filters a name of adverts stands for; a single measure is the smallest and the largest at once. */
const FILTERS_OF: Record<AdvertName, Read> = {
  forestWoodTypeIds: list('woodTypeIds'),
  furnaceWoodTypeIds: list('woodTypeIds'),
  sawnWoodTypeId: list('woodTypeIds'),
  woodLogTypeId: list('woodTypeIds'),
  dryingState: list('dryingStates'),
  pelletQualityTypeCode: list('pelletQualityTypeCodes'),
  woodChipsWoodTypeCode: list('woodChipsWoodTypeCodes'),
  woodTypeCode: list('woodChipsWoodTypeCodes'),
  dryingStateCode: list('woodChipsDryingStateCodes'),
  particleSizeCode: list('particleSizeCodes'),
  moistureContentCode: list('moistureContentCodes'),
  ashCode: list('ashCodes'),
  fineFractionCode: list('fineFractionCodes'),
  rawMaterialGroupCode: list('rawMaterialGroupCodes'),
  countryCodeOfOrigin: list('countryCodesOfOrigin'),
  serviceCategories: list('serviceCategoryIds'),
  areasOfService: list('areaOfServiceIds'),
  equipments: list('equipmentIds'),
  certificates: list('certificateIds'),
  diameterAtBreastHeightInCm: measured(DIAMETER),
  diameterInCm: measured(DIAMETER),
  minDiameterInCm: measured([DIAMETER[0]]),
  maxDiameterInCm: measured([DIAMETER[1]]),
  lengthInCm: measured(LENGTH),
  minLengthInCm: measured([LENGTH[0]]),
  maxLengthInCm: measured([LENGTH[1]]),
  lengthInMm: measured(LENGTH, 1 / MM_PER_CM),
  minLengthInMm: measured([LENGTH[0]], 1 / MM_PER_CM),
  maxLengthInMm: measured([LENGTH[1]], 1 / MM_PER_CM),
  thicknessInMm: measured(THICKNESS),
  minThicknessInMm: measured([THICKNESS[0]]),
  maxThicknessInMm: measured([THICKNESS[1]]),
  widthInMm: measured(WIDTH),
  minWidthInMm: measured([WIDTH[0]]),
  maxWidthInMm: measured([WIDTH[1]]),
};

const isAdvertName = (name: string): name is AdvertName => Object.hasOwn(FILTERS_OF, name);

function filtersOf(given: Record<string, unknown>): Record<string, unknown> {
  const filters: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!isAdvertName(name)) filters[name] = value;
    else addAs(FILTERS_OF[name], value, filters);
  }
  return filters;
}

/** Both names of one filter widen it. */
function addAs({ filters: keys, factor }: Read, value: unknown, filters: Record<string, unknown>): void {
  for (const key of keys) {
    const isMeasure = /In[CM]m$/.test(key);
    const known = filters[key];
    if (isMeasure) filters[key] = Number(value) * factor;
    else
      filters[key] = [
        ...new Set([...(Array.isArray(known) ? known : []), ...(Array.isArray(value) ? value : [value])]),
      ];
  }
}

const Names = named('CategoryFilters', z.strictObject({ ...OWN, ...OF_ADVERTS }));

/** Filters on category data; a name that is neither a filter's nor an advert's is refused. */
export const CategoryFilters = z.pipe(Names, z.transform(filtersOf)) as unknown as z.ZodMiniType<
  Filters,
  z.input<typeof Names>
>;
