import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Lsn } from '#server/platform/database/replication.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import { damaged } from './catalog.ts';

/** A complete segment of the write-ahead log in the archive. */
export type ArchivedSegment = { name: string; key: string; sha256: string; sizeInBytes: number };

const WAL = 'wal/';
/** The checksum is that of the segment itself, whatever compressed it. */
const SEGMENT_KEY = /^wal\/([0-9A-F]{24})\.([0-9a-f]{64})\.zst$/;
const PARTIAL_KEY = /^wal\/partial\/([0-9A-F]{24})\.zst$/;
const HISTORY_KEY = /^wal\/([0-9A-F]{8})\.history$/;

export const segmentKey = (name: string, sha256: string): string => `${WAL}${name}.${sha256}.zst`;
export const partialKey = (name: string): string => `${WAL}partial/${name}.zst`;
export const historyKey = (name: string): string => `${WAL}${name}`;
/** Up to where the continuous archive of a timeline reaches. */
export const reachKey = (timeline: number): string => `${WAL}reach/${timeline}.json`;

const hex = (value: bigint | number): string => value.toString(16).toUpperCase().padStart(8, '0');

/** First byte of the segment that holds this position. */
export const segmentStart = (lsn: Lsn, size: number): Lsn => lsn - (lsn % BigInt(size));

/** PostgreSQL's file name of the segment that holds this position. */
export function segmentName(timeline: number, lsn: Lsn, size: number): string {
  const number = lsn / BigInt(size);
  const perFile = 0x1_0000_0000n / BigInt(size);
  return `${hex(timeline)}${hex(number / perFile)}${hex(number % perFile)}`;
}

/** Names of the segments from the one that holds `from` up to the one before that of `until`. */
export function namesBetween(timeline: number, from: Lsn, until: Lsn, size: number): string[] {
  const names: string[] = [];
  for (let at = segmentStart(from, size); at < segmentStart(until, size); at += BigInt(size))
    names.push(segmentName(timeline, at, size));
  return names;
}

export type WalArchive = {
  segments: Map<string, ArchivedSegment>;
  /** Names of segments of which the beginning is there. */
  partials: Set<string>;
  histories: string[];
};

export async function readArchive(target: BackupTarget): Promise<WalArchive> {
  const archive: WalArchive = { segments: new Map(), partials: new Set(), histories: [] };
  for await (const { key, sizeInBytes } of target.list(WAL)) {
    const [, name = '', sha256 = ''] = SEGMENT_KEY.exec(key) ?? [];
    if (name) archive.segments.set(name, { name, key, sha256, sizeInBytes });
    const partial = PARTIAL_KEY.exec(key)?.[1];
    if (partial !== undefined) archive.partials.add(partial);
    if (HISTORY_KEY.test(key)) archive.histories.push(key.slice(WAL.length));
  }
  return archive;
}

/** Where the unbroken row of archived segments that begins at a position ends. */
export function endOfArchiveFrom(archive: WalArchive, timeline: number, from: Lsn, size: number): Lsn {
  let at = segmentStart(from, size);
  while (archive.segments.has(segmentName(timeline, at, size))) at += BigInt(size);
  return at;
}

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stores a whole segment of the log, or its beginning under a key of its own. */
export async function putSegment(
  target: BackupTarget,
  name: string,
  bytes: Uint8Array,
  key?: string,
): Promise<ArchivedSegment> {
  const sha256 = hashOf(bytes);
  const place = key ?? segmentKey(name, sha256);
  const { sizeInBytes } = await target.put(place, await compress(bytes));
  return { name, key: place, sha256, sizeInBytes };
}

/** A segment in full length. @throws Error where it is missing or not what was written */
export async function readSegment(
  target: BackupTarget,
  { key, sha256, size }: { key: string; sha256: string | null; size: number },
): Promise<Buffer> {
  const stream = await target.read(key);
  if (!stream) throw new Error(`Die Sicherung ist unvollständig: ${key} fehlt.`);
  const bytes = await decompress(await buffer(stream)).catch(() => Buffer.alloc(0));
  if (bytes.length === 0 || (sha256 !== null && hashOf(bytes) !== sha256)) throw new Error(damaged(key));
  // Of the last one only the beginning is stored; zeros after it tell recovery that the log ends there.
  return bytes.length === size ? bytes : Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
}
