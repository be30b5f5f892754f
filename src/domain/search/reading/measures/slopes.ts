import { FOREST_SLOPES } from '#domain/lookups/timber/forest-terrain.data.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { suits } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import type { Bound, MeasureReader } from './measure-types.ts';
import { percentAt } from './moisture.ts';
import { boundBefore } from './numbers.ts';

const SLOPE_WORDS = new Set('hang hangneigung neigung gelandeneigung steigung gefalle steilheit'.split(' '));
const FILLERS = new Set('von mit bei bis max maximal hochstens unter ab uber ca zirka mindestens'.split(' '));
/** Upper ends in percent of all classes of `FOREST_SLOPES` but the last. */
const UPPER_ENDS = [30, 60];
const STEEPEST_IN_PERCENT = 120;

function slopeMeanings(percent: number, bound: Bound): Meaning[] {
  const at = UPPER_ENDS.filter((end) => (bound === 'FROM' ? percent >= end : percent > end)).length;
  const [first, last] = [bound === 'TO' ? 0 : at, bound === 'FROM' ? FOREST_SLOPES.length - 1 : at];
  const forestSlopeCodes = FOREST_SLOPES.slice(first, last + 1).map(({ code }) => code);
  return [{ kind: 'SALE_KIND', category: 'FOREST', filters: {}, prefers: [suits(0.6, { forestSlopeCodes })] }];
}

const isSlope = (word: LineWord | undefined): boolean => word?.isQuoted === false && SLOPE_WORDS.has(word.folded);

/** "Hang 40 %", "Hangneigung bis 30 %", "40 % Hangneigung": stands need not state it, so it only orders. */
export const readSlope: MeasureReader = (words, at) => {
  let index = at;
  if (isSlope(words[at])) {
    index += 1;
    while (index < at + 3 && FILLERS.has(words[index]?.folded ?? '')) index += 1;
  }
  const found = percentAt(words, index);
  const isBehind = index === at && found !== null && isSlope(words[at + found.length]);
  if (found?.hasSign !== true || found.percent > STEEPEST_IN_PERCENT || (index === at && !isBehind)) return null;
  const length = index - at + found.length + (isBehind ? 1 : 0);
  return { length, meanings: slopeMeanings(found.percent, boundBefore(words, index)) };
};
