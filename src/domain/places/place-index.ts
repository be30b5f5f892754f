import type { Coordinates } from './distance.ts';
import { foldPlaceName, placeNameBeginnings, shortPlaceName } from './place-name.ts';
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
  federalStateOf: (postalCode: string) => number | null;
  listImportantPlaces: (limit: number) => SuggestedPlace[];
  size: number;
};

/** What tells equal names apart, on the scale of the weights (5 hamlet – 100 metropolis). */
const AUSTRIAN_BONUS = 40;
const WHOLE_NAME_BONUS = 30;
const FIRST_WORD_BONUS = 15;

type Beginning = { text: string; row: PlaceRow; bonus: number };

const merit = (row: PlaceRow): number => row.weight + (row.countryCode === 'AT' ? AUSTRIAN_BONUS : 0);
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Orders the places of one postcode: imported ones are exact, the heaviest name stands for the postcode. */
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
    const short = shortPlaceName(row.foldedName);
    if (short !== null) offer(short, row, merit(row));
  }
  return new Map([...best].map(([name, { row }]) => [name, row]));
}

function sortedBeginnings(rows: readonly PlaceRow[]): Beginning[] {
  return rows
    .flatMap((row) =>
      placeNameBeginnings(row.foldedName).map((text, index) => ({
        text,
        row,
        bonus: index === 0 || text.startsWith('sankt ') ? FIRST_WORD_BONUS : 0,
      })),
    )
    .sort((a, b) => compareText(a.text, b.text));
}

function firstAtOrAfter<T>(sorted: readonly T[], text: string, keyOf: (item: T) => string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle];
    if (item !== undefined && keyOf(item) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* startingWith<T>(sorted: readonly T[], prefix: string, keyOf: (item: T) => string): Generator<T> {
  for (let at = firstAtOrAfter(sorted, prefix, keyOf); at < sorted.length; at += 1) {
    const item = sorted[at];
    if (item === undefined || !keyOf(item).startsWith(prefix)) return;
    yield item;
  }
}

type Scored = { row: PlaceRow; score: number };

/** The best places of a list, each name once per region of postcodes ("Wien" has 23 of them). */
function bestOf(scored: Iterable<Scored>, limit: number): SuggestedPlace[] {
  const byName = new Map<string, Scored>();
  for (const entry of scored) {
    const key = `${entry.row.countryCode}${entry.row.postalCode[0]}${entry.row.foldedName}`;
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

/** Returns the index of all places in memory: postcodes, names and autocomplete, each by binary search or hash. */
export function createPlaceIndex(rows: readonly PlaceRow[]): PlaceIndex {
  const countries = mainPlaces(rows);
  const codesOf = new Map([...countries].map(([country, places]) => [country, [...places.keys()].sort()]));
  const byName = placesByName(rows);
  const beginnings = sortedBeginnings(rows);
  const byCode = [...countries.values()]
    .flatMap((places) => [...places.values()])
    .sort((a, b) => compareText(a.postalCode, b.postalCode));

  const findPlace: PlaceIndex['findPlace'] = ({ countryCode, postalCode }) => {
    const code = normalisePostalCode(countryCode, postalCode);
    const resolved = code === null ? null : resolvePostalCode(codesOf.get(countryCode) ?? [], code);
    const row = resolved && countries.get(countryCode)?.get(resolved.postalCode);
    if (code === null || !resolved || !row) return null;
    const { name, federalStateId, latitude, longitude } = row;
    return { countryCode, postalCode: code, name, federalStateId, latitude, longitude, precision: resolved.precision };
  };

  function* scoredByName(folded: string): Generator<Scored> {
    for (const { text, row, bonus } of startingWith(beginnings, folded, (beginning) => beginning.text)) {
      yield { row, score: merit(row) + bonus + (text === folded ? WHOLE_NAME_BONUS : 0) };
    }
  }

  function* scoredByCode(digits: string, name: string): Generator<Scored> {
    for (const row of startingWith(byCode, digits, (place) => place.postalCode)) {
      if (row.foldedName.startsWith(name)) yield { row, score: merit(row) };
    }
  }

  return {
    findPlace,
    suggestPlaces: (prefix, limit) => {
      const folded = foldPlaceName(prefix);
      if (folded === '') return [];
      const [, digits, name = ''] = /^(?:[a-z]{1,2} )?(\d+)(?: (.*))?$/.exec(folded) ?? [];
      return bestOf(digits === undefined ? scoredByName(folded) : scoredByCode(digits, name), limit);
    },
    findPlaceByName: (text) => {
      const row = byName.get(foldPlaceName(text));
      return row ? publicPlace(row) : null;
    },
    federalStateOf: (postalCode) => findPlace({ countryCode: 'AT', postalCode })?.federalStateId ?? null,
    listImportantPlaces: (limit) =>
      bestOf(
        rows.map((row) => ({ row, score: row.weight })),
        limit,
      ),
    size: rows.length,
  };
}
