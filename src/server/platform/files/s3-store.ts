import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import type { Logger } from '#server/platform/logger.ts';
import { type FileStore, type ListedFile, type WrittenFile, isKey, requireKey, storageAway } from './files.ts';
import { type S3Client, type S3Figures, type S3Limits, type S3Reply, createS3Client } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';

export type S3Store = FileStore & {
  /** Asks whether the bucket answers. @throws storage.away (503) */
  check: () => Promise<void>;
  figures: () => S3Figures;
};

/** `partInBytes` times 10,000 is the largest file that a store takes. */
type StoreOptions = { limits?: S3Limits; listAtOnce?: number; partInBytes?: number };

/** Larger files are sent in parts of this size, two of which are held in memory. Amazon takes parts from 5 MiB. */
const PART_IN_BYTES = 8 * 2 ** 20;
/** As many as a reply names at most. */
const LIST_AT_ONCE = 1_000;
const CHECKSUM = 'x-amz-meta-sha256';

const xml = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/** A bucket as a file store; an object becomes visible only once all of it has arrived and its checksum is right. */
export function openS3Store(
  settings: S3Settings,
  logger: Logger,
  { limits, listAtOnce = LIST_AT_ONCE, partInBytes = PART_IN_BYTES }: StoreOptions = {},
): S3Store {
  const client = createS3Client(settings, logger, limits);
  return {
    figures: client.figures,
    check: async () => drained(required(await client.send({ method: 'HEAD', key: '' }))),
    put: async (key, content) => putObject(client, requireKey(key), { content, partInBytes }),
    read: async (key, range) => {
      const headers = range ? { range: `bytes=${range.from}-${range.until - 1}` } : {};
      const reply = await client.send({ method: 'GET', key: requireKey(key), headers });
      if (reply === null) return null;
      const total = /\/(\d+)$/.exec(reply.headers.get('content-range') ?? '')?.[1];
      const sizeInBytes = Number(total ?? reply.headers.get('content-length'));
      const isWhole = reply.status === 200;
      const wanted = isWhole ? reply.headers.get(CHECKSUM) : null;
      return { stream: Readable.from(checked(key, reply.body, wanted), { objectMode: false }), sizeInBytes };
    },
    exists: async (key) => {
      const reply = await client.send({ method: 'HEAD', key: requireKey(key) });
      await drained(reply);
      return reply !== null;
    },
    delete: async (key) => void (await drained(await client.send({ method: 'DELETE', key: requireKey(key) }))),
    list: (prefix) => listObjects(client, { ownPrefix: settings.prefix, prefix, listAtOnce }),
  };
}

async function drained(reply: S3Reply | null): Promise<void> {
  if (reply) for await (const chunk of reply.body) void chunk;
}

/** @throws Error at the end where the bytes are not what was written */
async function* checked(
  key: string,
  body: AsyncIterable<Uint8Array>,
  wanted: string | null,
): AsyncGenerator<Uint8Array> {
  const hash = wanted === null ? null : createHash('sha256');
  for await (const chunk of body) {
    hash?.update(chunk);
    yield chunk;
  }
  if (hash && hash.digest('hex') !== wanted) throw new Error(`The stored file ${key} is damaged: wrong checksum.`);
}

async function putObject(
  client: S3Client,
  key: string,
  { content, partInBytes }: { content: Parameters<FileStore['put']>[1]; partInBytes: number },
): Promise<WrittenFile> {
  const parts = inParts(content instanceof Uint8Array ? [content] : content, partInBytes);
  const first = await parts.next();
  const start = first.done ? Buffer.alloc(0) : first.value;
  const second = await parts.next();
  if (!second.done) return putInParts(client, key, { start: [start, second.value], rest: parts });
  const sha256 = createHash('sha256').update(start).digest('hex');
  await drained(required(await client.send({ method: 'PUT', key, body: start, headers: { [CHECKSUM]: sha256 } })));
  return { sizeInBytes: start.length, sha256 };
}

/** Pieces of the size of a part, the last one smaller; at least one, however empty. */
async function* inParts(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  partInBytes: number,
): AsyncGenerator<Bytes, undefined> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length;) {
      const piece = chunk.subarray(from, from + partInBytes - size);
      held.push(piece);
      size += piece.length;
      from += piece.length;
      if (size < partInBytes) continue;
      yield Buffer.concat(held);
      [held, size] = [[], 0];
    }
  }
  if (size > 0) yield Buffer.concat(held);
}

