import { formatNumber } from '#domain/format/numbers.ts';
import { makeBackup } from '#server/backup/backup.service.ts';
import { listBackups, newestId } from '#server/backup/list-backups.service.ts';
import { openTarget } from '#server/backup/open-target.service.ts';
import { verifyBackup } from '#server/backup/verify.service.ts';
import { readConfig, readDataDir } from '#server/platform/config.ts';
import { showProgress } from '#server/platform/console/progress.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { refuseWithoutDatabase } from '#server/platform/database/postgres-places.ts';
import { openStores } from '#server/platform/files/open-stores.ts';
import { createLogger } from '#server/platform/logger.ts';
import { type BackupCall, readBackupArguments } from './backup-arguments.ts';
import { endOnSignal } from './end-on-signal.ts';

/** `npm run backup`: backs up, checks and lists (docs/backup.md). */

const megabytes = (bytes: number): string => `${formatNumber(Math.round(bytes / 1e5) / 10)} MB`;
const secondsSince = (start: number): string => `${formatNumber(Math.round((performance.now() - start) / 100) / 10)} s`;

async function backUp({ folder, keep, isFull }: Extract<BackupCall, { kind: 'backup' }>): Promise<void> {
  const startedAt = performance.now();
  const target = openTarget(folder);
  const dataDir = readDataDir();
  const isEmbedded = !process.env['DATABASE_URL'];
  if (isEmbedded) refuseWithoutDatabase(dataDir);
  const config = readConfig();
  const opened = await openDatabase(config, { forTools: true });
  try {
    const { files: pictures } = await openStores(config, createLogger(config.logLevel));
    const options = {
      target,
      db: opened.db,
      dataDir,
      pictures,
      isEmbedded,
      isFull,
      keep,
      startProgress: showProgress(),
    };
    const { manifest, isNewBase, newFiles, removed } = await makeBackup(options);
    const { id, base, files, wal } = manifest;
    const logSize = wal.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
    console.log(`Gesichert: ${target.address}/backups/${id} in ${secondsSince(startedAt)}`);
    console.log(
      `  Datenbank: ${isNewBase ? `ganz, ${megabytes(base.sizeInBytes)}` : `was sich seit ${base.madeAt} geändert hat`}; Protokoll ${megabytes(logSize)}`,
    );
    console.log(
      `  Bilder: ${formatNumber(files.count)} (${megabytes(files.totalInBytes)}), davon neu ${formatNumber(newFiles)}`,
    );
    if (manifest.rows === null)
      console.log('  Die Zeilen wurden nicht gezählt: Die Datenbank war ohne Pause beschäftigt.');
    if (removed.backups > 0) console.log(`  Entfernt: ${removed.backups} ältere Sicherungen`);
    if (process.env['SESSION_SECRET'])
      console.log(
        '  SESSION_SECRET kommt aus der Umgebung und ist nicht in der Sicherung: Bitte bewahre es selbst auf.',
      );
  } finally {
    await opened.close();
  }
}

async function verify({ source, scratch }: Extract<BackupCall, { kind: 'verify' }>): Promise<void> {
  const target = openTarget(source.folder);
  const id = source.id ?? (await newestId(target));
  const result = await verifyBackup({
    target,
    id,
    ...(scratch === null ? {} : { scratch }),
    startProgress: showProgress(),
    onServer: endOnSignal,
  });
  console.log(
    `Sicherung ${id}: ${result.isGood ? 'in Ordnung' : 'NICHT in Ordnung'}, ${formatNumber(result.seconds)} s`,
  );
  if (result.rows !== null) console.log(`  ${result.tables} Tabellen, ${formatNumber(result.rows)} Zeilen`);
  console.log(`  ${formatNumber(result.files)} Bilder`);
  for (const problem of result.problems) console.log(`  ${problem}`);
  console.log(`  Ergebnis: ${target.address}/${result.key}`);
  if (!result.isGood) process.exitCode = 1;
}

async function list({ folder }: Extract<BackupCall, { kind: 'list' }>): Promise<void> {
  const target = openTarget(folder);
  for (const line of await listBackups(target)) console.log(line);
}

try {
  const call = readBackupArguments(process.argv.slice(2));
  if (call.kind === 'backup') await backUp(call);
  else if (call.kind === 'verify') await verify(call);
  else await list(call);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
