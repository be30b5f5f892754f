import { unitIsAllowed } from '#domain/lookups/categories.data.ts';
import { MAX_RANKED_ROWS, type SearchRequest } from '#domain/search/search-types.ts';
import { pricesAreComparable } from '#domain/search/settle-request.ts';
import { type FieldProblem, Problem } from '#server/platform/http/problem.ts';
import { searchTexts } from '#texts/de/search/search.ts';

const texts = searchTexts.refusals;

export function searchRefused(errors: FieldProblem[]): Problem {
  const [first] = errors;
  const message = errors.length === 1 && first ? first.message : texts.refused;
  return new Problem({ status: 422, code: 'search.refused', message, errors });
}

/**
 * Rules that a valid request can break; what the words of the line ask for is adjusted instead.
 * @throws search.refused (422)
 */
export function refuseImpossible(request: SearchRequest): void {
  const errors: FieldProblem[] = [...priceRules(request), ...placeRules(request)];
  const isTooFar = request.cursor === undefined && (request.page + 1) * request.size > MAX_RANKED_ROWS;
  if (isTooFar) errors.push({ path: 'page', message: texts.pageTooFar });
  if (errors.length > 0) throw searchRefused(errors);
}

function priceRules(request: SearchRequest): FieldProblem[] {
  const { category, unit, pricingType, priceMinInCents, priceMaxInCents, sorting } = request;
  const errors: FieldProblem[] = [];
  const comparesTotals = pricingType === 'TOTAL';
  const comparesBySorting = (sorting.sortBy === 'PRICE' && !comparesTotals) || sorting.sortBy === 'DELIVERED_PRICE';
  if (comparesBySorting && category === undefined && unit === undefined)
    errors.push({ path: 'sorting.sortBy', message: texts.priceNeedsCategory });
  // Without a unit a range is one of totals, which prices per unit are not.
  if (pricingType === 'PER_UNIT' && !pricesAreComparable(request)) {
    if (priceMinInCents !== undefined) errors.push({ path: 'priceMinInCents', message: texts.priceNeedsCategory });
    if (priceMaxInCents !== undefined) errors.push({ path: 'priceMaxInCents', message: texts.priceNeedsCategory });
  }
  if (category && unit && !unitIsAllowed(category, unit))
    errors.push({ path: 'unit', message: texts.unitNotInCategory });
  return errors;
}

function placeRules({ sorting, radiusInKm, deliversToMe, bounds }: SearchRequest): FieldProblem[] {
  const errors: FieldProblem[] = [];
  const hasPlace = sorting.postalCode !== undefined;
  const needsPlace = sorting.sortBy === 'DISTANCE' || sorting.sortBy === 'DELIVERED_PRICE';
  if (needsPlace && !hasPlace) errors.push({ path: 'sorting.postalCode', message: texts.placeNeeded });
  if (radiusInKm !== undefined && !hasPlace) errors.push({ path: 'radiusInKm', message: texts.placeNeeded });
  if (deliversToMe === true && !hasPlace) errors.push({ path: 'deliversToMe', message: texts.placeNeeded });
  if (bounds && (bounds.west > bounds.east || bounds.south > bounds.north)) {
    errors.push({ path: 'bounds', message: texts.rangeIsEmpty });
  }
  return errors;
}
