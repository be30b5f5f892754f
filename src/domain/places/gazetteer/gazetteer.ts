import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { BURGENLAND } from './eastern-austria/burgenland.data.ts';
import type { GazetteerRow } from './gazetteer-row.ts';
import { OBERKAERNTEN } from './southern-austria/kaernten-oberkaernten.data.ts';
import { KAERNTEN } from './southern-austria/kaernten.data.ts';
import { EASTERN_NEIGHBOURS } from './neighbours-east.data.ts';
import { NEIGHBOURS } from './neighbours.data.ts';
import { NIEDEROESTERREICH_MITTE } from './eastern-austria/niederoesterreich-mitte.data.ts';
import { NIEDEROESTERREICH_NORD } from './eastern-austria/niederoesterreich-nord.data.ts';
import { NIEDEROESTERREICH_SUED } from './eastern-austria/niederoesterreich-sued.data.ts';
import { NIEDEROESTERREICH_WALDVIERTEL } from './eastern-austria/niederoesterreich-waldviertel.data.ts';
import { NIEDEROESTERREICH_WEST } from './eastern-austria/niederoesterreich-west.data.ts';
import { NIEDEROESTERREICH } from './eastern-austria/niederoesterreich.data.ts';
import { OBEROESTERREICH_INNVIERTEL } from './western-austria/oberoesterreich-innviertel.data.ts';
import { OBEROESTERREICH_MITTE } from './western-austria/oberoesterreich-mitte.data.ts';
import { OBEROESTERREICH_WEST } from './western-austria/oberoesterreich-west.data.ts';
import { OBEROESTERREICH } from './western-austria/oberoesterreich.data.ts';
import { PINZGAU } from './western-austria/salzburg-pinzgau.data.ts';
import { SALZBURG } from './western-austria/salzburg.data.ts';
import { OBERSTEIERMARK } from './southern-austria/steiermark-ober.data.ts';
import { STEIERMARK_SUED_UND_WEST } from './southern-austria/steiermark-sued-und-west.data.ts';
import { STEIERMARK } from './southern-austria/steiermark.data.ts';
import { TIROL_WEST_UND_OST } from './western-austria/tirol-west-und-ost.data.ts';
import { TIROL } from './western-austria/tirol.data.ts';
import { VORARLBERG } from './western-austria/vorarlberg.data.ts';
import { WEIGHTS } from './weights.data.ts';
import { WIEN } from './eastern-austria/wien.data.ts';

/** A place that every installation knows, without any import. */
export type BuiltinPlace = {
  countryCode: string;
  postalCode: string;
  name: string;
  federalStateId: number | null;
  region: string | null;
  latitude: number;
  longitude: number;
  weight: number;
};

const BY_FEDERAL_STATE: Readonly<Record<string, readonly (readonly GazetteerRow[])[]>> = {
  Burgenland: [BURGENLAND],
  Kärnten: [KAERNTEN, OBERKAERNTEN],
  Niederösterreich: [
    NIEDEROESTERREICH,
    NIEDEROESTERREICH_SUED,
    NIEDEROESTERREICH_MITTE,
    NIEDEROESTERREICH_WEST,
    NIEDEROESTERREICH_WALDVIERTEL,
    NIEDEROESTERREICH_NORD,
  ],
  Oberösterreich: [OBEROESTERREICH, OBEROESTERREICH_MITTE, OBEROESTERREICH_WEST, OBEROESTERREICH_INNVIERTEL],
  Salzburg: [SALZBURG, PINZGAU],
  Steiermark: [STEIERMARK, STEIERMARK_SUED_UND_WEST, OBERSTEIERMARK],
  Tirol: [TIROL, TIROL_WEST_UND_OST],
  Vorarlberg: [VORARLBERG],
  Wien: [WIEN],
};

/** Weight of a gazetteer place that is not listed as a larger one. */
const DEFAULT_WEIGHT = 20;

const weightByKey = new Map(WEIGHTS.flatMap(([weight, , keys]) => keys.map((key) => [key, weight] as const)));

type Region = Pick<BuiltinPlace, 'countryCode' | 'federalStateId' | 'region'>;

function placesOf(region: Region, rows: readonly GazetteerRow[]): BuiltinPlace[] {
  return rows.map(([postalCode, name, latitude, longitude]) => ({
    ...region,
    postalCode,
    name,
    latitude,
    longitude,
    weight: weightByKey.get(`${region.countryCode} ${postalCode}`) ?? DEFAULT_WEIGHT,
  }));
}

/** Returns all built-in places: one per postcode, Austria first, coordinates in hundredths of a degree. */
export function builtinPlaces(): BuiltinPlace[] {
  const austrian = FEDERAL_STATES.flatMap(({ id, name }) =>
    (BY_FEDERAL_STATE[name] ?? []).flatMap((rows) =>
      placesOf({ countryCode: 'AT', federalStateId: id, region: null }, rows),
    ),
  );
  const neighbouring = [...NEIGHBOURS, ...EASTERN_NEIGHBOURS].flatMap(({ countryCode, region, rows }) =>
    placesOf({ countryCode, federalStateId: null, region }, rows),
  );
  return [...austrian, ...neighbouring];
}
