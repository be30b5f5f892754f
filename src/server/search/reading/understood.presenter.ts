import type { ProductPage, SearchReading } from '#contract/search/products.schemas.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { formatPricePerUnit } from '#domain/format/numbers.ts';
import type { ReadFilters, SearchLineReading, Understood } from '#domain/search/reading/reading-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { searchTexts } from '#texts/de/search/search.ts';
import type { UnderstoodSearch } from './understand.ts';

const fieldOf = ({ filters, place }: Understood): string => {
  if (place) return 'sorting.postalCode';
  const [first] = Object.keys(filters).filter((key) => key !== 'categoryData');
  const [firstOfData] = Object.keys(filters.categoryData ?? {});
  return firstOfData === undefined ? (first ?? '') : `categoryData.${firstOfData}`;
};

/** What words stand for that name no figure of the filter themselves: a time of driving, a price of all. */
function figuresOf({ kind, filters, text, priceOf }: Understood): string | null {
  const { radiusInKm, priceMinInCents, priceMaxInCents = priceMinInCents }: ReadFilters = filters;
  if (kind === 'RADIUS' && radiusInKm !== undefined && !/k(?:m|ilometer)/i.test(text))
    return `${text} ≈ ${radiusInKm} km`;
  return priceOf === undefined || priceMaxInCents === undefined
    ? null
    : searchTexts.priceOfEach(text, formatPricePerUnit(priceMaxInCents, priceOf));
}

const labelOf = (understood: Understood): string => {
  if (understood.place) {
    const { postalCode, countryCode, name } = understood.place;
    return `${countryCode === 'AT' ? '' : `${countryCode}-`}${postalCode} ${name}`;
  }
  const inFigures = figuresOf(understood);
  if (inFigures !== null) return inFigures;
  const { kind, filters, text, namesGoods = false } = understood;
  const { category }: ReadFilters = filters;
  // Grades, terms and goods of the trade only imply their category: the word is what was understood ("Cx", "KVH").
  const isOnlyCategory = kind === 'CATEGORY' && !namesGoods && Object.keys(filters).length === 1;
  return isOnlyCategory && category ? categoryOf(category).text : text;
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
