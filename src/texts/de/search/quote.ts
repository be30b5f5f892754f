import { excerptOf } from '#domain/text/excerpt.ts';

/** A pasted text would fill the screen. */
const LONGEST_QUOTE = 40;

/** Words of a search between quotation marks, the beginning of long ones. */
export const quoted = (words: string): string => `„${excerptOf(words, LONGEST_QUOTE)}“`;
