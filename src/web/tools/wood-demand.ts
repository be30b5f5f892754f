import { parseGermanNumber } from '#domain/format/numbers.ts';
import { woodTypesOfUse } from '#domain/lookups/wood-types.data.ts';
import type { WoodType } from '#domain/lookups/wood-types.data.ts';
import {
  DEMAND_MEASURES,
  type DemandMeasure,
  type Fuel,
  HOUSE_CLASSES,
  type HouseClass,
  STOVES,
  type Span,
  fuelFor,
  fuelOfWood,
  heatOfFuel,
  heatOfHouse,
  pelletsFor,
  woodFor,
} from '#domain/wood/heat/wood-demand.ts';
import type { ToolValues } from './use-tool-values.ts';

export const WOODS = woodTypesOfUse('FURNACE');
export const BASES = ['haus', 'oel', 'gas', 'strom', 'pellets', 'holz'] as const;
export type Basis = (typeof BASES)[number];

export const USUAL_DEMAND = {
  aus: 'haus',
  flaeche: '150',
  klasse: 'C',
  menge: '2000',
  mass: 'rm-33',
  alt: '',
  ofen: String(STOVES.CLOSED),
  anteil: '100',
  holzart: 'buche',
};
export type DemandValues = ToolValues<keyof typeof USUAL_DEMAND>;

const FUEL_OF: Record<Exclude<Basis, 'haus' | 'holz'>, Fuel> = {
  oel: 'OIL',
  gas: 'GAS',
  strom: 'ELECTRICITY',
  pellets: 'PELLETS',
};

export const wordOfMeasure = (measure: DemandMeasure): string => measure.toLowerCase().replaceAll('_', '-');
export const measureOf = (word: string): DemandMeasure =>
  DEMAND_MEASURES.find((measure) => wordOfMeasure(measure) === word) ?? 'RM_33';
export const basisOf = (word: string): Basis => BASES.find((basis) => basis === word) ?? 'haus';
export const classNames = Object.keys(HOUSE_CLASSES) as HouseClass[];
export const classOf = (word: string): HouseClass => classNames.find((name) => name === word) ?? 'C';

export function woodOf(slug: string): WoodType {
  const wood = WOODS.find((row) => row.slug === slug) ?? WOODS.find(({ code }) => code === 'BUCHE');
  if (wood === undefined) throw new Error('The lookups have no beech.');
  return wood;
}

function within(typed: string, least: number, most: number): number | null {
  const number = parseGermanNumber(typed);
  return number !== null && number >= least && number <= most ? number : null;
}

export const typedArea = ({ flaeche }: DemandValues): number | null => within(flaeche, 10, 2000);
export const typedAmount = ({ menge }: DemandValues): number | null => within(menge, 0.1, 1_000_000);
export const typedEfficiency = ({ ofen }: DemandValues): number | null => within(ofen, 10, 110);
/** An efficiency left out is that of the new stove. */
export const typedOldEfficiency = (values: DemandValues): number | null =>
  values.alt.trim() === '' ? typedEfficiency(values) : within(values.alt, 10, 110);
export const typedShare = ({ anteil }: DemandValues): number | null => within(anteil, 1, 100);

export type DemandResult = {
  heat: Span;
  fuel: Span;
  wood: WoodType;
  measures: Record<DemandMeasure, Span>;
  pellets: Span;
};

/** Heat in kWh that the house had or needs; null where a figure cannot be read. */
function heatOf(values: DemandValues): Span | null {
  const basis = basisOf(values.aus);
  if (basis === 'haus') {
    const area = typedArea(values);
    return area === null ? null : heatOfHouse(area, classOf(values.klasse));
  }
  const [amount, old] = [typedAmount(values), typedOldEfficiency(values)];
  if (amount === null || old === null) return null;
  if (basis === 'holz') {
    const { low, high } = fuelOfWood(amount, woodOf(values.holzart), measureOf(values.mass));
    return { low: (low * old) / 100, high: (high * old) / 100 };
  }
  const heat = heatOfFuel(amount, FUEL_OF[basis], old);
  return { low: heat, high: heat };
}

/** What is needed in a year; null where a figure cannot be read. */
export function demandOf(values: DemandValues): DemandResult | null {
  const [heat, share, efficiency] = [heatOf(values), typedShare(values), typedEfficiency(values)];
  if (heat === null || share === null || efficiency === null) return null;
  const fuel = fuelFor(heat, share, efficiency);
  const wood = woodOf(values.holzart);
  return {
    heat,
    fuel,
    wood,
    measures: {
      RM_33: woodFor(fuel, wood, 'RM_33'),
      RM_1M: woodFor(fuel, wood, 'RM_1M'),
      SRM_33: woodFor(fuel, wood, 'SRM_33'),
    },
    pellets: pelletsFor(fuel),
  };
}

/** The amount to look for: the middle of the range in whole stacked metres. */
export const soughtAmount = ({ measures: { RM_33 } }: DemandResult): number =>
  Math.max(1, Math.round((RM_33.low + RM_33.high) / 2));
