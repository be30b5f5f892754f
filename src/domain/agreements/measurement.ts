import type { AgreementMeasure, AgreementTerms } from './agreement-terms.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { roundTo } from '#domain/rounding.ts';
import { type SolidContentSet, type VolumeMeasure, solidContent } from '#domain/wood/volume-units.ts';
import { quantityIn } from '#domain/wood/weights.ts';

export const MEASUREMENT_KINDS = ['LOAD', 'WEIGHT', 'QUANTITY'] as const;
export type MeasurementKind = (typeof MEASUREMENT_KINDS)[number];

/** How a load lies on the truck or in the yard. */
export const LOAD_STACKINGS = ['STACKED_1M', 'STACKED_SHORT', 'ROUNDWOOD', 'LOOSE', 'CHIPS'] as const;
export type LoadStacking = (typeof LOAD_STACKINGS)[number];

/** Units in which a quantity can be counted or measured as a whole; loads and weights have forms of their own. */
export const COUNTED_UNITS = ['FM', 'M3', 'M2', 'LFM', 'STK', 'SACK', 'PAL', 'HA', 'H'] as const satisfies UnitCode[];
export type CountedUnit = (typeof COUNTED_UNITS)[number];

export type LoadMeasurement = {
  kind: 'LOAD';
  lengthInCm: number;
  widthInCm: number;
  heightInCm: number;
  stacking: LoadStacking;
};
export type WeightMeasurement = {
  kind: 'WEIGHT';
  weightInKg: number;
  /** Water per total mass (w); null: not measured. */
  moistureInPercent: number | null;
};
export type QuantityMeasurement = { kind: 'QUANTITY'; quantity: number; unit: CountedUnit };
/** What one side measured at delivery. */
export type Measurement = LoadMeasurement | WeightMeasurement | QuantityMeasurement;

/** Bounds of what can be entered; product decision. */
export const MAX_LOAD_SIDE_IN_CM = 2_500;
export const MAX_WEIGHT_IN_KG = 100_000;
export const MAX_COUNTED = 1_000_000;
/** Most entries of one side about one agreement; product decision. */
export const MAX_MEASUREMENTS = 20;

/** Each side of a load is read to so many centimetres; product decision. */
export const READING_IN_CM = 5;
/** A measured water content is right to so many percentage points, as in the heat price. */
export const MOISTURE_READING_IN_POINTS = 2;

export type Range = { low: number; centre: number; high: number };
export type Verdict = 'LESS' | 'AS_AGREED' | 'MORE';

/** Why what was measured says nothing about the agreed quantity. */
export type NotComparable = 'LUMP_SUM' | 'BARK' | 'NO_MOISTURE' | 'WEIGHT_AND_VOLUME' | 'OTHER_MEASURE';

export type QuantityComparison =
  | {
      isComparable: true;
      unit: UnitCode;
      agreed: number;
      /** What was measured, in the agreed unit. */
      measured: Range;
      /** Measured less agreed, in percent of the agreed quantity. */
      differenceInPercent: Range;
      /** AS_AGREED: the agreed quantity is within the range. */
      verdict: Verdict;
      /** A solid content of the trade table or of measurements was needed, so the range is wider. */
      isConverted: boolean;
    }
  | { isComparable: false; reason: NotComparable };

/** ABOVE: wetter than the agreed maximum even if the meter is off by its tolerance. */
export type MoistureComparison = { measuredInPercent: number; agreedInPercent: number; verdict: 'WITHIN' | 'ABOVE' };

/** Volume measures of a way of stacking; several where it leaves the length open. Source: FHP, TFZ (`volume-units.ts`). */
const VOLUME_MEASURES: Readonly<Record<LoadStacking, readonly VolumeMeasure[]>> = {
  STACKED_1M: ['RM_1M'],
  STACKED_SHORT: ['RM_33', 'RM_50'],
  ROUNDWOOD: [],
  LOOSE: ['SRM_33'],
  CHIPS: ['SRM_FEIN', 'SRM_MITTEL', 'SRM_GROB'],
};

