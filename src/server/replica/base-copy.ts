import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StartProgress } from '#server/platform/console/progress.ts';
import type { PostgresPlaces } from '#server/platform/database/postgres-places.ts';
import type { Replication } from '#server/platform/database/replication.ts';
import { CLUSTER_FILE_MODE, CLUSTER_FOLDER_MODE, unpackCluster } from '#server/platform/database/unpack-cluster.ts';
import { changeOwner } from '#server/platform/files/change-owner.ts';
import { type Upstream, writeUpstream } from './upstream.ts';

const MIB = 2 ** 20;
const BUFFER_IN_BYTES = 8 * MIB;

type BaseCopy = {
  replication: Replication;
  upstream: Upstream;
  slot: string;
  places: PostgresPlaces;
  startProgress: StartProgress;
};

/**
 * Copies the whole database server as it runs, as the files of a replica. They are in place only when all are there: a copy
 * that is broken off leaves nothing that looks like one.
 */
export async function copyBase({ replication, upstream, slot, places, startProgress }: BaseCopy): Promise<void> {
  const half = `${places.cluster}.copy`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: CLUSTER_FOLDER_MODE });
  try {
    // From here on the primary keeps the log that the copy needs to become whole.
    await replication.makeSlot(slot);
    await receive({ replication, startProgress, slot }, half);
    // What the primary notes for itself; PostgreSQL makes a new one at the start.
    for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(join(half, name), { force: true });
    await writeFile(join(half, 'standby.signal'), '', { mode: CLUSTER_FILE_MODE });
    if (places.owner) await changeOwner(half, places.owner);
    writeUpstream({ cluster: half, owner: places.owner }, upstream, slot);
    await rename(half, places.cluster);
  } finally {
    if (existsSync(half)) await rm(half, { recursive: true, force: true });
  }
}

async function receive(
  { replication, startProgress, slot }: Pick<BaseCopy, 'replication' | 'startProgress' | 'slot'>,
  folder: string,
): Promise<void> {
  const archive = new PassThrough({ highWaterMark: BUFFER_IN_BYTES });
  const unpacked = pipeline(archive, unpackCluster(folder));
  unpacked.catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))));
  let progress = null;
  let received = 0;
  let draining: Promise<void> | null = null;
  try {
    await replication.baseBackup({
      label: slot,
      write: (chunk, total) => {
        progress ??= startProgress('Datenbank in MiB', Math.max(1, Math.round(total / MIB)));
        received += chunk.length;
        progress.to(Math.round(received / MIB));
        if (archive.write(chunk)) return null;
        draining ??= once(archive, 'drain').then(() => void (draining = null));
        return draining;
      },
    });
    archive.end();
    await unpacked;
    progress ??= startProgress('Datenbank in MiB');
    progress.end();
  } catch (error) {
    archive.destroy();
    // A full disk fails the unpacking first, and that is the error to tell.
    await unpacked.catch((cause: unknown) => {
      if (cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC') throw cause;
    });
    throw error;
  }
}
