import { woodTypeByCode } from '#domain/lookups/wood-types.data.ts';
import type { WoodType } from '#domain/lookups/wood-types.data.ts';
import {
  energyPerSolidCubicMetreInKwh,
  massPerSolidCubicMetreInKg,
  netCalorificValueInKwhPerKg,
  oilEquivalentInLitres,
} from './fuel-value.ts';
import { solidContent } from '#domain/wood/volume-units.ts';

/** The woods that people burn, the densest first. */
const CODES = [
  'HAINBUCHE',
  'ROBINIE',
  'EICHE',
  'ESCHE',
  'BUCHE',
  'ULME',
  'NUSS',
  'BIRKE',
  'AHORN',
  'KIRSCHE',
  'LAERCHE',
  'EDELKASTANIE',
  'KIEFER',
  'ERLE',
  'LINDE',
  'DOUGLASIE',
  'FICHTE',
  'TANNE',
  'PAPPEL',
  'WEIDE',
] as const;

export const FUEL_WOOD_TYPES: readonly WoodType[] = CODES.flatMap((code) => woodTypeByCode(code) ?? []);

/** Net heat of one wood at one moisture: kWh by unit, kg and litres of heating oil by stacked cubic metre. */
export type FuelTableRow = {
  wood: WoodType;
  kwhPerKg: number;
  kwhPerSolidCubicMetre: number;
  kwhPerStackedCubicMetre: number;
  kwhPerShortStackedCubicMetre: number;
  kwhPerLooseCubicMetre: number;
  massPerStackedCubicMetreInKg: number;
  oilPerStackedCubicMetreInLitres: number;
};

/** What a moisture may be in the table: fresh wood has up to 60 % of water. */
export const FUEL_TABLE_MOISTURE = { minimumInPercent: 0, maximumInPercent: 60 } as const;

const content = (measure: 'RM_1M' | 'RM_33' | 'SRM_33'): number => solidContent(measure) ?? 0;

/**
 * Returns the fuel values of a wood at a water content w of 0 to 0.6, unrounded and without shrinkage: per kg, solid
 * cubic metre, stacked cubic metre of 1 m (0.70) and 33 cm (0.85), loose cubic metre of 33 cm (0.50). Source: LWF, FHP.
 */
export function fuelTableRow(wood: WoodType, waterContent: number): FuelTableRow {
  const perSolid = energyPerSolidCubicMetreInKwh(wood, waterContent);
  const perStacked = perSolid * content('RM_1M');
  return {
    wood,
    kwhPerKg: netCalorificValueInKwhPerKg(waterContent, wood.calorificValueDryInKwhPerKg),
    kwhPerSolidCubicMetre: perSolid,
    kwhPerStackedCubicMetre: perStacked,
    kwhPerShortStackedCubicMetre: perSolid * content('RM_33'),
    kwhPerLooseCubicMetre: perSolid * content('SRM_33'),
    massPerStackedCubicMetreInKg:
      massPerSolidCubicMetreInKg(wood.densityInKgPerSolidCubicMetre, waterContent) * content('RM_1M'),
    oilPerStackedCubicMetreInLitres: oilEquivalentInLitres(perStacked),
  };
}
