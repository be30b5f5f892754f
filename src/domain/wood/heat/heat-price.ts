import type { UnitCode } from '#domain/lookups/units.data.ts';
import { roundTo } from '#domain/rounding.ts';
import { energyPerUnitInKwh, firewoodMeasure, massPerUnitInKg } from './heat-content.ts';
import { heatGoodsOf } from './heat-goods.ts';
import type { HeatFuel, HeatGoods } from './heat-goods.ts';
import { solidContent } from '#domain/wood/volume-units.ts';

/** Raised whenever the same advert gets another heat price: stored prices are then calculated again. */
export const HEAT_PRICE_RULE = 2;

/** Price of an advert: of one unit, or of the whole lot of `unitQuantity` units, or neither (on request). */
export type HeatPricing = {
  pricePerUnitInCents?: number | null | undefined;
  priceTotalInCents?: number | null | undefined;
  unitQuantity?: number | null | undefined;
  vatRateInPercent: number;
  priceIsGross: boolean;
};

/** Price and fuel of an advert; missing values are assumed and widen the range. */
export type HeatPriceInput = HeatPricing & HeatFuel;

/** The assumptions of a heat price, for the explanation beside it; null where one is not needed. */
export type HeatPriceAssumptions = {
  waterContentLow: number | null;
  waterContentCentre: number | null;
  waterContentHigh: number | null;
  isMoistureUnknown: boolean;
  isMoistureMeasured: boolean;
  densityInKgPerSolidCubicMetre: number | null;
  calorificValueDryInKwhPerKg: number | null;
  isWoodTypeUnknown: boolean;
  isVolume: boolean;
  solidContentFactor: number | null;
  /** Solid cubic metres in a unit of firewood in rm or srm, by the trade table and as measured; null for all else. */
  solidContents: { trade: number; measured: readonly [low: number, high: number] } | null;
  lengthInCm: number | null;
  isLengthUnknown: boolean;
  isParticleSizeUnknown: boolean;
  packageMassInKg: number | null;
  /** Stacked cubic metres in a pallet or crate of firewood; `solidContents` are then those of one of them. */
  packageContentInRm?: number;
  toleranceInPercent: number;
};

/** The calculation from the unit to its heat, for the advert page; null where a step does not exist. */
export type HeatPriceSteps = {
  grossPricePerUnitInCents: number;
  solidCubicMetresPerUnit: number | null;
  massPerUnitInKg: number | null;
  kwhPerKg: number | null;
  kwhPerUnit: number;
};

/** ct/kWh gross without delivery, two decimals; `kwhPerUnit` one decimal. Sort by `centre`, show `low` to `high`. */
export type HeatPrice = {
  centre: number;
  low: number;
  high: number;
  kwhPerUnit: number;
  assumptions: HeatPriceAssumptions;
  steps: HeatPriceSteps;
};

const grossPricePerUnitInCents = (pricing: HeatPricing): number | null => {
  const { pricePerUnitInCents, priceTotalInCents, unitQuantity, vatRateInPercent, priceIsGross } = pricing;
  const fromTotal = priceTotalInCents && unitQuantity ? priceTotalInCents / unitQuantity : null;
  const price = pricePerUnitInCents ?? fromTotal;
  if (price === null || !(price > 0) || !Number.isFinite(price)) return null;
  return priceIsGross ? price : price * (1 + vatRateInPercent / 100);
};

const waterContentOf = (waterContent: HeatGoods['waterContent']) => ({
  waterContentLow: waterContent?.low ?? null,
  waterContentCentre: waterContent?.centre ?? null,
  waterContentHigh: waterContent?.high ?? null,
  isMoistureUnknown: waterContent?.source === 'UNKNOWN',
  isMoistureMeasured: waterContent?.source === 'MEASURED',
});

const packageContentOf = ({ category, unit, packageContentInRm }: HeatFuel): number | null =>
  category === 'FIREWOOD' && unit === 'PAL' ? packageContentInRm || null : null;

