import type { ProductPage } from '#contract/products.schemas.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { ReadFilters, SearchLineReading, Understood } from '#domain/search/reading/reading-types.ts';

const fieldOf = ({ filters, place }: Understood): string => {
  if (place) return 'sorting.postalCode';
  const [first] = Object.keys(filters).filter((key) => key !== 'categoryData');
  const [firstOfData] = Object.keys(filters.categoryData ?? {});
  return firstOfData === undefined ? (first ?? '') : `categoryData.${firstOfData}`;
};

const labelOf = (understood: Understood): string => {
  if (understood.place) return `${understood.place.postalCode} ${understood.place.name}`;
  const { category }: ReadFilters = understood.filters;
  return category && Object.keys(understood.filters).length === 1 ? categoryOf(category).text : understood.text;
};

const SETTLED_AWAY = ['priceMinInCents', 'priceMaxInCents', 'radiusInKm'] as const;

/** What the search made of its words, part by part; without those that could not count, of which a note tells. */
export function presentUnderstood(
  reading: SearchLineReading | null,
  request: SearchRequest,
): NonNullable<ProductPage['understood']> {
  const counts = ({ filters }: Understood): boolean =>
    SETTLED_AWAY.every((field) => filters[field] === undefined || request[field] !== undefined);
  return (reading?.understood ?? [])
    .filter(counts)
    .map((part) => ({ text: part.text, field: fieldOf(part), label: labelOf(part) }));
}
