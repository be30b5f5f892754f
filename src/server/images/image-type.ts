export type UploadType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((value, index) => bytes[index] === value);
}

/** AVIF and HEIC share a container; its brands tell them apart (ISO/IEC 23008-12, AV1 Image File Format). */
function containerType(bytes: Uint8Array): UploadType | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Math.min(bytes.length, view.getUint32(0), 256);
  const brands = [textAt(bytes, 8, 4)];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(textAt(bytes, offset, 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) || brands[0] === 'mif1' ? 'heic' : null;
}

/** Tells the type of a picture by its content; names and declared types are never believed. */
export function detectUploadType(bytes: Uint8Array): UploadType | null {
  if (bytes.length < 24) return null;
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return textAt(bytes, 4, 4) === 'ftyp' ? containerType(bytes) : null;
}

/** Image data, palette, transparency, how colours are meant and how the picture was held; all else is left out. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'eXIf', 'IDAT', 'IEND']);

/**
 * Returns a PNG without text, profiles, animation and whatever follows its end, or null when it is cut off. Compressed
 * side chunks (zTXt, iCCP) can unpack to gigabytes, so that they never reach the decoder.
 */
export function keepPngEssentials(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  let offset = 8;
  while (offset + 12 <= bytes.length) {
    const next = offset + 12 + view.getUint32(offset);
    if (next > bytes.length) return null;
    const name = textAt(bytes, offset + 4, 4);
    if (PNG_CHUNKS.has(name)) parts.push(bytes.subarray(offset, next));
    if (name === 'IEND') return Buffer.concat(parts);
    offset = next;
  }
  return null;
}

/** Real progressive pictures have about ten scans; each costs a pass over all pixels. */
const MOST_JPEG_SCANS = 64;

/** True when a JPEG has so many scans that its only purpose can be to cost time. */
export function hasTooManyScans(bytes: Uint8Array): boolean {
  let scans = 0;
  for (let index = bytes.indexOf(0xff); index !== -1; index = bytes.indexOf(0xff, index + 1)) {
    if (bytes[index + 1] === 0xda) scans += 1;
    if (scans > MOST_JPEG_SCANS) return true;
  }
  return false;
}
