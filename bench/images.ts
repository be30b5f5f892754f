import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { IMAGE_WIDTHS, RASTER_FORMATS } from '#domain/pictures/picture-url.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { openImages } from '#server/pictures/images.service.ts';
import { storeUploadedImage } from '#server/pictures/uploads.service.ts';
import { openLocalFileStore } from '#server/platform/files/files.ts';
import { createLogger } from '#server/platform/logger.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createClient, jsonOf } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import { median, percentile } from './percentiles.ts';
import type { Table } from './report.ts';
import { tokensOfSellers } from './sellers.ts';

/** Sizes that come in: shrunk by the page, twelve megapixels of a phone, forty-eight of a large one. */
const SIZES = [
  [2048, 1536],
  [4032, 3024],
  [8064, 6048],
] as const;
const MASTER_EDGE = 2560;
const REPEATS = 5;
const NEIGHBOUR_SECONDS = 8;
const NEIGHBOUR_IN_MS = 1_000;

const Created = z.object({ id: z.string() });

/** Waves and noise, so that neither decoder nor encoder has an easy time; the same bytes in every run. */
async function photoOf(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const x = Math.floor(index / 3) % width;
    pixels[index] = 110 + 60 * Math.sin(x / 37) + 40 * Math.sin(index / width / 90) + (state >>> 28);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** The image pipeline compared with bare sharp on the same files, and its effect on other requests. */
export async function measureImages(marketplace: Marketplace): Promise<Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'stammplatz-bench-images-'));
  try {
    return [await measurePipeline(folder), await measureNeighbour(marketplace)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measurePipeline(folder: string): Promise<Table> {
  const files = await openLocalFileStore(join(folder, 'files'));
  const logger = createLogger('silent');
  const images = await openImages({ dataDir: folder, files, logger });
  const rows: Table['rows'] = [];
  for (const [width, height] of SIZES) {
    const bytes = await photoOf(width, height);
    const megapixels = (width * height) / 1e6;
    const own: number[] = [];
    const bare: number[] = [];
    for (let repeat = 0; repeat <= REPEATS; repeat += 1) {
      own.push(await timed(() => storeUploadedImage({ files, logger }, { bytes })));
      bare.push(await timed(() => bareMaster(bytes)));
    }
    const [ownMs, bareMs] = [median(own.slice(1)), median(bare.slice(1))];
    rows.push({
      label: `upload of ${megapixels.toFixed(1)} MP (${(bytes.length / 1e6).toFixed(1)} MB)`,
      cells: [ownMs, (megapixels * 1000) / ownMs, (megapixels * 1000) / bareMs, ownMs / bareMs],
    });
  }
  const [width, height] = SIZES[1];
  const { storedFileId } = await storeUploadedImage({ files, logger }, { bytes: await photoOf(width, height) });
  const master = await bareMaster(await photoOf(width, height));
  const variants = IMAGE_WIDTHS.flatMap((edge) => RASTER_FORMATS.map((format) => ({ width: edge, format })));
  const own = await timed(async () => {
    for (const variant of variants) await images.uploadedVariant(storedFileId, variant);
  });
  const bare = await timed(async () => {
    for (const { width: edge, format } of variants) await bareVariant(master, edge, format);
  });
  const megapixels = variants.reduce((sum, variant) => sum + (variant.width ** 2 * 3) / 4 / 1e6, 0);
  rows.push({
    label: `its ${variants.length} variants (${megapixels.toFixed(1)} MP in all)`,
    cells: [own, (megapixels * 1000) / own, (megapixels * 1000) / bare, own / bare],
  });
  return {
    key: 'images',
    title: 'Image pipeline next to bare sharp on the same files',
    columns: ['ms', 'MP/s', 'bare MP/s', 'ratio'],
    rows,
    compare: 'ratio',
    notes: [
      'upload: checks, turning, shrinking to 2,560 px, master, tiny preview, hash and flushed file; bare sharp: decoding, shrinking and encoding of the master only.',
      'variants: AVIF, WebP and JPEG in four widths as they are served; bare sharp with the same settings. One thread on both sides.',
    ],
  };
}

function bareMaster(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes)
    .autoOrient()
    .resize({ width: MASTER_EDGE, height: MASTER_EDGE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function bareVariant(master: Buffer, width: number, format: (typeof RASTER_FORMATS)[number]): Promise<Buffer> {
  const picture = sharp(master).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return picture.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 70, effort: 4 }).toBuffer();
  return picture.jpeg({ quality: 74, mozjpeg: true }).toBuffer();
}

/** A reader requests one advert again and again, alone and while others upload without a pause. */
async function measureNeighbour(marketplace: Marketplace): Promise<Table> {
  const { app } = marketplace;
  const [token = ''] = await tokensOfSellers(marketplace, 1);
  const authorization = `Bearer ${token}`;
  const client = createClient(app.address, 1);
  const created = await client.send({
    method: 'POST',
    path: '/api/v1/adverts',
    headers: { authorization },
    body: COMPLETE_EDITS.LOGS,
  });
  const { id } = z.parse(Created, jsonOf(created));
  const read = async (): Promise<number[]> => {
    const times: number[] = [];
    const until = performance.now() + NEIGHBOUR_SECONDS * 1_000;
    while (performance.now() < until) {
      const reply = await client.send({ method: 'GET', path: `/api/v1/adverts/${id}`, headers: { authorization } });
      times.push(reply.ms);
    }
    return times;
  };
  const photo = await photoOf(4032, 3024);
  const alone = await read();
  let isOver = false;
  let uploads = 0;
  const uploading = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      const draft = await makeDraft(app.address, authorization);
      for (let count = 0; count < 10 && !isOver; count += 1) {
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(photo)]), 'foto.jpg');
        const reply = await fetch(`${app.address}/api/v1/adverts/${draft}/images`, {
          method: 'POST',
          headers: { authorization },
          body: form,
        });
        await reply.arrayBuffer();
        if (reply.status === 201) uploads += 1;
      }
    }
  });
  const beside = await read();
  isOver = true;
  await Promise.all(uploading);
  client.close();
  const cells = (times: number[]) => [times.length, median(times), percentile(times, 0.95), Math.max(...times)];
  return {
    key: 'images neighbour',
    title: 'GET of an advert, ms, alone and beside three uploaders of 12 MP',
    columns: ['reads', 'p50', 'p95', 'longest'],
    rows: [
      { label: 'alone', cells: cells(alone) },
      {
        label: 'beside uploads',
        cells: cells(beside),
        budget: { column: 'longest', atMost: NEIGHBOUR_IN_MS },
      },
    ],
    compare: 'p95',
    notes: [
      `${uploads} uploads in ${NEIGHBOUR_SECONDS} s, on ${availableParallelism()} processors that reader, uploaders, server and database share.`,
    ],
  };
}

async function makeDraft(address: string, authorization: string): Promise<string> {
  const reply = await fetch(`${address}/api/v1/adverts`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(COMPLETE_EDITS.LOGS),
  });
  return z.parse(Created, await reply.json()).id;
}
