import type { Api } from '#contract/api.ts';
import { searchProducts } from '#contract/products.ts';
import type { FilterChip } from '#domain/search/filter-summary.ts';
import { withoutFilter } from '#domain/search/filter-summary.ts';
import { shorterLines } from '#domain/search/reading/shorter-lines.ts';
import { RADIUS_CHOICES_IN_KM } from '#domain/search/search-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { shownChips } from './listing-address.ts';

export type Counted = { count: number; isEstimate: boolean };
/** What to leave out, a chosen filter or words of the search line, and the search that remains. */
type Way = { request: SearchRequest } & ({ chip: FilterChip } | { words: string });
type DropHint = Counted & Way;

/** What would bring hits where there are none: a wider radius, one filter less, the whole category. */
export type ZeroHelp = {
  wider: (Counted & { radiusInKm: number }) | null;
  drops: DropHint[];
  category: Counted | null;
};

const MOST_DROPS = 3;
const MOST_TRIED = 8;
const MOST_PARTS_TRIED = 5;
const NOTHING: Counted = { count: 0, isEstimate: false };

/** Returns the ways out of a search without hits, each with the number of adverts it leads to. */
export async function zeroHelpFor(
  api: Api,
  request: SearchRequest,
  options: { placeIsRemembered: boolean; understood: readonly string[] },
): Promise<ZeroHelp> {
  const count = async (search: SearchRequest): Promise<Counted> => {
    const found = await api.call(searchProducts, { productFilter: { ...search, page: 0, size: 1 } });
    return { count: found.totalElements, isEstimate: found.totalIsEstimate === true };
  };
  const ways = waysOut(request, options);
  const [wider, drops, category] = await Promise.all([
    widerRadius(request, count),
    // A search that its category came with can be refused without it: that is no way out.
    Promise.all(
      ways.slice(0, MOST_TRIED).map(async (way) => ({ ...way, ...(await count(way.request).catch(() => NOTHING)) })),
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
  const partly = useful.filter((drop) => !isWholeLine(drop));
  return { wider, drops: (partly.length === 0 ? useful : partly).slice(0, MOST_DROPS), category };
}

/** Starting all over helps only where leaving out one thing does not. */
const isWholeLine = (way: Way): boolean => 'chip' in way && way.chip.kind === 'TERM';

/** Single words of the line come before the whole line, which stands as one chip among the filters. */
function waysOut(
  request: SearchRequest,
  { placeIsRemembered, understood }: { placeIsRemembered: boolean; understood: readonly string[] },
): Way[] {
  const chips = shownChips(request, placeIsRemembered).filter((chip) => !isPlaceChip(chip));
  const lines = shorterLines(request.searchTerm ?? '', understood).filter(({ line }) => line !== '');
  return [
    ...lines
      .slice(0, MOST_PARTS_TRIED)
      .map(({ part, line }) => ({ words: part, request: { ...request, page: 0, searchTerm: line } })),
    ...chips.map((chip) => ({ chip, request: withoutFilter(request, chip) })),
  ];
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
