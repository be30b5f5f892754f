import { roundTo } from '#domain/rounding.ts';

export type SawnPiece = { lengthInMm: number; widthInMm: number; thicknessInMm: number };

/** Returns the volume in m³ (3 decimals) of a number of sawn pieces of one dimension in mm. Source: trade usage. */
export const sawnVolumeInCubicMetres = ({ lengthInMm, widthInMm, thicknessInMm }: SawnPiece, pieces = 1): number =>
  roundTo((lengthInMm * widthInMm * thicknessInMm * pieces) / 1_000_000_000, 3);

/** Returns the running metres in a cubic metre of sawn wood of a width and thickness in mm, unrounded. */
export const runningMetresPerCubicMetre = (widthInMm: number, thicknessInMm: number): number =>
  1_000_000 / (widthInMm * thicknessInMm);
