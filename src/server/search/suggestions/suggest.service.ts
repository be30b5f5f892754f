import type { Suggestion } from '#contract/search/products.schemas.ts';
import { CATEGORIES, type CategoryCode } from '#domain/lookups/categories.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { foldText } from '#domain/text/fold.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import { correctedLine, suggestCorrectedTerms } from '#domain/search/suggestions/correct-line.ts';
import { type TermSuggestion, suggestTerms, suggestWholeTerms } from '#domain/search/suggestions/term-suggestions.ts';
import type { Db } from '#server/platform/database/database.ts';
import { LARGEST_FACET_CODE, categoryCodeOf, numberedCode } from '#server/search/hits/attributes.ts';
import { readFacetCounts } from '#server/search/indexing/counters.repository.ts';
import { createSharedCache } from '#server/search/search-cache.service.ts';
import { placesFor } from '#server/search/reading/search-places.ts';
import type { SearchContext } from '#server/search/search.service.ts';
import { type Vocabulary, vocabularyOf } from '#server/search/reading/vocabulary.service.ts';

const MOST_SUGGESTIONS = 10;
const MOST_TERMS = 6;
const MOST_PLACES = 3;
const COUNTS_FRESH_FOR_IN_MS = 30_000;

const counts = createSharedCache<Map<number, number>>({ freshForInMs: COUNTS_FRESH_FOR_IN_MS, outlivesWrites: true });

/** Completions and corrections of what is being typed: categories, wood types, terms, places. */
export async function suggestSearches(
  context: SearchContext,
  { term, category }: { term: string; category?: CategoryCode | undefined },
): Promise<Suggestion[]> {
  const { db } = context;
  const folded = foldText(term.trim());
  if (folded === '') return [];
  const [vocabulary, facets] = await Promise.all([
    vocabularyOf(db),
    counts(db, category ?? '', () => readFacetCounts(db, category ? categoryCodeOf(category) : 0, LARGEST_FACET_CODE)),
  ]);
  const startsAsTyped = (text: string): boolean => foldText(text).startsWith(folded);
  const categories = CATEGORIES.filter((row) => category === undefined && startsAsTyped(row.text)).map(
    (row): Suggestion => ({
      kind: 'CATEGORY',
      text: row.text,
      category: row.code,
      count: facets.get(categoryCodeOf(row.code)) ?? 0,
    }),
  );
  const woodTypes = WOOD_TYPES.filter((row) => startsAsTyped(row.shortText)).map((row): Suggestion => ({
    kind: 'WOOD_TYPE',
    text: row.shortText,
    count: facets.get(numberedCode('woodTypeIds', row.id)) ?? 0,
  }));
  const taken = new Set([...categories, ...woodTypes].map((one) => foldText(one.text)));
  const terms = termsFor(vocabulary, term)
    .filter(({ text }) => !taken.has(foldText(text)))
    .map(({ text, count }): Suggestion => ({
      kind: 'TERM',
      text,
      ...categoryOfTerm(text),
      ...(count === undefined ? {} : { count }),
    }));
  const places = placesBehind(db, term);
  const found = [...categories, ...woodTypes.slice(0, 3), ...terms, ...places];
  return (found.length > 0 ? found : corrected(term, vocabulary)).slice(0, MOST_SUGGESTIONS);
}

/** Terms that begin with the whole line, else with the corrected line, else with its last words. */
function termsFor(vocabulary: Vocabulary, term: string): TermSuggestion[] {
  const whole = suggestWholeTerms(vocabulary.terms, term, { limit: MOST_TERMS });
  if (whole.length > 0) return whole;
  const mended = suggestCorrectedTerms(vocabulary, term, MOST_TERMS);
  return mended.length > 0 ? mended : suggestTerms(vocabulary.terms, term, { limit: MOST_TERMS });
}

/** The category that a search for the words is read as. */
function categoryOfTerm(text: string): Pick<Suggestion, 'category'> {
  const { category } = readSearchLine(text, { findPlace: () => null }).filters;
  return category === undefined ? {} : { category };
}

/** The word being typed, behind at least one other. */
const LAST_WORD = /^(.*\S\s+)(\S{2,})$/s;

/** "Gra", "Buche in Gra" and "Buche Gra" are completed by the place, the words before it kept. */
function placesBehind(db: Db, term: string): Suggestion[] {
  const { complete } = placesFor(db);
  const [, before = '', name = term] = /^(.*\b(?:in|bei|um|nahe)\s+)(\S.*)$/is.exec(term) ?? [];
  const whole = complete(name, MOST_PLACES);
  const [, goods = '', last = ''] = (whole.length > 0 ? null : LAST_WORD.exec(term)) ?? [];
  const named = last === '' ? [] : complete(last, MOST_PLACES);
  // Reading the words costs more than looking up the place, and most words begin none.
  const behind = named.length > 0 && namesGoods(goods) ? named : [];
  const kept = (whole.length > 0 ? before : goods).trimStart();
  return [...whole, ...behind].map((place) => ({ kind: 'PLACE', text: `${kept}${place.postalCode} ${place.name}` }));
}

const namesGoods = (words: string): boolean =>
  readSearchLine(words, { findPlace: () => null }).understood.some(
    ({ kind }) => kind === 'CATEGORY' || kind === 'WOOD_TYPE',
  );

function corrected(term: string, vocabulary: Vocabulary): Suggestion[] {
  const text = correctedLine(vocabulary, term);
  return text === null ? [] : [{ kind: 'CORRECTION', text }];
}
