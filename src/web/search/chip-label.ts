import { formatEuroShort, formatNumber, formatQuantity } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { federalStateById } from '#domain/lookups/regions.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { LENGTH_TOLERANCE_IN_CM } from '#domain/search/address/request-from-url.ts';
import type { FilterChip } from '#domain/search/filter-summary.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { productsTexts } from '#texts/de/products.ts';
import { choiceLabel } from './facets/list-choices.ts';

const texts = productsTexts.chips;

type Limits = { min?: number; max?: number };

function rangeLabel(what: string, { min, max }: Limits, written: (value: number) => string): string {
  return texts.range(what, min === undefined ? null : written(min), max === undefined ? null : written(max));
}

function dataRangeLabel(chip: Extract<FilterChip, { kind: 'DATA_RANGE' }>): string {
  const unit = chip.name === 'THICKNESS' || chip.name === 'WIDTH' ? 'mm' : 'cm';
  const written = (value: number) => `${formatNumber(value)}\u00a0${unit}`;
  const { min, max } = chip;
  if (chip.name === 'LENGTH' && min !== undefined && max !== undefined && max - min === 2 * LENGTH_TOLERANCE_IN_CM) {
    const middle = min + LENGTH_TOLERANCE_IN_CM;
    return texts.lengthNear(middle === 100 ? '1\u00a0m' : written(middle));
  }
  return rangeLabel(texts.ranges[chip.name], chip, written);
}

function requestRangeLabel(chip: Extract<FilterChip, { kind: 'REQUEST_RANGE' }>): string {
  if (chip.name === 'PRICE') return rangeLabel(texts.ranges.PRICE, chip, formatEuroShort);
  return rangeLabel(texts.ranges.HEAT_PRICE, chip, (value) => `${formatNumber(value)}\u00a0ct`);
}

function yes(value: unknown, label: string, otherwise = texts.not(label)): string {
  return value === false ? otherwise : label;
}

function singleLabel({ key, value }: Extract<FilterChip, { kind: 'SINGLE' }>, request: SearchRequest): string {
  switch (key) {
    case 'pricingType':
      return request.pricingType === 'ON_REQUEST'
        ? texts.onlyOnRequest
        : request.pricingType === 'TOTAL'
          ? texts.total
          : texts.perUnit;
    case 'priceOnRequest':
      return yes(value, texts.onRequest, texts.not(texts.onlyOnRequest));
    case 'unit':
      return texts.unitPrice(request.unit === undefined ? '' : unitOf(request.unit).text);
    case 'quantityMin': {
      const unit = request.unit ?? (request.category === undefined ? undefined : categoryOf(request.category).defaultUnit);
      const quantity = Number(value);
      return texts.quantity(unit === undefined ? formatNumber(quantity) : formatQuantity(quantity, unit));
    }
    case 'sellerKind':
      return value === 'PRIVATE' ? texts.private : texts.business;
    case 'userId':
      return texts.oneSeller;
    case 'federalStateId':
      return texts.state(federalStateById(Number(value))?.name ?? '');
    case 'radiusInKm':
      return texts.radius(Number(value));
    case 'deliversToMe':
      return yes(value, texts.deliversToMe);
    case 'imageExists':
      return yes(value, texts.withPicture, texts.withoutPicture);
    case 'bounds':
      return texts.bounds;
  }
}

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
      return yes(chip.flag, texts.flags[chip.key]);
    case 'DATA_RANGE':
      return dataRangeLabel(chip);
    case 'REQUEST_RANGE':
      return requestRangeLabel(chip);
    case 'SINGLE':
      return singleLabel(chip, request);
  }
}
