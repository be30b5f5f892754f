import { ALTHERR_COEFFICIENTS, BARK_SPECIES_BY_WOOD_TYPE_CODE, RVR_STEPS } from './bark.data.ts';
import type { BarkSpecies } from './bark.data.ts';

/** Returns the bark table species of a wood type code, or null where the tables name none. */
export const barkSpeciesOfWoodType = (woodTypeCode: string): BarkSpecies | null =>
  Object.hasOwn(BARK_SPECIES_BY_WOOD_TYPE_CODE, woodTypeCode)
    ? (BARK_SPECIES_BY_WOOD_TYPE_CODE[woodTypeCode] ?? null)
    : null;

/**
 * Returns the double bark thickness in mm at a diameter over bark in cm, never below 0 nor above the diameter.
 * Source: Altherr/FVA, one of the three tables ÖNORM L 1021 permits (see ALTHERR_COEFFICIENTS).
 */
export const altherrBarkInMm = (species: BarkSpecies, diameterOverBarkInCm: number): number => {
  const [a, b, c] = ALTHERR_COEFFICIENTS[species];
  const barkInMm = a + b * diameterOverBarkInCm + c * diameterOverBarkInCm ** 2;
  return Math.min(Math.max(0, barkInMm), Math.max(0, diameterOverBarkInCm * 10 - 1));
};

/**
 * Returns the bark deduction in whole cm at a diameter over bark in whole cm, or null where RVR names no steps.
 * Source: German RVR, simple mode (see RVR_STEPS).
 */
export const rvrBarkInCm = (species: BarkSpecies, diameterOverBarkInCm: number): number | null => {
  const steps = RVR_STEPS[species];
  if (steps === undefined) return null;
  const firstFitting = steps.findIndex((largest) => diameterOverBarkInCm <= largest);
  return firstFitting === -1 ? steps.length + 1 : firstFitting + 1;
};
