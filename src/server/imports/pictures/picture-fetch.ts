import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { MAX_UPLOAD_BYTES } from '#domain/pictures/upload-type.ts';
import { type AddressRule, guardedLookup } from '#server/platform/http/outgoing-address.ts';

export type PictureRequest = {
  address: string;
  /** What the last answer said of its state, to be asked whether it still holds. */
  etag: string | null;
  lastModified: string | null;
  userAgent: string;
  rule: AddressRule;
  timeLimitInMs?: number;
};

export type FetchFailure =
  | { code: 'too-slow' | 'too-large' | 'not-allowed' | 'unreachable' | 'zip-gone' | 'zip-damaged' }
  | { code: 'answer'; status: number };

export type PictureAnswer =
  | { kind: 'found'; bytes: Buffer; etag: string | null; lastModified: string | null }
  | { kind: 'unchanged' }
  /** `mayPass`: a later try may succeed. */
  | { kind: 'failed'; failure: FetchFailure; mayPass: boolean };

const TIME_LIMIT_IN_MS = 20_000;
const MOST_REDIRECTS = 5;

class TooLarge extends Error {}

/** Fetches a picture: one that is too slow, too large or somewhere it may not be is a failure, never an exception. */
export async function fetchPicture(asked: PictureRequest): Promise<PictureAnswer> {
  const limit = AbortSignal.timeout(asked.timeLimitInMs ?? TIME_LIMIT_IN_MS);
  try {
    return await follow(asked, limit);
  } catch (error) {
    if (limit.aborted) return failed({ code: 'too-slow' }, true);
    if (error instanceof TooLarge) return failed({ code: 'too-large' });
    return failed({ code: 'unreachable' }, true);
  }
}

const failed = (failure: FetchFailure, mayPass = false): PictureAnswer => ({ kind: 'failed', failure, mayPass });

async function follow(asked: PictureRequest, signal: AbortSignal): Promise<PictureAnswer> {
  let url = URL.parse(asked.address);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    // Where an answer leads is judged like the address itself.
    if (url === null || !asked.rule.acceptsUrl(url)) return failed({ code: 'not-allowed' });
    const response = await ask(url, asked, signal);
    const { statusCode: status = 0, headers } = response;
    if ([301, 302, 303, 307, 308].includes(status)) {
      response.destroy();
      url = URL.parse(headers.location ?? '', url);
      continue;
    }
    if (status === 200) {
      const [etag, lastModified] = [known(headers.etag), known(headers['last-modified'])];
      return { kind: 'found', bytes: await collect(response), etag, lastModified };
    }
    response.destroy();
    if (status === 304 && (asked.etag !== null || asked.lastModified !== null)) return { kind: 'unchanged' };
    return failed({ code: 'answer', status }, status === 429 || status >= 500);
  }
  return failed({ code: 'not-allowed' });
}

function ask(
  url: URL,
  { etag, lastModified, userAgent, rule }: PictureRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const headers: Record<string, string> = {
    'user-agent': userAgent,
    accept: 'image/avif, image/webp, image/jpeg, image/png',
    'accept-encoding': 'identity',
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

/** What is sent back must fit a header of the next request. */
const known = (header: string | undefined): string | null =>
  header !== undefined && header.length <= 200 && /^[\x20-\x7e]+$/.test(header) ? header : null;
