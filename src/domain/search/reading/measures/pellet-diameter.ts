import { splitCompound } from '#domain/search/text/compounds.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import type { MeasureReader } from './measure-types.ts';
import { suits } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';

const THICKEST_IN_MM = 10;

/**
 * Returns what one or two diameters in mm say about pellets, nothing above 10 mm. They are 6 or 8 mm thick with 1 mm of
 * tolerance (ISO 17225-2: D06, D08); adverts need not state it, so it only orders.
 */
export function pelletDiameter(mm: number, toMm: number): Meaning[] {
  if (toMm > THICKEST_IN_MM) return [];
  const codes = [mm <= 7 ? 'D06' : null, toMm > 7 ? 'D08' : null].filter((code) => code !== null);
  return [
    { kind: 'DIAMETER', category: 'PELLETS', filters: {}, prefers: [suits(0.6, { pelletDiameterCodes: codes })] },
  ];
}

const SPOKEN = /^([68])er$/;
const isOfPellets = ({ folded }: LineWord): boolean =>
  rootOf(folded) === 'pellet' || splitCompound(folded)?.includes('pellet') === true;

/** "6er" beside pellets is their diameter in mm; anywhere else it may be a length. */
export const readPelletKind: MeasureReader = (words, at) => {
  const mm = Number(SPOKEN.exec(words[at]?.folded ?? '')?.[1] ?? 0);
  if (mm === 0 || words[at]?.isQuoted === true || !words.some(isOfPellets)) return null;
  return { length: 1, meanings: pelletDiameter(mm, mm), term: '' };
};
