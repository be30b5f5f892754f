import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { isStorageFull } from '#server/platform/files/files.ts';
import { formIsBroken } from '#server/platform/http/problem-reply.ts';

const LIMITS = { fields: 100, fieldSize: 64 * 1024, headerPairs: 20 };

export type FileFormRules = {
  /** Of a larger file in the form one byte more than that is kept, and the rest passes by. */
  mostFileBytes: number;
  /** Fields whose file goes to the disk instead of into the form, with its limit. */
  apart: Readonly<Record<string, number>>;
  folder: string;
};

/** `apart`: files on disk by their field; `end` removes them. */
export type FileForm = { form: FormData; apart: ReadonlyMap<string, Blob>; end: () => Promise<void> };

/**
 * Parses a multipart form as it arrives. Of a file over its limit one extra byte is kept and the rest discarded, so
 * that the call can refuse it and still has the other fields.
 * @throws request.broken-form (400)
 */
export async function readFileForm(
  payload: NodeJS.ReadableStream,
  contentType: string,
  { mostFileBytes, apart, folder }: FileFormRules,
): Promise<FileForm> {
  const form = new FormData();
  const onDisk = new Map<string, Blob>();
  const paths: string[] = [];
  const end = async (): Promise<void> => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  const spool = async (name: string, stream: BusboyFileStream, mostBytes: number): Promise<void> => {
    const path = join(folder, randomUUID());
    paths.push(path);
    await pipeline(upTo(stream, mostBytes + 1), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    onDisk.set(name, await openAsBlob(path));
  };
  try {
    const reader = new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...LIMITS, files: 1 + Object.keys(apart).length },
    });
    const files: Promise<void>[] = [];
    reader.on('field', (name, value) => form.append(name, value));
    // oxlint-disable-next-line max-params -- the reader's signature
    reader.on('file', (name, stream, fileName, _encoding, type) => {
      const mostBytes = Object.hasOwn(apart, name) && !onDisk.has(name) ? apart[name] : undefined;
      const taken =
        mostBytes === undefined
          ? kept(stream, mostFileBytes + 1).then((bytes) => form.append(name, new File(bytes, fileName, { type })))
          : spool(name, stream, mostBytes);
      // Without this listener an error while the rest is read would crash the process.
      taken.catch(() => stream.resume());
      files.push(taken);
    });
    await pipeline(payload, reader);
    await Promise.all(files);
  } catch (error) {
    await end();
    throw isStorageFull(error) ? error : formIsBroken();
  }
  return { form, apart: onDisk, end };
}

async function kept(stream: BusboyFileStream, mostBytes: number): Promise<Buffer<ArrayBuffer>[]> {
  const parts: Buffer<ArrayBuffer>[] = [];
  for await (const part of upTo(stream, mostBytes)) parts.push(Buffer.from(part));
  return parts;
}

async function* upTo(stream: BusboyFileStream, mostBytes: number): AsyncGenerator<Buffer> {
  let left = mostBytes;
  for await (const part of stream as AsyncIterable<Buffer>) {
    if (left > 0) yield part.subarray(0, left);
    left -= part.length;
  }
}
