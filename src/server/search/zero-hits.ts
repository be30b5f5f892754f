import { shorterLines } from '#domain/search/reading/shorter-lines.ts';
import { RADIUS_CHOICES_IN_KM, type SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { searchTexts } from '#texts/de/search.ts';
import { weigh } from './frequencies.repository.ts';
import { type Total, countTotal } from './totals.repository.ts';
import { type UnderstoodSearch, understandSearch } from './understand.ts';

const MOST_HINTS = 3;
const MOST_TRIED = 8;

/** Sentences that say which word to drop or how far to look, each with the number of adverts that brings. */
export async function helpWithoutHits(db: Db, search: UnderstoodSearch): Promise<string[]> {
  const wider = await widerRadius(db, search);
  const hints = await Promise.all(
    shorterSearches(db, search).map(async ({ label, shorter }) => ({ label, ...(await countOf(db, shorter)) })),
  );
  const useful = hints.filter((hint) => hint.count > 0).toSorted((one, other) => other.count - one.count);
  const sentences = useful.map(({ label, count, isEstimate }) => searchTexts.withoutFilter(label, count, isEstimate));
  return [...wider, ...sentences].slice(0, MOST_HINTS);
}

const countOf = async (db: Db, search: UnderstoodSearch): Promise<Total> =>
  countTotal(db, await weigh(db, search), { keep: (compute) => compute() });

async function widerRadius(db: Db, search: UnderstoodSearch): Promise<string[]> {
  const { request } = search;
  const { radiusInKm } = request;
  if (radiusInKm === undefined) return [];
  for (const wider of RADIUS_CHOICES_IN_KM.filter((choice) => choice > radiusInKm)) {
    const { count, isEstimate } = await countOf(db, { ...search, request: { ...request, radiusInKm: wider } });
    if (count > 0) return [searchTexts.widerRadius([radiusInKm, wider], count, isEstimate)];
  }
  return [];
}

type Shorter = { label: string; shorter: UnderstoodSearch };

/** The search without one word or part of its line each, under what was typed. */
function shorterSearches(db: Db, { asked, reading, now }: UnderstoodSearch): Shorter[] {
  const { searchTerm = '', ...rest } = asked;
  const understood = (reading?.understood ?? []).map(({ text }) => text);
  return shorterLines(searchTerm, understood)
    .slice(0, MOST_TRIED)
    .flatMap(({ part, line }) => {
      const shorter = understoodOrRefused(db, { ...rest, ...(line === '' ? {} : { searchTerm: line }) }, now);
      return shorter === null ? [] : [{ label: part, shorter }];
    });
}

/** Without the category of its words a search can break a rule it kept before; that is no way out then. */
function understoodOrRefused(db: Db, request: SearchRequest, now: Date): UnderstoodSearch | null {
  try {
    return understandSearch({ db, clock: () => now }, request);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
