import { indexBy } from './lookup-index.ts';
import type { LookupRow } from './lookup-index.ts';

/**
 * Classes of wood chips with their largest water content w (fraction of the whole mass) and ash (percent of dry mass); null
 * where a class has the seller state it. They are given to chips of P16S, P31S and P45S. Source: ISO 17225-4.
 */
export type ChipsClass = LookupRow & {
  shortText: string;
  waterContentMax: number | null;
  ashMaxInPercent: number;
};

/** id, code, largest water content, largest ash. */
type Entry = [number, string, number | null, number];

const ENTRIES: readonly Entry[] = [
  [1, 'A1', 0.25, 1],
  [2, 'A2', 0.35, 1.5],
  [3, 'B1', null, 3],
  [4, 'B2', null, 3],
];

export const CHIPS_CLASSES: readonly ChipsClass[] = ENTRIES.map(([id, code, waterContentMax, ashMaxInPercent]) => ({
  id,
  code,
  text: `Klasse ${code}`,
  shortText: code,
  waterContentMax,
  ashMaxInPercent,
}));

export const chipsClassByCode = indexBy(CHIPS_CLASSES, (row) => row.code);
