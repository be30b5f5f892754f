import type { SpeciesKey } from './species.ts';

/** Drawn where no kind of wood is known. On its own: addresses of drawings are made without the looks of all woods. */
export const DEFAULT_SPECIES: SpeciesKey = 'fichte';
