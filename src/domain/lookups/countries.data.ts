import { indexBy } from './lookup-index.ts';
import type { CodeRow } from './lookup-index.ts';

/**
 * Countries wood may come from, nearest markets first; XX stands for mixed origin.
 * Russia and Belarus are left out: import bans of Reg. (EU) 833/2014 Annex XXI and Reg. (EC) 765/2006.
 */
export type Country = { code: string; name: string };

const ENTRIES: readonly [string, string][] = [
  ['AT', 'Österreich'],
  ['DE', 'Deutschland'],
  ['CH', 'Schweiz'],
  ['LI', 'Liechtenstein'],
  ['IT', 'Italien'],
  ['SI', 'Slowenien'],
  ['HR', 'Kroatien'],
  ['HU', 'Ungarn'],
  ['SK', 'Slowakei'],
  ['CZ', 'Tschechien'],
  ['PL', 'Polen'],
  ['RO', 'Rumänien'],
  ['BG', 'Bulgarien'],
  ['BA', 'Bosnien und Herzegowina'],
  ['RS', 'Serbien'],
  ['ME', 'Montenegro'],
  ['MK', 'Nordmazedonien'],
  ['AL', 'Albanien'],
  ['UA', 'Ukraine'],
  ['LT', 'Litauen'],
  ['LV', 'Lettland'],
  ['EE', 'Estland'],
  ['FI', 'Finnland'],
  ['SE', 'Schweden'],
  ['NO', 'Norwegen'],
  ['DK', 'Dänemark'],
  ['FR', 'Frankreich'],
  ['BE', 'Belgien'],
  ['NL', 'Niederlande'],
  ['LU', 'Luxemburg'],
  ['ES', 'Spanien'],
  ['PT', 'Portugal'],
  ['US', 'USA'],
  ['CA', 'Kanada'],
  ['XX', 'gemischte Herkunft'],
];

export const COUNTRIES_OF_ORIGIN: readonly Country[] = ENTRIES.map(([code, name]) => ({ code, name }));

/** The same as rows of a list. */
export const COUNTRY_ROWS: readonly CodeRow[] = COUNTRIES_OF_ORIGIN.map(({ code, name }) => ({ code, text: name }));

export const countryOfOriginByCode = indexBy(COUNTRIES_OF_ORIGIN, (row) => row.code);
