import type { LookupRow } from '#domain/lookups/lookup-index.ts';

/** Up to where the price of wood chips holds; heating plants pay for t atro or MWh free plant. Source: trade usage in Austria. */
export const CHIPS_HANDOVERS: readonly LookupRow[] = [
  { id: 1, code: 'AB_LAGER', text: 'ab Lagerplatz' },
  { id: 2, code: 'FREI_STRASSE', text: 'frei Forststraße' },
  { id: 3, code: 'FREI_WERK', text: 'frei Heizwerk' },
];
