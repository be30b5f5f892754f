import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '..', 'public');
const drawing = readFileSync(join(folder, 'icons/icon.svg'));

/** Returns the ring pin as a PNG of the given size on white, with room around it. */
async function appIcon(sizeInPx: number, marginShare: number): Promise<Buffer> {
  const inner = Math.round(sizeInPx * (1 - 2 * marginShare));
  const pin = await sharp(drawing, { density: 900 }).resize(inner, inner).png().toBuffer();
  const ground = { width: sizeInPx, height: sizeInPx, channels: 4, background: '#ffffff' } as const;
  return sharp({ create: ground })
    .composite([{ input: pin }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Returns an icon file with one PNG inside (the form every browser since 2007 reads). */
function icoOf(png: Buffer, sizeInPx: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(sizeInPx, 6);
  head.writeUInt8(sizeInPx, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

writeFileSync(join(folder, 'icons/apple-touch-icon.png'), await appIcon(180, 0.12));
writeFileSync(join(folder, 'icons/icon-192.png'), await appIcon(192, 0.06));
writeFileSync(join(folder, 'icons/icon-512.png'), await appIcon(512, 0.06));
writeFileSync(join(folder, 'icons/icon-maskable-512.png'), await appIcon(512, 0.2));
const small = await sharp(drawing, { density: 600 }).resize(32, 32).png().toBuffer();
writeFileSync(join(folder, 'favicon.ico'), icoOf(small, 32));
