import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digests = new WeakMap<FastifyRequest, Buffer>();

/**
 * The file of a multipart call as a stream, null where there is none. A page rendered in this process gives the file of
 * its own form instead.
 */
export async function readUpload(request: FastifyRequest, given: unknown): Promise<AsyncIterable<Uint8Array> | null> {
  if (given instanceof Blob) return given.stream();
  const part = await request.file();
  return part ? digested(request, part.file) : null;
}

/** SHA-256 of the file that was read to its end, null before. */
export const digestOfUpload = (request: FastifyRequest): Buffer | null => digests.get(request) ?? null;

async function* digested(request: FastifyRequest, file: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256');
  for await (const part of file) {
    hash.update(part);
    yield part;
  }
  digests.set(request, hash.digest());
}
