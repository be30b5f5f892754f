import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Lsn, type Replication, lsnText, openReplication } from '#server/platform/database/replication.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import {
  type WalArchive,
  historyKey,
  partialKey,
  putSegment,
  reachKey,
  segmentName,
  segmentStart,
} from './wal-segments.ts';

type ReceiverOptions = {
  target: BackupTarget;
  connection: pg.ClientConfig;
  archive: WalArchive;
  /** Where the archive ends; null: begin where the server is. */
  from: Lsn | null;
  timeline: number;
  segmentSizeInBytes: number;
};

export type WalReceiver = {
  /** Start of the first segment that is received. */
  startsAt: Lsn;
  /** False where the server no longer had the log from `from` on, so that a part is missing before `startsAt`. */
  isUnbroken: boolean;
  /** Resolves when the log is received up to there; rejects when the stream breaks before. */
  waitFor: (lsn: Lsn) => Promise<void>;
  /** The segment under way, as far as it is received; null: nothing of it. */
  partial: () => { name: string; bytes: Buffer } | null;
  /** Resolves when the whole segments received by now are stored. */
  settled: () => Promise<void>;
  /** Stores the segment under way and up to where the log is known, for a restore between two backups. */
  keepPartial: () => Promise<void>;
  /** Resolves when the stream ends, and rejects when it breaks. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/** Segments that may wait to be stored before the server is held back. */
const MOST_WAITING = 3;
const IS_REMOVED = '58P01';
/**
 * What was committed before may be sent that much later: the server sends what is on its disk, and with asynchronous
 * commit that takes up to 0.6 s (three times wal_writer_delay).
 */
const SENDING_DELAY_IN_MS = 2_000;

/**
 * Receives the write-ahead log into the archive: whole segments as they are complete. Reserved with a slot that ends with the
 * connection, so that nothing is left on the server that could fill its disk.
 */
export async function receiveWal(options: ReceiverOptions): Promise<WalReceiver> {
  const { from } = options;
  if (from !== null) {
    const receiver = await startReceiver(options, from).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === IS_REMOVED) return null;
      throw error;
    });
    if (receiver) return receiver;
  }
  return startReceiver(options, null);
}

async function startReceiver(options: ReceiverOptions, from: Lsn | null): Promise<WalReceiver> {
  const { target, connection, archive, timeline, segmentSizeInBytes: size } = options;
  const replication = await openReplication(connection);
  try {
    const slot = `stammplatz_${randomBytes(6).toString('hex')}`;
    const reserved = await replication.reserveWal(slot);
    await keepHistory(replication, options);
    const startsAt = from ?? segmentStart(reserved, size);
    const stream = receiveInto({ target, archive, timeline, size, startsAt });
    const ended = replication.streamWal({ slot, timeline, from: startsAt, onWal: stream.take, onHeard: stream.heard });
    ended.catch((error: unknown) => stream.fail(error));
    // The server answers a position it cannot serve with an error, any other with its first message.
    await Promise.race([stream.begun, ended]);
    const over = ended.then(() => stream.settled());
    // Handled here, since the promise may have no other handler.
    over.catch(() => undefined);
    return {
      startsAt,
      isUnbroken: from !== null,
      waitFor: stream.waitFor,
      partial: stream.partial,
      settled: stream.settled,
      keepPartial: stream.keepPartial,
      ended: over,
      stop: async () => {
        await replication.close();
        await ended.catch(() => undefined);
        await stream.settled();
      },
    };
  } catch (error) {
    await replication.close();
    throw error;
  }
}

async function keepHistory(replication: Replication, { target, timeline, archive }: ReceiverOptions): Promise<void> {
  if (timeline === 1) return;
  const { name, content } = await replication.timelineHistory(timeline);
  if (!archive.histories.includes(name)) await target.put(historyKey(name), Buffer.from(content));
}

type Place = { target: BackupTarget; archive: WalArchive; timeline: number; size: number; startsAt: Lsn };

/** Puts the bytes of the stream together to segments. */
function receiveInto({ target, archive, timeline, size, startsAt }: Place) {
  let segment = startsAt;
  let filled = 0;
  let bytes = Buffer.alloc(size);
  let waiting = 0;
  let storing: Promise<unknown> = Promise.resolve();
  let failure: { error: unknown } | null = null;
  let heardAt = new Date(0);
  let kept = { at: 0n, name: '', heardAt: new Date(0) };
  const waiters = new Set<{ lsn: Lsn; resolve: () => void; reject: (error: unknown) => void }>();
  const begun = Promise.withResolvers<void>();

  const reach = (): Lsn => segment + BigInt(filled);
  const fail = (error: unknown): void => {
    failure ??= { error };
    for (const waiter of waiters) waiter.reject(error);
    waiters.clear();
  };
  const store = async (name: string, whole: Buffer): Promise<void> => {
    const known = archive.segments.get(name);
    const stored = known ?? (await putSegment(target, name, whole));
    archive.segments.set(name, stored);
    await target.delete(partialKey(name));
  };
  const take = (start: Lsn, chunk: Buffer): Promise<void> | null => {
    if (start !== reach()) throw new Error(`The log goes on at ${lsnText(start)} instead of ${lsnText(reach())}.`);
    let rest = chunk;
    while (rest.length > 0) {
      const part = rest.subarray(0, size - filled);
      part.copy(bytes, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
      if (filled < size) continue;
      const [name, whole] = [segmentName(timeline, segment, size), bytes];
      [segment, filled, bytes] = [segment + BigInt(size), 0, Buffer.alloc(size)];
      waiting++;
      storing = storing.then(() => store(name, whole)).then(() => void waiting--);
      storing.catch(fail);
    }
    for (const waiter of waiters) {
      if (waiter.lsn > reach()) continue;
      waiters.delete(waiter);
      waiter.resolve();
    }
    return waiting > MOST_WAITING ? storing.then(() => undefined) : null;
  };
  const partial = () =>
    filled === 0 ? null : { name: segmentName(timeline, segment, size), bytes: Buffer.from(bytes.subarray(0, filled)) };

  return {
    begun: begun.promise,
    take,
    fail,
    partial,
    heard: (_end: Lsn, at: Date): void => {
      heardAt = new Date(at.getTime() - SENDING_DELAY_IN_MS);
      begun.resolve();
    },
    waitFor: (lsn: Lsn): Promise<void> => {
      if (lsn <= reach()) return Promise.resolve();
      if (failure) return Promise.reject(failure.error);
      return new Promise((resolve, reject) => void waiters.add({ lsn, resolve, reject }));
    },
    keepPartial: async (): Promise<void> => {
      await storing;
      const [now, at] = [partial(), heardAt];
      const name = segmentName(timeline, segment, size);
      if (now && (kept.at !== reach() || kept.name !== name)) {
        kept = { ...kept, at: reach(), name };
        await putSegment(target, name, now.bytes, partialKey(name));
      }
      if (at > kept.heardAt)
        await target.put(reachKey(timeline), Buffer.from(JSON.stringify({ at, lsn: lsnText(kept.at) })));
      kept = { ...kept, heardAt: at };
      await target.flush();
    },
    settled: async (): Promise<void> => void (await storing),
  };
}
