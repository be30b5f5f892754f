import type { CategoryFilters } from '#domain/search/search-types.ts';
import type { MeasureKey } from '#domain/search/address/filter-params.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';

/** Meanings of one or more words; `length` counts the words, `term` replaces them where no meaning fits ("" drops them). */
export type ReadMeasure = { length: number; meanings: readonly Meaning[]; term?: string };
/** Reads the words from an index on, or returns null where they are no such measure. */
export type MeasureReader = (words: readonly LineWord[], at: number) => ReadMeasure | null;
export type Bound = 'FROM' | 'TO' | 'EXACT' | 'ABOUT';

export const data = (categoryData: CategoryFilters): { categoryData: CategoryFilters } => ({ categoryData });

/** Returns a range of category data, open above or below as its bound says. */
export function bounded(
  bound: Bound,
  range: { min: MeasureKey; max: MeasureKey; from: number; to: number },
): CategoryFilters {
  const filters: CategoryFilters = {};
  if (bound !== 'TO') filters[range.min] = range.from;
  if (bound !== 'FROM') filters[range.max] = range.to;
  return filters;
}
