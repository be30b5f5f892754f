import type { Api } from '#contract/api.ts';
import { searchProducts } from '#contract/products.ts';
import type { FilterChip } from '#domain/search/filter-summary.ts';
import { withoutFilter } from '#domain/search/filter-summary.ts';
import { RADIUS_CHOICES_IN_KM } from '#domain/search/search-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { shownChips } from './listing-address.ts';

export type Counted = { count: number; isEstimate: boolean };
export type DropHint = Counted & { chip: FilterChip };

/** What would bring hits where there are none: a wider radius, one filter less, the whole category. */
export type ZeroHelp = {
  wider: (Counted & { radiusInKm: number }) | null;
  drops: DropHint[];
  category: Counted | null;
};

const MOST_DROPS = 3;
const MOST_TRIED = 8;

/** Returns the ways out of a search without hits, each with the number of adverts it leads to. */
export async function zeroHelpFor(api: Api, request: SearchRequest, placeIsRemembered: boolean): Promise<ZeroHelp> {
  const count = async (search: SearchRequest): Promise<Counted> => {
    const found = await api.call(searchProducts, { productFilter: { ...search, page: 0, size: 1 } });
    return { count: found.totalElements, isEstimate: found.totalIsEstimate === true };
  };
  const chips = shownChips(request, placeIsRemembered).filter((chip) => !isPlaceChip(chip));
  const [wider, drops, category] = await Promise.all([
    widerRadius(request, count),
    Promise.all(
      chips.slice(0, MOST_TRIED).map(async (chip) => ({ chip, ...(await count(withoutFilter(request, chip))) })),
    ),
    request.category === undefined
      ? null
      : count({
          page: 0,
          size: 1,
          category: request.category,
          sorting: { sortBy: 'CREATED_AT', sortDesc: true },
        }),
  ]);
  const useful = drops.filter((drop) => drop.count > 0).toSorted((one, other) => other.count - one.count);
  return { wider, drops: useful.slice(0, MOST_DROPS), category };
}

function isPlaceChip(chip: FilterChip): boolean {
  return chip.kind === 'PLACE' || (chip.kind === 'SINGLE' && chip.key === 'radiusInKm');
}

async function widerRadius(
  request: SearchRequest,
  count: (search: SearchRequest) => Promise<Counted>,
): Promise<ZeroHelp['wider']> {
  const { radiusInKm } = request;
  if (radiusInKm === undefined) return null;
  for (const wider of RADIUS_CHOICES_IN_KM.filter((choice) => choice > radiusInKm)) {
    const found = await count({ ...request, radiusInKm: wider });
    if (found.count > 0) return { radiusInKm: wider, ...found };
  }
  return null;
}
