import type { ProductPage } from '#contract/search/products.schemas.ts';
import { meaningsOf, mendingForms, readingForms } from '#domain/search/reading/vocabulary/vocabulary.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { TextWord } from '#domain/search/reading/reading-types.ts';
import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { splitPartly } from '#domain/search/text/compounds.ts';
import { editDistance } from '#domain/text/edit-distance.ts';
import { foldText } from '#domain/text/fold.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { tokenise } from '#domain/search/text/tokenise.ts';
import { correctWord } from '#domain/search/typos/correct-word.ts';
import type { Db } from '#server/platform/database/database.ts';
import { placesFor } from './search-places.ts';
import type { UnderstoodSearch } from './understand.ts';
import { vocabularyOf } from './vocabulary.service.ts';

export type CorrectedSearch = { request: SearchRequest; corrections: NonNullable<ProductPage['corrections']> };

const DEFAULT_COUNTRY = 'AT';

/**
 * The search with its probably mistyped words replaced, or null where every word seems meant as it is. `words`: those that
 * may be mistyped, all of the text unless said otherwise.
 */
export async function correctedSearch(
  db: Db,
  search: UnderstoodSearch,
  words: readonly TextWord[] = search.reading?.textWords ?? [],
): Promise<CorrectedSearch | null> {
  const line = search.asked.searchTerm ?? '';
  const left = new Set(words.flatMap(({ text }) => tokenise(text).map(({ raw }) => foldText(raw))));
  if (left.size === 0) return null;
  const { typos } = await vocabularyOf(db);
  const { findPlace } = placesFor(db);
  const isPlace = (word: string): boolean => findPlace(word, DEFAULT_COUNTRY) !== null;
  const corrections: CorrectedSearch['corrections'] = [];
  let corrected = '';
  let from = 0;
  for (const { raw, start, end } of tokenise(line)) {
    const folded = foldText(raw);
    // Of a compound only the unknown part may have stayed text.
    const isLeft = left.has(folded) || left.has(splitPartly(folded)?.unknown ?? folded);
    const isMeant = !isLeft || isQueryNoise(folded) || rootOf(folded) !== undefined || meaningsOf(folded) !== undefined;
    const meant = isMeant ? null : mendedWord(raw, { typos, isPlace });
    if (meant === null) continue;
    corrections.push({ typed: raw, meant: likeTyped(raw, meant), isApplied: false });
    corrected += line.slice(from, start) + likeTyped(raw, meant);
    from = end;
  }
  if (corrections.length === 0) return null;
  return { request: { ...search.asked, searchTerm: corrected + line.slice(from) }, corrections };
}

/**
 * A word that means something only together with others is corrected by one letter only, where no other word is as
 * near.
 */
function mendedWord(raw: string, options: Omit<Parameters<typeof correctWord>[1], 'forms'>): string | null {
  const isNear = (meant: string): boolean => editDistance(foldText(raw), foldText(meant), 1) <= 1;
  const meant = correctWord(raw, { forms: readingForms(), ...options });
  if (meant !== null && isNear(meant)) return meant;
  const beside = correctWord(raw, { forms: mendingForms(), ...options });
  return beside !== null && isNear(beside) ? beside : meant;
}

/** The words of the index are lower case; a noun typed as one is given back as one. */
const likeTyped = (typed: string, word: string): string =>
  /^\p{Lu}/u.test(typed) ? word.charAt(0).toLocaleUpperCase('de-AT') + word.slice(1) : word;
