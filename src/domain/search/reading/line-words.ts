import { foldText } from '#domain/search/text/fold.ts';
import { tokenise } from '#domain/search/text/tokenise.ts';

/** A word of the search line: folded, with its place, what stands between it and the next, and whether it is quoted. */
export type LineWord = { folded: string; start: number; end: number; gapAfter: string; isQuoted: boolean };

const MOST_WORDS = 60;
const QUOTED = /["„“”»«]([^"„“”»«]*)["„“”»«]/g;

const FRACTION_SIGNS: ReadonlyMap<string, string> = new Map([
  ['½', '5'],
  ['¼', '25'],
  ['¾', '75'],
]);
const FRACTION_SIGN = /(\d{0,4})([½¼¾])/;

/** "½" is 0,5 and "2½" is 2,5: folding alone would make "21/2" of it. */
const withDecimals = (raw: string): string =>
  raw.replace(FRACTION_SIGN, (_, whole: string, sign: string) => `${whole || '0'},${FRACTION_SIGNS.get(sign) ?? '0'}`);

/** Returns the words of a search line; those between quotation marks are to be taken as they stand. */
export function lineWords(line: string): LineWord[] {
  const quoted = [...line.matchAll(QUOTED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const tokens = tokenise(line).slice(0, MOST_WORDS);
  return tokens.map((token, index) => ({
    folded: foldText(withDecimals(token.raw)),
    start: token.start,
    end: token.end,
    gapAfter: line.slice(token.end, tokens[index + 1]?.start ?? line.length),
    isQuoted: quoted.some((part) => token.start >= part.start && token.end <= part.end),
  }));
}
