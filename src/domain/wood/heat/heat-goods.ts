import type { MeasureBasis } from '#domain/wood/measure-basis.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { particleSizeByCode, woodChipsWoodTypeByCode } from '#domain/lookups/wood-chips.data.ts';
import { DRY_CALORIFIC_VALUE_IN_KWH_PER_KG, woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { meanFuelWood } from './fuel-value.ts';
import type { FuelWood } from './fuel-value.ts';
import { chipsUnitContent, firewoodUnitContent, pelletsUnitContent } from './heat-content.ts';
import type { UnitContent } from './heat-content.ts';
import { chipsWaterContent, firewoodWaterContent } from './heat-moisture.ts';
import type { WaterContentEstimate } from './heat-moisture.ts';

/** What an advert says about its fuel; field names are those of the category data, absent means not stated. */
export type HeatFuel = {
  category: CategoryCode;
  unit: UnitCode;
  woodTypeIds?: readonly number[] | undefined;
  dryingState?: string | null | undefined;
  moistureInPercent?: number | null | undefined;
  lengthInCm?: number | null | undefined;
  measureBasis?: MeasureBasis | null | undefined;
  packageMassInKg?: number | null | undefined;
  packageContentInRm?: number | null | undefined;
  woodTypeCode?: string | null | undefined;
  dryingStateCode?: string | null | undefined;
  moistureContentCode?: string | null | undefined;
  particleSizeCode?: string | null | undefined;
};

/** One unit of fuel as the heat price uses it; water content null where it plays no part. */
export type HeatGoods = {
  content: UnitContent;
  wood: FuelWood;
  waterContent: WaterContentEstimate | null;
  isWoodTypeUnknown: boolean;
  toleranceInPercent: number;
};

/** Assumed where an advert names no wood: a mixture for firewood, softwood for chips. */
const UNNAMED_FIREWOOD: FuelWood = {
  densityInKgPerSolidCubicMetre: 500,
  calorificValueDryInKwhPerKg: DRY_CALORIFIC_VALUE_IN_KWH_PER_KG.MIXED,
};
const UNNAMED_CHIPS: FuelWood = {
  densityInKgPerSolidCubicMetre: 390,
  calorificValueDryInKwhPerKg: DRY_CALORIFIC_VALUE_IN_KWH_PER_KG.SOFTWOOD,
};

/**
 * Remaining uncertainty in percent with known water content: accuracy of the FHP, LWF and proPellets figures. For
 * firewood it is part of the content: the fill of a unit and the possible moisture.
 */
const TOLERANCE_IN_PERCENT = { PELLETS: 4, CHIPS_BY_MASS: 8, CHIPS_BY_VOLUME: 15, FIREWOOD: 0 } as const;

const soldAsHeat = (content: UnitContent, wood: FuelWood): HeatGoods => ({
  content,
  wood,
  waterContent: null,
  isWoodTypeUnknown: false,
  toleranceInPercent: 0,
});

const firewoodGoods = (fuel: HeatFuel): HeatGoods | null => {
  const content = firewoodUnitContent(fuel.unit, fuel);
  const woods = (fuel.woodTypeIds ?? []).flatMap((id) => woodTypeById(id) ?? []);
  const wood = meanFuelWood(woods, UNNAMED_FIREWOOD);
  if (content === null) return null;
  if (content.kind === 'HEAT') return soldAsHeat(content, wood);
  return {
    content,
    wood,
    waterContent: firewoodWaterContent(fuel),
    isWoodTypeUnknown: woods.length === 0,
    toleranceInPercent: TOLERANCE_IN_PERCENT.FIREWOOD,
  };
};

const chipsGoods = (fuel: HeatFuel): HeatGoods | null => {
  const woodType = woodChipsWoodTypeByCode(fuel.woodTypeCode ?? '');
  const wood = woodType ?? UNNAMED_CHIPS;
  const content = chipsUnitContent(fuel.unit, {
    coarseness: particleSizeByCode(fuel.particleSizeCode ?? '')?.coarseness ?? null,
    solidContentFactor: woodType?.solidContentFactor ?? null,
    packageMassInKg: fuel.packageMassInKg,
  });
  if (content === null) return null;
  if (content.kind === 'HEAT') return soldAsHeat(content, wood);
  return {
    content,
    wood,
    waterContent: chipsWaterContent(fuel),
    isWoodTypeUnknown: woodType === undefined,
    toleranceInPercent:
      content.kind === 'VOLUME' ? TOLERANCE_IN_PERCENT.CHIPS_BY_VOLUME : TOLERANCE_IN_PERCENT.CHIPS_BY_MASS,
  };
};

const pelletsGoods = (fuel: HeatFuel): HeatGoods | null => {
  const content = pelletsUnitContent(fuel.unit, fuel.packageMassInKg);
  if (content === null) return null;
  const toleranceInPercent = content.kind === 'HEAT' ? 0 : TOLERANCE_IN_PERCENT.PELLETS;
  return { ...soldAsHeat(content, UNNAMED_CHIPS), toleranceInPercent };
};

/** Returns what a heat price is calculated from for one unit of an advert, or null where there can be none. */
export const heatGoodsOf = (fuel: HeatFuel): HeatGoods | null => {
  switch (fuel.category) {
    case 'FIREWOOD':
      return firewoodGoods(fuel);
    case 'WOOD_CHIPS':
      return chipsGoods(fuel);
    case 'PELLETS':
      return pelletsGoods(fuel);
    default:
      return null;
  }
};
