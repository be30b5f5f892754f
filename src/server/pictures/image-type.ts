import { inflateSync } from 'node:zlib';
import { textAt } from '#domain/pictures/upload-type.ts';

/** Image data, palette, transparency, colour space and orientation; all else is removed. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'eXIf', 'IDAT', 'IEND']);

/** Side chunks with a packed part, and where it begins. Source: PNG (third edition), 11.3.2.3, 11.3.3.3 and 11.3.3.4. */
const PACKED_CHUNKS = new Set(['iCCP', 'zTXt', 'iTXt']);
/** Colour profiles have up to 2 MB, descriptions far less; all of them in one picture may unpack to this. */
const MOST_UNPACKED_BYTES = 4 * 1024 * 1024;
/** Each takes at most a few milliseconds to inspect. */
const MOST_PACKED_CHUNKS = 64;

/**
 * Returns a PNG without text, profiles, animation and whatever follows its end. Null when it is cut off, or when its
 * compressed side chunks unpack to more than any picture needs: they never reach the decoder, and a bomb is refused.
 */
export function keepPngEssentials(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  let [offset, packedChunks, unpackedBytes] = [8, 0, 0];
  while (offset + 12 <= bytes.length) {
    const next = offset + 12 + view.getUint32(offset);
    if (next > bytes.length) return null;
    const name = textAt(bytes, offset + 4, 4);
    if (PNG_CHUNKS.has(name)) parts.push(bytes.subarray(offset, next));
    if (name === 'IEND') return Buffer.concat(parts);
    if (PACKED_CHUNKS.has(name)) {
      packedChunks += 1;
      unpackedBytes += unpackedSize(name, bytes.subarray(offset + 8, next - 4));
      if (packedChunks > MOST_PACKED_CHUNKS || unpackedBytes > MOST_UNPACKED_BYTES) return null;
    }
    offset = next;
  }
  return null;
}

/** Bytes that a side chunk unpacks to, infinite above the limit; 0 where nothing in it can be unpacked. */
function unpackedSize(name: string, data: Uint8Array): number {
  const keywordEnd = data.indexOf(0);
  if (keywordEnd < 0) return 0;
  // The method follows the keyword; an international text has a flag before it, and language and translation after it.
  let start = keywordEnd + 2;
  if (name === 'iTXt') {
    if (data[keywordEnd + 1] !== 1) return 0;
    const languageEnd = data.indexOf(0, keywordEnd + 3);
    start = data.indexOf(0, languageEnd + 1) + 1;
    if (languageEnd < 0 || start === 0) return 0;
  }
  try {
    return inflateSync(data.subarray(start), { maxOutputLength: MOST_UNPACKED_BYTES }).length;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? Infinity : 0;
  }
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
