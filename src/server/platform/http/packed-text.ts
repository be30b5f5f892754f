import { transcode } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'identity' | 'gzip' | 'br';

/** A text compressed for the encodings of browsers. Each is made on demand and cached. */
export type PackedText = { identity: Buffer; in: (encoding: Encoding) => Promise<Buffer> };

/** Below it, the header of the encoding costs what the encoding saves. */
const PACKED_FROM_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Enough for the whole answer, as a rule: each further chunk is another round through the thread pool. */
const chunkFor = (text: Buffer): number => Math.max(1024, Math.ceil(text.length / 3));

/**
 * Level 4 of 11 packs a page to a seventh in half the time of level 5, for 7 % more bytes: packing is as dear as half of the rendering.
 * No page is larger than the window of 2^18 bytes by much.
 */
const pack = {
  br: (text: Buffer) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
      chunkSize: chunkFor(text),
    }),
  gzip: (text: Buffer) => zip(text, { level: 5, chunkSize: chunkFor(text) }),
} as const;

/** Letters; more than any page has. */
const LONGEST_WIDE = 512 * 1024;
/** Used by each text in turn. */
const wide = Buffer.allocUnsafeSlow(2 * LONGEST_WIDE);

/**
 * A text in UTF-8. One letter outside Latin-1 makes the engine store a page two bytes to the letter, and writing such a text as UTF-8
 * takes 0.7 ms for a listing; taken as it is and turned into UTF-8 by `transcode`, 0.1.
 */
export function utf8Of(text: string): Buffer {
  if (text.length > LONGEST_WIDE) return Buffer.from(text);
  try {
    return transcode(wide.subarray(0, wide.write(text, 'utf16le')), 'utf16le', 'utf8');
  } catch {
    // Half of a letter, which is written as U+FFFD.
    return Buffer.from(text);
  }
}

/** Wraps a text that may be sent several times. */
export function packedText(text: string | Buffer): PackedText {
  const identity = typeof text === 'string' ? utf8Of(text) : text;
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  return {
    identity,
    in: (encoding) => {
      const known = made.get(encoding);
      if (known !== undefined) return known;
      const packed = encoding === 'identity' ? Promise.resolve(identity) : pack[encoding](identity);
      made.set(encoding, packed);
      return packed;
    },
  };
}

/** Sends a text in the best encoding the caller takes; type and caching are the caller's affair. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  text: PackedText,
): Promise<FastifyReply> {
  addVary(reply);
  const encoding = encodingFor(request, text.identity.length);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await text.in(encoding));
}

/** Types of answers that shrink; pictures, archives and streams do not. */
const SHRINKS = /^(?:application\/(?:[\w.-]+\+)?(?:json|xml)|text\/(?!event-stream))/;

/** Compresses responses that are not compressed yet: the server's onSend hook. */
export async function packAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
  if (!SHRINKS.test(String(reply.getHeader('content-type') ?? ''))) return payload;
  addVary(reply);
  const encoding = encodingFor(request, Buffer.byteLength(payload));
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return pack[encoding](Buffer.from(payload));
}

function encodingFor({ headers }: FastifyRequest, bytes: number): Encoding {
  if (bytes < PACKED_FROM_BYTES) return 'identity';
  const accepted = String(headers['accept-encoding'] ?? '');
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** "br;q=0" says that the caller does not take it. */
const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    return name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter));
  });

function addVary(reply: FastifyReply): void {
  const named = String(reply.getHeader('vary') ?? '');
  if (/accept-encoding/i.test(named)) return;
  reply.header('vary', named === '' ? 'accept-encoding' : `${named}, accept-encoding`);
}
