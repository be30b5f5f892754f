import type { MeasureBasis } from '#domain/wood/measure-basis.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { ChipsCoarseness } from '#domain/lookups/wood-chips.data.ts';
import { PELLETS, energyPerSolidCubicMetreInKwh, netCalorificValueInKwhPerKg } from './fuel-value.ts';
import type { FuelWood } from './fuel-value.ts';
import { HARVEST_FACTOR } from '#domain/wood/logs/log-volume.ts';
import { solidContent, solidContentSpan } from '#domain/wood/volume-units.ts';
import type { SolidContentSpan, VolumeMeasure } from '#domain/wood/volume-units.ts';

/** Content of one unit of fuel: solid wood by volume, mass including water, oven-dry mass, pellets, or heat itself. */
export type UnitContent =
  | { kind: 'VOLUME'; solidCubicMetres: SolidContentSpan; isCutUnknown: boolean }
  | { kind: 'MASS'; massInKg: number }
  | { kind: 'PELLETS'; massInKg: number }
  | { kind: 'DRY_MASS'; massInKg: number }
  | { kind: 'HEAT'; energyInKwh: number };

const volume = (solidCubicMetres: SolidContentSpan): UnitContent => ({
  kind: 'VOLUME',
  solidCubicMetres,
  isCutUnknown: false,
});
const exactly = (figure: number): UnitContent => volume({ low: figure, centre: figure, high: figure });
const measured = (measure: VolumeMeasure): UnitContent | null => {
  const span = solidContentSpan(measure);
  return span === null ? null : volume(span);
};

/** Without a cut the emptier measure is assumed, so that it never makes an offer look cheaper. */
function uncut(emptier: VolumeMeasure, fuller: VolumeMeasure): UnitContent | null {
  const span = solidContentSpan(emptier);
  const high = solidContentSpan(fuller)?.high;
  if (span === null || high === undefined) return null;
  return { kind: 'VOLUME', solidCubicMetres: { ...span, high }, isCutUnknown: true };
}

const mass = (massInKg: number | null | undefined): UnitContent | null =>
  typeof massInKg === 'number' && massInKg > 0 ? { kind: 'MASS', massInKg } : null;

/** Units whose content does not depend on the kind of fuel. */
const contentOfAnyWood = (unit: UnitCode, packageMassInKg: number | null | undefined): UnitContent | null => {
  switch (unit) {
    case 'FM':
    case 'EFM':
    case 'M3':
      return exactly(1);
    case 'VFM':
      return volume(HARVEST_FACTOR);
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

export type FirewoodUnit = {
  lengthInCm?: number | null | undefined;
  measureBasis?: MeasureBasis | null | undefined;
  packageMassInKg?: number | null | undefined;
  packageContentInRm?: number | null | undefined;
};

/**
 * Returns how firewood in rm or srm was measured, null for other units and where the advert does not say how it is cut.
 * The stated way decides over the length; pieces of up to 40 cm are stacked as 33 cm, up to 70 cm as 50 cm (FHP).
 */
export function firewoodMeasure(unit: UnitCode, { lengthInCm, measureBasis }: FirewoodUnit): VolumeMeasure | null {
  if (unit === 'SRM') return 'SRM_33';
  if (unit !== 'RM') return null;
  if (measureBasis === 'STACKED_1M') return 'RM_1M';
  if (measureBasis === 'LOOSE') return 'SRM_33';
  if (typeof lengthInCm !== 'number') return measureBasis === 'STACKED_SHORT' ? 'RM_33' : null;
  if (lengthInCm <= 40) return 'RM_33';
  return lengthInCm <= 70 ? 'RM_50' : 'RM_1M';
}

function timesAsMuch(content: UnitContent | null, factor: number): UnitContent | null {
  if (content?.kind !== 'VOLUME') return null;
  const { low, centre, high } = content.solidCubicMetres;
  return { ...content, solidCubicMetres: { low: low * factor, centre: centre * factor, high: high * factor } };
}

/** Returns the content of one unit of firewood (FHP and TFZ), or null where its heat cannot be calculated. */
export const firewoodUnitContent = (unit: UnitCode, firewood: FirewoodUnit): UnitContent | null => {
  const { packageContentInRm } = firewood;
  if (unit === 'PAL' && typeof packageContentInRm === 'number' && packageContentInRm > 0)
    return timesAsMuch(firewoodUnitContent('RM', firewood), packageContentInRm);
  const measure = firewoodMeasure(unit, firewood);
  if (measure !== null) return measured(measure);
  return unit === 'RM' ? uncut('RM_1M', 'RM_33') : contentOfAnyWood(unit, firewood.packageMassInKg);
};

/**
 * Returns the solid cubic metres by which the trade converts one unit of firewood (FHP alone, pieces of unknown length
 * as 1 m), or null for units that hold no volume.
 */
export function tradeSolidCubicMetres(unit: UnitCode, firewood: FirewoodUnit): number | null {
  const measure = firewoodMeasure(unit, firewood) ?? (unit === 'RM' ? 'RM_1M' : null);
  if (measure !== null) return solidContent(measure);
  const content = contentOfAnyWood(unit, firewood.packageMassInKg);
  return content?.kind === 'VOLUME' ? content.solidCubicMetres.centre : null;
}

const CHIPS_MEASURES = { FINE: 'SRM_FEIN', MEDIUM: 'SRM_MITTEL', COARSE: 'SRM_GROB' } as const satisfies Record<
  ChipsCoarseness,
  VolumeMeasure
>;

/** `coarseness` null: the advert names no particle size. */
export type ChipsUnit = {
  coarseness: ChipsCoarseness | null;
  solidContentFactor: number | null;
  packageMassInKg?: number | null | undefined;
};

/** Returns the content of one unit of wood chips (FHP solid contents), or null where its heat cannot be calculated. */
export const chipsUnitContent = (unit: UnitCode, chips: ChipsUnit): UnitContent | null => {
  if (unit === 'RM') return measured('RM_ENERGIE');
  if (unit !== 'SRM') return contentOfAnyWood(unit, chips.packageMassInKg);
  if (chips.solidContentFactor !== null) return exactly(chips.solidContentFactor);
  return chips.coarseness === null ? uncut('SRM_GROB', 'SRM_FEIN') : measured(CHIPS_MEASURES[chips.coarseness]);
};

/** Bag and pallet (65 to 70 bags) of pellets in kg where the advert states no mass. Source: common trade figures. */
const PELLETS_PER_PACKAGE_IN_KG = { SACK: 15, PAL: 990 } as const;

/** Returns the content of one unit of pellets, or null where its heat cannot be calculated. */
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

/** Returns the heat in kWh of one unit of wood at a water content w of 0 to below 1, at one end of what it holds. */
export const energyPerUnitInKwh = (
  content: UnitContent,
  wood: FuelWood,
  waterContent: number,
  end: keyof SolidContentSpan = 'centre',
): number => {
  switch (content.kind) {
    case 'VOLUME':
      return energyPerSolidCubicMetreInKwh(wood, waterContent) * content.solidCubicMetres[end];
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

/** Returns the mass in kg of one unit of wood including water, or null where heat itself is sold. */
export const massPerUnitInKg = (content: UnitContent, wood: FuelWood, waterContent: number): number | null => {
  switch (content.kind) {
    case 'VOLUME':
      return (content.solidCubicMetres.centre * wood.densityInKgPerSolidCubicMetre) / (1 - waterContent);
    case 'MASS':
    case 'PELLETS':
      return content.massInKg;
    case 'DRY_MASS':
      return content.massInKg / (1 - waterContent);
    case 'HEAT':
      return null;
  }
};
