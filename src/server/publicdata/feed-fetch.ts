import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import {
  type GuardedRequest,
  type Validators,
  guardedFetch,
  validatorsOf,
} from '#server/platform/http/outgoing/guarded-fetch.ts';

export type FeedRequest = GuardedRequest;

export type FeedDocument = Validators & {
  bytes: Buffer;
  contentType: string;
  /** Where it was found in the end; its own links are relative to it. */
  url: string;
};

export type FeedAnswer =
  | { kind: 'found'; document: FeedDocument }
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: string; isGone: boolean; waitInMs: number | null };

const TIME_LIMIT_MS = 10_000;
const SIZE_LIMIT_BYTES = 2 * 1024 * 1024;
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8';
const LONGEST_WAIT_SECONDS = 24 * 60 * 60;
const FEED_TYPES = /[/+](?:xml|json)$|^text\/plain$|^application\/octet-stream$/;

/** Fetches a feed: one that is too slow, too large, somewhere it may not be or no feed at all is a failure, never an exception. */
export async function fetchFeed(asked: FeedRequest, timeLimitInMs = TIME_LIMIT_MS): Promise<FeedAnswer> {
  const limit = AbortSignal.timeout(timeLimitInMs);
  try {
    return await load(asked, limit);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    return failure(limit.aborted ? 'too slow' : reason);
  }
}

const failure = (reason: string, { isGone = false, waitInMs = null as number | null } = {}): FeedAnswer => ({
  kind: 'failed',
  reason,
  isGone,
  waitInMs,
});

async function load(asked: FeedRequest, signal: AbortSignal): Promise<FeedAnswer> {
  const fetched = await guardedFetch(asked, { accept: ACCEPT, encoding: 'gzip, br', signal });
  if (fetched.kind !== 'answered')
    return failure(fetched.kind === 'not-allowed' ? 'an address that may not be asked' : 'too many redirects');
  const { response, status, url } = fetched;
  if (status === 200) return { kind: 'found', document: await read(response, url) };
  response.destroy();
  if (fetched.isUnchanged) return { kind: 'unchanged' };
  return failure(`answer ${status}`, { isGone: status === 410, waitInMs: waitOf(response.headers['retry-after']) });
}

async function read(response: IncomingMessage, url: URL): Promise<FeedDocument> {
  const { headers } = response;
  const contentType = headers['content-type'] ?? '';
  try {
    if (!FEED_TYPES.test(contentType.split(';')[0]?.trim().toLowerCase() ?? '')) throw new Error('no type of a feed');
    const bytes = await collect(unpacked(response, headers));
    return { bytes, contentType, url: url.href, ...validatorsOf(response) };
  } finally {
    response.destroy();
  }
}

function unpacked(response: IncomingMessage, headers: IncomingHttpHeaders): Readable {
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  const unpack = encoding === 'br' ? createBrotliDecompress() : /^(?:x-)?gzip$/.test(encoding) ? createGunzip() : null;
  if (unpack === null) throw new Error('an unknown way of packing');
  response.on('error', (error) => unpack.destroy(error));
  return response.pipe(unpack);
}

/** Counted as it is unpacked: a small file can hold gigabytes. */
async function collect(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > SIZE_LIMIT_BYTES) throw new Error('too large');
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

function waitOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined || !/^\d{1,9}$/.test(retryAfter)) return null;
  return Math.min(Number(retryAfter), LONGEST_WAIT_SECONDS) * 1000;
}
