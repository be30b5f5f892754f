import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import type { StartProgress } from '#server/platform/console/progress.ts';
import { lsnText, openReplication } from '#server/platform/database/replication.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import type { BaseRecord } from './catalog.ts';

const BASES = 'bases/';
const MIB = 2 ** 20;
/** What may wait to be compressed before the server is held back. */
const BUFFER_IN_BYTES = 8 * MIB;

export const baseKey = (id: string): string => `${BASES}${id}.tar.zst`;
export const BASE_PREFIX = BASES;

type Options = { target: BackupTarget; connection: pg.ClientConfig; id: string; startProgress: StartProgress };

/** Copies the whole database server as it runs; to become usable it needs the log from its start to its stop. */
export async function takeBase({ target, connection, id, startProgress }: Options): Promise<BaseRecord> {
  const madeAt = new Date().toISOString();
  const replication = await openReplication(connection);
  const archive = new PassThrough({ highWaterMark: BUFFER_IN_BYTES });
  const packed = archive.pipe(createZstdCompress());
  archive.on('error', (error) => packed.destroy(error));
  const storing = target.put(baseKey(id), packed);
  storing.catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))));
  let rawSizeInBytes = 0;
  let progress = null;
  let draining: Promise<void> | null = null;
  try {
    const base = await replication.baseBackup({
      label: `stammplatz ${id}`,
      write: (chunk, total) => {
        progress ??= startProgress('Datenbank in MiB', Math.max(1, Math.round(total / MIB)));
        rawSizeInBytes += chunk.length;
        progress.to(Math.round(rawSizeInBytes / MIB));
        if (archive.write(chunk)) return null;
        // One wait for all that arrives until the server is held back.
        draining ??= once(archive, 'drain').then(() => void (draining = null));
        return draining;
      },
    });
    archive.end();
    const stored = await storing;
    progress ??= startProgress('Datenbank in MiB');
    progress.end();
    const { startLsn, stopLsn } = base;
    return {
      id,
      key: baseKey(id),
      ...stored,
      rawSizeInBytes,
      startLsn: lsnText(startLsn),
      stopLsn: lsnText(stopLsn),
      madeAt,
    };
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    // A full disk fails the storing first, and that is the error to tell.
    await storing;
    throw error;
  } finally {
    await replication.close();
  }
}
