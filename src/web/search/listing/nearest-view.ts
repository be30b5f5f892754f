import type { ProductPage } from '#contract/search/products.schemas.ts';
import { filterKey, filterSummary } from '#domain/search/filter-summary.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { chipLabel } from './chip-label.ts';
import type { NearestView } from './listing-types.parts.ts';

const texts = listingTexts.nearest;
const MOST_NAMED = 3;
/** With more lines there would be one advert below each; what follows the last one lacks at least as much. */
const MOST_LINES = 4;

/** Returns the lines above adverts that lack something of the search, with their positions; none says the same as the one before. */
export function nearestViewsOf(page: ProductPage, request: SearchRequest, placeName: string | null): NearestView[] {
  const chips = new Map(filterSummary(request).map((chip) => [filterKey(chip), chip]));
  const lines = (page.nearest ?? []).map(({ from, lacks }) => {
    const parts = lacks.map(({ filter, text }) => {
      const chip = filter === undefined ? undefined : chips.get(filter);
      return chip === undefined ? text : texts.without(chipLabel(chip, request, placeName));
    });
    return { from, text: texts.closest(parts.slice(0, MOST_NAMED)) };
  });
  return lines
    .filter(({ text }, index) => text !== lines[index - 1]?.text)
    .slice(0, MOST_LINES)
    .map(({ from, text }) => ({ from, text: (from === 0 ? texts.instead : '') + text }));
}
