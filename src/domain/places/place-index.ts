import { lazy } from '#domain/lazy.ts';
import type { Coordinates } from './geometry/distance.ts';
import { distanceInKm } from './geometry/distance.ts';
import { DISTRICT_CAPITALS, SHORT_NAMES } from './gazetteer/districts.data.ts';
import { NEIGHBOURING_REGION_CENTRES, REGION_CENTRES } from './gazetteer/regions.data.ts';
import { createNameSpelling } from './name-spelling.ts';
import { foldPlaceName, joinedPlaceName, otherPlaceNames, placeNameBeginnings } from './place-name.ts';
import { type PrefixEntry, createPrefixSearch } from './prefix-search.ts';
import { type PlacePrecision, normalisePostalCode, resolvePostalCode } from './postal-code.ts';

/** A place as the index takes it: one row per country, postcode and name. */
export type PlaceRow = Place & { foldedName: string; region: string | null; weight: number; isImported: boolean };

export type Place = Coordinates & {
  countryCode: string;
  postalCode: string;
  name: string;
  federalStateId: number | null;
};

/** A place found by its postcode; with `region` name and coordinates are those of the nearest known postcode. */
export type ResolvedPlace = Place & { precision: PlacePrecision };

export type SuggestedPlace = Place & { region: string | null; weight: number };

export type PlaceIndex = {
  findPlace: (wanted: { countryCode: string; postalCode: string }) => ResolvedPlace | null;
  suggestPlaces: (prefix: string, limit: number) => SuggestedPlace[];
  findPlaceByName: (text: string) => SuggestedPlace | null;
  /** The one Austrian place whose name differs from a text by one letter; null where there is none or several. */
  findMisspelledPlace: (text: string, leastWeight?: number) => SuggestedPlace | null;
  federalStateOf: (postalCode: string) => number | null;
  /** The place of the nearest postcode; null where none is within 50 km. */
  nearestPlace: (point: Coordinates) => Place | null;
  listImportantPlaces: (limit: number) => SuggestedPlace[];
  size: number;
};

/** Ranks equal names, on the scale of the weights (5 hamlet – 100 metropolis). */
const AUSTRIAN_BONUS = 40;
const WHOLE_NAME_BONUS = 30;
const FIRST_WORD_BONUS = 15;

const DISTRICT = /^(?:bezirk|bez) (.+)$/;
/** The suffix of a district is enough to know it by: "Linz-Land", "Graz-Umgebung". */
const SUFFIXED_DISTRICT = / (?:land|umgebung)$/;
/** "Haus im Ennstal", "Kirchdorf in Tirol": which of several namesakes. */
const IN_REGION = /^(.{3,}?) (?:im|in|in der) (.+)$/;
const WIDEST_REGION_IN_KM = 80;

/** Farther away a place says nothing about a point any more. */
const FARTHEST_IN_KM = 50;

const merit = (row: PlaceRow): number => row.weight + (row.countryCode === 'AT' ? AUSTRIAN_BONUS : 0);
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Orders the places of one postcode: imported ones are exact, the heaviest name represents the postcode. */
const isMainer = (one: PlaceRow, other: PlaceRow): boolean =>
  one.isImported !== other.isImported ? one.isImported : one.weight > other.weight;

function mainPlaces(rows: readonly PlaceRow[]): Map<string, Map<string, PlaceRow>> {
  const countries = new Map<string, Map<string, PlaceRow>>();
  for (const row of rows) {
    const country = countries.get(row.countryCode) ?? new Map<string, PlaceRow>();
    countries.set(row.countryCode, country);
    const known = country.get(row.postalCode);
    if (!known || isMainer(row, known)) country.set(row.postalCode, row);
  }
  return countries;
}

function placesByName(rows: readonly PlaceRow[]): Map<string, PlaceRow> {
  const best = new Map<string, { row: PlaceRow; score: number }>();
  const offer = (name: string, row: PlaceRow, score: number) => {
    const known = best.get(name);
    if (!known || score > known.score) best.set(name, { row, score });
  };
  for (const row of rows) {
    offer(row.foldedName, row, merit(row) + FIRST_WORD_BONUS);
    const { usual, familiar } = otherPlaceNames(row.foldedName);
    for (const name of usual) offer(name, row, merit(row));
    // Any place that bears the name itself comes first: Traunstein is not Bad Traunstein.
    for (const name of familiar) offer(name, row, row.weight - FIRST_WORD_BONUS);
  }
  return new Map([...best].map(([name, { row }]) => [name, row]));
}

const austrianNames = (byName: ReadonlyMap<string, PlaceRow>): [string, PlaceRow][] =>
  [...byName].filter(([, row]) => row.countryCode === 'AT');

const nameKey = (row: PlaceRow): string => `${row.countryCode}${row.postalCode[0]}${row.foldedName}`;

const nameEntries = (rows: readonly PlaceRow[]): PrefixEntry<PlaceRow>[] =>
  rows.flatMap((row) =>
    placeNameBeginnings(row.foldedName).map((text, index) => ({
      text,
      item: row,
      score: merit(row) + (index === 0 || text.startsWith('sankt ') ? FIRST_WORD_BONUS : 0),
    })),
  );

type Scored = { row: PlaceRow; score: number };

/** The best places of a list, each name once per region of postcodes ("Wien" has 23 of them). */
function bestOf(scored: Iterable<Scored>, limit: number): SuggestedPlace[] {
  const byName = new Map<string, Scored>();
  for (const entry of scored) {
    const key = nameKey(entry.row);
    const known = byName.get(key);
    if (!known || compareScored(entry, known) < 0) byName.set(key, entry);
  }
  return [...byName.values()]
    .sort(compareScored)
    .slice(0, limit)
    .map(({ row }) => publicPlace(row));
}

