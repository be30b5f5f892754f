import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { toPlane } from '#domain/places/geometry/projection.ts';
import type { CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import { dryingOfAdvert } from '#domain/wood/drying-clock.ts';
import type { CategoryDataOf } from '#domain/adverts/category-data.ts';
import { type AdvertWishes, TEST_NOW, dataOf } from './factories.ts';
import type { OracleAdvert } from './search-adverts.ts';

/** A simple reference implementation of what a search should find, for comparison. */
export type OraclePlace = { latitude: number; longitude: number } | null;

const metresTo = (advert: OracleAdvert, place: { latitude: number; longitude: number }): number => {
  const [one, other] = [toPlane(advert.wishes.at), toPlane(place)];
  return Math.hypot(one.x - other.x, one.y - other.y);
};

const unitPriceOf = ({
  pricePerUnitInCents,
  priceTotalInCents,
  unitQuantity,
}: OracleAdvert['wishes']): number | null => {
  if (typeof pricePerUnitInCents === 'number') return pricePerUnitInCents;
  return priceTotalInCents && unitQuantity ? Math.round(priceTotalInCents / unitQuantity) : null;
};

/** A gift costs nothing in total, either. */
const totalPriceOf = ({ pricePerUnitInCents, priceTotalInCents }: OracleAdvert['wishes']): number | null | undefined =>
  pricePerUnitInCents === 0 ? 0 : priceTotalInCents;

const unitOf = ({ unit, category }: SearchRequest): UnitCode | null =>
  unit ?? (category ? categoryOf(category).defaultUnit : null);

const inRange = (value: number | null | undefined, low = -Infinity, high = Infinity): boolean =>
  value !== null && value !== undefined && value >= low && value <= high;

type Test = (advert: OracleAdvert, request: SearchRequest, place: OraclePlace) => boolean;

const priceFits: Test = ({ wishes }, request) => {
  const { priceMinInCents: min, priceMaxInCents: max } = request;
  const total = totalPriceOf(wishes);
  const hasNoPrice = typeof (wishes.pricePerUnitInCents ?? total) !== 'number';
  if (min === undefined && max === undefined) return request.priceOnRequest !== false || !hasNoPrice;
  if (request.priceOnRequest === true && hasNoPrice) return true;
  if (request.pricingType === 'TOTAL') return inRange(total, min, max);
  const unit = unitOf(request);
  if (unit === null) return inRange(total, min, max);
  return wishes.unit === unit && inRange(unitPriceOf(wishes), min, max);
};

const pricingFits: Test = ({ wishes }, { pricingType }) => {
  const hasUnitPrice = typeof wishes.pricePerUnitInCents === 'number';
  const hasTotal = typeof totalPriceOf(wishes) === 'number';
  const kinds = { PER_UNIT: hasUnitPrice, TOTAL: hasTotal, ON_REQUEST: !hasUnitPrice && !hasTotal };
  return pricingType === undefined || kinds[pricingType];
};

const quantityFits: Test = ({ wishes }, request) => {
  const unit = unitOf(request);
  return (
    request.quantityMin === undefined ||
    ((unit === null || wishes.unit === unit) && inRange(wishes.unitQuantity, request.quantityMin))
  );
};

const boundsFit: Test = ({ wishes: { at } }, { bounds }) =>
  bounds === undefined ||
  (inRange(at.longitude, bounds.west, bounds.east) && inRange(at.latitude, bounds.south, bounds.north));

const reachFits: Test = (advert, { deliversToMe }, place) => {
  const reach = Math.max(0, ...(advert.wishes.deliveryBands ?? []).map((band) => band.upToKm)) * 1000;
  return deliversToMe !== true || (place !== null && metresTo(advert, place) <= reach);
};

const MONTHS = 12;
/** Dry by the next such month: as stated, or by the estimate counted from the month of splitting or publishing. */
const dryFits: Test = ({ wishes, publishedAt }, { categoryData }) => {
  const wanted = categoryData?.dryByMonth;
  if (wanted === undefined) return true;
  if (wishes.category !== 'FIREWOOD') return false;
  const facts = dataOf('FIREWOOD', wishes.data as Partial<CategoryDataOf['FIREWOOD']>);
  const month = (moment: Date) => moment.getUTCFullYear() * MONTHS + moment.getUTCMonth();
  const drying = dryingOfAdvert(facts, month(publishedAt));
  const present = month(TEST_NOW);
  const ahead = (wanted - 1 - (present % MONTHS) + MONTHS) % MONTHS;
  return drying !== null && (drying.kind === 'DRY' || drying.to <= present + ahead);
};

const TESTS: readonly Test[] = [
  ({ wishes }, { category }) => category === undefined || wishes.category === category,
  ({ wishes }, { categoryData = {} }) => dataFits(wishes.data, categoryData),
  ({ wishes }, { categoryData }) =>
    categoryData?.isLoose !== true || (wishes.category === 'PELLETS' && !['SACK', 'PAL'].includes(wishes.unit ?? '')),
  ({ wishes }, { searchTerm }) =>
    searchTerm === undefined || `${wishes.title} ${wishes.description}`.includes(searchTerm),
  pricingFits,
  priceFits,
  quantityFits,
  ({ wishes }, { heatPriceMaxInCents: max }) => max === undefined || inRange(wishes.heatPrice, undefined, max),
  ({ isBusiness }, { sellerKind }) => sellerKind === undefined || isBusiness === (sellerKind === 'BUSINESS'),
  ({ user }, { userId }) => userId === undefined || user.id === userId,
  ({ wishes }, { federalStateId }) => federalStateId === undefined || wishes.federalStateId === federalStateId,
  ({ wishes }, { imageExists }) => imageExists === undefined || (wishes.hasImage === true) === imageExists,
  (advert, { radiusInKm }, place) =>
    radiusInKm === undefined || (place !== null && metresTo(advert, place) <= radiusInKm * 1000),
  ({ wishes: { reservedUntil } }, { withoutReserved }) =>
    withoutReserved !== true || !reservedUntil || reservedUntil < TEST_NOW,
  reachFits,
  boundsFit,
  dryFits,
];

/** Whether an advert matches a search, by the advert itself. */
export const isWanted: Test = (advert, request, place) => TESTS.every((test) => test(advert, request, place));

type Facts = Partial<Record<string, unknown>>;
type DataTest = (facts: Facts, filters: CategoryFilters) => boolean;

const number = (facts: Facts, key: string): number | null => (typeof facts[key] === 'number' ? facts[key] : null);
const listOf = (facts: Facts, key: string): unknown[] =>
  Array.isArray(facts[key]) ? facts[key] : [facts[key.replace(/s$/, '')]];
const oneOf = (wanted: readonly unknown[] | undefined, found: readonly unknown[]): boolean =>
  wanted === undefined || wanted.some((value) => found.includes(value));

function overlaps(
  facts: Facts,
  [name, unit]: [string, string],
  [min, max]: [number | undefined, number | undefined],
): boolean {
  if (min === undefined && max === undefined) return true;
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const single = number(facts, `${name}In${unit}`);
  const low = single ?? number(facts, `min${capital}In${unit}`);
  const high = single ?? number(facts, `max${capital}In${unit}`);
  return low !== null && high !== null && high >= (min ?? -Infinity) && low <= (max ?? Infinity);
}

const CLAIMS = [
  'deliveryIsPossible',
  'blowInIsPossible',
  'isFromTrunkSale',
  'isForProcessing',
  'pefcCertified',
  'enPlusCertified',
] as const;

const LISTS = [
  ['logGradeCodes', 'logGradeCode'],
  ['logBillingCodes', 'logBillingCode'],
  ['logHandoverCodes', 'logHandoverCode'],
  ['forestSlopeCodes', 'forestSlopeCode'],
  ['forestExtractionCodes', 'forestExtractionCode'],
  ['sawnSurfaceCodes', 'sawnSurfaceCode'],
  ['sawnEdgesCodes', 'sawnEdgesCode'],
  ['sawnDryingCodes', 'sawnDryingCode'],
  ['sawnGradeCodes', 'sawnGradeCode'],
  ['chipsClassCodes', 'chipsClassCode'],
  ['chipsHandoverCodes', 'chipsHandoverCode'],
  ['pelletDiameterCodes', 'pelletDiameterCode'],
] as const;

const MONTHS_AHEAD = 12;
/** Months from a month (`2026-10`) to the present one, null where none is stated. */
function monthsSince(month: unknown): number | null {
  if (typeof month !== 'string') return null;
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  const now = new Date();
  return (now.getFullYear() - year) * 12 + now.getMonth() + 1 - ofYear;
}

const DATA_TESTS: readonly DataTest[] = [
  (facts, filters) =>
    CLAIMS.every((claim) => filters[claim] === undefined || (facts[claim] === true) === filters[claim]),
  (facts, { isSingleItem }) => isSingleItem === undefined || facts['isSingleItem'] === isSingleItem,
  (facts, { woodTypeIds }) => oneOf(woodTypeIds, listOf(facts, 'woodTypeIds')),
  (facts, { dryingStates }) => oneOf(dryingStates, [facts['dryingState']]),
  (facts, { countryCodesOfOrigin }) => oneOf(countryCodesOfOrigin, [facts['countryCodeOfOrigin']]),
  (facts, filters) => LISTS.every(([filter, fact]) => oneOf(filters[filter], [facts[fact]])),
  (facts, { felledMonthsAgoMax: most }) =>
    most === undefined || inRange(monthsSince(facts['felledMonth']), -MONTHS_AHEAD, most),
  (facts, { particleSizeCodes }) => oneOf(particleSizeCodes, [facts['particleSizeCode']]),
  (facts, { moistureContentCodes }) => oneOf(moistureContentCodes, [facts['moistureContentCode']]),
  (facts, { serviceCategoryIds }) => oneOf(serviceCategoryIds, listOf(facts, 'serviceCategoryIds')),
  (facts, { areaOfServiceIds }) => oneOf(areaOfServiceIds, listOf(facts, 'areaOfServiceIds')),
  (facts, { equipmentIds }) => oneOf(equipmentIds, listOf(facts, 'equipmentIds')),
  (facts, { lengthMinInCm, lengthMaxInCm }) => overlaps(facts, ['length', 'Cm'], [lengthMinInCm, lengthMaxInCm]),
  (facts, { diameterMinInCm, diameterMaxInCm }) => {
    const name = 'diameterAtBreastHeightInCm' in facts ? 'diameterAtBreastHeight' : 'diameter';
    return overlaps(facts, [name, 'Cm'], [diameterMinInCm, diameterMaxInCm]);
  },
  (facts, filters) => overlaps(facts, ['thickness', 'Mm'], [filters.thicknessMinInMm, filters.thicknessMaxInMm]),
  (facts, filters) => overlaps(facts, ['width', 'Mm'], [filters.widthMinInMm, filters.widthMaxInMm]),
];

const dataFits = (data: AdvertWishes['data'], filters: CategoryFilters): boolean =>
  DATA_TESTS.every((test) => test({ ...data }, filters));

/** The wanted adverts in the order of the search: by its value, adverts without one behind, ties by their key. */
export function inOrder(adverts: readonly OracleAdvert[], request: SearchRequest, place: OraclePlace): OracleAdvert[] {
  const { sortBy, sortDesc } = request.sorting;
  const newest = (one: OracleAdvert, other: OracleAdvert) =>
    other.publishedAt.getTime() - one.publishedAt.getTime() || other.key - one.key;
  const byValue =
    (valueOf: (advert: OracleAdvert) => number | null, isDesc: boolean) => (one: OracleAdvert, other: OracleAdvert) => {
      const [left, right] = [valueOf(one), valueOf(other)];
      if (left === null || right === null) return left === right ? newest(one, other) : left === null ? 1 : -1;
      return (isDesc ? -1 : 1) * (left - right || one.key - other.key);
    };
  const unit = unitOf(request);
  const priceOf = ({ wishes }: OracleAdvert): number | null => {
    if (request.pricingType === 'TOTAL') return totalPriceOf(wishes) ?? null;
    return wishes.unit === unit || wishes.pricePerUnitInCents === 0 ? unitPriceOf(wishes) : null;
  };
  const rankOf = (advert: OracleAdvert): number =>
    advert.publishedAt.getTime() +
    86_400_000 *
      ((advert.wishes.hasImage ? 2 : 0) -
        (advert.wishes.reservedUntil ? 5 : 0) +
        (unitPriceOf(advert.wishes) === null && (advert.wishes.priceTotalInCents ?? null) === null ? 0 : 2) +
        ((advert.wishes.unitQuantity ?? null) === null ? 0 : 1));
  const inTitle = (advert: OracleAdvert): boolean =>
    request.searchTerm === undefined || advert.wishes.title.includes(request.searchTerm);
  const isNear = (advert: OracleAdvert): boolean => place === null || metresTo(advert, place) <= 50_000;
  switch (sortBy) {
    case 'CREATED_AT':
      return adverts.toSorted(byValue((advert) => advert.publishedAt.getTime(), sortDesc));
    case 'EXPIRES_AT':
      return adverts.toSorted(byValue((advert) => advert.expiresAt.getTime(), sortDesc));
    case 'PRICE':
      return adverts.toSorted(byValue(priceOf, sortDesc));
    case 'HEAT_PRICE':
      return adverts.toSorted(byValue((advert) => advert.wishes.heatPrice ?? null, sortDesc));
    case 'DISTANCE':
    case 'DELIVERED_PRICE':
      return adverts.toSorted(byValue((advert) => (place ? metresTo(advert, place) : null), false));
    case 'RELEVANCE':
      return adverts.toSorted(
        (one, other) =>
          Number(inTitle(other)) - Number(inTitle(one)) ||
          Number(isNear(other)) - Number(isNear(one)) ||
          rankOf(other) - rankOf(one) ||
          other.key - one.key,
      );
  }
}
