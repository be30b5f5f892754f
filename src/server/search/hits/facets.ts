import type { Facet } from '#contract/search/products.schemas.ts';
import { FLAG_PARAMS } from '#domain/search/address/filter-params.ts';
import type { CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { facetOfCode } from './attributes.ts';
import { LIST_FILTERS, type ResolvedSearch, unitOfSearch } from './conditions.repository.ts';
import { estimateRows } from './frequencies.repository.ts';
import { type AttributeCounts, countAttributes } from './totals.repository.ts';

const REQUEST_FACETS = ['category', 'pricingType', 'sellerKind', 'federalStateId', 'imageExists'] as const;
const FLAG_FACETS = FLAG_PARAMS.map(({ key }) => key);

type RequestFacet = (typeof REQUEST_FACETS)[number];
type DataFacet = (typeof FLAG_FACETS)[number] | (typeof LIST_FILTERS)[number];

function withoutRequestField(request: SearchRequest, field: RequestFacet): SearchRequest {
  const { [field]: _dropped, ...rest } = request;
  if (field !== 'category') return rest;
  // Prices mean the same unit in every category.
  const unit = comparesInUnit(request) ? unitOfSearch(request) : null;
  return unit === null ? rest : { ...rest, unit };
}

const comparesInUnit = ({ priceMinInCents, priceMaxInCents, quantityMin, pricingType }: SearchRequest): boolean =>
  quantityMin !== undefined || ((priceMinInCents ?? priceMaxInCents) !== undefined && pricingType !== 'TOTAL');

function withoutDataField(request: SearchRequest, field: DataFacet): SearchRequest {
  const data: CategoryFilters = { ...request.categoryData };
  delete data[field];
  return { ...request, categoryData: data };
}

/** The searches whose attribute counts are needed: the search itself, and for each set filter the search without it. */
function searchesByField(request: SearchRequest): Map<string, SearchRequest> {
  const searches = new Map<string, SearchRequest>();
  for (const field of REQUEST_FACETS) {
    if (request[field] !== undefined) searches.set(field, withoutRequestField(request, field));
  }
  for (const field of [...FLAG_FACETS, ...LIST_FILTERS]) {
    if (request.categoryData?.[field] !== undefined) searches.set(field, withoutDataField(request, field));
  }
  return searches;
}

/** Every filter value with the number of adverts it would leave, each counted without its own selection. */
export async function countFacets(db: Db, search: ResolvedSearch): Promise<Facet[]> {
  const count = async (request: SearchRequest): Promise<AttributeCounts> =>
    countAttributes(db, await estimateRows(db, { ...search, request }));
  const own = searchesByField(search.request);
  const [base, ...others] = await Promise.all([count(search.request), ...[...own.values()].map(count)]);
  const countsOf = new Map([...own.keys()].map((field, index) => [field, others[index] ?? base]));
  const facets = new Map<string, Facet>();
  const add = (counts: AttributeCounts, belongs: (field: string) => boolean): void => {
    for (const [code, n] of counts.counts) {
      const found = facetOfCode(code);
      if (!found || !belongs(found.field)) continue;
      const facet = facets.get(found.field) ?? {
        field: found.field,
        values: [],
        ...(counts.isRounded ? { isRounded: true } : {}),
      };
      facet.values.push({ value: found.value, count: n });
      facets.set(found.field, facet);
    }
  };
  add(base, (field) => !countsOf.has(field));
  for (const [field, counts] of countsOf) add(counts, (name) => name === field);
  for (const facet of facets.values())
    facet.values.sort((one, other) => other.count - one.count || String(one.value).localeCompare(String(other.value)));
  return [...facets.values()].toSorted((one, other) => one.field.localeCompare(other.field));
}