const OF_AGREED_MEASURE: Readonly<Partial<Record<AgreementMeasure, readonly VolumeMeasure[]>>> = {
  STACKED_1M: VOLUME_MEASURES.STACKED_1M,
  STACKED_SHORT: VOLUME_MEASURES.STACKED_SHORT,
  LOOSE: VOLUME_MEASURES.LOOSE,
  FMM: ['FM'],
  FOO: ['FM'],
};

/** Ways of stacking that are the agreed measure itself, without conversion. */
const SAME: Readonly<Partial<Record<AgreementMeasure, readonly LoadStacking[]>>> = {
  STACKED_1M: ['STACKED_1M'],
  STACKED_SHORT: ['STACKED_SHORT'],
  RMM: ['ROUNDWOOD'],
  LOOSE: ['LOOSE', 'CHIPS'],
};

const SETS: readonly SolidContentSet[] = ['FHP', 'TFZ_MEAN'];

/** Lowest and highest factor from one measure to another over the tables that know both; null where none does. */
function factorsBetween(from: readonly VolumeMeasure[], to: readonly VolumeMeasure[]): [number, number] | null {
  const factors = SETS.flatMap((set) =>
    from.flatMap((one) =>
      to.flatMap((other) => {
        const [content, wanted] = [solidContent(one, set), solidContent(other, set)];
        return content === null || wanted === null ? [] : [content / wanted];
      }),
    ),
  );
  return factors.length === 0 ? null : [Math.min(...factors), Math.max(...factors)];
}

const CM3_PER_M3 = 1_000_000;

/** Returns the outer volume of a load in cubic metres, with the bounds that reading each side leaves. */
export function loadVolume({ lengthInCm, widthInCm, heightInCm }: Omit<LoadMeasurement, 'kind' | 'stacking'>): Range {
  const volume = (shift: number): number =>
    [lengthInCm, widthInCm, heightInCm].reduce((product, side) => product * Math.max(0, side + shift), 1) / CM3_PER_M3;
  return { low: volume(-READING_IN_CM), centre: volume(0), high: volume(READING_IN_CM) };
}

const exactly = (quantity: number): Range => ({ low: quantity, centre: quantity, high: quantity });

type Found = { measured: Range; isConverted: boolean } | NotComparable;
type Agreed = Pick<AgreementTerms, 'quantity' | 'unit' | 'measure' | 'moistureInPercent'>;

function loadIn(agreed: Agreed, load: LoadMeasurement): Found {
  const volume = loadVolume(load);
  if (SAME[agreed.measure]?.includes(load.stacking)) return { measured: volume, isConverted: false };
  if (['T', 'KG', 'T_ATRO', 'MWH'].includes(agreed.unit)) return 'WEIGHT_AND_VOLUME';
  if (agreed.measure === 'RMO' || agreed.measure === 'FMO') return 'BARK';
  const wanted = OF_AGREED_MEASURE[agreed.measure];
  // Round wood is not converted: how crooked it is decides, which cannot be measured at a truck.
  const factors = wanted ? factorsBetween(VOLUME_MEASURES[load.stacking], wanted) : null;
  if (factors === null) return 'OTHER_MEASURE';
  const [low, high] = factors;
  const measured = { low: volume.low * low, centre: (volume.centre * (low + high)) / 2, high: volume.high * high };
  return { measured, isConverted: true };
}

function weightIn(agreed: Agreed, { weightInKg, moistureInPercent }: WeightMeasurement): Found {
  if (agreed.measure === 'AMO') return 'BARK';
  if (agreed.unit === 'T_ATRO') {
    if (moistureInPercent === null) return 'NO_MOISTURE';
    const dry = (moisture: number): number => (weightInKg / 1000) * (1 - Math.min(100, Math.max(0, moisture)) / 100);
    const measured = {
      low: dry(moistureInPercent + MOISTURE_READING_IN_POINTS),
      centre: dry(moistureInPercent),
      high: dry(moistureInPercent - MOISTURE_READING_IN_POINTS),
    };
    return { measured, isConverted: false };
  }
  const weight = quantityIn(agreed.unit, { unit: 'KG', quantity: weightInKg });
  if (weight !== null) return { measured: exactly(weight), isConverted: false };
  return ['RM', 'SRM', 'FM', 'EFM', 'VFM', 'M3'].includes(agreed.unit) ? 'WEIGHT_AND_VOLUME' : 'OTHER_MEASURE';
}

