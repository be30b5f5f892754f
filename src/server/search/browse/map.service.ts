import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import type { MapCell, MapCells } from '#contract/search/products.schemas.ts';
import type { Bounds, SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Conditions } from '#server/search/hits/conditions.repository.ts';
import { COUNTED_LEVELS, type TileCount, readMapCells } from '#server/search/indexing/counters.repository.ts';
import { visitorOf } from '#server/search/hits/delivered-order.ts';
import { estimateRows } from '#server/search/hits/frequencies.repository.ts';
import { type PointRow, countTiles, listPoints } from './map.repository.ts';
import { findableSearch } from '#server/search/loosening/nearest-hits.ts';
import { createSharedCache } from '#server/search/search-cache.service.ts';
import { type SearchContext, loadListItems } from '#server/search/search.service.ts';
import { sampled } from '#server/search/hits/totals.repository.ts';
import { type UnderstoodSearch, understandSearch } from '#server/search/reading/understand.ts';

/** Up to so many adverts in view each is shown by itself. */
const MOST_POINTS = 200;
/** A sample of few is rough: up to so many times the limit the adverts themselves are counted. */
const DOUBT = 3;
/** Cells are 64 px wide: four to a map tile. */
const LEVELS_BELOW_ZOOM = 2;
const CELL_ZOOM = 15;
const DEGREE_PARTS = 100_000;
const MAX_LATITUDE = 85.05;

export type MapSearch = Omit<SearchRequest, 'page' | 'size' | 'cursor'> & { bounds: Bounds; zoom: number };

const maps = createSharedCache<MapCells>();

/** Counts per map cell inside a window, or single adverts with their cards where they are few; shown positions only. */
export async function listMapCells(context: SearchContext, request: MapSearch): Promise<MapCells> {
  return maps(context.db, JSON.stringify(request), () => computeCells(context, request));
}

async function computeCells(context: SearchContext, { zoom, ...given }: MapSearch): Promise<MapCells> {
  const { db } = context;
  const search = await findableSearch(context, understandSearch(context, { ...given, page: 0, size: 1 }));
  const conditions = await estimateRows(db, search);
  const level = Math.min(CELL_ZOOM, Math.max(COUNTED_LEVELS.lowest, Math.round(zoom) + LEVELS_BELOW_ZOOM));
  const counted = level <= COUNTED_LEVELS.highest && conditions.places.length === 1 ? countedAhead(conditions) : null;
  if (counted !== null) {
    const tiles = await readMapCells(db, counted, tileWindow(given.bounds, level));
    const total = tiles.reduce((sum, tile) => sum + tile.n, 0);
    if (total > MOST_POINTS) return { cells: tiles.map(cellOfTile), total, totalIsEstimate: false };
  }
  const sample = sampled(conditions);
  const isSampled = counted === null && sample.factor > 1;
  const tiles = counted === null ? await countTiles(db, sample, level) : [];
  const total = tiles.reduce((sum, tile) => sum + tile.n, 0);
  if (total <= (isSampled ? MOST_POINTS * DOUBT : MOST_POINTS)) {
    const points = await listPoints(db, conditions, MOST_POINTS + 1);
    if (points.length <= MOST_POINTS) return presentPoints(db, search, points);
  }
  return { cells: tiles.map(cellOfTile), total, totalIsEstimate: isSampled };
}

/**
 * The category whose map cells are precomputed, 0 for all; null where the request has other filters than the window.
 */
function countedAhead({ all, any, text, others, category }: Conditions): number | null {
  const isBare = any.length === 0 && text === null && others.length === 0 && all.length === (category === null ? 0 : 1);
  return isBare ? (category ?? 0) : null;
}

const cellOfTile = ({ n, lat_e5, lon_e5 }: TileCount): MapCell => ({
  longitude: lon_e5 / DEGREE_PARTS,
  latitude: lat_e5 / DEGREE_PARTS,
  count: n,
});

function tileWindow(bounds: Bounds, level: number) {
  const tiles = 2 ** level;
  const within = (tile: number) => Math.min(tiles - 1, Math.max(0, Math.floor(tile)));
  const column = (longitude: number) => within(((longitude + 180) / 360) * tiles);
  const row = (latitude: number) => {
    const clamped = (Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude)) * Math.PI) / 180;
    return within(((1 - Math.asinh(Math.tan(clamped)) / Math.PI) / 2) * tiles);
  };
  return {
    level,
    xFrom: column(bounds.west),
    xTo: column(bounds.east),
    yFrom: row(bounds.north),
    yTo: row(bounds.south),
  };
}

/** Adverts at one and the same shown place become one cell without a card: the page opens them as a list. */
async function presentPoints(db: Db, search: UnderstoodSearch, points: readonly PointRow[]): Promise<MapCells> {
  const items = await loadListItems(
    db,
    points.map((point) => point.id),
    visitorOf(search),
  );
  const places = new Map<string, { point: PointRow; adverts: AdvertListItem[] }>();
  for (const [index, point] of points.entries()) {
    const key = `${point.lat_e5} ${point.lon_e5}`;
    const place = places.get(key) ?? { point, adverts: [] };
    const item = items[index];
    if (item) place.adverts.push(item);
    places.set(key, place);
  }
  const cells = [...places.values()].map(({ point, adverts }): MapCell => {
    const [advert] = adverts;
    return {
      longitude: point.lon_e5 / DEGREE_PARTS,
      latitude: point.lat_e5 / DEGREE_PARTS,
      count: adverts.length,
      ...(adverts.length === 1 && advert ? { advert } : {}),
    };
  });
  return { cells, total: points.length, totalIsEstimate: false };
}
