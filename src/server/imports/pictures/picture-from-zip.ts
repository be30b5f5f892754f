import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { OpenZip } from './picture-zip.ts';

export type ZipPicture =
  { kind: 'found'; bytes: Buffer } | { kind: 'failed'; code: 'zip-gone' | 'zip-damaged' | 'too-large' };

/** Unpacks one entry into memory, up to the limit for pictures; the size stated in the zip is not trusted. @throws storage.away (503) */
export async function readFromZip(zip: OpenZip | null, path: string): Promise<ZipPicture> {
  if (zip === null) return { kind: 'failed', code: 'zip-gone' };
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    const stream = await zip.read(path);
    if (stream === null) return { kind: 'failed', code: 'zip-damaged' };
    // Leaving the loop ends the unpacking.
    for await (const part of stream) {
      size += part.length;
      if (size > MAX_UPLOAD_BYTES) return { kind: 'failed', code: 'too-large' };
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { kind: 'failed', code: 'zip-damaged' };
  }
  return { kind: 'found', bytes: Buffer.concat(parts) };
}
