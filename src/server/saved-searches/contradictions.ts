import { federalStateById } from '#domain/lookups/regions.data.ts';
import { areaContradiction } from '#domain/saved-searches/area-contradiction.ts';
import type { SearchPlace } from '#domain/saved-searches/saved-search.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { areasOfSearch } from '#server/search/percolation/percolation.service.ts';
import { savedSearchRefusals as texts } from '#texts/de/saved-searches/saved-searches.ts';
import { areasRefused } from './saved-searches.problems.ts';
import { requestsOf } from './searched-places.ts';

/**
 * Refuses a search that would wait for ever, because no advert can lie in all of its areas.
 * @throws request.refused (422)
 */
export function refuseContradictions(
  context: Pick<BaseContext, 'db' | 'clock'>,
  request: SearchRequest,
  places: readonly SearchPlace[],
): void {
  for (const [at, one] of requestsOf(request, places).entries()) {
    const { placeName, ...areas } = areasOfSearch(context, one);
    const contradiction = areaContradiction(areas);
    if (contradiction === null) continue;
    const circle = texts.circle(areas.circle?.radiusInKm ?? 0, placeName ?? '');
    const state = federalStateById(areas.federalStateId ?? 0)?.name ?? '';
    throw areasRefused(at < places.length ? at : null, texts.outside[contradiction](circle, state));
  }
}
