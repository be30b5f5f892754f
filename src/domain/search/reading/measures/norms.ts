import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import type { MeasureReader } from './measure-types.ts';

const BODIES = new Set(['en', 'din', 'iso', 'onorm', 'oenorm', 'sia', 'rvr']);
const BETWEEN = new Set(['en', 'iso', 'din', 'b', 'c', 'l', 'm', 'ts', 'nr']);
const NUMBER = /^\d{3,5}$/;
const PART = /^\d{1,2}$/;
const MOST_WORDS = 5;

/** What a standard is about: strength and glued timber, solid fuels, measuring round wood. */
const CATEGORY_OF: ReadonlyMap<string, CategoryCode> = new Map([
  ...['338', '4074', '14080', '14081', '15497', '1912', '14915', '68365', '3012'].map(
    (number) => [number, 'SAWN_WOOD'] as const,
  ),
  ...['17225 2', '14961 2', '7135', '51731'].map((number) => [number, 'PELLETS'] as const),
  ...['17225 4', '14961 4', '4005', '7133'].map((number) => [number, 'WOOD_CHIPS'] as const),
  ...['17225 5', '14961 5', '7132'].map((number) => [number, 'FIREWOOD'] as const),
  ...['1021', '1927', '1316'].map((number) => [number, 'LOGS'] as const),
]);

/** "ÖNORM EN ISO 17225-5", "DIN 4074", "EN 14081": a standard excludes no advert, and its number is no postcode. */
export const readNorm: MeasureReader = (words, at) => {
  if (!BODIES.has(words[at]?.folded ?? '')) return null;
  let end = at + 1;
  while (BETWEEN.has(words[end]?.folded ?? '') && end - at < MOST_WORDS) end += 1;
  const number = words[end];
  if (number === undefined || !NUMBER.test(number.folded)) return null;
  const part = partBehind(number, words[end + 1]);
  const category = CATEGORY_OF.get(`${number.folded} ${part ?? ''}`.trim()) ?? CATEGORY_OF.get(number.folded);
  const ofCategory: Meaning[] =
    category === undefined ? [] : [{ kind: 'CERTIFICATE', category, votes: 1, filters: {} }];
  return {
    length: end - at + (part === null ? 1 : 2),
    meanings: [...ofCategory, { kind: 'CERTIFICATE', filters: {} }],
    term: '',
  };
};

const partBehind = ({ gapAfter }: LineWord, next: LineWord | undefined): string | null =>
  gapAfter === '-' && next !== undefined && PART.test(next.folded) ? next.folded : null;
