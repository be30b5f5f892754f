import type { ProductPage, SearchReading } from '#contract/search/products.schemas.ts';
import type { SearchLineReading, Understood } from '#domain/search/reading/reading-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { labelOf } from './understood-label.ts';
import type { UnderstoodSearch } from './understand.ts';

const fieldOf = ({ filters, place }: Understood): string => {
  if (place) return 'sorting.postalCode';
  const [first] = Object.keys(filters).filter((key) => key !== 'categoryData');
  const [firstOfData] = Object.keys(filters.categoryData ?? {});
  return firstOfData === undefined ? (first ?? '') : `categoryData.${firstOfData}`;
};

const SETTLED_AWAY = [
  'priceMinInCents',
  'priceMaxInCents',
  'heatPriceMinInCents',
  'heatPriceMaxInCents',
  'radiusInKm',
] as const;

/** How the search read its words, part by part; those that could not be used are in a note. */
export function presentUnderstood(
  reading: SearchLineReading | null,
  request: SearchRequest,
): NonNullable<ProductPage['understood']> {
  const counts = ({ filters, sortBy }: Understood): boolean =>
    (sortBy === undefined || sortBy === request.sorting.sortBy) &&
    SETTLED_AWAY.every((field) => filters[field] === undefined || request[field] !== undefined);
  const parts = (reading?.understood ?? [])
    .filter(counts)
    .map((part) => ({ text: part.text, field: fieldOf(part), label: labelOf(part) }));
  // A word that was typed several times is one part.
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}

/** The place and the category that the words name. */
export function presentReading({ reading }: Pick<UnderstoodSearch, 'reading'>): SearchReading {
  const place = reading?.place;
  const text = reading?.understood.find((part) => part.place !== undefined)?.text ?? '';
  return {
    place: place === undefined ? null : { ...place, text },
    category: reading?.filters.category ?? null,
  };
}
