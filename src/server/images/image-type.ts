function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
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
