import { RADIUS_CHOICES_IN_KM, type SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database.ts';
import { searchTexts } from '#texts/de/search.ts';
import { weigh } from './frequencies.repository.ts';
import { type Total, countTotal } from './totals.repository.ts';
import type { UnderstoodSearch } from './understand.ts';
import { presentUnderstood } from './understood.presenter.ts';

const MOST_HINTS = 3;

/** Sentences that say which filter to drop or how far to look, each with the number of adverts that brings. */
export async function helpWithoutHits(db: Db, search: UnderstoodSearch): Promise<string[]> {
  const wider = await widerRadius(db, search);
  const hints = await Promise.all(
    droppable(search).map(async ({ label, without }) => ({ label, ...(await countOf(db, search, without)) })),
  );
  const useful = hints.filter((hint) => hint.count > 0).toSorted((one, other) => other.count - one.count);
  const sentences = useful.map(({ label, count, isEstimate }) => searchTexts.withoutFilter(label, count, isEstimate));
  return [...wider, ...sentences].slice(0, MOST_HINTS);
}

const countOf = async (db: Db, search: UnderstoodSearch, request: SearchRequest): Promise<Total> =>
  countTotal(db, await weigh(db, { ...search, request }), { keep: (compute) => compute() });

async function widerRadius(db: Db, search: UnderstoodSearch): Promise<string[]> {
  const { radiusInKm } = search.request;
  if (radiusInKm === undefined) return [];
  for (const wider of RADIUS_CHOICES_IN_KM.filter((choice) => choice > radiusInKm)) {
    const { count, isEstimate } = await countOf(db, search, { ...search.request, radiusInKm: wider });
    if (count > 0) return [searchTexts.widerRadius([radiusInKm, wider], count, isEstimate)];
  }
  return [];
}

type Droppable = { label: string; without: SearchRequest };

/** Parts of the line that became filters, under the words they were typed with. */
function droppable(search: UnderstoodSearch): Droppable[] {
  const { request, reading } = search;
  const parts = presentUnderstood(reading);
  return parts.flatMap(({ text, field }) => {
    const without = withoutField(request, field);
    return without ? [{ label: text, without }] : [];
  });
}

function withoutField(request: SearchRequest, path: string): SearchRequest | null {
  const [field, inner] = path.split('.');
  if (field === 'categoryData' && inner) {
    const kept = Object.entries(request.categoryData ?? {}).filter(([key]) => key !== inner);
    return { ...request, categoryData: Object.fromEntries(kept) };
  }
  if (field === undefined || field === 'sorting' || !Object.hasOwn(request, field)) return null;
  const { sorting, page, size, ...rest } = request;
  return { ...Object.fromEntries(Object.entries(rest).filter(([key]) => key !== field)), sorting, page, size };
}
