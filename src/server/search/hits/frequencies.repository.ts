import { sql } from 'kysely';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { toPlane } from '#domain/places/geometry/projection.ts';
import type { Db } from '#server/platform/database/database.ts';
import { LARGEST_CODE } from './attributes.ts';
import {
  type Conditions,
  type PlaceCondition,
  type ResolvedSearch,
  circleCondition,
  conditionsOf,
} from './conditions.repository.ts';
import { readCountMatrix, readMapCells } from '#server/search/indexing/counters.repository.ts';
import { createSharedCache } from '#server/search/search-cache.service.ts';
import { INDEX_VERSION, INDEX_VERSION_SETTING } from '#server/search/indexing/search-doc.ts';
import { findSetting } from '#server/platform/database/settings.repository.ts';

/** Up to here counting every hit is cheaper than estimating well. */
export const EXACT_UP_TO = 8_000;
const REFRESH_IN_MS = MINUTE_IN_MS;
const DENSITY_LEVEL = 11;
const WHOLE_WORLD = { level: DENSITY_LEVEL, xFrom: 0, xTo: 2 ** DENSITY_LEVEL, yFrom: 0, yTo: 2 ** DENSITY_LEVEL };
const DEGREE_PARTS = 100_000;

/** Where a place has so many times fewer adverts than the attributes, only the place is looked up. */
const DECISIVE = 4;

type Cell = { latitude: number; longitude: number; x: number; y: number; n: number };
type Frequencies = {
  adverts: number;
  /** Adverts per attribute, by category; category 0 is all of them and attribute 0 every advert. */
  attrs: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Share of all adverts; only lexemes that are not rare. */
  lexemes: ReadonlyMap<string, number>;
  /** Adverts per map tile of about 13 km. */
  density: readonly Cell[];
  /** Every row was made by this version, so that what only this one writes may be relied on. */
  isUpToDate: boolean;
};

const shared = createSharedCache<Frequencies>({ freshForInMs: REFRESH_IN_MS, outlivesWrites: true });

async function readFrequencies(db: Db): Promise<Frequencies> {
  const [counts, tiles, version, { rows }] = await Promise.all([
    readCountMatrix(db, 0, LARGEST_CODE),
    readMapCells(db, 0, WHOLE_WORLD),
    findSetting(db, INDEX_VERSION_SETTING),
    sql<{ elements: string[]; frequencies: number[] }>`
      select most_common_elems::text::text[] as elements, most_common_elem_freqs::float8[] as frequencies
      from pg_stats where schemaname = current_schema() and tablename = 'search_docs' and attname = 'tsv'
        and most_common_elems is not null`.execute(db),
  ]);
  const attrs = new Map<number, Map<number, number>>();
  for (const { category, attr, n } of counts) {
    const known = attrs.get(category);
    if (known) known.set(attr, n);
    else attrs.set(category, new Map([[attr, n]]));
  }
  const [stats] = rows;
  // The elements' frequencies are followed by the lowest, the highest and the share of nulls.
  const lexemes = new Map(stats?.elements.map((element, index) => [element, stats.frequencies[index] ?? 0]) ?? []);
  const density = tiles.map(({ lat_e5, lon_e5, n }) => {
    const place = { latitude: lat_e5 / DEGREE_PARTS, longitude: lon_e5 / DEGREE_PARTS };
    return { ...place, ...toPlane(place), n };
  });
  return { adverts: attrs.get(0)?.get(0) ?? 0, attrs, lexemes, density, isUpToDate: version === INDEX_VERSION };
}

/**
 * Conditions with estimates: the adverts matching the rarest of them, the same with the words in the title, and the
 * adverts of the category; `near` as `estimateRows` decides for any place.
 */
export type EstimatedConditions = Conditions & {
  rarest: number;
  rarestInTitle: number;
  /** Estimated number of adverts with all attributes of the search. */
  withAttributes: number;
  inCategory: number;
  near: PlaceCondition | null;
  /** Every row was made by this version, so that what only this one writes may be relied on. */
  isUpToDate: boolean;
};

/** About how many adverts hold one of some lexemes in the title; rare ones count as none. */
export async function countByTitle(db: Db, lexemes: readonly string[]): Promise<number> {
  const { adverts, lexemes: shares } = await shared(db, 'all', () => readFrequencies(db));
  return Math.round(adverts * lexemes.reduce((sum, lexeme) => sum + (shares.get(`t.${lexeme}`) ?? 0), 0));
}

