import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { foldText } from '#domain/search/text/fold.ts';
import { tokenise } from '#domain/search/text/tokenise.ts';

/** A search line without one of its parts, and the part as typed; an empty line where it was the only one. */
type ShorterLine = { part: string; line: string };

/**
 * Returns the line once without each of its parts: first without each word that stayed text, since such a word is
 * asked for as it stands, then without each part that was understood.
 */
export function shorterLines(line: string, understood: readonly string[]): ShorterLine[] {
  const parts = [...new Set(understood)].filter((part) => part !== '');
  const rest = parts.reduce((text, part) => text.replace(part, ' '), line);
  const words = tokenise(rest)
    .map(({ raw }) => raw)
    .filter((word) => !isQueryNoise(foldText(word)));
  return [...new Set([...words, ...parts])].map((part) => ({
    part,
    line: line.replace(part, ' ').replaceAll(/\s+/g, ' ').trim(),
  }));
}
