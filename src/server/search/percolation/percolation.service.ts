import type { PlanarPoint } from '#domain/places/geometry/projection.ts';
import type { SearchedAreas } from '#domain/saved-searches/area-contradiction.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Conditions,
  conditionsOf,
  groupsOfData,
  isWideWindow,
  planeAround,
} from '#server/search/hits/conditions.repository.ts';
import { countsOfTerms } from '#server/search/hits/frequencies.repository.ts';
import { INDEX_VERSION } from '#server/search/indexing/search-doc.ts';
import { customWordsVersion, refreshCustomWords } from '#server/search/learning/custom-words-in-use.ts';
import { type UnderstandContext, understandSearch } from '#server/search/reading/understand.ts';
import { placesFor } from '#server/search/reading/search-places.ts';
import { type Area, attributeTerm, filterKeys, lexemeTerm } from './advert-keys.ts';
import { type DocRow, type KeptSearch, testSearches } from './percolation.repository.ts';
import { type PlainColumns, plainConditionsOf } from './plain-conditions.ts';

export { type KeyedAdvert, advertKeys } from './advert-keys.ts';
export { type DocRow, type KeptSearch, COMPARED_COLUMNS, fulfils, termsOfDoc } from './percolation.repository.ts';
export type { PlainColumns } from './plain-conditions.ts';

/** A search prepared to be found by adverts. */
export type SearchFilter = {
  /** The search, for the listing to judge; null where the rest says all of it. */
  kept: KeptSearch | null;
  /** Words and attributes. */
  query: string | null;
  columns: PlainColumns;
  circle: { centre: PlanarPoint; radiusInMetres: number } | null;
  /** The keys of one condition; every hit has one of them (`advertKeys`). */
  keys: readonly string[];
};

/** A condition with more choices than these is no key. */
const MOST_CHOICES = 12;
/** Circles of the database are compared with a tolerance, tiles are not. */
const SLACK_IN_METRES = 1;

/**
 * Reads a search as the listing does and prepares it to be found by adverts.
 * @throws search.refused (422) when a rule forbids the search
 */
export async function prepareSearch(context: UnderstandContext, request: SearchRequest): Promise<SearchFilter> {
  const search = understandSearch(context, request);
  const conditions = conditionsOf(search);
  const { lexemes, point } = search;
  const { searchTerm: _words, ...rest } = search.request;
  const circle = circleOf(conditions);
  const { query, columns, isWhole } = plainConditionsOf(search.request, conditions);
  const terms = rarest(await choicesOf(context.db, conditions, search.request));
  return {
    kept: isWhole ? null : { request: rest, lexemes, point },
    query,
    columns,
    circle,
    keys: filterKeys({ terms, isJudged: !isWhole }, areaOf(conditions, circle)),
  };
}

/**
 * Where the hits of a search have to lie, by its filters and its words.
 * @throws search.refused (422) when a rule forbids the search
 */
export function areasOfSearch(
  context: UnderstandContext,
  given: SearchRequest,
): SearchedAreas & { placeName: string | null } {
  const { request, from } = understandSearch(context, given);
  const { federalStateId, bounds: window, radiusInKm } = request;
  const { postalCode, countryCode = 'AT' } = request.sorting;
  const circle = from === null || radiusInKm === undefined ? undefined : { centre: from, radiusInKm };
  const placeName = postalCode === undefined ? null : placeNameOf(context.db, { postalCode, countryCode });
  return { federalStateId, window, circle, placeName };
}

/** The name of the place of a postcode; null where even its region is unknown. */
export const placeNameOf = (
  db: Db,
  { postalCode, countryCode }: { postalCode: string; countryCode: string },
): string | null => placesFor(db).resolve(postalCode, countryCode)?.name ?? null;

/** Names how searches are read now; filters prepared under another name have to be prepared again. */
export async function readingVersion(db: Db): Promise<string> {
  await refreshCustomWords(db);
  return `${INDEX_VERSION}.${customWordsVersion(db)}`;
}

/** Which of the searches a row fulfils: those in whose listing it is a full hit. */
export const fulfilledBy = (
  db: Db,
  row: DocRow,
  searches: { now: Date; kept: readonly KeptSearch[] },
): Promise<boolean[]> => testSearches(db, row, searches);

type Choice = { terms: string[]; adverts: number };

/** The conditions that can be keys, each with about how many adverts fulfil it. */
async function choicesOf(db: Db, conditions: Conditions, request: SearchRequest): Promise<Choice[]> {
  const { ofAttribute, ofLexeme } = await countsOfTerms(db);
  const sumOf = <T>(values: readonly T[], of: (value: T) => number): number =>
    values.reduce((sum, value) => sum + of(value), 0);
  // Months of felling are left out: which ones are asked for changes with time.
  const groups = [...conditions.all.map((code) => [code]), ...groupsOfData(request.categoryData ?? {})];
  return [
    ...groups.map((codes) => ({ terms: codes.map(attributeTerm), adverts: sumOf(codes, ofAttribute) })),
    ...conditions.lexemes.map((words) => ({ terms: words.map(lexemeTerm), adverts: sumOf(words, ofLexeme) })),
  ].filter(({ terms }) => terms.length <= MOST_CHOICES);
}

const rarest = (choices: readonly Choice[]): string[] =>
  choices.toSorted((one, other) => one.adverts - other.adverts)[0]?.terms ?? [];

function circleOf({ places }: Conditions): SearchFilter['circle'] {
  for (const { shape } of places) {
    if ('circle' in shape) return { centre: shape.circle, radiusInMetres: shape.radiusInMetres };
  }
  return null;
}

function areaOf({ places }: Conditions, circle: SearchFilter['circle']): Area | null {
  if (circle !== null) {
    const { centre } = circle;
    const radius = circle.radiusInMetres + SLACK_IN_METRES;
    return {
      from: { x: centre.x - radius, y: centre.y - radius },
      to: { x: centre.x + radius, y: centre.y + radius },
    };
  }
  for (const { shape } of places) {
    if ('bounds' in shape && !isWideWindow(shape.bounds)) return planeAround(shape.bounds);
  }
  return null;
}
