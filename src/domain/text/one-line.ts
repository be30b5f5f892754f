import { withoutDirectionMarks } from './direction-marks.ts';

/** A name that a file or a program gave, as it can be stored and shown: without control characters and line breaks, and cut. */
export function oneLine(name: string, mostCharacters: number): string {
  const line = withoutDirectionMarks(name.slice(0, 4 * mostCharacters))
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return [...line].slice(0, mostCharacters).join('');
}
