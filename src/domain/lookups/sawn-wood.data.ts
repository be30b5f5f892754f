import { indexBy } from './lookup-index.ts';
import type { LookupRow } from './lookup-index.ts';

/** A row with the words it has on a card. */
export type SawnWoodRow = LookupRow & { shortText: string };

/** id, code, text, short text. */
type Entry = [number, string, string, string?];

const rows = (entries: readonly Entry[]): readonly SawnWoodRow[] =>
  entries.map(([id, code, text, shortText = text]) => ({ id, code, text, shortText }));

/** How the faces were worked. Source: trade usage in Austria ("sägerau", "Hobelware"). */
export const SAWN_SURFACES: readonly SawnWoodRow[] = rows([
  [1, 'SAEGERAU', 'sägerau'],
  [2, 'EGALISIERT', 'egalisiert'],
  [3, 'GEHOBELT', 'gehobelt'],
  [4, 'GEHOBELT_GEFAST', 'gehobelt und gefast'],
]);

/** Whether the bark edges were sawn off. Source: trade usage in Austria; unedged is "Blockware". */
export const SAWN_EDGES: readonly SawnWoodRow[] = rows([
  [1, 'UNBESAEUMT', 'unbesäumt'],
  [2, 'BESAEUMT', 'besäumt'],
  [3, 'PARALLEL', 'parallel besäumt'],
  [4, 'KONISCH', 'konisch besäumt'],
]);

/** How sawn wood was dried; without figures, as the trade says it. Source: trade usage in Austria. */
export const SAWN_DRYING_STATES: readonly SawnWoodRow[] = rows([
  [1, 'FRISCH', 'frisch'],
  [2, 'LUFTGETROCKNET', 'luftgetrocknet'],
  [3, 'KAMMERGETROCKNET', 'kammergetrocknet'],
]);

/**
 * Grades of sawn wood: strength classes of timber that bears loads, or appearance from 0 (best) to III, alone or as the usual
 * mixed lot. Names only, no figures. Sources: EN 338 (C16, C24, C30); Österreichische Holzhandelsusancen (ÖHU) for appearance.
 */
export const SAWN_GRADES: readonly SawnWoodRow[] = rows([
  [1, 'C16', 'Festigkeitsklasse C16', 'C16'],
  [2, 'C24', 'Festigkeitsklasse C24', 'C24'],
  [3, 'C30', 'Festigkeitsklasse C30', 'C30'],
  [11, 'G0', 'Güteklasse 0', 'Güte 0'],
  [12, 'GI', 'Güteklasse I', 'Güte I'],
  [13, 'GII', 'Güteklasse II', 'Güte II'],
  [14, 'GIII', 'Güteklasse III', 'Güte III'],
  [15, 'G0_III', 'Güteklassen 0 bis III gemischt', 'Güte 0–III'],
]);

export const sawnSurfaceByCode = indexBy(SAWN_SURFACES, (row) => row.code);
export const sawnGradeByCode = indexBy(SAWN_GRADES, (row) => row.code);