function countIn(agreed: Agreed, { quantity, unit }: QuantityMeasurement): Found {
  if (unit === agreed.unit) return { measured: exactly(quantity), isConverted: false };
  if (unit === 'FM') {
    if (agreed.measure === 'RMO') return 'BARK';
    const wanted = OF_AGREED_MEASURE[agreed.measure];
    const factors = wanted && agreed.unit !== 'FM' ? factorsBetween(['FM'], wanted) : null;
    if (factors !== null && agreed.unit !== 'EFM' && agreed.unit !== 'VFM') {
      const [low, high] = factors;
      const measured = { low: quantity * low, centre: (quantity * (low + high)) / 2, high: quantity * high };
      return { measured, isConverted: true };
    }
    if (agreed.unit === 'EFM' && agreed.measure === 'FOO') return { measured: exactly(quantity), isConverted: false };
  }
  return ['T', 'KG', 'T_ATRO', 'MWH'].includes(agreed.unit) && unit !== 'SACK' && unit !== 'PAL'
    ? 'WEIGHT_AND_VOLUME'
    : 'OTHER_MEASURE';
}

const VERDICT_DECIMALS = 6;

/**
 * Returns what was measured beside what was agreed, in the agreed unit, as a range of what reading and conversion leave
 * open; or why the two cannot be compared. No density is assumed: weight and volume are not converted into each other.
 */
export function compareQuantity(agreed: Agreed, measurement: Measurement): QuantityComparison {
  if (agreed.unit === 'PAUSCHAL') return { isComparable: false, reason: 'LUMP_SUM' };
  const found =
    measurement.kind === 'LOAD'
      ? loadIn(agreed, measurement)
      : measurement.kind === 'WEIGHT'
        ? weightIn(agreed, measurement)
        : countIn(agreed, measurement);
  if (typeof found === 'string') return { isComparable: false, reason: found };
  const { measured, isConverted } = found;
  const percent = (value: number): number => roundTo(((value - agreed.quantity) / agreed.quantity) * 100, 1);
  const [low, high] = [roundTo(measured.low, VERDICT_DECIMALS), roundTo(measured.high, VERDICT_DECIMALS)];
  return {
    isComparable: true,
    unit: agreed.unit,
    agreed: agreed.quantity,
    measured: {
      low: roundTo(measured.low, 3),
      centre: roundTo(measured.centre, 3),
      high: roundTo(measured.high, 3),
    },
    differenceInPercent: {
      low: percent(measured.low),
      centre: percent(measured.centre),
      high: percent(measured.high),
    },
    verdict: agreed.quantity < low ? 'MORE' : agreed.quantity > high ? 'LESS' : 'AS_AGREED',
    isConverted,
  };
}

/** Returns a measured water content beside the agreed maximum; null where one of the two is missing. */
export function compareMoisture(
  { moistureInPercent: agreed }: Pick<AgreementTerms, 'moistureInPercent'>,
  measurement: Measurement,
): MoistureComparison | null {
  const measured = measurement.kind === 'WEIGHT' ? measurement.moistureInPercent : null;
  if (agreed === null || measured === null) return null;
  const verdict = measured - MOISTURE_READING_IN_POINTS > agreed ? 'ABOVE' : 'WITHIN';
  return { measuredInPercent: measured, agreedInPercent: agreed, verdict };
}

/** Returns the kind of measurement that usually fits an agreed unit. */
export function usualMeasurement(unit: UnitCode): MeasurementKind {
  if (unit === 'RM' || unit === 'SRM') return 'LOAD';
  return ['T', 'KG', 'T_ATRO', 'MWH'].includes(unit) ? 'WEIGHT' : 'QUANTITY';
}