type Bytes = Buffer<ArrayBuffer>;
type Parts = { start: Bytes[]; rest: AsyncIterable<Bytes> };

async function putInParts(client: S3Client, key: string, { start, rest }: Parts): Promise<WrittenFile> {
  const begun = required(await client.send({ method: 'POST', key, query: { uploads: '' } }));
  const uploadId = textIn(xml.parse(await text(begun.body)), 'InitiateMultipartUploadResult', 'UploadId');
  const hash = createHash('sha256');
  const tags: string[] = [];
  let sizeInBytes = 0;
  const send = async (body: Bytes): Promise<void> => {
    const query = { partNumber: String(tags.length + 1), uploadId };
    const reply = required(await client.send({ method: 'PUT', key, query, body }));
    await drained(reply);
    hash.update(body);
    sizeInBytes += body.length;
    tags.push(reply.headers.get('etag') ?? '');
  };
  try {
    for (const part of start) await send(part);
    for await (const part of rest) await send(part);
    await completeParts(client, key, { uploadId, tags });
  } catch (error) {
    // What stays after a kill is no object; the bucket's lifecycle rule removes it (docs/storage.md).
    await client
      .send({ method: 'DELETE', key, query: { uploadId } })
      .then(drained)
      .catch(() => undefined);
    throw error;
  }
  return { sizeInBytes, sha256: hash.digest('hex') };
}

async function completeParts(
  client: S3Client,
  key: string,
  { uploadId, tags }: { uploadId: string; tags: readonly string[] },
): Promise<void> {
  const Part = tags.map((tag, index) => ({ PartNumber: index + 1, ETag: tag }));
  const body = Buffer.from(new XMLBuilder({}).build({ CompleteMultipartUpload: { Part } }));
  const reply = required(await client.send({ method: 'POST', key, query: { uploadId }, body }));
  // The protocol allows a failure after the head of a success was sent.
  const answer: unknown = xml.parse((await buffer(reply.body)).toString('utf8'));
  if (typeof answer === 'object' && answer !== null && 'Error' in answer) throw storageAway();
}

/** A reply to a write; "missing" then means that the upload or the bucket is gone. */
function required(reply: S3Reply | null): S3Reply {
  if (reply === null) throw storageAway();
  return reply;
}

type Listing = { ownPrefix: string; prefix: string; listAtOnce: number };

async function* listObjects(client: S3Client, { ownPrefix, prefix, listAtOnce }: Listing): AsyncGenerator<ListedFile> {
  let after = '';
  for (;;) {
    const query = {
      'list-type': '2',
      prefix: `${ownPrefix}${prefix}`,
      'max-keys': String(listAtOnce),
      // Stateless, unlike the continuation token: a list that takes long never expires.
      ...(after === '' ? {} : { 'start-after': after }),
    };
    const reply = required(await client.send({ method: 'GET', key: '', query }));
    const page = readPage(await text(reply.body));
    for (const { name, sizeInBytes, modifiedAt } of page.objects) {
      const key = name.slice(ownPrefix.length);
      if (isKey(key)) yield { key, sizeInBytes, modifiedAt };
    }
    const last = page.objects.at(-1)?.name;
    if (!page.isTruncated || last === undefined) return;
    after = last;
  }
}

type Page = { objects: { name: string; sizeInBytes: number; modifiedAt: Date }[]; isTruncated: boolean };

function readPage(answer: string): Page {
  const parsed: { ListBucketResult?: { Contents?: Record<string, string>[]; IsTruncated?: string } } =
    xml.parse(answer);
  const result = parsed.ListBucketResult;
  if (!result) throw storageAway();
  const objects = (result.Contents ?? []).map(({ Key = '', Size = '0', LastModified = '' }) => ({
    name: Key,
    sizeInBytes: Number(Size),
    modifiedAt: new Date(LastModified),
  }));
  return { objects, isTruncated: result.IsTruncated === 'true' };
}

function textIn(parsed: Record<string, Record<string, unknown> | undefined>, outer: string, inner: string): string {
  const found = parsed[outer]?.[inner];
  if (typeof found !== 'string' || found === '') throw storageAway();
  return found;
}
