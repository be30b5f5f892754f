import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import {
  NO_BREAK_SPACE,
  formatEuro,
  formatFixed,
  formatNumber,
  formatPercent,
  formatRange,
} from '#domain/format/numbers.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { roundTo } from '#domain/rounding.ts';
import { heatPrice } from '#domain/wood/heat/heat-price.ts';
import { HEAT_SCALES, isHeatCategory } from '#domain/wood/heat/heat-scales.ts';
import type { HeatPrice, HeatPriceInput } from '#domain/wood/heat/heat-price.ts';
import { woodChipsWoodTypeByCode } from '#domain/lookups/wood-chips.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { advertViewTexts } from '#texts/de/adverts/advert-view.ts';
import { STACKED, solidContentsText } from '#texts/de/adverts/heat-assumptions.ts';

const { heat: texts } = advertViewTexts;

export type HeatStep = { label: string; figure: string; isResult?: boolean };

/** The middle of the heat prices of a category, and in which federal state. */
export type HeatMedian = { inCents: number; state: string };

/** Everything the box about heat shows, in words and figures. */
export type HeatView = {
  range: string;
  lowInCents: number;
  highInCents: number;
  scale: readonly [low: number, high: number];
  label: string;
  legend: string;
  medianInCents?: number;
  steps: HeatStep[];
  moisture: string | null;
  explanation: string[];
};

/** Returns the input of the heat price of an advert, or null where the category has none. */
export function heatInputOf(advert: Advert): HeatPriceInput | null {
  const { pricePerUnitInCents, priceTotalInCents, unitQuantity, unit, vatRate, priceIsGross } = advert;
  if (unit === undefined) return null;
  const pricing = {
    unit,
    pricePerUnitInCents,
    priceTotalInCents,
    unitQuantity,
    vatRateInPercent: vatRate ?? 0,
    priceIsGross: priceIsGross ?? true,
  };
  switch (advert.category) {
    case 'FIREWOOD': {
      const { woodTypes, ...data } = advert.categoryData;
      return { ...pricing, ...data, category: 'FIREWOOD', woodTypeIds: woodTypes.map((wood) => wood.id) };
    }
    case 'WOOD_CHIPS':
      return { ...pricing, ...advert.categoryData, category: 'WOOD_CHIPS' };
    case 'PELLETS':
      return { ...pricing, category: 'PELLETS' };
    default:
      return null;
  }
}

/** Returns the box about the heat of an advert, or null where there is none. */
export function heatViewOf(advert: Advert, median: HeatMedian | null): HeatView | null {
  const input = heatInputOf(advert);
  const calculated = input === null ? null : heatPrice(input);
  if (calculated === null || !advert.heatPrice || !isHeatCategory(advert.category)) return null;
  const { low, high } = HEAT_SCALES[advert.category];
  const [from, to] = [formatFixed(calculated.low, 1), formatFixed(calculated.high, 1)];
  const middle = median === null ? null : formatFixed(median.inCents, 1);
  const legend = median === null || middle === null ? texts.bar : `${texts.bar} ${texts.median(median.state, middle)}`;
  return {
    range: formatRange(calculated.low, calculated.high, 1),
    lowInCents: calculated.low,
    highInCents: calculated.high,
    scale: [low, high],
    label: texts.barRead(from, to) + (middle === null ? '' : texts.medianRead(middle)),
    legend,
    ...(median === null ? {} : { medianInCents: median.inCents }),
    steps: stepsOf(advert, calculated),
    moisture: moistureOf(calculated),
    explanation: explanationOf(advert, calculated),
  };
}

const unitTextOf = ({ unit }: Advert): string => (unit === undefined ? '' : unitOf(unit).text);
const kwh = (figure: number, decimals: number): string =>
  `${formatNumber(figure, { minimum: 0, maximum: decimals })}${NO_BREAK_SPACE}kWh`;
