import { overridesDirection, withoutDirectionMarks } from '#domain/text/direction-marks.ts';

/** Longest text of one message, in UTF-16 units as a text field counts them. */
export const MAX_MESSAGE_LENGTH = 2000;

/** Control characters but line breaks and tabs. */
const REFUSED = /[^\P{Cc}\n\t]/u;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Whether every character of a text is allowed in a message: no control characters, none that overrides the direction.
 */
export function hasOnlyMessageCharacters(text: string): boolean {
  return text.isWellFormed() && !overridesDirection(text) && !REFUSED.test(text.replace(LINE_BREAKS, '\n'));
}

/** The text as it is stored: composed (NFC), one kind of line break, nothing invisible around it; empty when nothing is left. */
export function cleanMessageText(text: string): string {
  const cleaned = withoutDirectionMarks(text.replace(LINE_BREAKS, '\n')).normalize('NFC').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(cleaned) ? cleaned : '';
}
