import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { pngChunk, pngClaiming } from '#test/hostile-pictures.ts';
import { openLocalFileStore } from '#server/platform/files/files.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { createLogger } from '#server/platform/logger.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { storeUploadedImage, uploadKey } from './uploads.service.ts';

vi.setConfig({ testTimeout: 30_000 });

let folder = '';
let files: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  files = await openLocalFileStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const store = (bytes: Uint8Array) => storeUploadedImage({ files, logger: createLogger('silent') }, { bytes });

async function masterOf(storedFileId: string): Promise<Buffer> {
  const file = await files.read(uploadKey(storedFileId));
  if (!file) throw new Error('no master');
  return buffer(file.stream);
}

/** Left half red, right half blue: turning and mirroring show. */
function photo(width = 400, height = 300) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    pixels.set(index % width < width / 2 ? [192, 32, 16] : [16, 48, 192], index * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

describe('many uploads at once', () => {
  it('hold no more than 256 MB of memory: further ones are put off, and taken again afterwards', async () => {
    const file = await photo(64, 64).jpeg().toBuffer();
    let goOn = (): void => undefined;
    const pause = new Promise<void>((resolve) => (goOn = resolve));
    /** Sends most of a large file and stops before its end, as a slow phone does. */
    async function* slowly() {
      yield Buffer.alloc(14 * 1024 * 1024);
      await pause;
    }
    const deps = { files, logger: createLogger('silent') };
    const waiting = Array.from({ length: 18 }, () =>
      storeUploadedImage(deps, { stream: slowly() }).catch((error: unknown) => error),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    async function* quick() {
      yield Buffer.concat([file, Buffer.alloc(6 * 1024 * 1024)]);
    }
    await expect(storeUploadedImage(deps, { stream: quick() })).rejects.toMatchObject({
      status: 503,
      code: 'image.busy',
    });
    goOn();
    await Promise.all(waiting);
    await expect(storeUploadedImage(deps, { stream: quick() })).resolves.toMatchObject({ width: 64 });
  });
});

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is stored from %s with its size and a tiny preview',
    async (format) => {
      const stored = await store(await photo().toFormat(format).toBuffer());
      expect([stored.width, stored.height]).toEqual([400, 300]);
      expect(stored.placeholder).toMatch(/^data:image\/webp;base64,/);
      expect(stored.placeholder.length).toBeLessThanOrEqual(400);
      const preview = await sharp(Buffer.from(stored.placeholder.split(',')[1] ?? '', 'base64')).metadata();
      expect([preview.width, preview.height]).toEqual([16, 12]);
      const master = await sharp(await masterOf(stored.storedFileId)).metadata();
      expect([master.format, master.width, master.height]).toEqual(['jpeg', 400, 300]);
    },
  );

  it('is turned upright by its orientation and loses place, camera and profile', async () => {
    const exif = {
      IFD0: { Make: 'Kamera', Copyright: 'Owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 54/1 0/1' },
    };
    const bytes = await photo().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('Kamera')).toBe(true);
    const stored = await store(bytes);
    expect([stored.width, stored.height]).toEqual([300, 400]);
    const master = await masterOf(stored.storedFileId);
    const { exif: kept, icc, xmp, orientation } = await sharp(master).metadata();
    expect([kept, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(master.includes('Kamera')).toBe(false);
    const top = await sharp(master).extract({ left: 150, top: 40, width: 1, height: 1 }).raw().toBuffer();
    expect((top[0] ?? 0) > (top[2] ?? 0)).toBe(true);
  });

  it('is made smaller when an edge is longer than 2,560 px', async () => {
    const stored = await store(await photo(4000, 1000).jpeg().toBuffer());
    expect([stored.width, stored.height]).toEqual([2560, 640]);
  });

  it('keeps transparency, as logos need it', async () => {
    const logo = await sharp({
      create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 90, b: 40, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { storedFileId } = await store(logo);
    expect(await sharp(await masterOf(storedFileId)).metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
  });

  it('drops markup that was hung on its end', async () => {
    const tail = Buffer.from('<html><script>alert(1)</script></html>');
    for (const format of ['jpeg', 'png'] as const) {
      const bytes = Buffer.concat([await photo().toFormat(format).toBuffer(), tail]);
      const { storedFileId } = await store(bytes);
      expect((await masterOf(storedFileId)).includes('script')).toBe(false);
    }
  });

  it('is recognised when it comes a second time', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const [first, second] = await Promise.all([store(bytes), store(bytes)]);
    expect(first.contentHash.equals(second.contentHash)).toBe(true);
    expect(first.storedFileId).not.toBe(second.storedFileId);
  });

  it('may come as a stream', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const stream = (async function* () {
      for (let start = 0; start < bytes.length; start += 500) yield bytes.subarray(start, start + 500);
    })();
    const stored = await storeUploadedImage({ files, logger: createLogger('silent') }, { stream });
    expect(stored.width).toBe(400);
  });
});

describe('an upload that is no harmless picture', () => {
  const stored = () => readdir(join(folder, 'uploads')).catch(() => []);

  /** Code of the refusal; it must come within 3 s and leave no files behind. */
  const refusalOf = async (bytes: Uint8Array): Promise<string> => {
    const before = await stored();
    const start = performance.now();
    const code = await store(bytes).then(
      () => 'stored',
      (error: unknown) => (error instanceof Problem ? error.code : String(error)),
    );
    if (performance.now() - start > 3000) return `${code}, but too late`;
    return (await stored()).length === before.length ? code : `${code}, but something was kept`;
  };

  it('is refused when it is empty or larger than 15 MB', async () => {
    expect(await refusalOf(new Uint8Array(0))).toBe('image.empty');
    expect(await refusalOf(Buffer.alloc(15 * 1024 * 1024 + 1, 0xff))).toBe('image.too-large');
  });

  it('is refused as a stream as soon as it passes 15 MB', async () => {
    let sent = 0;
    const endless = (async function* () {
      for (;;) {
        sent += 1;
        yield Buffer.alloc(1024 * 1024, 0xff);
      }
    })();
    const upload = storeUploadedImage({ files, logger: createLogger('silent') }, { stream: endless });
    await expect(upload).rejects.toMatchObject({ code: 'image.too-large', status: 413 });
    expect(sent).toBe(16);
  });

  it('is refused by its header when it claims more than 50 megapixels', async () => {
    expect(await refusalOf(pngClaiming(30_000, 30_000))).toBe('image.too-many-pixels');
    expect(await refusalOf(pngClaiming(7_100, 7_100))).toBe('image.too-many-pixels');
  });

  it('is refused when it is cut off, whatever its type', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const noise = sharp({
        create: {
          width: 400,
          height: 300,
          channels: 3,
          background: '#777',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      });
      const bytes = await noise.toFormat(format).toBuffer();
      expect(await refusalOf(bytes.subarray(0, Math.floor(bytes.length * 0.6)))).toBe('image.unreadable');
    }
  });

  it('is told apart by content, not by name', async () => {
    expect(
      await refusalOf(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      ),
    ).toBe('image.unknown-type');
    expect(
      await refusalOf(
        Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg xmlns="http://www.w3.org/2000/svg"/>',
        ),
      ),
    ).toBe('image.unknown-type');
    expect(await refusalOf(await photo().gif().toBuffer())).toBe('image.unknown-type');
    expect(await refusalOf(await photo().tiff().toBuffer())).toBe('image.unknown-type');
    expect(await refusalOf(Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj'))).toBe('image.unknown-type');
    expect(await refusalOf(Buffer.from('<html><body>Nur ein Text, kein Bild</body></html>'))).toBe(
      'image.unknown-type',
    );
  });

  it('is refused when only its first bytes look like a picture', async () => {
    const script = Buffer.from('<script>alert(1)</script>'.repeat(20));
    expect(await refusalOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), script]))).toBe('image.unreadable');
    expect(await refusalOf(Buffer.concat([Buffer.from('RIFF\x20\x01\x00\x00WEBP', 'latin1'), script]))).toBe(
      'image.unreadable',
    );
    expect(
      await refusalOf(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), script])),
    ).toBe('image.unreadable');
  });

  it('gets its own answer when it is HEIC', async () => {
    const header = (brand: string, also: string) =>
      Buffer.concat([
        Buffer.from([0, 0, 0, 24]),
        Buffer.from(`ftyp${brand}\0\0\0\0${also}heic`, 'latin1'),
        Buffer.alloc(64),
      ]);
    expect(await refusalOf(header('heic', 'mif1'))).toBe('image.heic');
    expect(await refusalOf(header('mif1', 'miaf'))).toBe('image.heic');
  });

  it.each([
    ['a profile', 'iCCP', 'icc\0\0', 1],
    ['a text', 'zTXt', 'Comment\0\0', 1],
    ['an international text', 'iTXt', 'Comment\0\x01\0de\0Wort\0', 1],
    ['forty texts', 'zTXt', 'Comment\0\0', 40],
  ])('is refused with %s packed to burst, and never unpacked', async (_name, chunk, head, times) => {
    const packed = deflateSync(Buffer.alloc(60_000_000, 0x41));
    const side = pngChunk(chunk, Buffer.concat([Buffer.from(head, 'latin1'), packed]));
    const before = process.memoryUsage().rss;
    const bytes = pngClaiming(100, 100, { extra: Array.from({ length: times }, () => side) });
    expect(await refusalOf(bytes)).toBe('image.unreadable');
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('loses texts, profiles and frames of usual size, and unpacks none of them', async () => {
    const profile = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(Buffer.alloc(500_000, 7))]);
    const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.from('Buche'))]);
    const frames = Array.from({ length: 500 }, () => pngChunk('fdAT', Buffer.alloc(40)));
    const extra = [pngChunk('acTL', Buffer.alloc(8)), pngChunk('iCCP', profile), pngChunk('zTXt', text), ...frames];
    expect((await store(pngClaiming(100, 100, { extra }))).width).toBe(100);
  });

  it('takes a JPEG whose profile fills megabytes without reading it', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const part = Buffer.concat([
      Buffer.from([0xff, 0xe2, 0xff, 0xff]),
      Buffer.from('ICC_PROFILE\0'),
      Buffer.alloc(65_521),
    ]);
    const parts = Array.from({ length: 100 }, (_, index) => {
      const numbered = Buffer.from(part);
      numbered.set([index + 1, 100], 16);
      return numbered;
    });
    const before = process.memoryUsage().rss;
    const startedAt = performance.now();
    await store(Buffer.concat([bytes.subarray(0, 2), ...parts, bytes.subarray(2)]));
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it('is refused when a JPEG has hundreds of scans', async () => {
    const bytes = await photo().jpeg({ progressive: true }).toBuffer();
    const scan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
    const last = bytes.subarray(scan, bytes.length - 2);
    expect(
      await refusalOf(
        Buffer.concat([bytes.subarray(0, scan), ...Array.from({ length: 300 }, () => last), bytes.subarray(-2)]),
      ),
    ).toBe('image.unreadable');
  });
});
