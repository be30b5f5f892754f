import { formatFixed, formatNumber } from '#domain/format/numbers.ts';
import type { ProductPage, SearchHelp } from '#contract/search/products.schemas.ts';
import { type CategoryCode, categoryOf, isCategoryCode } from '#domain/lookups/categories.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import type { ListingView } from '#domain/search/address/request-words.ts';
import { searchRequestToUrl } from '#domain/search/address/request-to-url.ts';
import { defaultSorting, isDefaultSorting, sortedBy, withPlace } from '#domain/search/default-sorting.ts';
import type { FilterChip } from '#domain/search/filter-summary.ts';
import { lineWithoutEvery } from '#domain/search/loosening/shorter-lines.ts';
import type { HouseholdNeed } from '#domain/search/household-need.ts';
import type { SearchRequest, Sorting } from '#domain/search/search-types.ts';
import { HEAT_SCALES, isHeatCategory } from '#domain/wood/heat/heat-scales.ts';
import { usualOrder } from '#domain/wood/usual-order.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import type { RememberedPlace } from '#web/api/api-context.ts';
import { placeLabel } from '#web/forms/place-label.ts';
import { shownCount } from '#web/search/shown-count.parts.ts';
import { WITHIN } from '#web/search/form-params.parts.ts';
import { chipLabel } from './chip-label.ts';
import { facetViewsOf } from '#web/search/facets/facet-views.ts';
import { headlineOf } from './headline.ts';
import type { HeatMedians } from '#web/market-prices/heat-medians.queries.ts';
import { categoryHref, hrefOf, hrefWithout, pageHref, shownChips, sortChoicesOf } from './listing-address.parts.ts';
import { listingMetaOf } from './listing-meta.ts';
import type { ListingBase } from './listing-address.parts.ts';
import type { ChipView, HeatLegendView, ListingWords, NeedView, OptionView, OrderView } from './listing-types.parts.ts';
import { nearestViewsOf } from './nearest-view.ts';
import { needViewOf } from '#web/search/need/need-view.ts';
import { endLineOf, resultLineOf } from './result-line.ts';
import { zeroViewOf } from './zero-view.ts';

type Given = {
  request: SearchRequest;
  view: ListingView;
  base: ListingBase;
  place: RememberedPlace | null;
  placeIsRemembered: boolean;
  page: ProductPage | null;
  medians: HeatMedians;
  zero: SearchHelp | null;
  /** What is remembered of the household's need. */
  household?: HouseholdNeed | null;
};

type At = { view: ListingView; base: ListingBase };

/** Returns all words, filters and addresses around the adverts of a search. */
export function listingWordsOf(given: Given): ListingWords {
  const { request, view, base, place, placeIsRemembered, page, medians, zero } = given;
  const at: At = { view, base };
  const [, , category, param] = searchRequestToUrl(request).pathname.split('/');
  const { title, crumbs, current } = headlineOf({ category, param });
  const placeName = place?.name ?? null;
  const understood = page === null ? [] : understoodChips(page, request, at);
  const chips = shownChips(request, placeIsRemembered).filter(
    (chip) => chip.kind !== 'TERM' || understood.length === 0,
  );
  const within = categoryOfHits(request, page);
  const narrowed = within === null ? request : { ...request, category: within };
  const nearest = page === null ? [] : nearestViewsOf(page, request, placeName);
  const need = needViewOf({ base, request, view, need: given.household, place });
  const isSearch = request.searchTerm !== undefined && request.category === undefined;
  return {
    title,
    heading: isSearch ? listingTexts.searchTitle(request.searchTerm ?? '') : title,
    crumbs,
    current,
    line: page === null ? null : resultLineOf(page, request, place === null ? null : placeLabel(place)),
    chips: chips.map((chip) => ({
      label: chipLabel(chip, request, placeName),
      href: hrefWithout(request, chip, at),
    })),
    clearHref: clearedHref(request, base),
    understood,
    correction: page === null ? null : correctionOf(page, request, at),
    filterCount: chips.filter((chip) => !isOfSearchLine(chip)).length,
    kept: keptOf(request, within),
    order: orderOf(narrowed, page, need),
    need,
    blocks: facetViewsOf(narrowed, page?.facets, { base, knowsPlace: knowsPlace(request, page) }),
    sorting: sortingOf(narrowed, page),
    view: base === '/map' ? 'map' : view,
    views: {
      grid: hrefOf(request, 'grid'),
      list: hrefOf(request, 'list'),
      map: hrefOf({ ...request, page: 0 }, 'grid', '/map'),
    },
    meantHref: hrefOf(meantRequest(request, page), 'grid'),
    firstPageHref: pageHref(request, 1, at),
    showLabel: showLabelOf(page),
    legend: legendOf(request, medians),
    nearest,
    lines: nearest,
    endLine: page === null ? null : endLineOf(page),
    zero: zero === null ? null : zeroViewOf(zero, request, { ...at, placeName }),
    meta: listingMetaOf({ path: { category, param }, title, request, page, view, placeIsRemembered }),
  };
}

