import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Db, connectionOf } from '#server/platform/database/database.ts';
import { openReplication, readLsn } from '#server/platform/database/replication.ts';
import { backupWarning } from './backup-age.service.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import { ownerOf, readBackups } from './catalog.ts';
import { openTarget } from './open-target.service.ts';
import { readServerFacts } from './rows.repository.ts';
import { type WalReceiver, receiveWal } from './wal-receiver.ts';
import { readArchive, endOfArchiveFrom } from './wal-segments.ts';

/** At most so much is lost with the whole machine. */
const KEEP_EVERY_IN_MS = 10_000;
const FIRST_BACKUP_CHECK_IN_MS = MINUTE_IN_MS;
const RETRY_AFTER_IN_MS = 15_000;
const LOOK_FOR_LEAD_IN_MS = 1_000;

export type LogKeeper = { stop: () => Promise<void> };

type LogKeeping = {
  target: BackupTarget;
  logger: Logger;
  everyInMs?: number;
  /** Whether this process is the one of all that keeps the log. */
  leads?: () => boolean;
};

/**
 * Writes the log of the database to a backup place all the time, so that a restore reaches every moment since the first
 * backup there. Several processes may do so at once: what they write is the same.
 */
export function keepLog(
  db: Db,
  { target, logger, everyInMs = KEEP_EVERY_IN_MS, leads = () => true }: LogKeeping,
): LogKeeper {
  const ending = new AbortController();
  const pause = (forMs: number): Promise<unknown> =>
    wait(forMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      if (!leads()) {
        await pause(LOOK_FOR_LEAD_IN_MS);
        continue;
      }
      try {
        const receiver = await startWhereArchiveEnds(db, target);
        if (receiver) await keepUntilEnd(receiver);
        else await pause(FIRST_BACKUP_CHECK_IN_MS);
      } catch (error) {
        if (ending.signal.aborted) return;
        logger.warn({ err: error }, 'The log of the database is not being backed up; trying again.');
        await pause(RETRY_AFTER_IN_MS);
      }
    }
  };
  const keepUntilEnd = async (receiver: WalReceiver): Promise<void> => {
    let failure: { error: unknown } | null = null;
    const isOver = receiver.ended.then(
      () => true,
      (error: unknown) => {
        failure = { error };
        return true;
      },
    );
    try {
      for (;;) {
        const ended = await Promise.race([isOver, pause(everyInMs).then(() => ending.signal.aborted)]);
        if (failure) throw (failure as { error: unknown }).error;
        await receiver.keepPartial();
        if (ended) return;
      }
    } finally {
      await receiver.stop().catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

/** At the start of the app: begins to keep the log in the configured folder, and says what is wrong with the backups. */
export async function keepBackups(
  { db, config, logger, clock }: BaseContext,
  { folder, leads }: { folder: string; leads: () => boolean },
): Promise<{ keeper: LogKeeper | null; warning: string | null }> {
  const warning = await backupWarning(config, clock());
  try {
    return { keeper: keepLog(db, { target: openTarget(folder), logger, leads }), warning };
  } catch {
    return { keeper: null, warning };
  }
}

/** Null: there is no backup of this database yet that the log could follow. */
async function startWhereArchiveEnds(db: Db, target: BackupTarget): Promise<WalReceiver | null> {
  const connection: pg.ClientConfig = { ...connectionOf(db), options: undefined };
  const replication = await openReplication(connection);
  const server = await replication.identify().finally(() => replication.close());
  const owner = await ownerOf(target);
  if (owner === null) return null;
  if (owner !== server.systemId) throw new Error(`In ${target.address} liegen Sicherungen einer anderen Datenbank.`);
  const { backups } = await readBackups(target);
  const last = backups.findLast(({ timeline }) => timeline === server.timeline);
  if (!last) return null;
  const { segment_size: segmentSizeInBytes } = await readServerFacts(db);
  const archive = await readArchive(target);
  const from = endOfArchiveFrom(archive, server.timeline, readLsn(last.base.startLsn), segmentSizeInBytes);
  return receiveWal({ target, connection, archive, from, timeline: server.timeline, segmentSizeInBytes });
}
