import { dryingStateByCode } from '#domain/lookups/drying-states.data.ts';
import type { WoodType } from '#domain/lookups/wood-types.data.ts';
import { solidContentSpan } from '#domain/wood/volume-units.ts';
import { PELLETS, energyPerSolidCubicMetreInKwh } from './fuel-value.ts';

/**
 * Classes of the Austrian energy certificate by the heat a house needs in a year, in kWh per m² of gross floor area; the
 * last one is open above. Source: OIB-Richtlinie 6 (Energieeinsparung und Wärmeschutz), scale of the HWB.
 */
export const HOUSE_CLASSES = {
  'A++': { low: 0, high: 10 },
  'A+': { low: 10, high: 15 },
  A: { low: 15, high: 25 },
  B: { low: 25, high: 50 },
  C: { low: 50, high: 100 },
  D: { low: 100, high: 150 },
  E: { low: 150, high: 200 },
  F: { low: 200, high: 250 },
} as const;
export type HouseClass = keyof typeof HOUSE_CLASSES;

/**
 * The least seasonal efficiency in percent that new appliances must have in the EU, by kind. Sources: Regulations (EU)
 * 2015/1185 (room heaters for solid fuel, Annex II) and 2015/1189 (boilers for solid fuel up to 20 kW, Annex II).
 */
export const STOVES = { OPEN: 30, CLOSED: 65, BOILER: 75, PELLET_STOVE: 79 } as const;

/** Heat in one unit of a fuel in kWh: oil per litre (LWF), pellets per kg (proPellets), gas and electricity as billed. */
export const FUELS = { OIL: 10, GAS: 1, PELLETS: PELLETS.calorificValueInKwhPerKg, ELECTRICITY: 1 } as const;
export type Fuel = keyof typeof FUELS;

export type Span = { low: number; high: number };

/** How much dry wood is stacked or tipped in splits of 33 cm: from the measured figure to that of the trade table. */
export const DEMAND_MEASURES = ['RM_33', 'RM_1M', 'SRM_33'] as const;
export type DemandMeasure = (typeof DEMAND_MEASURES)[number];

const PERCENT = 100;
const KG_PER_TONNE = 1000;

/** Heat in kWh that a house of a class with a gross floor area in m² needs in a year. */
export const heatOfHouse = (areaInSquareMetres: number, of: HouseClass): Span => ({
  low: HOUSE_CLASSES[of].low * areaInSquareMetres,
  high: HOUSE_CLASSES[of].high * areaInSquareMetres,
});

/** Heat in kWh that came into the rooms from a fuel in its unit, at an efficiency in percent. */
export const heatOfFuel = (amount: number, fuel: Fuel, efficiencyInPercent: number): number =>
  (amount * FUELS[fuel] * efficiencyInPercent) / PERCENT;

/** Heat in kWh in one unit of air-dried wood, from its wettest and emptiest to its driest and fullest. */
export function heatPerUnit(wood: WoodType, measure: DemandMeasure): Span {
  const content = solidContentSpan(measure);
  const dry = dryingStateByCode('LUFTTROCKEN');
  if (content === null || dry === undefined) throw new Error(`No figures for ${measure}.`);
  return {
    low: energyPerSolidCubicMetreInKwh(wood, dry.waterContentMax) * content.low,
    high: energyPerSolidCubicMetreInKwh(wood, dry.waterContentMin) * content.high,
  };
}

/**
 * The fuel in kWh that gives a part of some heat: `shareInPercent` of it, by a stove of an efficiency in percent above 0.
 */
export const fuelFor = (heat: Span, shareInPercent: number, efficiencyInPercent: number): Span => ({
  low: (heat.low * shareInPercent) / efficiencyInPercent,
  high: (heat.high * shareInPercent) / efficiencyInPercent,
});

/** Units of wood that hold a fuel in kWh: the least from the richest units, the most from the poorest. */
export function woodFor(fuel: Span, wood: WoodType, measure: DemandMeasure): Span {
  const unit = heatPerUnit(wood, measure);
  return { low: fuel.low / unit.high, high: fuel.high / unit.low };
}

/** Tonnes of pellets that hold a fuel in kWh. */
export const pelletsFor = (fuel: Span): Span => ({
  low: fuel.low / FUELS.PELLETS / KG_PER_TONNE,
  high: fuel.high / FUELS.PELLETS / KG_PER_TONNE,
});

/** Wood of last year, in units, as fuel in kWh. */
export function fuelOfWood(amount: number, wood: WoodType, measure: DemandMeasure): Span {
  const unit = heatPerUnit(wood, measure);
  return { low: amount * unit.low, high: amount * unit.high };
}
