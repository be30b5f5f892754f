import { createHash } from 'node:crypto';
import { builtinPlaces } from '#domain/places/gazetteer/gazetteer.ts';
import { type PlaceIndex, createPlaceIndex } from '#domain/places/place-index.ts';
import { foldPlaceName } from '#domain/places/place-name.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { findSetting, saveSetting } from '#server/platform/database/settings.repository.ts';
import {
  type LayerHead,
  findLastImport,
  findLayerGeojson,
  findLayerHead,
  listAttributions,
  listLayers,
  listPlaces,
  upsertBuiltinPlaces,
} from './places.repository.ts';

const REFRESH_IN_MS = 30_000;

/** Which built-in places the database has: comparing each of them takes a tenth of a second of every start. */
export const BUILTIN_PLACES_SETTING = 'builtin_places';

/** Brings the built-in places of this release into the database; imported rows win over them. Safe at every start. */
export async function loadBuiltinPlaces(db: Db): Promise<void> {
  const rows = builtinPlaces().map((place) => ({ ...place, foldedName: foldPlaceName(place.name) }));
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  await inTransaction(db, async (tx) => {
    if ((await findSetting(tx, BUILTIN_PLACES_SETTING)) === digest) return;
    await upsertBuiltinPlaces(tx, rows);
    await saveSetting(tx, BUILTIN_PLACES_SETTING, digest);
  });
}

/** All places, answered from memory; map layers are read on demand. */
export type Places = Omit<PlaceIndex, 'size'> & {
  /** Number of the import the answers rest on: part of an ETag. */
  version: () => number;
  /** Reads everything again if an import has finished since; true if so. */
  refreshIfChanged: () => Promise<boolean>;
  listLayers: () => Promise<LayerHead[]>;
  findLayerHead: (name: string) => Promise<LayerHead | null>;
  findLayerGeojson: (name: string) => Promise<string | null>;
  listAttributions: () => Promise<string[]>;
};

/** Reads all places into memory. */
export async function createPlaces(db: Db): Promise<Places> {
  let version = await findLastImport(db);
  let index = createPlaceIndex(await listPlaces(db));

  const refreshIfChanged = async (): Promise<boolean> => {
    const last = await findLastImport(db);
    if (last === version) return false;
    index = createPlaceIndex(await listPlaces(db));
    version = last;
    return true;
  };

  return {
    findPlace: (wanted) => index.findPlace(wanted),
    suggestPlaces: (prefix, limit) => index.suggestPlaces(prefix, limit),
    findPlaceByName: (text) => index.findPlaceByName(text),
    findMisspelledPlace: (text, leastWeight) => index.findMisspelledPlace(text, leastWeight),
    federalStateOf: (postalCode) => index.federalStateOf(postalCode),
    nearestPlace: (point) => index.nearestPlace(point),
    listImportantPlaces: (limit) => index.listImportantPlaces(limit),
    version: () => version,
    refreshIfChanged,
    listLayers: () => listLayers(db),
    findLayerHead: (name) => findLayerHead(db, name),
    findLayerGeojson: (name) => findLayerGeojson(db, name),
    listAttributions: () => listAttributions(db),
  };
}

export const placesTasks = (places: Pick<Places, 'refreshIfChanged'>): BackgroundTask[] => [
  { name: 'read places again', everyInMs: REFRESH_IN_MS, run: () => places.refreshIfChanged(), inEachProcess: true },
];
