import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { formIsBroken } from '#server/platform/problem-reply.ts';

const LIMITS = { fields: 100, fieldSize: 64 * 1024, files: 1, headerPairs: 20 };

/**
 * A form with one file, read as it comes. Of a file larger than `mostFileBytes` one byte more than that is kept and the rest
 * passes by, so that whoever refuses it still has the other fields. @throws request.broken-form (400)
 */
export async function readFileForm(
  payload: NodeJS.ReadableStream,
  contentType: string,
  mostFileBytes: number,
): Promise<FormData> {
  const form = new FormData();
  try {
    const reader = new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...LIMITS, fileSize: mostFileBytes + 1 },
    });
    const files: Promise<void>[] = [];
    reader.on('field', (name, value) => form.append(name, value));
    // oxlint-disable-next-line max-params -- the reader's signature
    reader.on('file', (name, stream, fileName, _encoding, type) => {
      files.push(kept(stream).then((bytes) => form.append(name, new File(bytes, fileName, { type }))));
    });
    await pipeline(payload, reader);
    await Promise.all(files);
  } catch {
    throw formIsBroken();
  }
  return form;
}

async function kept(stream: BusboyFileStream): Promise<Buffer<ArrayBuffer>[]> {
  const parts: Buffer<ArrayBuffer>[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return parts;
}
