import type { MeasureBasis } from '#domain/adverts/category-data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { PELLETS, energyPerSolidCubicMetreInKwh, netCalorificValueInKwhPerKg } from './fuel-value.ts';
import type { FuelWood } from './fuel-value.ts';
import { HARVEST_FACTOR } from './log-volume.ts';
import { solidContent } from './volume-units.ts';

/**
 * What one unit of fuel holds: solid wood by volume, mass as it lies, oven-dry mass, pellets, or heat itself.
 * `solidCubicMetresMax` is larger where the advert does not say how the wood is cut.
 */
export type UnitContent =
  | { kind: 'VOLUME'; solidCubicMetres: number; solidCubicMetresMax: number }
  | { kind: 'MASS'; massInKg: number }
  | { kind: 'PELLETS'; massInKg: number }
  | { kind: 'DRY_MASS'; massInKg: number }
  | { kind: 'HEAT'; energyInKwh: number };

/** Silence about the cut is reckoned with the emptier measure, so that it never makes an offer look cheaper. */
const volume = (solidCubicMetres: number | null, solidCubicMetresMax = solidCubicMetres): UnitContent | null =>
  solidCubicMetres === null || solidCubicMetresMax === null
    ? null
    : { kind: 'VOLUME', solidCubicMetres, solidCubicMetresMax };

const mass = (massInKg: number | null | undefined): UnitContent | null =>
  typeof massInKg === 'number' && massInKg > 0 ? { kind: 'MASS', massInKg } : null;

/** Units that hold the same whatever the fuel looks like. */
const contentOfAnyWood = (unit: UnitCode, packageMassInKg: number | null | undefined): UnitContent | null => {
  switch (unit) {
    case 'FM':
    case 'EFM':
    case 'M3':
      return volume(1);
    case 'VFM':
      return volume(HARVEST_FACTOR.centre);
    case 'T':
      return mass(1000);
    case 'KG':
      return mass(1);
    case 'T_ATRO':
      return { kind: 'DRY_MASS', massInKg: 1000 };
    case 'SACK':
    case 'PAL':
      return mass(packageMassInKg);
    case 'MWH':
      return { kind: 'HEAT', energyInKwh: 1000 };
    default:
      return null;
  }
};

const stackedFirewood = (
  lengthInCm: number | null | undefined,
  basis: MeasureBasis | null | undefined,
): UnitContent | null => {
  if (basis === 'STACKED_1M') return volume(solidContent('RM_1M'));
  if (basis === 'LOOSE') return volume(solidContent('SRM_33'));
  if (typeof lengthInCm !== 'number')
    return volume(solidContent(basis === 'STACKED_SHORT' ? 'RM_33' : 'RM_1M'), solidContent('RM_33'));
  if (lengthInCm <= 40) return volume(solidContent('RM_33'));
  return volume(solidContent(lengthInCm <= 70 ? 'RM_50' : 'RM_1M'));
};

export type FirewoodUnit = {
  lengthInCm?: number | null | undefined;
  measureBasis?: MeasureBasis | null | undefined;
  packageMassInKg?: number | null | undefined;
};

/** Returns what one unit of firewood holds (FHP solid contents), or null where the unit says nothing about heat. */
export const firewoodUnitContent = (unit: UnitCode, firewood: FirewoodUnit): UnitContent | null => {
  if (unit === 'RM') return stackedFirewood(firewood.lengthInCm, firewood.measureBasis);
  if (unit === 'SRM') return volume(solidContent('SRM_33'));
  return contentOfAnyWood(unit, firewood.packageMassInKg);
};

/** `isFine` null: the advert names no particle size. */
export type ChipsUnit = {
  isFine: boolean | null;
  solidContentFactor: number | null;
  packageMassInKg?: number | null | undefined;
};

/** Returns what one unit of wood chips holds (FHP solid contents), or null where the unit says nothing about heat. */
export const chipsUnitContent = (unit: UnitCode, chips: ChipsUnit): UnitContent | null => {
  if (unit === 'RM') return volume(solidContent('RM_ENERGIE'));
  if (unit !== 'SRM') return contentOfAnyWood(unit, chips.packageMassInKg);
  if (chips.solidContentFactor !== null) return volume(chips.solidContentFactor);
  const coarse = solidContent('SRM_GROB');
  const fine = solidContent('SRM_FEIN');
  if (chips.isFine === null) return volume(coarse, fine);
  return volume(chips.isFine ? fine : coarse);
};

/** Bag and pallet (65 to 70 bags) of pellets in kg where the advert states no mass. Source: common trade figures. */
const PELLETS_PER_PACKAGE_IN_KG = { SACK: 15, PAL: 990 } as const;

/** Returns what one unit of pellets holds, or null where the unit says nothing about heat. */
export const pelletsUnitContent = (unit: UnitCode, packageMassInKg?: number | null): UnitContent | null => {
  const pellets = (massInKg: number): UnitContent => ({ kind: 'PELLETS', massInKg });
  switch (unit) {
    case 'T':
      return pellets(1000);
    case 'KG':
      return pellets(1);
    case 'SRM':
      return pellets(PELLETS.bulkDensityInKgPerLooseCubicMetre);
    case 'SACK':
    case 'PAL':
      return pellets(
        typeof packageMassInKg === 'number' && packageMassInKg > 0 ? packageMassInKg : PELLETS_PER_PACKAGE_IN_KG[unit],
      );
    case 'MWH':
      return { kind: 'HEAT', energyInKwh: 1000 };
    default:
      return null;
  }
};

/** Returns the heat in kWh of one unit of wood at a water content w of 0 to below 1. */
export const energyPerUnitInKwh = (content: UnitContent, wood: FuelWood, waterContent: number): number => {
  switch (content.kind) {
    case 'VOLUME':
      return energyPerSolidCubicMetreInKwh(wood, waterContent) * content.solidCubicMetres;
    case 'MASS':
      return netCalorificValueInKwhPerKg(waterContent, wood.calorificValueDryInKwhPerKg) * content.massInKg;
    case 'DRY_MASS':
      return (
        (netCalorificValueInKwhPerKg(waterContent, wood.calorificValueDryInKwhPerKg) * content.massInKg) /
        (1 - waterContent)
      );
    case 'PELLETS':
      return content.massInKg * PELLETS.calorificValueInKwhPerKg;
    case 'HEAT':
      return content.energyInKwh;
  }
};

/** Returns the mass in kg of one unit of wood as it lies, or null where heat itself is sold. */
export const massPerUnitInKg = (content: UnitContent, wood: FuelWood, waterContent: number): number | null => {
  switch (content.kind) {
    case 'VOLUME':
      return (content.solidCubicMetres * wood.densityInKgPerSolidCubicMetre) / (1 - waterContent);
    case 'MASS':
    case 'PELLETS':
      return content.massInKg;
    case 'DRY_MASS':
      return content.massInKg / (1 - waterContent);
    case 'HEAT':
      return null;
  }
};
