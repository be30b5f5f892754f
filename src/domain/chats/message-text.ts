/** Longest text of one message, in UTF-16 units as a text field counts them. */
export const MAX_MESSAGE_LENGTH = 2000;

/** Control characters but line breaks and tabs, and the two that override the direction of writing (Unicode UAX 9, 2.2). */
const REFUSED = /[^\P{Cc}\n\t]|[\u202d\u202e]/u;
/** Invisible marks of direction (UAX 9): address books put them around numbers, no message needs them. */
const DROPPED = /[\u200e\u200f\u061c\u202a-\u202c\u2066-\u2069\ufeff]/g;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Whether every character of a text is allowed in a message: no control characters, none that overrides the direction.
 */
export function hasOnlyMessageCharacters(text: string): boolean {
  return text.isWellFormed() && !REFUSED.test(text.replace(LINE_BREAKS, '\n'));
}

/** The text as it is stored: composed (NFC), one kind of line break, nothing invisible around it; empty when nothing is left. */
export function cleanMessageText(text: string): string {
  const cleaned = text.replace(LINE_BREAKS, '\n').replace(DROPPED, '').normalize('NFC').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(cleaned) ? cleaned : '';
}
