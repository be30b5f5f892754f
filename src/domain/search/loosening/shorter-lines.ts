import { isQueryNoise } from '#domain/search/text/noise.ts';
import { foldText } from '#domain/text/fold.ts';
import { tokenise } from '#domain/search/text/tokenise.ts';

/** A search line without one of its parts, and the part as typed; an empty line where it was the only one. */
type ShorterLine = { part: string; line: string };

/**
 * Returns the line without each of its parts in turn: first each word that stayed text, since such a word is required,
 * then each part that was understood.
 */
export function shorterLines(line: string, understood: readonly string[]): ShorterLine[] {
  const parts = [...new Set(understood)].filter((part) => part !== '');
  const rest = parts.reduce(without, line);
  const words = tokenise(rest)
    .map(({ raw }) => raw)
    .filter((word) => !isQueryNoise(foldText(word)));
  return [...new Set([...words, ...parts])].map((part) => ({
    part,
    line: lineWithout(line, part),
  }));
}

/** Returns the line without one part as it was typed. */
export const lineWithout = (line: string, part: string): string => without(line, part).replaceAll(/\s+/g, ' ').trim();

/** Returns the line without every occurrence of a part as whole words. */
export function lineWithoutEvery(line: string, part: string): string {
  const shorter = lineWithout(line, part);
  return shorter === line || shorter.length >= line.length ? shorter : lineWithoutEvery(shorter, part);
}

const isInWord = (text: string, at: number): boolean => /^[\p{L}\p{M}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1));

/** The line without the first occurrence of a part as a whole word; unchanged where there is none. */
function without(line: string, part: string): string {
  for (let at = line.indexOf(part); at !== -1; at = line.indexOf(part, at + 1)) {
    const end = at + part.length;
    if (!isInWord(line, at) && !isInWord(line, end)) return `${line.slice(0, at)} ${line.slice(end)}`;
  }
  return line;
}