function keptOf({ bounds, userId, searchTerm }: SearchRequest, within: CategoryCode | null): ListingWords['kept'] {
  const ausschnitt = bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join(',');
  const innerhalb = within === null ? undefined : categoryOf(within).slug;
  return Object.entries({
    ausschnitt,
    anbieter: userId,
    [WITHIN.category]: innerhalb,
    [WITHIN.term]: innerhalb && (searchTerm ?? ''),
  }).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}

function clearedHref(request: SearchRequest, base: ListingBase): string {
  const bare = { page: 0, size: request.size, sorting: { sortBy: 'CREATED_AT', sortDesc: true } } as const;
  const href = categoryHref(bare, request.category, base);
  return request.sorting.postalCode === undefined ? href : `${href}?plz=`;
}

/** What the search made of the words, each part with the address of the line without it. */
function understoodChips(page: ProductPage, request: SearchRequest, { view, base }: At): ChipView[] {
  const { searchTerm } = request;
  if (searchTerm === undefined) return [];
  const chips = (page.understood ?? []).map(({ text, label }): [string, ChipView] => {
    const typed = page.corrections?.find(({ isApplied, meant }) => isApplied && text.includes(meant));
    const words = typed === undefined || searchTerm.includes(text) ? text : text.replace(typed.meant, typed.typed);
    return [label, { label, href: hrefOf(withoutWords(request, searchTerm, words), view, base) }];
  });
  // "Lärchenbretter" names a wood and goods, and is one word to take out.
  return [...new Map(chips).values()];
}

function withoutWords(request: SearchRequest, term: string, words: string): SearchRequest {
  const shorter = lineWithoutEvery(term, words);
  // A part of a word that was typed without a space ("fichte4m") is none by itself.
  const left = shorter === term ? term.replace(words, ' ').replaceAll(/\s+/g, ' ').trim() : shorter;
  const { searchTerm: _searchTerm, cursor: _cursor, ...rest } = request;
  const first = { ...rest, page: 0, ...(left === '' ? {} : { searchTerm: left }) };
  return isDefaultSorting(request) ? { ...first, sorting: defaultSorting(first) } : first;
}

/** Mistyped words: what was read instead, or what may have been meant. */
function correctionOf(page: ProductPage, request: SearchRequest, { view, base }: At): ListingWords['correction'] {
  const { corrections = [] } = page;
  const { searchTerm } = request;
  if (corrections.length === 0 || searchTerm === undefined) return null;
  const applied = corrections.filter((correction) => correction.isApplied);
  const open = corrections.filter((correction) => !correction.isApplied);
  const meant = withCorrections(searchTerm, open);
  return {
    said: applied.map(({ typed, meant: word }) => listingTexts.meantApplied(typed, word)).join(' '),
    meant:
      open.length === 0 ? null : { label: meant, href: hrefOf({ ...request, page: 0, searchTerm: meant }, view, base) },
  };
}

const withCorrections = (line: string, corrections: NonNullable<ProductPage['corrections']>): string =>
  corrections.reduce((term, one) => term.replace(one.typed, one.meant), line);

