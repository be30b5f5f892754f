import { foldText } from '#domain/text/fold.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { splitJoinedWords } from '#domain/search/text/missing-space.ts';
import { tokenise } from '#domain/search/text/tokenise.ts';
import type { Token } from '#domain/search/text/tokenise.ts';

/**
 * A word of the search line: folded, with its place, what stands between it and the next, and whether it is quoted.
 * `meant`: the German word for one of another language, as text is searched for.
 */
export type LineWord = {
  folded: string;
  start: number;
  end: number;
  gapAfter: string;
  isQuoted: boolean;
  meant?: string;
};

/** Of a longer line the rest is not read. */
export const MOST_WORDS_READ = 60;
const JOINING = new Set(['und', 'u', 'oder']);
const QUOTED = /["„“”»«]([^"„“”»«]*)["„“”»«]/g;

const FRACTION_SIGNS: ReadonlyMap<string, string> = new Map([
  ['½', '5'],
  ['¼', '25'],
  ['¾', '75'],
]);
const FRACTION_SIGN = /(\d{0,4})([½¼¾])/;

/** Logs to be peeled for veneer; without its umlaut "Schälholz" is "Schalholz", which is boards. */
const PEELED = /^sch(?:ä|ae)l(?:holz|hölzer|bloche?|stamm|stämme|rundholz)$/i;

/** "½" is 0,5 and "2½" is 2,5: folding alone would make "21/2" of it. */
const withDecimals = (raw: string): string =>
  raw.replace(FRACTION_SIGN, (_, whole: string, sign: string) => `${whole || '0'},${FRACTION_SIGNS.get(sign) ?? '0'}`);

/** Returns the words of a search line; those between quotation marks are to be taken as they stand. */
export function lineWords(line: string): LineWord[] {
  const quoted = [...line.matchAll(QUOTED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const tokens = firstOf(tokenise(line)).flatMap((token) =>
    isQuoted(token, quoted) ? [token] : withMissingSpace(token),
  );
  return tokens.map((token, index) => ({
    ...(PEELED.test(token.raw)
      ? { folded: 'rundholz', meant: 'rundholz' }
      : { folded: withSharedHead(line, tokens, index) ?? foldText(withDecimals(token.raw)) }),
    start: token.start,
    end: token.end,
    gapAfter: line.slice(token.end, tokens[index + 1]?.start ?? line.length),
    isQuoted: isQuoted(token, quoted),
  }));
}

/** What is read of a line; where that is not all, a word counts once. */
function firstOf(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length <= MOST_WORDS_READ) return tokens;
  const byWord = new Map(tokens.toReversed().map((token) => [token.raw, token]));
  return tokens.filter((token) => byWord.get(token.raw) === token).slice(0, MOST_WORDS_READ);
}

const SHARES_HEAD = /^-(?:\/| ?(?:und|u\.|oder|,) ?)$/i;
const SHORTEST_HEAD = 4;

/** "Stiel-" of "Stiel-/Traubeneiche" stands for "Stieleiche"; null where no such compound is known. */
function withSharedHead(line: string, tokens: readonly Token[], index: number): string | null {
  const [front, ...next] = tokens.slice(index, index + 3);
  const end = line.charAt(front?.end ?? 0) === '-' ? next.find(({ raw }) => !JOINING.has(foldText(raw))) : undefined;
  if (front === undefined || end === undefined || !SHARES_HEAD.test(line.slice(front.end, end.start))) return null;
  const [first, whole] = [foldText(front.raw), foldText(end.raw)];
  for (let start = 1; start <= whole.length - SHORTEST_HEAD; start += 1) {
    const meant = first + whole.slice(start);
    if (rootOf(meant) !== undefined) return meant;
  }
  return null;
}

const isQuoted = ({ start, end }: Token, quoted: readonly { start: number; end: number }[]): boolean =>
  quoted.some((part) => start >= part.start && end <= part.end);

const SIGN_OF_DIAMETER = /^ø(?=\d)/i;

/** "fichte4m" and "Ø50" are a word and a measure. */
function withMissingSpace(token: Token): Token[] {
  const { raw, start, end } = token;
  const parts = splitJoinedWords(foldText(raw));
  const length = SIGN_OF_DIAMETER.test(raw) ? 1 : parts === null ? 0 : lengthInRaw(raw, parts[0]);
  if (length === 0) return [token];
  const border = start + length;
  return [
    { raw: raw.slice(0, length), start, end: border },
    ...withMissingSpace({ raw: raw.slice(length), start: border, end }),
  ];
}

/** Returns how many letters of the word as typed fold to a beginning, or 0; "ß" is two when folded, "ae" one. */
export function lengthInRaw(raw: string, foldedBeginning: string): number {
  for (let length = 1; length < raw.length; length += 1) {
    if (
      foldText(raw.slice(0, length)) === foldedBeginning &&
      foldedBeginning + foldText(raw.slice(length)) === foldText(raw)
    )
      return length;
  }
  return 0;
}
