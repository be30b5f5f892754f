import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import type { Coordinates } from '#domain/places/distance.ts';
import { foldPlaceName } from '#domain/places/place-name.ts';
import { normalisePostalCode, resolvePostalCode } from '#domain/places/postal-code.ts';
import type { FindPlace, FoundPlace } from '#domain/search/reading/reading-types.ts';
import type { Db } from '#server/platform/database.ts';

export type KnownPlace = FoundPlace & { coordinates: Coordinates; isExact: boolean };

/** Places as the search needs them: by name inside a search line, by postcode for distances. */
export type SearchPlaces = {
  findPlace: FindPlace;
  /** The place of a postcode, or the nearest known one in number; null where even its region is unknown. */
  resolve: (postalCode: string, countryCode: string) => KnownPlace | null;
  complete: (beginning: string, limit: number) => FoundPlace[];
};

type Row = ReturnType<typeof builtinPlaces>[number];
let builtin: SearchPlaces | null = null;

export async function placesFor(_db: Db): Promise<SearchPlaces> {
  builtin ??= indexPlaces(builtinPlaces());
  return builtin;
}

function indexPlaces(rows: readonly Row[]): SearchPlaces {
  const byCode = new Map<string, Row>();
  const codesByCountry = new Map<string, string[]>();
  const byName = new Map<string, Row>();
  for (const row of rows) {
    byCode.set(`${row.countryCode} ${row.postalCode}`, row);
    codesByCountry.set(row.countryCode, [...(codesByCountry.get(row.countryCode) ?? []), row.postalCode]);
    const key = `${row.countryCode} ${foldPlaceName(row.name)}`;
    if ((byName.get(key)?.weight ?? -1) < row.weight) byName.set(key, row);
  }
  for (const codes of codesByCountry.values()) codes.sort();
  const found = ({ name, postalCode, countryCode }: Row): FoundPlace => ({ name, postalCode, countryCode });
  const resolve: SearchPlaces['resolve'] = (text, countryCode) => {
    const code = normalisePostalCode(countryCode, text);
    const resolved = code === null ? null : resolvePostalCode(codesByCountry.get(countryCode) ?? [], code);
    const row = resolved && byCode.get(`${countryCode} ${resolved.postalCode}`);
    if (!row) return null;
    return { ...found(row), coordinates: { latitude: row.latitude, longitude: row.longitude }, isExact: resolved.precision === 'exact' };
  };
  return {
    resolve,
    findPlace: (text, countryCode) => {
      const row = byCode.get(`${countryCode} ${text.trim()}`) ?? byName.get(`${countryCode} ${foldPlaceName(text)}`);
      return row ? found(row) : null;
    },
    complete: (beginning, limit) => {
      const folded = foldPlaceName(beginning);
      if (folded.length < 2) return [];
      return rows
        .filter((row) => row.countryCode === 'AT' && foldPlaceName(row.name).startsWith(folded))
        .toSorted((one, other) => other.weight - one.weight)
        .slice(0, limit)
        .map(found);
    },
  };
}