/** Pieces of unknown length count as 1 m, the emptier measure. */
function firewoodContents(fuel: HeatFuel): HeatPriceAssumptions['solidContents'] {
  const unit = packageContentOf(fuel) === null ? fuel.unit : 'RM';
  if (fuel.category !== 'FIREWOOD' || (unit !== 'RM' && unit !== 'SRM')) return null;
  const measure = firewoodMeasure(unit, fuel) ?? 'RM_1M';
  const trade = solidContent(measure);
  const measured = (['TFZ_BEECH', 'TFZ_SPRUCE'] as const).flatMap((set) => solidContent(measure, set) ?? []);
  const between = measured.length > 0 ? measured : [solidContent(measure, 'TFZ_MEAN') ?? Number.NaN];
  return trade === null ? null : { trade, measured: [Math.min(...between), Math.max(...between)] };
}

const isPacked = (unit: UnitCode): boolean => unit === 'SACK' || unit === 'PAL';

const assumptionsOf = ({ content, wood, waterContent, ...goods }: HeatGoods, fuel: HeatFuel): HeatPriceAssumptions => {
  const isVolume = content.kind === 'VOLUME';
  const isCutUnknown = isVolume && content.isCutUnknown;
  const stacked = packageContentOf(fuel);
  return {
    ...waterContentOf(waterContent),
    densityInKgPerSolidCubicMetre: isVolume ? wood.densityInKgPerSolidCubicMetre : null,
    calorificValueDryInKwhPerKg: waterContent === null ? null : wood.calorificValueDryInKwhPerKg,
    isWoodTypeUnknown: goods.isWoodTypeUnknown,
    isVolume,
    solidContentFactor: isVolume ? content.solidCubicMetres.centre : null,
    solidContents: firewoodContents(fuel),
    lengthInCm: fuel.category === 'FIREWOOD' ? (fuel.lengthInCm ?? null) : null,
    isLengthUnknown: isCutUnknown && fuel.category === 'FIREWOOD',
    isParticleSizeUnknown: isCutUnknown && fuel.category === 'WOOD_CHIPS',
    packageMassInKg: isPacked(fuel.unit) && !isVolume ? massPerUnitInKg(content, wood, 0) : null,
    ...(stacked === null ? {} : { packageContentInRm: stacked }),
    toleranceInPercent: goods.toleranceInPercent,
  };
};

/**
 * Returns the heat price of an advert in ct/kWh gross with its range and calculation, or null for other categories,
 * units without calculable heat, and prices on request. The range of firewood goes from the trade table and the dry end
 * to the measured content and the wet end. Sources: FHP and TFZ solid contents, LWF, proPellets 4.8 kWh/kg.
 */
export const heatPrice = (input: HeatPriceInput): HeatPrice | null => {
  const price = grossPricePerUnitInCents(input);
  const goods = heatGoodsOf(input);
  if (price === null || goods === null) return null;
  const { content, wood, waterContent, toleranceInPercent } = goods;
  const { low, centre, high } = waterContent ?? { low: 0, centre: 0, high: 0 };
  const kwhPerUnit = energyPerUnitInKwh(content, wood, centre);
  const dearest = price / energyPerUnitInKwh(content, wood, high, 'low');
  const cheapest = price / energyPerUnitInKwh(content, wood, low, 'high');
  const mass = massPerUnitInKg(content, wood, centre);
  return {
    centre: roundTo(price / kwhPerUnit, 2),
    low: roundTo(cheapest * (1 - toleranceInPercent / 100), 2),
    high: roundTo(dearest * (1 + toleranceInPercent / 100), 2),
    kwhPerUnit: roundTo(kwhPerUnit, 1),
    assumptions: assumptionsOf(goods, input),
    steps: {
      grossPricePerUnitInCents: roundTo(price, 2),
      solidCubicMetresPerUnit: content.kind === 'VOLUME' ? content.solidCubicMetres.centre : null,
      massPerUnitInKg: mass === null ? null : roundTo(mass, 1),
      kwhPerKg: mass === null ? null : roundTo(kwhPerUnit / mass, 2),
      kwhPerUnit: roundTo(kwhPerUnit, 1),
    },
  };
};

/** Two heat prices that differ by less than 10 % of the lower one are called equal: the figures are no finer. */
export const heatPricesAreEqual = (one: number, other: number): boolean =>
  Math.abs(one - other) < 0.1 * Math.min(one, other);
