import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { type PackedText, packedText, sendPacked } from '#server/platform/http/packed-text.ts';
import type { Basemap } from './basemap.service.ts';

const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

type Drawn = Basemap & { piles: string; tile: string };

const FILES = [
  { url: '/karte/grundkarte.json', part: 'geojson', type: 'application/geo+json' },
  { url: '/karte/grundkarte.svg', part: 'svg', type: 'image/svg+xml' },
  { url: '/karte/polter.svg', part: 'piles', type: 'image/svg+xml' },
  { url: '/karte/kachel.svg', part: 'tile', type: 'image/svg+xml' },
] as const satisfies readonly { url: string; part: keyof Drawn; type: string }[];

/** Files of the built-in map: its shapes as GeoJSON and as SVG, the piles that mark adverts, and a tile. Drawn at the first call. */
export function registerBasemapFiles(app: FastifyInstance): void {
  let files: Promise<Record<keyof Drawn, PackedText>> | null = null;
  const readFiles = (): Promise<Record<keyof Drawn, PackedText>> =>
    (files ??= packAll().catch((error: unknown) => {
      files = null;
      throw error;
    }));

  for (const { url, part, type } of FILES) {
    app.get(url, async (request, reply) => {
      const file = (await readFiles())[part];
      return sendPacked(request, reply.type(type).header('cache-control', DAY), file);
    });
  }
}

async function packAll(): Promise<Record<keyof Drawn, PackedText>> {
  const { geojson, svg, piles, tile } = await drawInThread();
  return { geojson: packedText(geojson), svg: packedText(svg), piles: packedText(piles), tile: packedText(tile) };
}

/** Reading the atlas blocks for a moment; other requests must not wait for it. */
function drawInThread(): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./basemap.worker.ts', import.meta.url));
    worker.once('message', (drawn: Drawn) => resolve(drawn));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The basemap was not drawn (exit ${code}).`)));
  });
}
