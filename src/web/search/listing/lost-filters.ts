import type { ReadAddress } from '#domain/search/address/request-from-url.ts';
import { filterKey, filterSummary } from '#domain/search/filter-summary.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { chipLabel } from './chip-label.ts';

const OF_CATEGORY = new Set<string>(['FILTER_NOT_IN_CATEGORY', 'AMOUNT_NOT_IN_CATEGORY']);

/** Returns a sentence that names the filters of an address which its category does not have. */
export function lostFilters({ asked, request, notes }: ReadAddress): string[] {
  const { category } = request;
  const lost = new Set<string>(notes.flatMap(({ code, field }) => (OF_CATEGORY.has(code) ? [field] : [])));
  if (category === undefined || lost.size === 0) return [];
  const kept = new Set(filterSummary(request).map(filterKey));
  const labels = filterSummary(asked)
    .filter((chip) => !kept.has(filterKey(chip)) && chip.kind !== 'SINGLE')
    .map((chip) => chipLabel(chip, asked, null));
  const quantity = filterSummary(asked)
    .filter((chip) => chip.kind === 'SINGLE' && lost.has(chip.key))
    .map((chip) => chipLabel(chip, asked, null));
  const named = [...new Set([...labels, ...quantity])];
  return named.length === 0 ? [] : [listingTexts.lost(productsTexts.categoryTitles[category], named.join(', '))];
}
