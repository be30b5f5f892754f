import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { PICTURE_KINDS } from '#domain/pictures/picture-kind.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { openLocalFileStore } from '#server/platform/files/files.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createMemoryRateLimiter, unlimited } from '#server/platform/http/rate-limit.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { registerImageRoutes } from './images.handlers.ts';
import type { Images } from './images.service.ts';
import { createLimiter } from '#server/platform/http/limiter.ts';
import { storeUploadedImage } from './uploads.service.ts';
import { openVariantCache } from './variant-cache.ts';

vi.setConfig({ testTimeout: 60_000 });

const logger = createLogger('silent');
let dataDir = '';
let files: FileStore;
let images: Images;
const app: FastifyInstance = Fastify();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'images-'));
  files = await openLocalFileStore(join(dataDir, 'images'));
  images = await registerImageRoutes(app, { dataDir, files, logger, limiter: unlimited });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('GET /bilder/z', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ] as const)('serves a drawing as %s in the asked width, to be kept for ever', async (format, type, decoded) => {
    const answer = await get(pictureUrl({ kind: 'stack', species: ['buche'], seed: 7 }, 320, format));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: decoded, width: 320, height: 240 });
    const again = await get(pictureUrl({ kind: 'stack', species: ['buche'], seed: 7 }, 320, format));
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it('shows addresses of older drawings for a day only, as they would show other drawings tomorrow', async () => {
    for (const version of ['', 'v000000/']) {
      const answer = await get(`/bilder/z/${version}stack/buche/7/320.webp`);
      expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    }
  });

  it('serves SVG packed and locked up', async () => {
    const url = pictureUrl({ kind: 'pellets', species: ['fichte'], seed: 3 }, 640, 'svg');
    const plain = await get(url);
    expect(plain.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(
      plain.body.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="640" height="480"'),
    ).toBe(true);
    const packed = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.body.length / 3);
  });

  it('answers 304 to a browser that has the picture', async () => {
    const url = pictureUrl({ kind: 'heap', species: ['esche'], seed: 1 }, 320, 'webp');
    const first = await get(url);
    const again = await get(url, { 'if-none-match': `"x", ${String(first.headers.etag)}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await get(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it.each([
    '/bilder/z/stack/buche/7/641.avif',
    '/bilder/z/stack/mahagoni/7/640.avif',
    '/bilder/z/nothing/buche/7/640.avif',
    '/bilder/z/stack/buche/7/640.gif',
    '/bilder/z/..%2f..%2fetc/passwd',
    '/bilder/z/',
    '/bilder/u/../../etc/passwd',
    '/bilder/u/01990000-0000-7000-8000-000000000000/640.avif',
    '/bilder/u/01990000-0000-7000-8000-000000000000/640.svg',
    '/bilder/u/x/640.avif',
  ])('has no picture at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('stays within the byte budget of a card for every kind of picture', async () => {
    const measured = [
      { kind: 'stack', measures: 'ar60l33w3' },
      { kind: 'heap', measures: 'as500l33w3' },
      { kind: 'logPile', measures: 'av219000l300d32e49' },
      { kind: 'boardPack', measures: 'av11400l200h20b48' },
      { kind: 'woodChips', measures: 'as990' },
    ] as const;
    const sizes = await Promise.all(
      [...PICTURE_KINDS.map((kind) => ({ kind })), ...measured].map(async (picture) => {
        const answer = await get(pictureUrl({ ...picture, species: ['buche'], seed: 11 }, 640, 'avif'));
        return { ...picture, kilobytes: answer.rawPayload.length / 1000 };
      }),
    );
    expect(sizes.filter(({ kilobytes }) => kilobytes > 30)).toEqual([]);
    expect(sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / sizes.length).toBeLessThan(18);
  });
});

describe('GET /bilder/u', () => {
  it('serves an upload in all formats, never larger than it is, until it is deleted', async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#806040' } })
      .png()
      .toBuffer();
    const { storedFileId } = await storeUploadedImage({ files, logger }, { bytes });
    for (const [width, shown] of [
      [320, 320],
      [1600, 900],
    ] as const) {
      for (const format of ['avif', 'webp', 'jpg'] as const) {
        const answer = await get(`/bilder/u/${storedFileId}/${width}.${format}`);
        expect(answer.statusCode).toBe(200);
        expect((await sharp(answer.rawPayload).metadata()).width).toBe(shown);
      }
    }
    expect(await readdir(join(dataDir, 'images', 'variants', storedFileId))).toHaveLength(6);
    await images.deleteUploaded(storedFileId);
    expect((await get(`/bilder/u/${storedFileId}/320.avif`)).statusCode).toBe(404);
  });
});

describe('a visitor who asks for ever new pictures', () => {
  const kept = pictureUrl({ kind: 'boardPack', species: ['laerche'], seed: 1 }, 320, 'webp');
  const fresh = (seed: number, format: 'webp' | 'svg') =>
    pictureUrl({ kind: 'boardPack', species: ['laerche'], seed }, 320, format);
  const open = async () => {
    const limited = Fastify();
    await registerImageRoutes(limited, { dataDir, files, logger, limiter: createMemoryRateLimiter(() => 0) });
    return async (url: string, remoteAddress = '192.0.2.1') => {
      const { statusCode, headers } = await limited.inject({ url, remoteAddress });
      return { statusCode, headers };
    };
  };

  it('is refused for a while; pictures that are there, and other visitors, are not concerned', async () => {
    const ask = await open();
    expect((await ask(kept, '192.0.2.9')).statusCode).toBe(200);
    const statuses: number[] = [];
    for (let seed = 1_000; seed < 1_125; seed += 1) statuses.push((await ask(fresh(seed, 'webp'))).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(new Set(statuses.slice(120))).toEqual(new Set([429]));
    const refused = await ask(fresh(2_000, 'webp'));
    expect(refused.headers['cache-control'] ?? '').not.toContain('immutable');
    expect((await ask(kept)).statusCode).toBe(200);
    expect((await ask(fresh(2_000, 'webp'), '192.0.2.2')).statusCode).toBe(200);
  });

  it('is refused drawings as well, which are made again each time', async () => {
    const ask = await open();
    for (let seed = 0; seed < 600; seed += 1) await ask(fresh(seed, 'svg'));
    expect((await ask(fresh(601, 'svg'))).statusCode).toBe(429);
    expect((await ask(fresh(601, 'svg'), '2001:db8::1')).statusCode).toBe(200);
  });

  it('takes no place among those that wait for theirs', async () => {
    const cache = await openVariantCache({ folder: join(dataDir, 'admitted'), logger, maximumWaiting: 1 });
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    const wait = () => held.then(() => Buffer.from('x'));
    const refuse = () => Promise.reject(new Error('too many'));
    const first = cache.get('a', wait);
    const flood = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => cache.get(`f${index}`, wait, refuse)),
    );
    expect(flood.every(({ status }) => status === 'rejected')).toBe(true);
    const other = cache.get('b', wait);
    finish();
    expect((await Promise.all([first, other])).map(String)).toEqual(['x', 'x']);
  });
});

describe('the cache of variants', () => {
  const open = (more = {}) => openVariantCache({ folder: join(dataDir, `cache-${Math.random()}`), logger, ...more });

  it('renders once for forty askers at the same time, and not again later', async () => {
    const cache = await open();
    let renders = 0;
    const render = async () => {
      renders += 1;
      return Buffer.from('picture');
    };
    const answers = await Promise.all(Array.from({ length: 40 }, () => cache.get('a/1.avif', render)));
    expect(new Set(answers.map(String))).toEqual(new Set(['picture']));
    await cache.get('a/1.avif', render);
    expect(renders).toBe(1);
  });

  it('tries again after a render that failed', async () => {
    const cache = await open();
    await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(String(await cache.get('a', async () => Buffer.from('fine')))).toBe('fine');
  });

  it('says that it is busy where a picture is given up because it takes too long', async () => {
    const cache = await openVariantCache({ folder: join(dataDir, 'too-slow'), logger });
    // A minute of work and more, on any machine.
    const noise = {
      width: 6_000,
      height: 6_000,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    } as const;
    const render = () => sharp({ create: noise }).timeout({ seconds: 1 }).avif({ effort: 9 }).toBuffer();
    await expect(cache.get('noise/1600.avif', render)).rejects.toMatchObject({ status: 503, code: 'image.busy' });
  });

  it('turns askers away instead of letting them queue without end', async () => {
    const cache = await open({ maximumWaiting: 3 });
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    const asked = Array.from({ length: 12 }, (_, index) =>
      cache.get(`p${index}`, () => held.then(() => Buffer.from('x'))),
    );
    const settled = Promise.allSettled(asked);
    await new Promise((resolve) => setTimeout(resolve, 50));
    finish();
    const refused = (await settled).filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(7);
    expect(refused[0]?.reason).toMatchObject({ status: 503, code: 'image.busy' });
  });

  it('lets the oldest variants go when it grows too large', async () => {
    const folder = join(dataDir, 'small-cache');
    const cache = await openVariantCache({ folder, logger, limitInBytes: 10_000 });
    for (let index = 0; index < 15; index += 1) await cache.get(`v/${index}`, async () => Buffer.alloc(1000));
    const kept = await readdir(join(folder, 'v'));
    expect(kept.length).toBeLessThanOrEqual(11);
    expect(kept).toContain('14');
  });

  it('still shows pictures when nothing can be written', async () => {
    const folder = join(dataDir, 'blocked');
    const cache = await openVariantCache({ folder, logger });
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'v'), 'a file where a folder should be');
    expect(String(await cache.get('v/1', async () => Buffer.from('shown')))).toBe('shown');
  });
});

describe('createLimiter', () => {
  it('never runs more tasks at once than allowed and runs all of them', async () => {
    const limiter = createLimiter({ concurrent: 2, maximumWaiting: 100 });
    let running = 0;
    let most = 0;
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        limiter.run(async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setTimeout(resolve, 2));
          running -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });
});
