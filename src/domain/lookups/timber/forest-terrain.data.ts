import type { LookupRow } from '#domain/lookups/lookup-index.ts';

/** A row with what it means for the work. */
export type ForestSlope = LookupRow & { note: string };

/**
 * Steepness of a stand. Machines drive up to 30 to 35 % off the road, beyond with a winch; above 60 % wood is brought out by
 * rope. Sources: trade figures in Austria; forestbook.info (FAST Pichl), "Seiltrassen".
 */
export const FOREST_SLOPES: readonly ForestSlope[] = [
  { id: 1, code: 'BIS_30', text: 'bis 30 %', note: 'Mit Traktor und Forwarder befahrbar.' },
  { id: 2, code: 'BIS_60', text: 'über 30 bis 60 %', note: 'Mit Seilwinde oder Windenunterstützung.' },
  { id: 3, code: 'UEBER_60', text: 'über 60 %', note: 'Seilgelände.' },
];

/** A row with the words it has on a card. */
export type ForestExtraction = LookupRow & { shortText: string };

/** How wood gets from the stump to the road, as services name it. Source: trade usage in Austria. */
export const FOREST_EXTRACTIONS: readonly ForestExtraction[] = [
  { id: 1, code: 'SCHLEPPER', text: 'Traktor mit Seilwinde', shortText: 'mit Traktor' },
  { id: 2, code: 'FORWARDER', text: 'Forwarder oder Rückewagen', shortText: 'mit Forwarder' },
  { id: 3, code: 'SEIL', text: 'Seilkran', shortText: 'mit Seilkran' },
  { id: 4, code: 'PFERD', text: 'Pferd', shortText: 'mit Pferd' },
  { id: 5, code: 'HUBSCHRAUBER', text: 'Hubschrauber', shortText: 'mit Hubschrauber' },
];
