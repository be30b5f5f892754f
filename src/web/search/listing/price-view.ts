import { formatNumber } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { heatUnitWord } from '#web/search/form-params.parts.ts';
import type { FigureView, OptionView, PartView } from './listing-types.parts.ts';

const texts = listingTexts.filters;
const MOST_SEGMENTS = 3;

const unitWord = (unit: UnitCode): string => unit.toLowerCase().replaceAll('_', '-');
const euros = (cents: number | undefined): string => (cents === undefined ? '' : formatNumber(cents / 100));
const figure = (value: number | undefined): string => (value === undefined ? '' : formatNumber(value));

/** Returns the price question of a category: a range in one unit or, for fuels, in ct/kWh. */
export function pricePart(request: SearchRequest): PartView[] {
  const { category } = request;
  if (category === undefined) return [];
  const { heatPriceApplies } = categoryOf(category);
  const unitFigures: FigureView[] = [
    { name: 'preis-von', label: texts.rangeFrom(texts.price), value: euros(request.priceMinInCents), unit: '€' },
    { name: 'preis-bis', label: texts.rangeTo(texts.price), value: euros(request.priceMaxInCents), unit: '€' },
  ];
  const heatFigures: FigureView[] = [
    {
      name: 'heiz-von',
      label: texts.rangeFrom(texts.heatUnit),
      value: figure(request.heatPriceMinInCents),
      unit: 'ct',
    },
    { name: 'heiz-bis', label: texts.rangeTo(texts.heatUnit), value: figure(request.heatPriceMaxInCents), unit: 'ct' },
  ];
  const onRequest = { value: 'ja', label: texts.onRequest, isOn: request.priceOnRequest === true };
  return [
    {
      kind: 'PRICE',
      units: unitsOf(request),
      unitFigures,
      heatFigures: heatPriceApplies ? heatFigures : [],
      onRequest,
    },
  ];
}

/** Returns the price question across categories, where only whole prices compare. */
export function totalPricePart(request: SearchRequest): PartView[] {
  const figures: FigureView[] = [
    { name: 'preis-von', label: texts.rangeFrom(texts.totalPrice), value: euros(request.priceMinInCents), unit: '€' },
    { name: 'preis-bis', label: texts.rangeTo(texts.totalPrice), value: euros(request.priceMaxInCents), unit: '€' },
  ];
  return [{ kind: 'FIGURES', figures }];
}

/** Fuels show their usual units and ct/kWh; other goods all their units, as a list where they are many. */
function unitsOf(request: SearchRequest): OptionView[] {
  if (request.category === undefined) return [];
  const { units, defaultUnit, heatPriceApplies } = categoryOf(request.category);
  const comparesHeat = request.heatPriceMinInCents !== undefined || request.heatPriceMaxInCents !== undefined;
  const present = request.unit ?? defaultUnit;
  const usual = heatPriceApplies ? units.slice(0, MOST_SEGMENTS - 1) : units;
  const shown = usual.includes(present) ? usual : [...usual.slice(0, 1), present];
  const options = shown.map((unit) => ({
    value: unit === defaultUnit ? '' : unitWord(unit),
    label: unitOf(unit).text,
    isOn: !comparesHeat && unit === present,
  }));
  return heatPriceApplies ? [...options, { value: heatUnitWord, label: texts.heatUnit, isOn: comparesHeat }] : options;
}
