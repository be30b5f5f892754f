import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { type AddressRule, guardedLookup } from '#server/platform/http/outgoing-address.ts';

export type FeedRequest = {
  address: string;
  /** What the last answer said of its state, to be asked whether it still holds. */
  etag: string | null;
  lastModified: string | null;
  userAgent: string;
  rule: AddressRule;
};

export type FeedDocument = {
  bytes: Buffer;
  contentType: string;
  /** Where it was found in the end; its own links are relative to it. */
  url: string;
  etag: string | null;
  lastModified: string | null;
};

export type FeedAnswer =
  | { kind: 'found'; document: FeedDocument }
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: string; isGone: boolean; waitInMs: number | null };

const TIME_LIMIT_MS = 10_000;
const SIZE_LIMIT_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const LONGEST_WAIT_SECONDS = 24 * 60 * 60;
const FEED_TYPES = /[/+](?:xml|json)$|^text\/plain$|^application\/octet-stream$/;

/** Fetches a feed: one that is too slow, too large, somewhere it may not be or no feed at all is a failure, never an exception. */
export async function fetchFeed(asked: FeedRequest, timeLimitInMs = TIME_LIMIT_MS): Promise<FeedAnswer> {
  const limit = AbortSignal.timeout(timeLimitInMs);
  try {
    return await follow(asked, limit);
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

async function follow(asked: FeedRequest, signal: AbortSignal): Promise<FeedAnswer> {
  let url = URL.parse(asked.address);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (url === null || !asked.rule.acceptsUrl(url)) return failure('an address that may not be asked');
    const response = await ask(url, asked, signal);
    const { statusCode: status = 0, headers } = response;
    if ([301, 302, 303, 307, 308].includes(status)) {
      response.destroy();
      url = URL.parse(headers.location ?? '', url);
      continue;
    }
    if (status === 200) return { kind: 'found', document: await read(response, url) };
    response.destroy();
    const mayBeUnchanged = asked.etag !== null || asked.lastModified !== null;
    if (status === 304 && mayBeUnchanged) return { kind: 'unchanged' };
    return failure(`answer ${status}`, { isGone: status === 410, waitInMs: waitOf(headers['retry-after']) });
  }
  return failure('too many redirects');
}

function ask(
  url: URL,
  { etag, lastModified, userAgent, rule }: FeedRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const headers: Record<string, string> = {
    'user-agent': userAgent,
    accept:
      'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8',
    'accept-encoding': 'gzip, br',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? request : plainRequest;
    const sent = send(url, { headers, lookup: guardedLookup(rule), signal, agent: false }, resolve);
    sent.on('error', reject);
    sent.end();
  });
}

async function read(response: IncomingMessage, url: URL): Promise<FeedDocument> {
  const { headers } = response;
  const contentType = headers['content-type'] ?? '';
  try {
    if (!FEED_TYPES.test(contentType.split(';')[0]?.trim().toLowerCase() ?? '')) throw new Error('no type of a feed');
    const bytes = await collect(unpacked(response, headers));
    const etag = known(headers.etag);
    return { bytes, contentType, url: url.href, etag, lastModified: known(headers['last-modified']) };
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

/** What is sent back must fit a header of the next request. */
const known = (header: string | undefined): string | null =>
  header !== undefined && header.length <= 200 && /^[\x20-\x7e]+$/.test(header) ? header : null;

function waitOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined || !/^\d{1,9}$/.test(retryAfter)) return null;
  return Math.min(Number(retryAfter), LONGEST_WAIT_SECONDS) * 1000;
}
