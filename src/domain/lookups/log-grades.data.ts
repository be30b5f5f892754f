import { indexBy } from './lookup-index.ts';
import type { LookupRow } from './lookup-index.ts';

/**
 * Grades of round wood as lots are sold: one grade, or several together. A: no or few faults; B: usual saw log; C: saw log
 * with faults; Cx: lesser saw log (coarse branches, taper, curvature); Braunbloch: outside at least B, inside rot that still holds a
 * nail. Source: Österreichische Holzhandelsusancen (ÖHU) 2006.
 */
export type LogGrade = LookupRow & {
  shortText: string;
  /** Whether it is traded as saw log of A to C, or has a lower price of its own. */
  isLesser: boolean;
};

/** id, code, text, short text. */
type Entry = [number, string, string, string];

const ENTRIES: readonly Entry[] = [
  [1, 'A', 'Güteklasse A', 'Güte A'],
  [2, 'B', 'Güteklasse B', 'Güte B'],
  [3, 'C', 'Güteklasse C', 'Güte C'],
  [4, 'AB', 'Güteklassen A und B gemischt', 'Güte A/B'],
  [5, 'BC', 'Güteklassen B und C gemischt', 'Güte B/C'],
  [6, 'ABC', 'Güteklassen A bis C gemischt', 'Güte ABC'],
  [7, 'CX', 'Güteklasse Cx', 'Güte Cx'],
  [8, 'BR', 'Braunbloch', 'Braunbloch'],
];
const LESSER: ReadonlySet<string> = new Set(['CX', 'BR']);

export const LOG_GRADES: readonly LogGrade[] = ENTRIES.map(([id, code, text, shortText]) => ({
  id,
  code,
  text,
  shortText,
  isLesser: LESSER.has(code),
}));

export const logGradeByCode = indexBy(LOG_GRADES, (row) => row.code);
