/** The link where a search finds little. */
export const requestFromSearch = 'Nicht dabei? Gib ein Gesuch auf, dann melden sich passende Anbieter bei dir.';
