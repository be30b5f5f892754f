import type { IncomingMessage } from 'node:http';
import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import {
  type GuardedRequest,
  type Validators,
  guardedFetch,
  validatorsOf,
} from '#server/platform/http/outgoing/guarded-fetch.ts';

export type PictureRequest = GuardedRequest & { timeLimitInMs?: number };

export type FetchFailure =
  | { code: 'too-slow' | 'too-large' | 'not-allowed' | 'unreachable' | 'zip-gone' | 'zip-damaged' }
  | { code: 'answer'; status: number };

export type PictureAnswer =
  | ({ kind: 'found'; bytes: Buffer } & Validators)
  | { kind: 'unchanged' }
  /** `mayPass`: a later try may succeed. */
  | { kind: 'failed'; failure: FetchFailure; mayPass: boolean };

const TIME_LIMIT_IN_MS = 20_000;

class TooLarge extends Error {}

/** Fetches a picture: one that is too slow, too large or somewhere it may not be is a failure, never an exception. */
export async function fetchPicture(asked: PictureRequest): Promise<PictureAnswer> {
  const limit = AbortSignal.timeout(asked.timeLimitInMs ?? TIME_LIMIT_IN_MS);
  try {
    return await load(asked, limit);
  } catch (error) {
    if (limit.aborted) return failed({ code: 'too-slow' }, true);
    if (error instanceof TooLarge) return failed({ code: 'too-large' });
    return failed({ code: 'unreachable' }, true);
  }
}

const failed = (failure: FetchFailure, mayPass = false): PictureAnswer => ({ kind: 'failed', failure, mayPass });

async function load(asked: PictureRequest, signal: AbortSignal): Promise<PictureAnswer> {
  const accept = 'image/avif, image/webp, image/jpeg, image/png';
  const fetched = await guardedFetch(asked, { accept, encoding: 'identity', signal });
  if (fetched.kind !== 'answered') return failed({ code: 'not-allowed' });
  const { response, status } = fetched;
  if (status === 200) return { kind: 'found', bytes: await collect(response), ...validatorsOf(response) };
  response.destroy();
  if (fetched.isUnchanged) return { kind: 'unchanged' };
  return failed({ code: 'answer', status }, status === 429 || status >= 500);
}

async function collect(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    if (Number(response.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) throw new TooLarge();
    for await (const part of response) {
      const bytes = Buffer.from(part);
      size += bytes.length;
      if (size > MAX_UPLOAD_BYTES) throw new TooLarge();
      parts.push(bytes);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts);
}
