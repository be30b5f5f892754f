import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { HOUR_IN_MS } from '#domain/durations.ts';
import type { StartProgress } from '#server/platform/console/progress.ts';
import {
  type EmbeddedPostgres,
  runningServer,
  startEmbeddedPostgres,
} from '#server/platform/database/embedded-postgres.ts';
import type { PostgresPlaces } from '#server/platform/database/postgres-places.ts';
import {
  CLUSTER_FILE_MODE,
  CLUSTER_FOLDER_MODE,
  NamelessEntryError,
  unpackCluster,
} from '#server/platform/database/unpack-cluster.ts';
import { changeOwner } from '#server/platform/files/change-owner.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import { type Manifest, checked, damaged } from './catalog.ts';
import { forEachAtOnce, writeFlushed } from './file-copies.ts';
import type { LogPart, RestorePlan } from './restore-plan.ts';
import { historyKey, readSegment } from './wal-segments.ts';

const RECOVERY_LIMIT_IN_MS = 6 * HOUR_IN_MS;
const TARGET_IS_LATER = 'recovery ended before configured recovery target was reached';

type Owner = PostgresPlaces['owner'];

/** Lays the files of a base and the log into an empty folder, for PostgreSQL to recover from. */
export async function layOutCluster(
  target: BackupTarget,
  plan: Pick<RestorePlan, 'backup' | 'log' | 'ends' | 'histories'>,
  { cluster, owner, startProgress }: { cluster: string; owner: Owner; startProgress: StartProgress },
): Promise<void> {
  const { base, segmentSizeInBytes: size } = plan.backup;
  await mkdir(cluster, { recursive: true, mode: CLUSTER_FOLDER_MODE });
  await pipeline(Readable.from(checked(target, base)), createZstdDecompress(), unpackCluster(cluster)).catch(
    (cause: unknown) => {
      throw cause instanceof NamelessEntryError || isZstdError(cause) ? new Error(damaged(base.key), { cause }) : cause;
    },
  );
  const wal = join(cluster, 'pg_wal');
  const progress = startProgress('Protokoll in Segmenten', plan.log.length);
  let done = 0;
  await forEachAtOnce(plan.log, async ({ segment, key, sha256 }) => {
    await writeFlushed(join(wal, segment), await readSegment(target, { key, sha256, size }), CLUSTER_FILE_MODE);
    progress.to(++done);
  });
  progress.end();
  const end = await longest(target, plan.ends, size);
  if (end) await writeFlushed(join(wal, end.segment), end.bytes, CLUSTER_FILE_MODE);
  for (const name of plan.histories) {
    const content = await target.read(historyKey(name));
    if (content) await writeFile(join(wal, name), content, { mode: CLUSTER_FILE_MODE });
  }
  await writeFile(join(cluster, 'recovery.signal'), '', { mode: CLUSTER_FILE_MODE });
  if (owner) await changeOwner(cluster, owner);
}

/** A flipped byte is mostly met by the decompression, before the checksum is complete. */
const isZstdError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ZSTD_');

async function longest(target: BackupTarget, ends: LogPart[], size: number) {
  let best: { segment: string; bytes: Buffer; filled: number } | null = null;
  for (const { segment, key, sha256 } of ends) {
    // The continuous log replaces this one while it runs, so a broken one is passed over for the others.
    const bytes = await readSegment(target, { key, sha256, size }).catch(() => null);
    if (!bytes) continue;
    const filled = bytes.findLastIndex((byte) => byte !== 0);
    if (!best || filled > best.filled) best = { segment, bytes, filled };
  }
  return best;
}

/** Kills the database of a restore or check that was broken off; what it has written is thrown away. */
export function killRecovery(places: PostgresPlaces): void {
  const running = runningServer(places);
  if (running !== null) process.kill(running, 'SIGQUIT');
}

/** Where recovery ends. */
export type RecoveryEnd = { kind: 'log' } | { kind: 'time'; at: Date } | { kind: 'position'; lsn: string };

/** PostgreSQL's settings for that end. */
export function endSettings(end: RecoveryEnd): Record<string, string> {
  // Abbreviations of zones, Z among them, are not known to it that early.
  if (end.kind === 'time') return { recovery_target_time: end.at.toISOString().replace('T', ' ').replace('Z', '+00') };
  if (end.kind === 'position') return { recovery_target_lsn: end.lsn, recovery_target_inclusive: 'off' };
  return {};
}

/** The embedded PostgreSQL's own major version. */
const EMBEDDED_MAJOR = 18;

/** Whether the embedded PostgreSQL can read the files of a backup. */
export const isReadable = ({ postgresVersion }: Manifest): boolean =>
  Number.parseInt(postgresVersion, 10) === EMBEDDED_MAJOR;

/**
 * Starts PostgreSQL on laid-out files and returns it when recovery is over and it takes writes, on a new timeline.
 * @throws Error with what PostgreSQL said
 */
export async function recover(
  places: PostgresPlaces,
  backup: Manifest,
  { end, isDurable = true }: { end: RecoveryEnd; isDurable?: boolean },
): Promise<EmbeddedPostgres> {
  const folder = join(places.cluster, '..');
  const configFile = join(folder, 'recovery.conf');
  const hbaFile = join(folder, 'recovery_hba.conf');
  // The settings of another server may name paths and libraries that are not there.
  await writeFile(configFile, '');
  await writeFile(hbaFile, 'local all all trust\n');
  for (const file of [configFile, hbaFile]) await chmod(file, 0o644);
  const settings = {
    config_file: configFile,
    hba_file: hbaFile,
    ident_file: configFile,
    // All of the log lies in pg_wal, where recovery looks when this finds nothing.
    restore_command: 'false',
    hot_standby: 'off',
    archive_mode: 'off',
    recovery_target_timeline: String(backup.timeline),
    recovery_target_action: 'promote',
  };
  const start = (more: Record<string, string>): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres(folder, {
      places,
      settings: { ...settings, ...more },
      isDurable,
      startLimitInMs: RECOVERY_LIMIT_IN_MS,
    });
  try {
    return await start(endSettings(end));
  } catch (error) {
    // Nothing was committed between the wanted time and the end of the log: then the end is what was there at that time.
    const isOver = error instanceof Error && error.message.includes(TARGET_IS_LATER);
    if (end.kind === 'time' && isOver) return start({});
    throw error;
  }
}