const compareScored = (a: Scored, b: Scored): number =>
  b.score - a.score || a.row.name.length - b.row.name.length || compareText(a.row.postalCode, b.row.postalCode);

function publicPlace(row: PlaceRow): SuggestedPlace {
  const { countryCode, postalCode, name, federalStateId, region, latitude, longitude, weight } = row;
  return { countryCode, postalCode, name, federalStateId, region, latitude, longitude, weight };
}

const placeOnly = ({ countryCode, postalCode, name, federalStateId, latitude, longitude }: PlaceRow): Place => ({
  countryCode,
  postalCode,
  name,
  federalStateId,
  latitude,
  longitude,
});

/** Returns the index of all places in memory: postcodes, names and autocomplete, each by binary search or hash. */
export function createPlaceIndex(rows: readonly PlaceRow[]): PlaceIndex {
  const countries = mainPlaces(rows);
  const codesOf = new Map([...countries].map(([country, places]) => [country, [...places.keys()].sort()]));
  const byName = placesByName(rows);
  const searchNames = createPrefixSearch(nameEntries(rows), nameKey);
  const mainRows = [...countries.values()].flatMap((places) => [...places.values()]);
  const searchCodes = createPrefixSearch(
    mainRows.map((row) => ({ text: row.postalCode, item: row, score: merit(row) })),
    nameKey,
  );

  const findPlace: PlaceIndex['findPlace'] = ({ countryCode, postalCode }) => {
    const code = normalisePostalCode(countryCode, postalCode);
    const resolved = code === null ? null : resolvePostalCode(codesOf.get(countryCode) ?? [], code);
    const row = resolved && countries.get(countryCode)?.get(resolved.postalCode);
    if (code === null || !resolved || !row) return null;
    const { name, federalStateId, latitude, longitude } = row;
    return { countryCode, postalCode: code, name, federalStateId, latitude, longitude, precision: resolved.precision };
  };

  const suggestByName = (folded: string, limit: number): Scored[] =>
    searchNames(folded, limit).map(({ text, item, score }) => ({
      row: item,
      score: score + (text === folded ? WHOLE_NAME_BONUS : 0),
    }));

  const suggestByCode = (digits: string, { name, limit }: { name: string; limit: number }): Scored[] =>
    searchCodes(digits, name === '' ? limit : Infinity)
      .filter(({ item }) => item.foldedName.startsWith(name))
      .map(({ item, score }) => ({ row: item, score }));

  const centreOf = (region: string): PlaceRow | undefined => {
    const [countryCode, postalCode] = NEIGHBOURING_REGION_CENTRES.get(region) ?? ['AT', REGION_CENTRES.get(region)];
    return countries.get(countryCode)?.get(postalCode ?? '');
  };

  const namesakeIn = (name: string, region: string): PlaceRow | undefined => {
    const centre = centreOf(region);
    if (!centre) return undefined;
    let nearest: PlaceRow | undefined;
    let nearestInKm = WIDEST_REGION_IN_KM;
    for (const row of rows) {
      if (row.foldedName !== name) continue;
      const away = distanceInKm(centre, row);
      if (away >= nearestInKm) continue;
      nearest = row;
      nearestInKm = away;
    }
    return nearest;
  };

  const rowNamed = (folded: string): PlaceRow | undefined => {
    const district = DISTRICT.exec(folded)?.[1] ?? (SUFFIXED_DISTRICT.test(folded) ? folded : undefined);
    const capital = district === undefined ? undefined : DISTRICT_CAPITALS.get(district);
    if (capital !== undefined) return countries.get('AT')?.get(capital);
    const named = byName.get(folded) ?? byName.get(joinedPlaceName(folded)) ?? centreOf(folded);
    if (named) return named;
    const short = SHORT_NAMES.get(folded);
    if (short !== undefined) return countries.get('AT')?.get(short);
    const [, name, region] = IN_REGION.exec(folded) ?? [];
    return name === undefined || region === undefined ? undefined : namesakeIn(name, region);
  };

  const spelling = lazy(() => createNameSpelling(austrianNames(byName)));

  return {
    findPlace,
    suggestPlaces: (prefix, limit) => {
      const folded = foldPlaceName(prefix);
      if (folded === '') return [];
      const [, digits, name = ''] = /^(?:[a-z]{1,2} )?(\d+)(?: (.*))?$/.exec(folded) ?? [];
      return bestOf(
        digits === undefined ? suggestByName(folded, limit) : suggestByCode(digits, { name, limit }),
        limit,
      );
    },
    findPlaceByName: (text) => {
      const row = rowNamed(foldPlaceName(text));
      return row ? publicPlace(row) : null;
    },
    findMisspelledPlace: (text, leastWeight = 0) => {
      const row = spelling()(foldPlaceName(text));
      return row && row.weight >= leastWeight ? publicPlace(row) : null;
    },
    federalStateOf: (postalCode) => findPlace({ countryCode: 'AT', postalCode })?.federalStateId ?? null,
    nearestPlace: (point) => {
      let nearest: PlaceRow | null = null;
      let nearestInKm = FARTHEST_IN_KM;
      for (const row of mainRows) {
        const away = distanceInKm(point, row);
        if (away >= nearestInKm) continue;
        nearest = row;
        nearestInKm = away;
      }
      return nearest && placeOnly(nearest);
    },
    listImportantPlaces: (limit) =>
      bestOf(
        rows.map((row) => ({ row, score: row.weight })),
        limit,
      ),
    size: rows.length,
  };
}
