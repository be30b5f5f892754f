import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { Preference } from '#domain/search/reading/reading-types.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import type { MeasureReader } from './measure-types.ts';
import { numberAt } from './numbers.ts';

/** Words for one way of packing or carting; how much it holds differs from seller to seller, so it only orders. */
type Packing = { forms: readonly string[]; words: string; isPacked: boolean };

const packing = (forms: string, words: string, isPacked: boolean): Packing => ({
  forms: forms.split(', '),
  words,
  isPacked,
});

const PACKINGS: readonly Packing[] = [
  packing('palette, paletten, palettn', 'palette', true),
  packing('big bag, big bags, bigbag, bigbags', 'bigbag bag', true),
  packing('kiste, kisten, box, boxen, gitterbox, gitterboxen', 'kiste box gitterbox', true),
  packing('sackerl, sackerln, netz, netze, netzsack', 'sack netz', true),
  packing('bund, bunde, bundel', 'bund bündel gebündelt', true),
  packing('fuhre, fuhren', 'fuhre anhänger', false),
  packing('anhanger, anhangerladung', 'anhänger fuhre', false),
  packing('lkw ladung, lkw ladungen, lkw zug, lastwagenladung, lkw', 'lkw ladung zug', false),
  packing('sattelzug, sattelzuge, sattelauflieger', 'sattelzug lkw zug', false),
  packing('ladung, ladungen, container', 'ladung container', false),
  packing('klafter', 'klafter', false),
];
/** Without a number before them these words mean something else too. */
const NEEDS_NUMBER = new Set(['lkw', 'bund', 'bunde', 'netz', 'netze', 'box', 'anhanger', 'container', 'klafter']);

/** Common lengths of firewood in cm: too many for a number of pallets or sacks. */
const FIREWOOD_LENGTHS: ReadonlySet<number> = new Set([25, 33]);
const SINGULAR = new Set(['palette', 'kiste', 'gitterbox', 'big bag', 'bigbag', 'netzsack']);

const packingByForm = new Map(PACKINGS.flatMap((row) => row.forms.map((form) => [form, row] as const)));

function packingAt(words: readonly LineWord[], at: number): { row: Packing; form: string; length: number } | null {
  const [first, second] = [words[at], words[at + 1]];
  if (first === undefined || first.isQuoted) return null;
  const pair = second === undefined || second.isQuoted ? undefined : `${first.folded} ${second.folded}`;
  const longer = pair === undefined ? undefined : packingByForm.get(pair);
  if (pair !== undefined && longer !== undefined) return { row: longer, form: pair, length: 2 };
  const row = packingByForm.get(first.folded);
  return row === undefined ? null : { row, form: first.folded, length: 1 };
}

function packingMeanings({ words, isPacked }: Packing, asksForLoose: boolean): Meaning[] {
  // A Klafter is a measure of stacked wood to burn.
  const prefers: Preference[] = [
    { weight: 0.4, words },
    ...(words === 'klafter' ? [{ weight: 0.8, categories: ['FIREWOOD'] } satisfies Preference] : []),
  ];
  const pellets: Meaning[] = isPacked
    ? [
        {
          kind: 'PACKING',
          category: 'PELLETS',
          // Who names a pallet of pellets wants no loose ones; other packings are also what these are filled into.
          filters: words === 'palette' && !asksForLoose ? { categoryData: { isLoose: false } } : {},
          prefers: [...prefers, { weight: 0.6, data: { isLoose: false } }],
        },
      ]
    : [];
  return [...pellets, { kind: 'PACKING', filters: {}, prefers }];
}

const saysLoose = ({ folded, isQuoted }: LineWord): boolean =>
  !isQuoted && /^(?:lose[mnrs]?|einblas|silo)/.test(folded);

/** "2 Paletten", "eine Fuhre", "LKW-Ladung", "Big Bag", "Kiste 1,8 rm". */
export const readPacking: MeasureReader = (words, at) => {
  const number = numberAt(words, at);
  if (number !== null && number.suffix !== '') return null;
  const start = number === null ? at : at + number.length;
  const found = packingAt(words, start);
  if (found === null || (number === null && NEEDS_NUMBER.has(found.form))) return null;
  // "Birke 33 Palette" is a length and a pallet.
  if (number !== null && FIREWOOD_LENGTHS.has(number.value) && SINGULAR.has(found.form)) return null;
  return { length: start - at + found.length, meanings: packingMeanings(found.row, words.some(saysLoose)) };
};
