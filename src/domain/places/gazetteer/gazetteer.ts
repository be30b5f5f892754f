import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { BURGENLAND } from './burgenland.data.ts';
import type { GazetteerRow } from './gazetteer-row.ts';
import { OBERKAERNTEN } from './kaernten-oberkaernten.data.ts';
import { KAERNTEN } from './kaernten.data.ts';
import { EASTERN_NEIGHBOURS } from './neighbours-east.data.ts';
import { NEIGHBOURS } from './neighbours.data.ts';
import { NIEDEROESTERREICH_MITTE } from './niederoesterreich-mitte.data.ts';
import { NIEDEROESTERREICH_NORD } from './niederoesterreich-nord.data.ts';
import { NIEDEROESTERREICH_SUED } from './niederoesterreich-sued.data.ts';
import { NIEDEROESTERREICH_WALDVIERTEL } from './niederoesterreich-waldviertel.data.ts';
import { NIEDEROESTERREICH_WEST } from './niederoesterreich-west.data.ts';
import { NIEDEROESTERREICH } from './niederoesterreich.data.ts';
import { OBEROESTERREICH_INNVIERTEL } from './oberoesterreich-innviertel.data.ts';
import { OBEROESTERREICH_MITTE } from './oberoesterreich-mitte.data.ts';
import { OBEROESTERREICH_WEST } from './oberoesterreich-west.data.ts';
import { OBEROESTERREICH } from './oberoesterreich.data.ts';
import { PINZGAU } from './salzburg-pinzgau.data.ts';
import { SALZBURG } from './salzburg.data.ts';
import { OBERSTEIERMARK } from './steiermark-ober.data.ts';
import { STEIERMARK_SUED_UND_WEST } from './steiermark-sued-und-west.data.ts';
import { STEIERMARK } from './steiermark.data.ts';
import { TIROL_WEST_UND_OST } from './tirol-west-und-ost.data.ts';
import { TIROL } from './tirol.data.ts';
import { VORARLBERG } from './vorarlberg.data.ts';
import { WEIGHTS } from './weights.data.ts';
import { WIEN } from './wien.data.ts';

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
