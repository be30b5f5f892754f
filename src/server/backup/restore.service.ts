import { existsSync, readdirSync } from 'node:fs';
import { appendFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { StartProgress } from '#server/platform/console/progress.ts';
import { runningServer } from '#server/platform/database/embedded-postgres.ts';
import { type PostgresPlaces, choosePostgresPlaces } from '#server/platform/database/postgres-places.ts';
import { lockInstance } from '#server/platform/instance-lock.ts';
import { SECRETS } from './backup.service.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import { type BackedUpFile, type Manifest, readChecked } from './catalog.ts';
import { KEPT_FOLDERS, forEachAtOnce, readList, restoreFile, writeFlushed } from './file-copies.ts';
import { syncFolder } from './targets/folder-target.ts';
import { endSettings, isReadable, killRecovery, layOutCluster, recover } from './recovery.ts';
import { type RestorePlan, type Wish, planRestore } from './restore-plan.ts';

export type RestoreOptions = {
  target: BackupTarget;
  wish: Wish;
  dataDir: string;
  /** Moves aside what lies in the data folder instead of refusing. */
  isForced: boolean;
  startProgress: StartProgress;
  /** Told how to stop the database that recovers, for a run that is broken off. */
  onServer?: (stop: () => Promise<void>) => void;
};

export type RestoreOutcome = {
  backup: Manifest;
  files: number;
  /** Where the former content lies now; null: there was none. */
  movedTo: string[];
  /** False where the files are ready for another PostgreSQL to recover from. */
  isRecovered: boolean;
  cluster: string;
};

const SECRET_MODE = 0o600;
/** Everybody passes through, to the folder that is the database account's own. */
const PASSAGE = 0o711;

/** Makes a data folder of a backup. Until everything is there and checked, nothing of the old one is touched. */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreOutcome> {
  const { target, wish, dataDir, isForced } = options;
  const plan = await planRestore(target, wish);
  if (plan.backup.isEmbedded && !isReadable(plan.backup))
    throw new Error(
      `Die Sicherung stammt von PostgreSQL ${plan.backup.postgresVersion}; diese Version von Stammplatz bringt eine andere mit. Bitte nimm die Version, mit der gesichert wurde.`,
    );
  const lock = await lockInstance(dataDir);
  try {
    const places = choosePostgresPlaces(dataDir);
    const running = runningServer(places);
    if (running !== null)
      throw new Error(`Auf dem Datenordner läuft noch eine Datenbank (Prozess ${running}). Bitte beende sie zuerst.`);
    const used = usedParts(dataDir, places);
    if (used.length > 0 && !isForced)
      throw new Error(
        `In ${dataDir} liegen schon Daten (${used.map((path) => relative(dataDir, path)).join(', ')}). Mit --force werden sie zur Seite geschoben, mit --into entsteht ein anderer Datenordner.`,
      );
    return await restoreInto(options, plan, places);
  } finally {
    lock.release();
  }
}

const partsOf = (dataDir: string, places: PostgresPlaces): string[] => [
  places.cluster,
  ...[...KEPT_FOLDERS, ...SECRETS].map((name) => join(dataDir, name)),
];

const usedParts = (dataDir: string, places: PostgresPlaces): string[] =>
  partsOf(dataDir, places).filter(
    (path) => existsSync(path) && (SECRETS.includes(relative(dataDir, path)) || readdirSync(path).length > 0),
  );

async function restoreInto(
  options: RestoreOptions,
  plan: RestorePlan,
  places: PostgresPlaces,
): Promise<RestoreOutcome> {
  const { target, dataDir, startProgress, onServer } = options;
  const { backup } = plan;
  const filesHalf = join(dataDir, '.restore');
  const half = join(dirname(places.cluster), '.restore-database');
  const cluster = join(half, 'postgres');
  // A killed restore leaves its database behind.
  killRecovery({ ...places, cluster });
  for (const folder of [filesHalf, half]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: PASSAGE });
  }
  try {
    const owner = backup.isEmbedded ? places.owner : null;
    await layOutCluster(target, plan, { cluster, owner, startProgress });
    const files = await restoreFiles(options, plan, filesHalf);
    if (backup.isEmbedded) {
      const end = plan.until === null ? ({ kind: 'log' } as const) : ({ kind: 'time', at: plan.until } as const);
      const progress = startProgress('Datenbank wird wiederhergestellt');
      onServer?.(async () => killRecovery({ ...places, cluster }));
      const server = await recover({ ...places, cluster }, backup, { end });
      await server.stop();
      progress.end();
    } else await writeRecoverySettings(cluster, plan);
    const movedTo = await swapIn({ dataDir, places, filesHalf, cluster });
    return { backup, files, movedTo, isRecovered: backup.isEmbedded, cluster: places.cluster };
  } finally {
    for (const folder of [filesHalf, half]) await rm(folder, { recursive: true, force: true });
  }
}

async function restoreFiles(
  { target, startProgress }: RestoreOptions,
  { backup, fileLists }: RestorePlan,
  folder: string,
): Promise<number> {
  for (const secret of backup.secrets)
    await writeFlushed(join(folder, secret.name), await readChecked(target, secret), SECRET_MODE);
  const files = new Map<string, BackedUpFile>();
  for (const { files: list } of [backup, ...fileLists])
    for await (const file of readList(target, list)) files.set(file.path, file);
  const progress = startProgress('Bilder', files.size);
  let done = 0;
  await forEachAtOnce(files.values(), async (file) => {
    await restoreFile(target, file, join(folder, file.path));
    progress.to(++done);
  });
  progress.end();
  return files.size;
}

/** For a server of the operator: it recovers by itself at its first start, and serves when it is done. */
async function writeRecoverySettings(cluster: string, { backup, until }: RestorePlan): Promise<void> {
  const settings = {
    restore_command: 'false',
    recovery_target_timeline: String(backup.timeline),
    recovery_target_action: 'promote',
    ...endSettings(until === null ? { kind: 'log' } : { kind: 'time', at: until }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(join(cluster, 'postgresql.auto.conf'), lines.join(''));
}

type Swap = { dataDir: string; places: PostgresPlaces; filesHalf: string; cluster: string };

/** Moves the old parts aside and the new ones in, the database last. */
async function swapIn({ dataDir, places, filesHalf, cluster }: Swap): Promise<string[]> {
  const name = `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const aside = new Set<string>();
  for (const path of usedParts(dataDir, places)) {
    const root = path === places.cluster ? dirname(places.cluster) : dataDir;
    const moved = join(root, name, relative(root, path));
    await mkdir(dirname(moved), { recursive: true, mode: PASSAGE });
    await rename(path, moved);
    aside.add(join(root, name));
  }
  for (const part of [...KEPT_FOLDERS, ...SECRETS]) {
    if (!existsSync(join(filesHalf, part))) continue;
    const place = join(dataDir, part);
    await mkdir(dirname(place), { recursive: true });
    // An empty folder that a start has made is no obstacle.
    await rm(place, { recursive: true, force: true });
    await rename(join(filesHalf, part), place);
  }
  await rm(places.cluster, { recursive: true, force: true });
  await rename(cluster, places.cluster);
  for (const folder of [dataDir, join(dataDir, 'images'), dirname(places.cluster)]) await syncFolder(folder);
  return [...aside];
}