function meantRequest(request: SearchRequest, page: ProductPage | null): SearchRequest {
  const applied = page?.corrections?.filter((correction) => correction.isApplied) ?? [];
  if (applied.length === 0 || request.searchTerm === undefined) return request;
  return { ...request, searchTerm: withCorrections(request.searchTerm, applied) };
}

const readPlaceOf = (page: Pick<ProductPage, 'reading'> | null) => page?.reading?.place ?? null;

const knowsPlace = (request: SearchRequest, page: ProductPage | null): boolean =>
  request.sorting.postalCode !== undefined || readPlaceOf(page) !== null;

/** Returns the order of the adverts; a place read from the words counts like one of its field. */
export function shownSorting(request: SearchRequest, page: Pick<ProductPage, 'reading' | 'sortedBy'> | null): Sorting {
  const { sorting } = placedRequest(request, page);
  const { sortedBy: shown = sorting.sortBy } = page ?? {};
  return shown === sorting.sortBy ? sorting : sortedBy(sorting, shown);
}

function placedRequest(request: SearchRequest, page: Pick<ProductPage, 'reading'> | null): SearchRequest {
  const readPlace = readPlaceOf(page);
  return request.sorting.postalCode !== undefined || readPlace === null ? request : withPlace(request, readPlace);
}

/** The one category of all hits of a search that names none itself: that of its words, else what was counted. */
function categoryOfHits(request: SearchRequest, page: ProductPage | null): CategoryCode | null {
  if (request.category !== undefined || page === null || page.totalElements === 0) return null;
  if (page.reading?.category) return page.reading.category;
  const { values = [], isRounded } = page.facets?.find(({ field }) => field === 'category') ?? {};
  const [only, ...others] = values.filter(({ count }) => count > 0);
  const code = isRounded === true || others.length > 0 ? '' : String(only?.value ?? '');
  return isCategoryCode(code) ? code : null;
}

/** Parts of the search line are no filters of the panel. */
const isOfSearchLine = (chip: FilterChip): boolean =>
  chip.kind === 'TERM' || chip.kind === 'PLACE' || (chip.kind === 'SINGLE' && chip.key === 'radiusInKm');

/** The orders to choose from. */
function sortingOf(request: SearchRequest, page: ProductPage | null): OptionView[] {
  const placed = placedRequest(request, page);
  const usual = isDefaultSorting(placed) ? shownSorting(request, page) : null;
  return sortChoicesOf({ ...placed, sorting: usual ?? placed.sorting }, usual);
}

/** The quantity that totals are for, once they are what counts; a need that is known is changed in its own line. */
function orderOf(request: SearchRequest, page: ProductPage | null, need: NeedView | null): OrderView | null {
  if (need !== null && need.said !== null) return null;
  const { orderQuantity, quantityMin, category } = request;
  const isOrdered = shownSorting(request, page).sortBy === 'DELIVERED_PRICE';
  const unit = request.unit ?? (category === undefined ? undefined : categoryOf(category).defaultUnit);
  if (unit === undefined || !(isOrdered || orderQuantity !== undefined)) return null;
  return {
    value: orderQuantity === undefined ? '' : formatNumber(orderQuantity),
    usual: formatNumber(quantityMin ?? usualOrder(unit)),
    unit: unitOf(unit).text,
  };
}

function legendOf({ category }: SearchRequest, { region, inCents }: HeatMedians): HeatLegendView | null {
  if (category === undefined || !isHeatCategory(category)) return null;
  const median = inCents[category];
  return {
    ...HEAT_SCALES[category],
    median: median === undefined ? null : listingTexts.heatMedian(region, formatFixed(median, 1)),
  };
}

function showLabelOf(page: ProductPage | null): string {
  const { filters } = listingTexts;
  if (page === null) return filters.apply;
  if (page.totalElements === 0) return filters.showNone;
  const isEstimate = page.totalIsEstimate === true;
  return filters.show(shownCount(page.totalElements, isEstimate), isEstimate);
}
