import { lazy } from '#domain/lazy.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { type PlaceIndex, createPlaceIndex } from '#domain/places/place-index.ts';
import { foldPlaceName } from '#domain/places/place-name.ts';
import type { FindPlace, FoundPlace } from '#domain/search/reading/reading-types.ts';
import { type Db, memoryOf } from '#server/platform/database/database.ts';
import { slot } from '#server/platform/memory.ts';

export type KnownPlace = FoundPlace & { coordinates: Coordinates; isExact: boolean };

/** Places as the search needs them: by name inside a search line, by postcode for distances. */
export type SearchPlaces = {
  findPlace: FindPlace;
  /** The place of a postcode, or the nearest known one in number; null where even its region is unknown. */
  resolve: (postalCode: string, countryCode: string) => KnownPlace | null;
  complete: (beginning: string, limit: number) => FoundPlace[];
};

/** A misspelled word alone, or the end of a run, is only read as a place of more than a few thousand inhabitants (`weights.data.ts`). */
const LEAST_WEIGHT_OF_A_TOWN = 50;

type Index = Pick<PlaceIndex, 'findPlace' | 'findPlaceByName' | 'findMisspelledPlace' | 'suggestPlaces'>;

const chosen = slot<{ index?: Index }>(() => ({}));

/** Sets the places used for a database; by default the built-in gazetteer. */
export function usePlaces(db: Db, places: Index): void {
  memoryOf(db).of(chosen).index = places;
}

export function placesFor(db: Db): SearchPlaces {
  return adapted(memoryOf(db).of(chosen).index ?? builtinIndex());
}

const builtinIndex = lazy((): Index =>
  createPlaceIndex(
    builtinPlaces().map((place) => ({ ...place, foldedName: foldPlaceName(place.name), isImported: false })),
  ),
);

const found = ({ name, postalCode, countryCode }: FoundPlace): FoundPlace => ({ name, postalCode, countryCode });

function adapted(index: Index): SearchPlaces {
  return {
    findPlace: (text, countryCode, only) => {
      if (only === 'ANY' || only === 'TOWN') {
        const place = index.findMisspelledPlace(text, only === 'TOWN' ? LEAST_WEIGHT_OF_A_TOWN : 0);
        return place ? found(place) : null;
      }
      if (/\d/.test(text)) {
        const place = index.findPlace({ countryCode, postalCode: text });
        if (!place) return null;
        const isNearest = place.precision === 'region' ? ({ isNearest: true } as const) : {};
        return { ...found(place), postalCode: text.trim(), ...isNearest };
      }
      const place = index.findPlaceByName(text);
      const isMeant = only !== 'NAMED_TOWN' || (place !== null && place.weight >= LEAST_WEIGHT_OF_A_TOWN);
      return place && isMeant ? found(place) : null;
    },
    resolve: (postalCode, countryCode) => {
      const place = index.findPlace({ countryCode, postalCode });
      if (!place) return null;
      const { latitude, longitude } = place;
      return { ...found(place), coordinates: { latitude, longitude }, isExact: place.precision === 'exact' };
    },
    complete: (beginning, limit) => index.suggestPlaces(beginning, limit).map(found),
  };
}
