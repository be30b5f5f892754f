import { slugOf } from '#domain/lookups/lookup-index.ts';

const MAX_WORDS_LENGTH = 60;

/** What the slug of an advert ends with whatever its title: the last 10 hex digits of its id. */
export const slugEnding = (advertId: string): string => advertId.replaceAll('-', '').slice(-10).toLowerCase();

/**
 * Returns the slug of an advert: the words of its title, at most 60 characters cut between words, and the last 10 hex
 * digits of its id, which keep it unique and stable for a title.
 */
export function advertSlug(title: string, advertId: string): string {
  const words = slugOf(title.normalize('NFC'));
  const cut =
    words.length <= MAX_WORDS_LENGTH
      ? words
      : words.slice(0, words.lastIndexOf('-', MAX_WORDS_LENGTH) + 1 || MAX_WORDS_LENGTH);
  return [cut.replace(/(?<!-)-+$/, '') || 'anzeige', slugEnding(advertId)].join('-');
}
