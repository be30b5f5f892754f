import { paths } from '#contract/paths.ts';
import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import type { SearchHelp } from '#contract/search/products.schemas.ts';
import type { ListingView } from '#domain/search/address/request-words.ts';
import { formatEuroShort } from '#domain/format/numbers.ts';
import { type FilterChip, filterKey, filterSummary, withoutFilter } from '#domain/search/filter-summary.ts';
import { lineWithout } from '#domain/search/loosening/shorter-lines.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { cardItemOf } from '#web/adverts/card/card-item.parts.ts';
import { chipLabel } from './chip-label.ts';
import type { ListingBase } from './listing-address.parts.ts';
import { hrefOf } from './listing-address.parts.ts';
import type { LinkView, ZeroView } from './listing-types.parts.ts';

const texts = listingTexts.zero;
type Counted = { count: number; isEstimate: boolean };
const counted = ({ count, isEstimate }: Counted): string => texts.hits(count, isEstimate);

type Options = { view: ListingView; base: ListingBase; placeName: string | null };

/** Returns the ways out of a search without hits as words and addresses. */
export function zeroViewOf(help: SearchHelp, request: SearchRequest, options: Options): ZeroView {
  const { category, radiusInKm } = request;
  const { wider, leaveOut } = help;
  const { view, base, placeName } = options;
  return {
    isEmptyCategory: help.category?.count === 0,
    wider:
      wider === null || radiusInKm === undefined
        ? null
        : {
            sentence: texts.wider(radiusInKm, wider.radiusInKm, wider.count),
            label: texts.widen(wider.radiusInKm),
            href: hrefOf({ ...request, page: 0, radiusInKm: wider.radiusInKm }, view, base),
          },
    browse:
      category === undefined || help.category === null
        ? null
        : {
            label: texts.browse(productsTexts.categoryTitles[category], counted(help.category)),
            href: paths.products(category),
          },
    drops: leaveOut.flatMap((way) => dropOf(way, request, options)),
    misses: (base === '/map' ? [] : help.misses).map(({ advert, filters }) => ({
      item: cardItemOf(advert),
      text: missOf(advert, filters, request, placeName),
    })),
  };
}

type Way = SearchHelp['leaveOut'][number];

function dropOf(way: Way, request: SearchRequest, options: Options): LinkView[] {
  const { searchTerm = '' } = request;
  const { view, base, placeName } = options;
  const chips = filterSummary(request);
  const [first, second] = [way.filter, way.andFilter].map((key) => chips.find((chip) => filterKey(chip) === key));
  const named = (chip: FilterChip): string => unquoted(chipLabel(chip, request, placeName));
  const left = way.words ?? (first === undefined ? null : named(first));
  if (left === null || (way.andFilter !== undefined && second === undefined)) return [];
  const line = way.words === undefined ? searchTerm : lineWithout(searchTerm, way.words);
  const term: FilterChip = { kind: 'TERM', text: searchTerm };
  const less =
    way.words === undefined || line === ''
      ? withoutFilter(request, way.words === undefined && first !== undefined ? first : term)
      : { ...request, page: 0, searchTerm: line };
  const both = second === undefined ? less : withoutFilter(less, second);
  const wider = way.radiusInKm === undefined ? both : { ...both, radiusInKm: way.radiusInKm };
  const label =
    second === undefined
      ? texts.without(left, counted(way), way.radiusInKm)
      : texts.withoutBoth(left, named(second), counted(way));
  return [{ label, href: hrefOf(wider, view, base) }];
}

/** What an advert lacks, as a figure where there is one: how much dearer it is, how much farther away. */
function missOf(
  { pricePerUnitInCents, distance }: AdvertListItem,
  filters: readonly string[],
  request: SearchRequest,
  placeName: string | null,
): string {
  const { priceMaxInCents, radiusInKm, pricingType } = request;
  const parts = filterSummary(request).flatMap((chip) => {
    if (!filters.includes(filterKey(chip))) return [];
    const over = priceMaxInCents === undefined ? 0 : (pricePerUnitInCents ?? 0) - priceMaxInCents;
    if (chip.kind === 'REQUEST_RANGE' && chip.name === 'PRICE' && pricingType !== 'TOTAL' && over > 0)
      return [texts.overPrice(formatEuroShort(over))];
    const farther = radiusInKm === undefined ? 0 : Math.round((distance ?? 0) - radiusInKm);
    if (chip.kind === 'SINGLE' && chip.key === 'radiusInKm')
      return farther > 0 ? [texts.farther(farther)] : [texts.outside];
    return [texts.lacks(unquoted(chipLabel(chip, request, placeName)))];
  });
  return parts.join(' · ');
}

/** Searched words are quoted already, and so is what is left out. */
const unquoted = (label: string): string => label.replace(/^„(.*)“$/, '$1');
