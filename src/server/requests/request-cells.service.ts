import type { Bounds } from '#domain/search/search-types.ts';
import type { RequestCell, RequestCells } from '#contract/requests/requests.schemas.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import type { Context } from '#server/platform/context.ts';
import { type RequestsInWindow, keepRequestsInWindow } from './kept-requests.service.ts';
import { type AskedRequests, filterOf } from './request-filter.ts';
import { presentHit } from './requests.presenter.ts';
import { countRequestsPerTile, listOpenRequests } from './requests.repository.ts';

/** Up to so many in the window each is sent with what it says, at its own blurred place. */
const MOST_SINGLE = 60;
/** Tiles are so much finer than those of the ground, as the cells of adverts are. */
const LEVELS_BELOW_ZOOM = 2;
const FINEST_LEVEL = 15;

export type ListRequestCells = AskedRequests & Bounds & { zoom: number; woodTypeIds?: string | undefined };

/** Running Gesuche of a window of the map. @throws request.refused (422) for a postcode that does not exist */
export async function listRequestCells(
  context: Context,
  asked: ListRequestCells,
  findPlace: FindPlace,
): Promise<RequestCells> {
  const now = context.clock();
  const { west, south, east, north, zoom } = asked;
  const woodTypeIds = asked.woodTypeIds?.split(',').map(Number) ?? [];
  const filter = {
    ...(await filterOf(asked, { woodTypeIds, findPlace })),
    words: [],
    bounds: { west, south, east, north },
  };
  const tileInDegrees = 360 / 2 ** Math.min(FINEST_LEVEL, zoom + LEVELS_BELOW_ZOOM);
  const find = async (): Promise<RequestsInWindow> => {
    const tiles = await countRequestsPerTile(context.db, { ...filter, now }, tileInDegrees);
    const totalElements = tiles.reduce((sum, { count }) => sum + count, 0);
    if (totalElements > MOST_SINGLE) return { hits: [], tiles, totalElements };
    const hits = await listOpenRequests(context.db, { ...filter, now }, { limit: MOST_SINGLE, offset: 0 });
    return { hits, tiles: [], totalElements: hits.length };
  };
  const { hits, tiles, totalElements } =
    context.viewer === null
      ? await keepRequestsInWindow(context.db, JSON.stringify({ ...filter, tileInDegrees }), find)
      : await find();
  const seen = { now, viewerKey: context.viewer?.key ?? null };
  const singles = hits.map((hit): RequestCell => {
    const request = presentHit(hit, seen);
    return { longitude: request.place.longitude, latitude: request.place.latitude, count: 1, request };
  });
  return { cells: [...singles, ...tiles.map((tile) => ({ ...tile, request: null }))], total: totalElements };
}
