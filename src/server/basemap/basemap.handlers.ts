import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Basemap } from './basemap.service.ts';

const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

type Drawn = Basemap & { piles: string };
type Packed = { identity: Buffer; gzip: Buffer; br: Buffer };

const FILES = [
  { url: '/karte/grundkarte.json', part: 'geojson', type: 'application/geo+json' },
  { url: '/karte/grundkarte.svg', part: 'svg', type: 'image/svg+xml' },
  { url: '/karte/polter.svg', part: 'piles', type: 'image/svg+xml' },
] as const satisfies readonly { url: string; part: keyof Drawn; type: string }[];

/** Files of the built-in map: its shapes as GeoJSON and as SVG, and the piles that mark adverts. Drawn at the first call. */
export function registerBasemapFiles(app: FastifyInstance): void {
  let files: Promise<Record<keyof Drawn, Packed>> | null = null;
  const readFiles = (): Promise<Record<keyof Drawn, Packed>> =>
    (files ??= packAll().catch((error: unknown) => {
      files = null;
      throw error;
    }));

  for (const { url, part, type } of FILES) {
    app.get(url, async (request, reply) => {
      const body = (await readFiles())[part];
      reply.type(type).header('cache-control', DAY).header('vary', 'accept-encoding');
      const accepted = String(request.headers['accept-encoding'] ?? '');
      if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(body.br);
      if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(body.gzip);
      return reply.send(body.identity);
    });
  }
}

async function packAll(): Promise<Record<keyof Drawn, Packed>> {
  const { geojson, svg, piles } = await drawInThread();
  return { geojson: await packed(geojson), svg: await packed(svg), piles: await packed(piles) };
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

async function packed(text: string): Promise<Packed> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return { identity, gzip: zipped, br };
}
