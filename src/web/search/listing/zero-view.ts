import { paths } from '#contract/paths.ts';
import type { ListingView } from '#domain/search/address/request-words.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { listingTexts } from '#texts/de/listing.ts';
import { productsTexts } from '#texts/de/products.ts';
import { chipLabel } from './chip-label.ts';
import type { ListingBase } from './listing-address.ts';
import { hrefOf, hrefWithout } from './listing-address.ts';
import type { ZeroView } from './listing-types.ts';
import type { Counted, ZeroHelp } from './zero-help.ts';

const texts = listingTexts.zero;
const counted = ({ count, isEstimate }: Counted): string => texts.hits(count, isEstimate);

/** Returns the ways out of a search without hits as words and addresses. */
export function zeroViewOf(
  help: ZeroHelp,
  request: SearchRequest,
  options: { view: ListingView; base: ListingBase; placeName: string | null },
): ZeroView {
  const { category, radiusInKm } = request;
  const { wider, drops } = help;
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
    drops: drops.map((drop) =>
      'words' in drop
        ? { label: texts.without(drop.words, counted(drop)), href: hrefOf(drop.request, view, base) }
        : {
            label: texts.without(unquoted(chipLabel(drop.chip, request, placeName)), counted(drop)),
            href: hrefWithout(request, drop.chip, options),
          },
    ),
  };
}

/** Searched words stand in quotation marks already, and so does what is left out. */
const unquoted = (label: string): string => label.replace(/^„(.*)“$/, '$1');
