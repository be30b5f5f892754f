import { paths } from '#contract/paths.ts';
import type { SearchHelp } from '#contract/search/products.schemas.ts';
import type { ListingView } from '#domain/search/address/request-words.ts';
import { filterKey, filterSummary, withoutFilter } from '#domain/search/filter-summary.ts';
import { lineWithout } from '#domain/search/loosening/shorter-lines.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { chipLabel } from './chip-label.ts';
import type { ListingBase } from './listing-address.parts.ts';
import { hrefOf, hrefWithout } from './listing-address.parts.ts';
import type { LinkView, ZeroView } from './listing-types.parts.ts';

const texts = listingTexts.zero;
type Counted = { count: number; isEstimate: boolean };
const counted = ({ count, isEstimate }: Counted): string => texts.hits(count, isEstimate);

type Options = { view: ListingView; base: ListingBase; placeName: string | null };

/** Returns the ways out of a search without hits as words and addresses. */
export function zeroViewOf(help: SearchHelp, request: SearchRequest, options: Options): ZeroView {
  const { category, radiusInKm } = request;
  const { wider, leaveOut } = help;
  const { view, base } = options;
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
  };
}

type Way = SearchHelp['leaveOut'][number];

function dropOf(way: Way, request: SearchRequest, options: Options): LinkView[] {
  const { searchTerm = '' } = request;
  const { view, base, placeName } = options;
  if (way.words !== undefined) {
    const line = lineWithout(searchTerm, way.words);
    const shorter =
      line === ''
        ? withoutFilter(request, { kind: 'TERM', text: searchTerm })
        : { ...request, page: 0, searchTerm: line };
    return [{ label: texts.without(way.words, counted(way)), href: hrefOf(shorter, view, base) }];
  }
  const chip = filterSummary(request).find((one) => filterKey(one) === way.filter);
  if (chip === undefined) return [];
  const label = texts.without(unquoted(chipLabel(chip, request, placeName)), counted(way));
  return [{ label, href: hrefWithout(request, chip, options) }];
}

/** Searched words are quoted already, and so is what is left out. */
const unquoted = (label: string): string => label.replace(/^„(.*)“$/, '$1');
