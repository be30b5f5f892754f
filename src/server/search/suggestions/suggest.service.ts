import { LRUCache } from 'lru-cache';
import type { Suggestion } from '#contract/search/products.schemas.ts';
import { CATEGORIES, type CategoryCode } from '#domain/lookups/categories.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { foldText } from '#domain/text/fold.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import { correctedLine, suggestCorrectedTerms } from '#domain/search/suggestions/correct-line.ts';
import { suggestTerms, suggestWholeTerms } from '#domain/search/suggestions/term-suggestions.ts';
import { type Db, memoryOf } from '#server/platform/database/database.ts';
import { slot } from '#server/platform/memory.ts';
import { categoryCodeOf } from '#server/search/hits/attributes.ts';
import { readCategoryCounts } from '#server/search/browse/category-counts.service.ts';
import { createSharedCache } from '#server/search/search-cache.service.ts';
import { placesFor } from '#server/search/reading/search-places.ts';
import type { SearchContext } from '#server/search/search.service.ts';
import { type Vocabulary, vocabularyOf } from '#server/search/reading/vocabulary.service.ts';
import { keptCount } from './suggestion-counts.service.ts';

const MOST_SUGGESTIONS = 10;
const MOST_TERMS = 6;
const MOST_WOOD_TYPES = 3;
const MOST_PLACES = 3;

/** Counted ahead and exact, so cheap enough to be read after each change of adverts. */
const categoryCounts = createSharedCache<ReadonlyMap<number, number>>({ freshForInMs: 60_000 });

const countsOfCategories = (db: Db): Promise<ReadonlyMap<number, number>> =>
  categoryCounts(db, 'all', () => readCategoryCounts(db, 0));

/** Completions and corrections of what is being typed: categories, wood types, terms, places. */
export async function suggestSearches(
  context: SearchContext,
  { term, category }: { term: string; category?: CategoryCode | undefined },
): Promise<Suggestion[]> {
  const { db } = context;
  const folded = foldText(term.trim());
  if (folded === '') return [];
  const vocabulary = await vocabularyOf(db);
  const startsAsTyped = (text: string): boolean => foldText(text).startsWith(folded);
  const rows = CATEGORIES.filter((row) => category === undefined && startsAsTyped(row.text));
  const inCategory = rows.length === 0 ? null : await countsOfCategories(db);
  const named = rows.map((row): Suggestion => ({
    kind: 'CATEGORY',
    text: row.text,
    category: row.code,
    count: inCategory?.get(categoryCodeOf(row.code)) ?? 0,
  }));
  const woodTypes = WOOD_TYPES.filter((row) => startsAsTyped(row.shortText)).map((row): Suggestion => ({
    kind: 'WOOD_TYPE',
    text: row.shortText,
  }));
  const taken = new Set([...named, ...woodTypes].map((one) => foldText(one.text)));
  const places = placesBehind(db, term);
  const terms = termsFor(vocabulary, term, { mayCorrect: places.length === 0 })
    .filter((text) => !taken.has(foldText(text)))
    .map((text): Suggestion => ({ kind: 'TERM', text, ...categoryOfTerm(db, text) }));
  const found = [...named, ...woodTypes.slice(0, MOST_WOOD_TYPES), ...terms, ...places];
  return (found.length > 0 ? found : corrected(term, vocabulary))
    .slice(0, MOST_SUGGESTIONS)
    .map((one) => withCount(context, one, category));
}

/** Adds the number of adverts of the listing that the words lead to: none beside places, and none for 0. */
function withCount(context: SearchContext, suggestion: Suggestion, category: CategoryCode | undefined): Suggestion {
  const { kind, text } = suggestion;
  if (kind === 'PLACE' || kind === 'CATEGORY') return suggestion;
  const count = keptCount(context, { searchTerm: text, category });
  // The listing of words that nothing fulfils shows what is nearest instead.
  return count === undefined || count === 0 ? suggestion : { ...suggestion, count };
}

/** Terms that begin with the whole line, else with the corrected line, else with its last words. */
function termsFor(vocabulary: Vocabulary, term: string, { mayCorrect }: { mayCorrect: boolean }): string[] {
  const whole = suggestWholeTerms(vocabulary.terms, term, { limit: MOST_TERMS });
  if (whole.length > 0) return whole;
  const mended = mayCorrect ? suggestCorrectedTerms(vocabulary, term, MOST_TERMS) : [];
  return mended.length > 0 ? mended : suggestTerms(vocabulary.terms, term, { limit: MOST_TERMS });
}

/** Reading takes longer than all else of a key press; what words mean does not change. */
const knownCategories = slot(() => new LRUCache<string, Pick<Suggestion, 'category'>>({ max: 20_000 }));

/** The category that a search for the words is read as. */
function categoryOfTerm(db: Db, text: string): Pick<Suggestion, 'category'> {
  const known = memoryOf(db).of(knownCategories);
  const found = known.get(text);
  if (found !== undefined) return found;
  const { category } = readSearchLine(text, { findPlace: () => null }).filters;
  const read = category === undefined ? {} : { category };
  known.set(text, read);
  return read;
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
