/** Most pixels of a picture that is taken. */
export const MAX_UPLOAD_PIXELS = 50_000_000;

export type UploadType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** So many bytes from the start of a file are enough to tell its type. */
export const UPLOAD_TYPE_BYTES = 256;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const AVIF_BRANDS = new Set(['avif', 'avis']);

/** The text of some bytes of a file, letter by letter. */
export function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((value, index) => bytes[index] === value);
}

/** AVIF and HEIC share a container; its brands tell them apart (ISO/IEC 23008-12, AV1 Image File Format). */
function containerType(bytes: Uint8Array): UploadType | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Math.min(bytes.length, view.getUint32(0), UPLOAD_TYPE_BYTES);
  const brands = [textAt(bytes, 8, 4)];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(textAt(bytes, offset, 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) || brands[0] === 'mif1' ? 'heic' : null;
}

/** Returns the type of a picture by its first bytes, null for anything else; names and declared types are never believed. */
export function detectUploadType(bytes: Uint8Array): UploadType | null {
  if (bytes.length < 24) return null;
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return textAt(bytes, 4, 4) === 'ftyp' ? containerType(bytes) : null;
}
