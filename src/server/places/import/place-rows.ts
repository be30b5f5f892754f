import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import type { PlaceRow } from '#domain/places/place-index.ts';
import { foldPlaceName } from '#domain/places/place-name.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';

export type ImportedPlace = Omit<PlaceRow, 'isImported'>;

/** A municipality has no postcode of its own: it uses the one of its main place. */
export type ImportedMunicipality = Omit<ImportedPlace, 'postalCode'>;

export type ReadRow<Row> = { ok: true; row: Row } | { ok: false; reason: string };

/** Weight of a row by its type: a postcode's own name outranks a municipality that shares it. */
const WEIGHT = { locality: 5, place: 10, municipality: 25, postcode: 26 } as const;

const federalStateIdByName = new Map(FEDERAL_STATES.map(({ name, id }) => [foldPlaceName(name), id]));

const fail = (reason: string): { ok: false; reason: string } => ({ ok: false, reason });

/**
 * Returns the fields of a semicolon line; a field in quotes may hold semicolons and doubled quotes. Null: a quote is not
 * closed, or more stands behind it.
 */
export function splitSemicolons(line: string): string[] | null {
  if (!line.includes('"')) return line.split(';').map((field) => field.trim());
  const fields = [...line.matchAll(/(?:^|;) *(?:"((?:[^"]|"")*)" *(?=;|$)|([^;]*))/g)];
  if (fields.some(([, , plain]) => plain?.startsWith('"'))) return null;
  return fields.map(([, quoted, plain = '']) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
}

type Located = { name: string; latitude: number; longitude: number };

function located(name: string, lat: string, lon: string): ReadRow<Located> {
  if (name === '') return fail('der Name fehlt');
  if (name.includes('\uFFFD')) return fail('kein UTF-8');
  if (name.length > 200) return fail('der Name hat mehr als 200 Zeichen');
  const [latitude, longitude] = [coordinate(lat), coordinate(lon)];
  if (latitude === null || longitude === null) return fail(`keine Koordinaten: „${lat}“, „${lon}“`);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return fail(`Koordinaten außerhalb der Grenzen: ${lat}, ${lon}`);
  if (latitude === 0 && longitude === 0) return fail('Koordinaten 0, 0');
  return { ok: true, row: { name, latitude, longitude } };
}

function coordinate(text: string): number | null {
  return /^-?\d{1,3}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** The federal state that a digit 1–9 names: number of a state, or first digit of a municipality code (GKZ). */
function federalStateIdOf(countryCode: string, ...texts: (string | undefined)[]): number | null {
  const digit = texts.find((text) => text !== undefined && /^[1-9](?:\d{4})?$/.test(text))?.[0];
  return countryCode === 'AT' && digit !== undefined ? Number(digit) : null;
}

/** Returns the reader of a CSV's lines, by its header (`plz;ort;lat;lon`, with `land`, `gkz`, `region` where there). */
export function postcodeReader(header: string): (line: string) => ReadRow<ImportedPlace> {
  const fieldsOf = columnReader(header);
  const isPostcodeTable = fieldsOf.columns.includes('land');
  return (line) => {
    const found = fieldsOf.read(line);
    if (!found.ok) return found;
    const { row: fields } = found;
    const { land = '', plz = '', ort = '', lat = '', lon = '' } = fields;
    const countryCode = /^[A-Z]{2}$/.test(land) ? land : 'AT';
    const postalCode = normalisePostalCode(countryCode, plz);
    if (postalCode === null) return fail(`keine Postleitzahl von ${countryCode}: „${plz}“`);
    const place = located(ort, lat, lon);
    if (!place.ok) return place;
    const weight = countryCode !== 'AT' ? WEIGHT.place : isPostcodeTable ? WEIGHT.postcode : WEIGHT.locality;
    const federalStateId = federalStateIdOf(countryCode, land, fields['gkz']);
    return {
      ok: true,
      row: {
        ...place.row,
        countryCode,
        postalCode,
        foldedName: foldPlaceName(ort),
        federalStateId,
        region: fields['region'] || null,
        weight,
      },
    };
  };
}

/** Returns the reader of a CSV of municipalities (`gkz;name;lat;lon`). */
export function municipalityReader(header: string): (line: string) => ReadRow<ImportedMunicipality> {
  const fieldsOf = columnReader(header);
  return (line) => {
    const found = fieldsOf.read(line);
    if (!found.ok) return found;
    const { row: fields } = found;
    const { gkz = '', name = '', lat = '', lon = '', land } = fields;
    const federalStateId = federalStateIdOf('AT', gkz, land);
    if (federalStateId === null) return fail(`keine Gemeindekennzahl: „${gkz}“`);
    const place = located(name, lat, lon);
    if (!place.ok) return place;
    const foldedName = foldPlaceName(name);
    return {
      ok: true,
      row: { ...place.row, countryCode: 'AT', foldedName, federalStateId, region: null, weight: WEIGHT.municipality },
    };
  };
}

/** Reads a line of a GeoNames postcode file. Source of the columns: download.geonames.org/export/zip/readme.txt. */
export function readGeonamesLine(line: string): ReadRow<ImportedPlace> {
  const fields = line.split('\t').map((field) => field.trim());
  if (fields.length < 11) return fail('Spalten fehlen');
  const [countryCode = '', code = '', name = '', region = ''] = fields;
  if (!/^[A-Z]{2}$/.test(countryCode)) return fail(`kein Ländercode: „${countryCode}“`);
  const postalCode = normalisePostalCode(countryCode, code);
  if (postalCode === null) return fail(`keine Postleitzahl von ${countryCode}: „${code}“`);
  const place = located(name, fields[9] ?? '', fields[10] ?? '');
  if (!place.ok) return place;
  const federalStateId = countryCode === 'AT' ? (federalStateIdByName.get(foldPlaceName(region)) ?? null) : null;
  return {
    ok: true,
    row: {
      ...place.row,
      countryCode,
      postalCode,
      foldedName: foldPlaceName(name),
      federalStateId,
      region: federalStateId === null && region !== '' ? region : null,
      weight: WEIGHT.place,
    },
  };
}

function columnReader(header: string) {
  const columns = (splitSemicolons(header.replace(/^\uFEFF/, '')) ?? []).map((column) => column.toLowerCase());
  return {
    columns,
    read: (line: string): ReadRow<Readonly<Record<string, string | undefined>>> => {
      const fields = splitSemicolons(line);
      if (fields === null) return fail('Anführungszeichen nicht geschlossen');
      if (fields.length < columns.length) return fail('Spalten fehlen');
      return { ok: true, row: Object.fromEntries(columns.map((column, index) => [column, fields[index]])) };
    },
  };
}
