import type { LookupRow } from '#domain/lookups/lookup-index.ts';

/** A row with the words it has on a card. */
export type LogTermRow = LookupRow & { shortText: string };

/** id, code, text, short text. */
type Entry = [number, string, string, string];

const rows = (entries: readonly Entry[]): readonly LogTermRow[] =>
  entries.map(([id, code, text, shortText]) => ({ id, code, text, shortText }));

/**
 * How round wood is measured and billed: the second letter says how it is delivered, the third how it is billed, M with and
 * O without bark. Source: FHP „Holz richtig ausgeformt“ 2007, ÖHU 2006.
 */
export const LOG_BILLINGS: readonly LogTermRow[] = rows([
  [1, 'FMO', 'FMO, mit Rinde geliefert, ohne Rinde verrechnet', 'FMO'],
  [2, 'FOO', 'FOO, ohne Rinde geliefert und verrechnet', 'FOO'],
  [3, 'FMM', 'FMM, mit Rinde geliefert und verrechnet', 'FMM'],
]);

/** Up to where the price of round wood holds, the shortest way for the seller first. Source: trade usage in Austria, ÖHU 2006. */
export const LOG_HANDOVERS: readonly LogTermRow[] = rows([
  [1, 'AM_STOCK', 'am Stock', 'am Stock'],
  [2, 'FREI_STRASSE', 'frei Forststraße', 'frei Forststraße'],
  [3, 'AB_LAGER', 'ab Lagerplatz', 'ab Lagerplatz'],
  [4, 'FREI_WERK', 'frei Werk', 'frei Werk'],
]);
