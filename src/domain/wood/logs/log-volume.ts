/** Diameters in cm, lengths in m; the results below are solid cubic metres (fm), unrounded. */

/** Returns the volume of a log from its mid diameter (Huber), the billing rule in Austria and Germany. */
export const huberVolumeInSolidCubicMetres = (midDiameterInCm: number, lengthInM: number): number =>
  (Math.PI / 4) * (midDiameterInCm / 100) ** 2 * lengthInM;

export type LogEnds = { buttDiameterInCm: number; topDiameterInCm: number; lengthInM: number };

/** Returns the volume of a log from both end diameters (Smalian); too large for tapered logs. */
export const smalianVolumeInSolidCubicMetres = ({ buttDiameterInCm, topDiameterInCm, lengthInM }: LogEnds): number =>
  ((Math.PI / 4) * lengthInM * (buttDiameterInCm ** 2 + topDiameterInCm ** 2)) / 2 / 10_000;

/** Returns the volume of a log from both ends and the mid diameter (Newton, Riecke), the most accurate of the four. */
export const newtonVolumeInSolidCubicMetres = (
  { buttDiameterInCm, topDiameterInCm, lengthInM }: LogEnds,
  midDiameterInCm: number,
): number =>
  ((Math.PI / 4) * lengthInM * (buttDiameterInCm ** 2 + 4 * midDiameterInCm ** 2 + topDiameterInCm ** 2)) / 6 / 10_000;

/** Returns the volume of a conical log from both end diameters (truncated cone). */
export const frustumVolumeInSolidCubicMetres = ({ buttDiameterInCm, topDiameterInCm, lengthInM }: LogEnds): number =>
  ((Math.PI * lengthInM) / 12 / 10_000) *
  (buttDiameterInCm ** 2 + buttDiameterInCm * topDiameterInCm + topDiameterInCm ** 2);

/**
 * Harvested share (efm) of the standing volume (vfm): about 10 % bark and 10 % harvest loss, 0.75–0.85 by species.
 * Source: wald-prinz.de 551.
 */
export const HARVEST_FACTOR = { low: 0.75, centre: 0.8, high: 0.85 } as const;
