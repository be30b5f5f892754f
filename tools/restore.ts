import { formatNumber } from '#domain/format/numbers.ts';
import { openTarget } from '#server/backup/open-target.service.ts';
import { restoreBackup } from '#server/backup/restore.service.ts';
import { readDataDir } from '#server/platform/config.ts';
import { showProgress } from '#server/platform/console/progress.ts';
import { readRestoreArguments } from './backup-arguments.ts';
import { endOnSignal } from './end-on-signal.ts';

/** `npm run restore`: makes a data folder of a backup (docs/backup.md). */

try {
  const startedAt = performance.now();
  const { source, until, into, isForced } = readRestoreArguments(process.argv.slice(2));
  const dataDir = readDataDir(into === null ? process.env : { DATA_DIR: into });
  const { backup, files, movedTo, isRecovered, cluster } = await restoreBackup({
    target: openTarget(source.folder),
    wish: { id: source.id, until },
    dataDir,
    isForced,
    startProgress: showProgress(),
    onServer: endOnSignal,
  });
  const seconds = formatNumber(Math.round((performance.now() - startedAt) / 100) / 10);
  console.log(`Wiederhergestellt in ${dataDir}: Sicherung ${backup.id}, ${formatNumber(files)} Bilder, ${seconds} s`);
  if (until) console.log(`  Stand: ${until.toISOString()}`);
  for (const folder of movedTo) console.log(`  Was vorher da war, liegt jetzt in ${folder}`);
  if (!isRecovered) {
    console.log(
      `  Die Datenbank liegt bereit: Starte PostgreSQL ${backup.postgresVersion} mit dem Datenordner ${cluster}.`,
    );
    console.log(
      '  Er gehört dem Benutzer, der diesen Befehl gestartet hat; beim ersten Start spielt der Server das Protokoll ein.',
    );
  }
  console.log('  Bitte mach nach dem ersten Start eine neue Sicherung.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
