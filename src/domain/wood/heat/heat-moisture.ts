import { dryingStateByCode } from '#domain/lookups/drying-states.data.ts';
import {
  moistureContentByCode,
  woodChipsDryingStateByCode,
  woodChipsWoodTypeByCode,
} from '#domain/lookups/wood-chips.data.ts';
import { FIREWOOD_LIMITS, isWithin } from '#domain/wood/limits.data.ts';

/** Source of a water content: measured, from the advert's stated class, or not stated at all. */
export type WaterContentSource = 'MEASURED' | 'STATED' | 'UNKNOWN';

/** Water content w as a fraction of total mass: the value used and the ends it may lie between. */
export type WaterContentEstimate = { low: number; centre: number; high: number; source: WaterContentSource };

export type StatedMoisture = {
  moistureInPercent?: number | null | undefined;
  dryingState?: string | null | undefined;
};

export type StatedChipsMoisture = {
  moistureInPercent?: number | null | undefined;
  woodTypeCode?: string | null | undefined;
  dryingStateCode?: string | null | undefined;
  moistureContentCode?: string | null | undefined;
};

/** A meter is trusted to ±2 percentage points. */
const METER_TOLERANCE = 0.02;

const UNKNOWN_FIREWOOD: WaterContentEstimate = { low: 0.15, centre: 0.3, high: 0.45, source: 'UNKNOWN' };
const UNKNOWN_CHIPS: WaterContentEstimate = { low: 0.2, centre: 0.35, high: 0.5, source: 'UNKNOWN' };

const measured = (moistureInPercent: number | null | undefined): WaterContentEstimate | null => {
  if (typeof moistureInPercent !== 'number' || !isWithin(FIREWOOD_LIMITS.moistureInPercent, moistureInPercent))
    return null;
  const centre = moistureInPercent / 100;
  return { low: centre - METER_TOLERANCE, centre, high: centre + METER_TOLERANCE, source: 'MEASURED' };
};

/**
 * Returns the water content of firewood: measured ±2 points (figures no wood can have are left out), else its
 * drying state, else unknown (w 0.15–0.45).
 */
export const firewoodWaterContent = ({ moistureInPercent, dryingState }: StatedMoisture): WaterContentEstimate => {
  const state = dryingStateByCode(dryingState ?? '');
  const stated: WaterContentEstimate | undefined = state && {
    low: state.waterContentMin,
    centre: state.waterContentDefault,
    high: state.waterContentMax,
    source: 'STATED',
  };
  return measured(moistureInPercent) ?? stated ?? UNKNOWN_FIREWOOD;
};

/**
 * Returns the water content of wood chips: measured, else the upper limit of the moisture class, else the drying
 * state, else that of bark, else unknown (w 0.20–0.50).
 */
export const chipsWaterContent = (stated: StatedChipsMoisture): WaterContentEstimate => {
  const fromMeter = measured(stated.moistureInPercent);
  if (fromMeter !== null) return fromMeter;
  const centre =
    moistureContentByCode(stated.moistureContentCode ?? '')?.waterContentMax ??
    woodChipsDryingStateByCode(stated.dryingStateCode ?? '')?.waterContentDefault ??
    woodChipsWoodTypeByCode(stated.woodTypeCode ?? '')?.waterContentDefault;
  return typeof centre !== 'number' ? UNKNOWN_CHIPS : { low: centre, centre, high: centre, source: 'STATED' };
};
