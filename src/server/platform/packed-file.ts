import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text file in the encodings that browsers take. */
export type PackedFile = { identity: Buffer; gzip: Buffer; br: Buffer };

/** A good part of the size for a small part of the time that the highest quality takes. */
const BROTLI_QUALITY = 5;

/** Packs a text once, to be sent many times. */
export async function packFile(text: string): Promise<PackedFile> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(identity),
  ]);
  return { identity, gzip: zipped, br };
}

/** Sends a packed file in the best encoding the caller takes; type and caching are the caller's affair. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, file: PackedFile): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(file.identity);
}
