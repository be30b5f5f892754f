import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import { toPlane } from '#domain/places/projection.ts';
import {
  type Conditions,
  type PlaceCondition,
  type ResolvedSearch,
  circleCondition,
  conditionsOf,
} from './conditions.repository.ts';
import { readCount, readMapCells } from './counters.repository.ts';
import { createSharedCache } from './search-cache.ts';

/** Up to here counting every hit is cheaper than estimating well. */
export const EXACT_UP_TO = 8_000;
const REFRESH_IN_MS = 60_000;
const DENSITY_LEVEL = 11;
const WHOLE_WORLD = { level: DENSITY_LEVEL, xFrom: 0, xTo: 2 ** DENSITY_LEVEL, yFrom: 0, yTo: 2 ** DENSITY_LEVEL };
const DEGREE_PARTS = 100_000;

type Cell = { latitude: number; longitude: number; x: number; y: number; n: number };
type Frequencies = {
  adverts: number;
  attrs: ReadonlyMap<string, number>;
  lexemes: ReadonlyMap<string, number>;
  /** Adverts per map tile of about 13 km. */
  density: readonly Cell[];
};

const shared = createSharedCache<Frequencies>({ freshForInMs: REFRESH_IN_MS, outlivesWrites: true });

async function readFrequencies(db: Db): Promise<Frequencies> {
  const [adverts, tiles, { rows }] = await Promise.all([
    readCount(db, 0, 0),
    readMapCells(db, 0, WHOLE_WORLD),
    sql<{ column: string; elements: string[]; frequencies: number[] }>`
      select attname as column, most_common_elems::text::text[] as elements, most_common_elem_freqs::float8[] as frequencies
      from pg_stats where schemaname = current_schema() and tablename = 'search_docs' and attname in ('attrs', 'tsv')
        and most_common_elems is not null`.execute(db),
  ]);
  const mapOf = (column: string): Map<string, number> => {
    const row = rows.find((one) => one.column === column);
    // Behind the elements' own frequencies stand the lowest, the highest and the share of nulls.
    return new Map(row?.elements.map((element, index) => [element, row.frequencies[index] ?? 0]) ?? []);
  };
  const density = tiles.map(({ lat_e5, lon_e5, n }) => {
    const place = { latitude: lat_e5 / DEGREE_PARTS, longitude: lon_e5 / DEGREE_PARTS };
    return { ...place, ...toPlane(place), n };
  });
  return { adverts, attrs: mapOf('attrs'), lexemes: mapOf('tsv'), density };
}

/** Conditions with the number of adverts that fulfil the rarest of them, about; `near` as `weigh` decides on any place. */
export type Weighed = Conditions & { rarest: number; near: PlaceCondition | null };

/** Whether looking all hits up and sorting them is cheaper than walking an order. */
export const isRare = ({ rarest }: Weighed): boolean => rarest < EXACT_UP_TO;

/** With a place known, a search without order prefers what can be fetched: closer than this comes first. */
export const NEAR_IN_KM = 50;
/** A place that holds more than this share of all adverts is no help in finding them. */
const LARGEST_HELPFUL_SHARE = 0.3;
/** The place index is slower per row than the terms' one by about this factor. */
const PLACE_ROWS_PER_TERM_ROW = 2;

/** What a search asks for, with estimates of which condition leads to the fewest rows. */
export async function weigh(db: Db, search: ResolvedSearch): Promise<Weighed> {
  const conditions = conditionsOf(search);
  const frequencies = await shared(db, 'all', () => readFrequencies(db));
  const rarestTerm = rowsOfRarestTerm(conditions, frequencies);
  const settle = (place: PlaceCondition): PlaceCondition & { rows: number } => {
    const rows = rowsInside(place, frequencies);
    const isSelective =
      rows <= PLACE_ROWS_PER_TERM_ROW * rarestTerm && rows <= LARGEST_HELPFUL_SHARE * frequencies.adverts;
    return { ...place, rows, isSelective };
  };
  const places = conditions.places.map(settle);
  const near = search.point ? settle(circleCondition(search.point, NEAR_IN_KM * 1000)) : null;
  return { ...conditions, places, near, rarest: Math.min(rarestTerm, ...places.map((place) => place.rows)) };
}

function rowsOfRarestTerm(conditions: Conditions, { adverts, attrs, lexemes }: Frequencies): number {
  if (adverts < EXACT_UP_TO) return adverts;
  if (conditions.hasSeller) return 0;
  const share = (table: ReadonlyMap<string, number>, keys: readonly (number | string)[]): number =>
    keys.reduce<number>((sum, key) => sum + (table.get(String(key)) ?? 0), 0);
  const shares = [
    1,
    ...conditions.all.map((code) => share(attrs, [code])),
    ...conditions.any.map((group) => share(attrs, group)),
    ...conditions.lexemes.filter((group) => group.length > 0).map((group) => share(lexemes, group)),
  ];
  return Math.round(adverts * Math.min(...shares));
}

function rowsInside({ shape }: PlaceCondition, { adverts, density }: Frequencies): number {
  const isInside =
    'bounds' in shape
      ? ({ latitude, longitude }: Cell): boolean =>
          latitude >= shape.bounds.south &&
          latitude <= shape.bounds.north &&
          longitude >= shape.bounds.west &&
          longitude <= shape.bounds.east
      : ({ x, y }: Cell): boolean => Math.hypot(x - shape.circle.x, y - shape.circle.y) <= shape.radiusInMetres;
  if (density.length === 0) return adverts;
  return density.reduce((sum, cell) => sum + (isInside(cell) ? cell.n : 0), 0);
}
