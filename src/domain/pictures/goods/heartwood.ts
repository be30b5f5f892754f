import { mix } from '#domain/pictures/colour.ts';
import type { SpeciesLook } from '#domain/pictures/species.data.ts';

/** The colour of sawn heartwood, lightened by a share (0 to 1) of sapwood; that of sapwood where a species has no regular heart. */
export const heartwoodColour = ({ heartwood, heartIsIrregular, sapwood }: SpeciesLook, sapwoodShare: number): string =>
  heartwood === null || heartIsIrregular ? sapwood : mix(heartwood, sapwood, sapwoodShare);