/** About how many adverts have an attribute, or a lexeme in any place; rare lexemes count as none. */
export async function countsOfTerms(
  db: Db,
): Promise<{ ofAttribute: (code: number) => number; ofLexeme: (lexeme: string) => number }> {
  const { adverts, attrs, lexemes } = await shared(db, 'all', () => readFrequencies(db));
  const ofAll = attrs.get(0);
  return {
    ofAttribute: (code) => ofAll?.get(code) ?? 0,
    ofLexeme: (lexeme) => adverts * (lexemes.get(lexeme) ?? 0),
  };
}

/** Whether the hits are few enough to be counted one by one. */
export const isRare = ({ rarest }: EstimatedConditions): boolean => rarest < EXACT_UP_TO;

/** With a place known, a search without order prefers what can be fetched: closer than this comes first. */
export const NEAR_IN_KM = 50;
/** A place that holds more than this share of all adverts is no help in finding them. */
const LARGEST_HELPFUL_SHARE = 0.3;
/** The place index is slower per row than the terms' one by about this factor. */
const PLACE_ROWS_PER_TERM_ROW = 2;

const weighedOf = new WeakMap<ResolvedSearch, Promise<EstimatedConditions>>();

/**
 * The conditions of a search, with estimates of which one matches the fewest rows; computed once for page, total and
 * facets.
 */
export function estimateRows(db: Db, search: ResolvedSearch): Promise<EstimatedConditions> {
  const known = weighedOf.get(search);
  if (known) return known;
  const weighed = computeEstimates(db, search);
  weighedOf.set(search, weighed);
  return weighed;
}

async function computeEstimates(db: Db, search: ResolvedSearch): Promise<EstimatedConditions> {
  const frequencies = await shared(db, 'all', () => readFrequencies(db));
  const conditions = withLengths(conditionsOf(search), frequencies);
  const { rarestTerm, rarestInTitle, withAttributes } = rowsOfTerms(conditions, frequencies);
  const settle = (place: PlaceCondition): PlaceCondition & { rows: number } => {
    const rows = rowsInside(place, frequencies);
    const isSelective =
      rows <= PLACE_ROWS_PER_TERM_ROW * rarestTerm && rows <= LARGEST_HELPFUL_SHARE * frequencies.adverts;
    return { ...place, rows, isSelective, isDecisive: isSelective && DECISIVE * rows <= withAttributes };
  };
  const places = conditions.places.map(settle);
  const near = search.point ? settle(circleCondition(search.point, NEAR_IN_KM * 1000)) : null;
  const inPlaces = Math.min(frequencies.adverts, ...places.map((place) => place.rows));
  return {
    ...conditions,
    places,
    near,
    rarest: Math.min(rarestTerm, inPlaces),
    rarestInTitle: Math.min(rarestTerm, rarestInTitle, inPlaces),
    withAttributes,
    inCategory: frequencies.attrs.get(conditions.category ?? 0)?.get(0) ?? 0,
    isUpToDate: frequencies.isUpToDate,
  };
}

function withLengths(conditions: Conditions, { isUpToDate }: Frequencies): Conditions {
  if (!conditions.lengths || !isUpToDate) return { ...conditions, lengths: null };
  const [one, ...more] = conditions.lengths;
  if (one !== undefined && more.length === 0) return { ...conditions, all: [...conditions.all, one] };
  return { ...conditions, any: [...conditions.any, conditions.lengths] };
}

type RowsOfTerms = { rarestTerm: number; rarestInTitle: number; withAttributes: number };

function rowsOfTerms(conditions: Conditions, { adverts, attrs, lexemes }: Frequencies): RowsOfTerms {
  if (adverts < EXACT_UP_TO) return { rarestTerm: adverts, rarestInTitle: adverts, withAttributes: adverts };
  if (conditions.hasSeller) return { rarestTerm: 0, rarestInTitle: 0, withAttributes: adverts };
  const counts = attrs.get(conditions.category ?? 0) ?? new Map<number, number>();
  const inCategory = counts.get(0) ?? 0;
  const withAny = (codes: readonly number[]) =>
    Math.min(
      inCategory,
      codes.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0),
    );
  const withWord = (group: readonly string[], prefix: string) =>
    Math.round(adverts * group.reduce((sum, lexeme) => sum + (lexemes.get(prefix + lexeme) ?? 0), 0));
  const groups = conditions.lexemes.filter((group) => group.length > 0);
  const ofAttributes = [...conditions.all.map((code) => withAny([code])), ...conditions.any.map(withAny)];
  const rarestOf = (prefix: string) =>
    Math.min(inCategory, ...ofAttributes, ...groups.map((group) => withWord(group, prefix)));
  // Within a category, attributes are about independent of each other.
  const share = ofAttributes.reduce((product, rows) => product * (rows / Math.max(1, inCategory)), 1);
  return { rarestTerm: rarestOf(''), rarestInTitle: rarestOf('t.'), withAttributes: inCategory * share };
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
