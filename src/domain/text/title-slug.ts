import { slugOf } from '#domain/lookups/lookup-index.ts';

const MAX_WORDS_LENGTH = 60;

/** Returns the last 10 hex digits of an id: they keep an address unique whatever the title in it. */
export const shortIdOf = (id: string): string => id.replaceAll('-', '').slice(-10).toLowerCase();

/**
 * Returns the words of a title, at most 60 characters cut between words, and the short id; `untitled` stands for a title
 * without words.
 */
export function titleSlug(title: string, id: string, untitled: string): string {
  const words = slugOf(title.normalize('NFC'));
  const cut =
    words.length <= MAX_WORDS_LENGTH
      ? words
      : words.slice(0, words.lastIndexOf('-', MAX_WORDS_LENGTH) + 1 || MAX_WORDS_LENGTH);
  return `${cut.replace(/(?<!-)-+$/, '') || untitled}-${shortIdOf(id)}`;
}
