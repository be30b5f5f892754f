import { cutToWhole, roundTo } from '#domain/rounding.ts';
import { agreedBarkInCm } from './agreed-bark.ts';
import type { AgreedBarkStep } from './agreed-bark.ts';
import type { BarkSpecies } from './bark.data.ts';
import { altherrBarkInMm, rvrBarkInCm } from './bark.ts';
import { billedLengthInCm } from './log-length.ts';
import type { LengthRule } from './log-length.ts';
import { huberVolumeInSolidCubicMetres } from './log-volume.ts';
import { strengthClassOf } from '#domain/wood/strength-class.ts';
import type { StrengthClassCode } from '#domain/wood/strength-class.ts';

/** FORESTRY cuts every figure to whole cm as the measuring rules ask; EXACT uses the figures as read. */
export const MEASURING_MODES = ['FORESTRY', 'EXACT'] as const;
export type MeasuringMode = (typeof MEASURING_MODES)[number];

/** AGREED deducts what seller and buyer agreed by diameter, of every wood alike. */
export const BARK_METHODS = ['NONE', 'ALTHERR', 'RVR', 'AGREED'] as const;
export type BarkMethod = (typeof BARK_METHODS)[number];

/** Returns how many readings at right angles a mid diameter in cm needs: two from 20 cm. Source: ÖNORM L 1021 practice. */
export const diameterReadingsNeeded = (diameterInCm: number): 1 | 2 => (diameterInCm < 20 ? 1 : 2);

/** Whether a log has one reading although its diameter requires two at right angles. */
export const lacksSecondReading = (readingsInCm: readonly number[]): boolean =>
  readingsInCm.length === 1 && readingsInCm.every((reading) => diameterReadingsNeeded(reading) > 1);

const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/**
 * Returns the mid diameter over bark in cm of one or more readings in cm, or null without readings.
 * FORESTRY: each reading and their mean are cut to whole cm, never rounded up. Source: ÖNORM L 1021 practice.
 */
export const midDiameterInCm = (readingsInCm: readonly number[], mode: MeasuringMode): number | null => {
  if (readingsInCm.length === 0) return null;
  return mode === 'FORESTRY' ? cutToWhole(mean(readingsInCm.map(cutToWhole))) : mean(readingsInCm);
};

const barkInCm = (
  { barkMethod, agreedBark = [] }: Pick<MeasuringRules, 'barkMethod' | 'agreedBark'>,
  species: BarkSpecies,
  diameterOverBarkInCm: number,
): number => {
  if (barkMethod === 'NONE') return 0;
  if (barkMethod === 'AGREED') return agreedBarkInCm(agreedBark, diameterOverBarkInCm);
  if (barkMethod === 'ALTHERR') return altherrBarkInMm(species, diameterOverBarkInCm) / 10;
  const stepInCm = rvrBarkInCm(species, diameterOverBarkInCm) ?? altherrBarkInMm(species, diameterOverBarkInCm) / 10;
  return Math.min(stepInCm, diameterOverBarkInCm);
};

export type LogReading = {
  diameterReadingsInCm: readonly number[];
  measuredLengthInCm: number;
  barkSpecies: BarkSpecies;
};

/** Without a length rule the measured length is billed as it is; agreed steps are used with AGREED only. */
export type MeasuringRules = {
  mode: MeasuringMode;
  barkMethod: BarkMethod;
  agreedBark?: readonly AgreedBarkStep[];
  lengthRule: LengthRule | null;
};

export type MeasuredLog = {
  billedLengthInCm: number;
  diameterOverBarkInCm: number;
  barkInMm: number;
  diameterUnderBarkInCm: number;
  strengthClass: StrengthClassCode;
  volumeInSolidCubicMetres: number;
};

/**
 * Returns the whole calculation of one log from readings to solid cubic metres without bark (3 decimals), or null where
 * a reading is missing or not above 0. RVR falls back to Altherr for species without steps.
 */
export const measureLog = (
  { diameterReadingsInCm, measuredLengthInCm, barkSpecies }: LogReading,
  { mode, lengthRule, ...rules }: MeasuringRules,
): MeasuredLog | null => {
  const diameterOverBarkInCm = midDiameterInCm(diameterReadingsInCm, mode);
  if (diameterOverBarkInCm === null || !diameterReadingsInCm.every((reading) => reading > 0)) return null;
  if (!(measuredLengthInCm > 0)) return null;
  const bark = barkInCm(rules, barkSpecies, diameterOverBarkInCm);
  const underBark = diameterOverBarkInCm - bark;
  const diameterUnderBarkInCm = mode === 'FORESTRY' ? cutToWhole(underBark) : underBark;
  const billedLength = lengthRule === null ? measuredLengthInCm : billedLengthInCm(measuredLengthInCm, lengthRule);
  return {
    billedLengthInCm: billedLength,
    diameterOverBarkInCm,
    barkInMm: bark * 10,
    diameterUnderBarkInCm,
    strengthClass: strengthClassOf(diameterUnderBarkInCm),
    volumeInSolidCubicMetres: roundTo(huberVolumeInSolidCubicMetres(diameterUnderBarkInCm, billedLength / 100), 3),
  };
};

export type LogLot = {
  count: number;
  volumeInSolidCubicMetres: number;
  meanDiameterInCm: number | null;
  strengthClass: StrengthClassCode | null;
};

/** Returns number, volume (2 decimals), mean mid diameter in cm and strength class ("Media") of a lot of measured logs. */
export const summariseLogs = (logs: readonly MeasuredLog[]): LogLot => {
  const meanDiameterInCm = logs.length === 0 ? null : mean(logs.map((log) => log.diameterUnderBarkInCm));
  return {
    count: logs.length,
    volumeInSolidCubicMetres: roundTo(
      logs.reduce((sum, log) => sum + log.volumeInSolidCubicMetres, 0),
      2,
    ),
    meanDiameterInCm: meanDiameterInCm === null ? null : roundTo(meanDiameterInCm, 1),
    strengthClass: meanDiameterInCm === null ? null : strengthClassOf(meanDiameterInCm),
  };
};
