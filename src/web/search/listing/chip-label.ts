import type { SellerKind } from '#domain/users/seller-kind.ts';
import { monthName } from '#domain/format/dates.ts';
import { formatEuroShort, formatNumber, formatQuantity } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import type { FlagKey } from '#domain/search/address/filter-params.ts';
import { LENGTH_TOLERANCE_IN_CM } from '#domain/search/address/request-from-url.ts';
import { asksForGifts } from '#domain/search/gifts.ts';
import type { FilterChip, SingleKey } from '#domain/search/filter-summary.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { wordsOfField } from '#texts/de/adverts/category-fields.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { choiceLabel } from './list-choices.ts';

const texts = listingTexts.chips;

type Limits = { min?: number; max?: number };

function rangeLabel(what: string, { min, max }: Limits, written: (value: number) => string): string {
  return texts.range(what, min === undefined ? null : written(min), max === undefined ? null : written(max));
}

function dataRangeLabel(chip: Extract<FilterChip, { kind: 'DATA_RANGE' }>): string {
  const unit = chip.name === 'THICKNESS' || chip.name === 'WIDTH' ? 'mm' : 'cm';
  const written = (value: number) =>
    chip.name === 'LENGTH' && value >= 100
      ? `${formatNumber(value / 100)}\u00a0m`
      : `${formatNumber(value)}\u00a0${unit}`;
  const { min, max } = chip;
  if (chip.name === 'DRY_BY') return texts.dryBy(monthName(max ?? 0));
  if (chip.name === 'FELLED') return texts.felled(max ?? 0);
  if (chip.name === 'LENGTH' && min !== undefined && max !== undefined && max - min === 2 * LENGTH_TOLERANCE_IN_CM) {
    const middle = min + LENGTH_TOLERANCE_IN_CM;
    return texts.lengthNear(written(middle));
  }
  return rangeLabel(texts.ranges[chip.name], chip, written);
}

function requestRangeLabel(chip: Extract<FilterChip, { kind: 'REQUEST_RANGE' }>, request: SearchRequest): string {
  const isTotal = request.pricingType === 'TOTAL' || (request.category ?? request.unit) === undefined;
  if (chip.name === 'PRICE' && asksForGifts(request)) return advertTexts.gift;
  if (chip.name === 'PRICE')
    return rangeLabel(isTotal ? texts.ranges.TOTAL : texts.ranges.PRICE, chip, formatEuroShort);
  return rangeLabel(texts.ranges.HEAT_PRICE, chip, (value) => `${formatNumber(value)}\u00a0ct`);
}

function yes(value: unknown, label: string, otherwise = texts.not(label)): string {
  return value === false ? otherwise : label;
}

function quantityLabel(quantity: number, request: SearchRequest): string {
  const unit = request.unit ?? (request.category === undefined ? undefined : categoryOf(request.category).defaultUnit);
  return texts.quantity(unit === undefined ? formatNumber(quantity) : formatQuantity(quantity, unit));
}

type SingleValue = string | number | boolean;

const pricingLabels: Record<string, string> = {
  ON_REQUEST: texts.onlyOnRequest,
  TOTAL: texts.total,
  PER_UNIT: texts.perUnit,
};

const SINGLE_LABELS: Record<SingleKey, (value: SingleValue, request: SearchRequest) => string> = {
  pricingType: (value) => pricingLabels[String(value)] ?? '',
  priceOnRequest: (value) => yes(value, texts.onRequest, texts.not(texts.onlyOnRequest)),
  unit: (_value, { unit }) => texts.unitPrice(unit === undefined ? '' : unitOf(unit).text),
  quantityMin: (value, request) => quantityLabel(Number(value), request),
  sellerKind: (value) => listingTexts.filters.sellers[value as SellerKind],
  userId: () => texts.oneSeller,
  federalStateId: (value) => texts.state(federalStateById(Number(value))?.name ?? ''),
  radiusInKm: (value) => texts.radius(Number(value)),
  deliversToMe: (value) => yes(value, texts.deliversToMe),
  imageExists: (value) => yes(value, texts.withPicture, texts.withoutPicture),
  withoutReserved: () => texts.withoutReserved,
  bounds: () => texts.bounds,
};

/** Claims with shorter words than the label of their field. */
const FLAG_WORDS: Readonly<Partial<Record<FlagKey, string>>> = texts.flags;

/** Returns the words on the chip of one applied filter. */
export function chipLabel(chip: FilterChip, request: SearchRequest, placeName: string | null): string {
  switch (chip.kind) {
    case 'TERM':
      return `„${chip.text}“`;
    case 'CATEGORY':
      return productsTexts.categoryTitles[chip.category];
    case 'PLACE':
      return texts.place(placeName === null ? chip.postalCode : `${chip.postalCode} ${placeName}`);
    case 'WOOD_GROUP':
      return texts.groups[chip.group];
    case 'ID':
      return choiceLabel(chip.key, chip.id);
    case 'CODE':
      if (chip.key !== 'countryCodesOfOrigin') return choiceLabel(chip.key, chip.code);
      return chip.code === 'AT' ? texts.fromAustria : texts.fromCountry(choiceLabel(chip.key, chip.code));
    case 'FLAG':
      if (chip.key === 'isSingleItem') return yes(chip.flag, texts.flags.isSingleItem, texts.lot);
      return yes(chip.flag, FLAG_WORDS[chip.key] ?? wordsOfField(chip.key).label);
    case 'DATA_RANGE':
      return dataRangeLabel(chip);
    case 'REQUEST_RANGE':
      return requestRangeLabel(chip, request);
    case 'SINGLE':
      return SINGLE_LABELS[chip.key](chip.value, request);
  }
}
