import type { FastifyReply, FastifyRequest } from 'fastify';
import { findNearestPlace, getPlace, suggestPlaces } from '#contract/places/places.ts';
import { placeShapes } from '#contract/places/places.schemas.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import type { SuggestedPlace } from '#domain/places/place-index.ts';
import { roadSigns } from '#domain/places/roads.data.ts';
import { knowsEtag } from '#server/platform/http/caching/known-etag.ts';
import { type PackedText, packedText, sendPacked } from '#server/platform/http/packed-text.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { layerUnknown, noPlaceNear, placeUnknown } from './places.problems.ts';
import type { Places } from './places.service.ts';

const PLACES_ON_THE_MAP = 2_000;
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** Calls about places and the files of the map: `/karte/ebenen.json`, `/karte/ebenen/{name}.json`, `/karte/orte.json`. */
export function registerPlacesHandlers(server: ApiServer, places: Places): void {
  server.handle(suggestPlaces, placeShapes.suggestPlaces, async ({ input, reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    return { items: places.suggestPlaces(input.q, input.limit).map(withoutWeight) };
  });

  server.handle(getPlace, placeShapes.getPlace, async ({ input, reply }) => {
    const place = places.findPlace(input);
    if (!place) throw placeUnknown();
    reply.header('cache-control', 'public, max-age=300');
    return place;
  });

  server.handle(findNearestPlace, placeShapes.findNearestPlace, async ({ input, reply }) => {
    const place = places.nearestPlace(input);
    if (!place) throw noPlaceNear();
    reply.header('cache-control', 'no-store');
    return { ...place, precision: 'exact' as const };
  });

  registerMapFiles(server, places);
}

function withoutWeight(place: SuggestedPlace): Omit<SuggestedPlace, 'weight'> {
  const { countryCode, postalCode, name, federalStateId, region, latitude, longitude } = place;
  return { countryCode, postalCode, name, federalStateId, region, latitude, longitude };
}

function registerMapFiles({ app }: ApiServer, places: Places): void {
  const read = createPackedFiles();

  app.get('/karte/orte.json', async (request, reply) => {
    const version = places.version();
    if (isKnown(request, reply, `orte-${version}`)) return reply.code(304).send();
    const file = await read('orte', String(version), async () =>
      pointsOf([...places.listImportantPlaces(PLACES_ON_THE_MAP), ...roadSigns()]),
    );
    if (!file) throw layerUnknown();
    return sendPacked(request, reply.type('application/geo+json'), file);
  });

  app.get('/karte/ebenen.json', async (_request, reply) => {
    const [layers, attributions] = await Promise.all([places.listLayers(), places.listAttributions()]);
    reply.header('cache-control', 'public, max-age=60');
    return {
      layers: layers.map(({ name, kind, attribution }) => ({
        name,
        kind,
        attribution,
        url: `/karte/ebenen/${name}.json`,
      })),
      attributions,
    };
  });

  app.get<{ Params: { name: string } }>('/karte/ebenen/:name.json', async (request, reply) => {
    const head = await places.findLayerHead(request.params.name);
    if (!head) throw layerUnknown();
    const version = String(head.updatedAt.getTime());
    if (isKnown(request, reply, `${head.name}-${version}`)) return reply.code(304).send();
    const file = await read(`ebene-${head.name}`, version, () => places.findLayerGeojson(head.name));
    if (!file) throw layerUnknown();
    return sendPacked(request, reply.type('application/geo+json'), file);
  });
}

type ReadPacked = (name: string, version: string, readText: () => Promise<string | null>) => Promise<PackedText | null>;

/** Caches the newest version of every file compressed; concurrent requests share the work. */
function createPackedFiles(): ReadPacked {
  const kept = new Map<string, { version: string; file: Promise<PackedText | null> }>();
  return async (name, version, readText) => {
    const known = kept.get(name);
    if (known?.version === version) return known.file;
    const file = readText().then((text) => (text === null ? null : packedText(text)));
    kept.set(name, { version, file });
    file.catch(() => kept.delete(name));
    return file;
  };
}

/** Names the version of the answer, and says whether the caller holds it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = `"${version}"`;
  reply.header('etag', tag).header('cache-control', HOUR);
  return knowsEtag(request, tag);
}

type NamedPoint = Coordinates & { name: string; weight: number; isRoad?: true };

function pointsOf(points: readonly NamedPoint[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: points.map(({ name, weight, isRoad, latitude, longitude }) => ({
      type: 'Feature',
      properties: { name, weight, isRoad },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  });
}
