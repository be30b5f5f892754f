import { crc32, deflateSync } from 'node:zlib';
import { sharp } from '#server/platform/files/image-engine.ts';

/** A chunk of a PNG with its length and checksum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(8 + body.length);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return chunk;
}

/** A PNG that says it is so large; `rows` of its rows are really there. */
export function pngClaiming(
  width: number,
  height: number,
  { extra = [], rows = 100 }: { extra?: Buffer[]; rows?: number } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * Math.min(height, rows)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A grey PNG whose pixels are all there: 400 megapixels are 48 kB, 20,000 × 20,000 at one bit a pixel. */
function grey(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

const heic = (brand: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`, 'latin1'), Buffer.alloc(64)]);

/** A JPEG whose header claims another size. */
function claimedSize(jpeg: Buffer, width: number, height: number): Buffer {
  const start = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const changed = Buffer.from(jpeg);
  changed.writeUInt16BE(height, start + 5);
  changed.writeUInt16BE(width, start + 7);
  return changed;
}

/** A PNG that decoders show, with side chunks in front of its pixels. */
const whole = (name: string, data: Buffer, times = 1): Buffer =>
  pngClaiming(40, 30, { extra: Array.from({ length: times }, () => pngChunk(name, data)) });

export type HostileFile = { name: string; bytes: Buffer; status: 413 | 415 | 422 };

/** Files that must be refused: eleven bombs and what is no picture, or only looks like one. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const packed = deflateSync(Buffer.alloc(100_000_000, 0x41), { level: 9 });
  const textBomb = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed]);
  const profileBomb = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), packed]);
  const jpeg = await photo(400, 300).jpeg().toBuffer();
  const progressive = await photo(400, 300).jpeg({ progressive: true }).toBuffer();
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const webp = await photo(400, 300).webp({ lossless: true }).toBuffer();
  const script = Buffer.from('<script>alert(1)</script>'.repeat(40));
  const text = (words: string): Buffer => Buffer.from(words.padEnd(64));
  return [
    { name: 'a bomb of 400 megapixels in 48 kB', bytes: grey(20_000, 20_000), status: 422 },
    { name: 'a bomb that claims 900 megapixels', bytes: pngClaiming(30_000, 30_000), status: 422 },
    { name: 'a bomb one row above 50 megapixels', bytes: pngClaiming(10_000, 5_001), status: 422 },
    { name: 'a JPEG that claims 65,500 × 65,500', bytes: claimedSize(jpeg, 65_500, 65_500), status: 422 },
    {
      name: 'a profile and forty texts that unpack to 4 GB, in front of half a picture',
      bytes: pngClaiming(5_000, 5_000, {
        extra: [pngChunk('iCCP', profileBomb), ...Array.from({ length: 40 }, () => pngChunk('zTXt', textBomb))],
      }),
      status: 422,
    },
    { name: 'a whole picture with a profile that unpacks to 100 MB', bytes: whole('iCCP', profileBomb), status: 422 },
    { name: 'a whole picture with a text that unpacks to 100 MB', bytes: whole('zTXt', textBomb), status: 422 },
    {
      name: 'a whole picture with an international text that unpacks to 100 MB',
      bytes: whole('iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0de\0Wort\0', 'latin1'), packed])),
      status: 422,
    },
    {
      name: 'a whole picture with nine profiles that unpack to 2 MB each',
      bytes: whole('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(2_000_000))]), 9),
      status: 422,
    },
    {
      name: 'a JPEG of three hundred scans',
      bytes: Buffer.concat([
        progressive.subarray(0, -2),
        ...Array.from({ length: 300 }, () => scan),
        progressive.subarray(-2),
      ]),
      status: 422,
    },
    { name: 'a picture of 60 MB', bytes: Buffer.concat([jpeg, Buffer.alloc(60_000_000)]), status: 413 },
    { name: 'nothing', bytes: Buffer.alloc(0), status: 422 },
    { name: 'zeros', bytes: Buffer.alloc(5_000), status: 415 },
    {
      name: 'SVG with a script',
      bytes: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      status: 415,
    },
    {
      name: 'XML that asks for a file',
      bytes: text('<?xml version="1.0"?><!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg/>'),
      status: 415,
    },
    { name: 'HTML', bytes: text('<!doctype html><script>alert(1)</script>'), status: 415 },
    { name: 'PDF', bytes: text('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj'), status: 415 },
    { name: 'PostScript', bytes: text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'), status: 415 },
    {
      name: 'an ImageMagick script',
      bytes: text('push graphic-context\nfill "url(https://127.0.0.1/x)"\npop graphic-context'),
      status: 415,
    },
    {
      name: 'a DjVu file with exiftool code',
      bytes: text('AT&TFORM\0\0\0\x20DJVUANTa(metadata "\\c${system(1)}")'),
      status: 415,
    },
    { name: 'ZIP', bytes: text('PK\x03\x04\x14\0\0\0\0\0'), status: 415 },
    { name: 'a program', bytes: text('\x7fELF\x02\x01\x01'), status: 415 },
    { name: 'GIF', bytes: await photo(40, 30).gif().toBuffer(), status: 415 },
    { name: 'TIFF', bytes: await photo(40, 30).tiff().toBuffer(), status: 415 },
    { name: 'HEIC', bytes: heic('heic'), status: 415 },
    { name: 'an MP4 film', bytes: heic('isom').fill('isom', 20, 24), status: 415 },
    {
      name: 'a script behind the first bytes of a JPEG',
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), script]),
      status: 422,
    },
    {
      name: 'a script behind the first bytes of a PNG',
      bytes: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), script]),
      status: 422,
    },
    {
      name: 'a script behind the first bytes of a WebP',
      bytes: Buffer.concat([Buffer.from('RIFF\x20\x01\x00\x00WEBP', 'latin1'), script]),
      status: 422,
    },
    { name: 'the first half of a JPEG', bytes: jpeg.subarray(0, jpeg.length / 2), status: 422 },
    { name: 'the first half of a WebP', bytes: webp.subarray(0, webp.length / 2), status: 422 },
  ];
}