const kilograms = (mass: number): string =>
  `${formatNumber(mass, { minimum: 0, maximum: mass < 100 ? 1 : 0 })}${NO_BREAK_SPACE}kg`;

function woodOf(advert: Advert): string {
  if (advert.category === 'FIREWOOD') {
    const names = advert.categoryData.woodTypes.map((wood) => woodTypeById(wood.id)?.shortText ?? wood.text);
    return names.length > 2 ? '' : names.join('/');
  }
  return advert.category === 'WOOD_CHIPS'
    ? (woodChipsWoodTypeByCode(advert.categoryData.woodTypeCode ?? '')?.text.split(' (')[0] ?? '')
    : '';
}

function stepsOf(advert: Advert, { steps, assumptions, kwhPerUnit }: HeatPrice): HeatStep[] {
  const unit = unitTextOf(advert);
  const water = assumptions.waterContentCentre;
  const shown: HeatStep[] = [];
  if (steps.solidCubicMetresPerUnit !== null && steps.solidCubicMetresPerUnit !== 1) {
    const solid = `${formatFixed(steps.solidCubicMetresPerUnit, 2)}${NO_BREAK_SPACE}fm`;
    shown.push({ label: texts.steps.solid(unit, woodOf(advert)).replace(/ {2}/, ' '), figure: solid });
  }
  if (steps.massPerUnitInKg !== null && !/^(?:kg|t)$/.test(unit)) {
    const percent = water === null ? null : formatPercent(water * 100, 0);
    shown.push({ label: texts.steps.mass(unit, percent), figure: kilograms(steps.massPerUnitInKg) });
  }
  if (steps.kwhPerKg !== null) shown.push({ label: texts.steps.perKg, figure: kwh(steps.kwhPerKg, 2) });
  const rounded = kwhPerUnit >= 1000 ? 10 * roundTo(kwhPerUnit / 10, 0) : kwhPerUnit;
  const perUnit = kwh(rounded, rounded < 100 ? 1 : 0);
  return [...shown, { label: texts.steps.perUnit(unit), figure: texts.steps.about(perUnit), isResult: true }];
}

function moistureOf({ assumptions }: HeatPrice): string | null {
  if (assumptions.waterContentCentre === null) return null;
  if (assumptions.isMoistureMeasured) return texts.moisture.measured;
  return assumptions.isMoistureUnknown ? texts.moisture.unknown : texts.moisture.stated;
}

function sourcesOf({ category }: Advert, { solidContents }: HeatPrice['assumptions']): string {
  if (category === 'PELLETS') return texts.pelletsSource;
  return solidContents === null ? texts.sources : texts.firewoodSources;
}

function explanationOf(advert: Advert, { assumptions, steps }: HeatPrice): string[] {
  const unit = unitTextOf(advert);
  const { waterContentLow: low, waterContentHigh: high } = assumptions;
  const sentences = [
    texts.division(formatEuro(roundTo(steps.grossPricePerUnitInCents, 0)), unit),
    low === null || high === null || low === high
      ? null
      : texts.waterRange(formatPercent(low * 100, 0), formatPercent(high * 100, 0)),
    assumptions.toleranceInPercent > 0 ? texts.tolerance(formatPercent(assumptions.toleranceInPercent)) : null,
    assumptions.isWoodTypeUnknown ? texts.woodUnknown : null,
    assumptions.isLengthUnknown ? texts.lengthUnknown : null,
    assumptions.isParticleSizeUnknown ? texts.sizeUnknown : null,
    assumptions.packageMassInKg === null ? null : texts.packageMass(kilograms(assumptions.packageMassInKg)),
    assumptions.packageContentInRm === undefined ? null : texts.packageContent(assumptions.packageContentInRm),
    assumptions.solidContents === null
      ? null
      : solidContentsText(assumptions.solidContents, assumptions.packageContentInRm === undefined ? unit : STACKED),
    sourcesOf(advert, assumptions),
  ];
  return sentences.filter((sentence) => sentence !== null);
}
