import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#server/platform/http/problem.ts';

const digests = new WeakMap<FastifyRequest, Buffer>();

/**
 * The file of a multipart call, or the one that is the body itself, as a stream; null where there is none. A page rendered in this process gives the file of
 * its own form instead.
 */
export async function readUpload(
  request: FastifyRequest,
  given: unknown,
  mostBytes?: number,
): Promise<AsyncIterable<Uint8Array> | null> {
  if (given instanceof Blob) return given.stream();
  if (request.body instanceof Readable) return digested(request, request.body);
  // One byte more than is taken, so that a larger file is seen to be too large.
  const limits = mostBytes === undefined ? {} : { limits: { fileSize: mostBytes + 1 } };
  const part = await Promise.race([request.file(limits), senderGone(request)]);
  return part ? digested(request, part.file) : null;
}

/** Lets calls of a scope take a file as the body itself. */
export function acceptRawFiles(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  for (const type of BARE_TYPES) scope.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
}

const BARE_TYPES = ['text/csv', 'text/plain', 'application/csv', 'application/json', 'application/octet-stream'];

/** Whether the body of a call is a stream that its handler reads itself. */
export const isStreamed = (request: FastifyRequest): boolean =>
  request.isMultipart() || request.body instanceof Readable;

/** SHA-256 of the file that was read to its end, null before. */
export const digestOfUpload = (request: FastifyRequest): Buffer | null => digests.get(request) ?? null;

/** Rejects when the sender is gone before the form was read to its end; the reader of forms would wait for ever. */
function senderGone({ raw }: FastifyRequest): Promise<never> {
  return new Promise((_resolve, reject) => {
    const check = (): void => {
      if (!raw.readableEnded) reject(formIsCut());
    };
    if (raw.destroyed) check();
    else raw.once('close', check);
  });
}

async function* digested(request: FastifyRequest, file: Readable): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256');
  senderGone(request).catch((error: Error) => file.destroy(error));
  try {
    for await (const part of file) {
      hash.update(part);
      yield part;
    }
    digests.set(request, hash.digest());
  } finally {
    discardRest(request);
  }
}

/** What is read off at most after a refusal. */
const MOST_READ_OFF_BYTES = 64 * 1024 * 1024;

/**
 * Discards the rest of a form that was refused early. Unread it would block the next request of the connection; closing
 * at once would lose the refusal.
 */
function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  let bytes = 0;
  raw.unpipe();
  raw.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_READ_OFF_BYTES) raw.destroy();
  });
  raw.resume();
}

/** The client is gone, so only the log reads it; a cut connection is no fault of ours. */
const formIsCut = (): Problem =>
  new Problem({
    status: 400,
    code: 'request.broken-form',
    message: 'Die Übertragung ist abgerissen. Bitte versuch es noch einmal.',
  });
