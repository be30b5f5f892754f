import { withoutDirectionMarks } from './direction-marks.ts';

/** Signs of no width that part or join words; the joiners inside of emoji and letters stay. */
const NO_WIDTH = /[\u200b\u2060-\u2064]/g;
const BLANKS = /[\s\p{Cc}]+/gu;

/** A text that a person, a file or a program gave, as one line that can be stored and shown, cut where a length is given. */
export function oneLine(text: string, mostCharacters = Infinity): string {
  const line = withoutDirectionMarks(text.slice(0, 4 * mostCharacters))
    .toWellFormed()
    .replaceAll(NO_WIDTH, '')
    .replaceAll(BLANKS, ' ')
    .trim();
  return mostCharacters === Infinity ? line : [...line].slice(0, mostCharacters).join('');
}
