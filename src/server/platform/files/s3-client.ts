import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Logger } from '#server/platform/logger.ts';
import { storageAway, storageFull } from './files.ts';
import type { S3Settings } from './s3-settings.ts';

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Without the configured prefix; empty: the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
};

export type S3Reply = { status: number; headers: Headers; body: AsyncIterable<Uint8Array> };

export type S3Client = {
  /**
   * A reply of success, or null where there is no such object.
   * @throws storage.away (503), storage.full (507)
   */
  send: (request: S3Request) => Promise<S3Reply | null>;
  figures: () => S3Figures;
};

/** `answered` and `failed` count requests since the start, repeated ones once; `lastFailure` holds no address and no key. */
export type S3Figures = {
  isAway: boolean;
  answered: number;
  failed: number;
  lastRequestAtInMs: number;
  lastFailure: string | null;
};

/**
 * Milliseconds. `attempt`: until a reply begins; `all`: with repetitions; `chunk`: between two chunks of a reply; `rest`:
 * after a failure, without a further request.
 */
type Limits = { attempt: number; all: number };
export type S3Limits = { read: Limits; write: Limits; chunk: number; rest: number };

/** A page with a picture waits for less than five seconds, as with the database. */
const LIMITS: S3Limits = {
  read: { attempt: 3_000, all: 4_500 },
  write: { attempt: 15_000, all: 25_000 },
  chunk: 10_000,
  rest: 1_000,
};
const MOST_ATTEMPTS = 3;
const FIRST_PAUSE_IN_MS = 100;
const LONGEST_ERROR_IN_BYTES = 16_384;
/** Failures that pass by themselves. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

type Outcome =
  | { kind: 'reply'; reply: S3Reply }
  | { kind: 'missing' }
  | { kind: 'full' }
  | { kind: 'failed'; reason: string; mayPass: boolean };

/** Signed requests to one bucket (AWS Signature Version 4), repeated a few times; says in the log when it is away and back. */
export function createS3Client(settings: S3Settings, logger: Logger, limits: S3Limits = LIMITS): S3Client {
  const { accessKeyId, secretAccessKey, region } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const base = baseAddress(settings);
  const figures: S3Figures = { isAway: false, answered: 0, failed: 0, lastRequestAtInMs: 0, lastFailure: null };
  let restsUntil = 0;

  const attempt = async (request: S3Request, limitInMs: number): Promise<Outcome> => {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(new Error('No reply in time.')), limitInMs);
    try {
      const { method, body } = request;
      const signed = await signer.sign(addressOf(base, settings.prefix, request), {
        method,
        headers: { ...request.headers, 'x-amz-content-sha256': hashOf(body ?? new Uint8Array()) },
        ...(body === undefined ? {} : { body }),
      });
      const response = await fetch(signed, { signal: ending.signal, redirect: 'manual' });
      return await outcomeOf(response, { method, ending, chunkInMs: limits.chunk });
    } catch (error) {
      return { kind: 'failed', reason: reasonOf(error), mayPass: true };
    } finally {
      clearTimeout(timer);
    }
  };

  const sendAgain = async (request: S3Request): Promise<Outcome> => {
    const { attempt: each, all } = request.method === 'GET' || request.method === 'HEAD' ? limits.read : limits.write;
    const endsAt = performance.now() + all;
    for (let number = 1; ; number += 1) {
      const outcome = await attempt(request, Math.min(each, Math.max(1, endsAt - performance.now())));
      if (outcome.kind !== 'failed' || !outcome.mayPass || number === MOST_ATTEMPTS) return outcome;
      const pause = FIRST_PAUSE_IN_MS * 4 ** (number - 1) * (0.5 + Math.random());
      if (performance.now() + pause >= endsAt) return outcome;
      await wait(pause);
    }
  };

  const noteAway = ({ method }: S3Request, reason: string): void => {
    figures.failed += 1;
    figures.lastFailure = reason;
    restsUntil = performance.now() + limits.rest;
    if (!figures.isAway) logger.error({ method, reason, bucket: settings.bucket }, 'the S3 store is away');
    figures.isAway = true;
  };
  const noteAnswer = (): void => {
    figures.answered += 1;
    if (figures.isAway) logger.warn({ bucket: settings.bucket }, 'the S3 store is back');
    figures.isAway = false;
  };

  return {
    figures: () => ({ ...figures }),
    send: async (request) => {
      // Requests that pile up before a silent store would use up connections and memory.
      if (performance.now() < restsUntil) throw storageAway();
      figures.lastRequestAtInMs = Date.now();
      const outcome = await sendAgain(request);
      if (outcome.kind === 'failed') {
        noteAway(request, outcome.reason);
        throw storageAway();
      }
      noteAnswer();
      if (outcome.kind === 'full') throw storageFull();
      return outcome.kind === 'reply' ? outcome.reply : null;
    },
  };
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function baseAddress({ endpoint, bucket, hasPathStyle }: S3Settings): string {
  if (hasPathStyle) return `${endpoint}/${bucket}`;
  const url = new URL(endpoint);
  url.host = `${bucket}.${url.host}`;
  return url.href.replace(/(?<!\/)\/+$/, '');
}

function addressOf(base: string, prefix: string, { key, query }: S3Request): string {
  const address = key === '' ? base : `${base}/${prefix}${key}`;
  return query ? `${address}?${new URLSearchParams(query)}` : address;
}

type Reading = { method: S3Request['method']; ending: AbortController; chunkInMs: number };

async function outcomeOf(response: Response, { method, ending, chunkInMs }: Reading): Promise<Outcome> {
  const { status, headers } = response;
  const body = watched(response.body, ending, chunkInMs);
  if (response.ok) return { kind: 'reply', reply: { status, headers, body } };
  const code = method === 'HEAD' ? '' : await errorCode(body);
  if (status === 404 && ['', 'NoSuchKey', 'NoSuchUpload'].includes(code)) return { kind: 'missing' };
  if (status === 507 || FULL.has(code)) return { kind: 'full' };
  return { kind: 'failed', reason: `${status} ${code}`.trim(), mayPass: PASSING.has(status) };
}

/** The chunks of a reply; one that does not come in time ends it with an error. */
async function* watched(
  body: Response['body'],
  ending: AbortController,
  chunkInMs: number,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const timer = setTimeout(() => ending.abort(new Error('The reply stopped.')), chunkInMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } catch {
    throw storageAway();
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function errorCode(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size > LONGEST_ERROR_IN_BYTES) break;
  }
  return /<Code>([\w.]{1,100})<\/Code>/.exec(Buffer.concat(parts).toString('utf8'))?.[1] ?? '';
}

/** Why there was no reply: a code such as ECONNREFUSED where there is one, never an address or a header. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code || (cause instanceof Error ? cause.message : error.message);
}
