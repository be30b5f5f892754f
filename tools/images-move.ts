import { parseArgs } from 'node:util';
import { formatNumber } from '#domain/format/numbers.ts';
import { readConfig, readDataDir } from '#server/platform/config.ts';
import { showProgress } from '#server/platform/console/progress.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { refuseWithoutDatabase } from '#server/platform/database/postgres-places.ts';
import { openStores } from '#server/platform/files/open-stores.ts';
import { createLogger } from '#server/platform/logger.ts';
import { moveFiles } from '#server/pictures/moving/move-files.service.ts';

/** `npm run images:move`: moves pictures and other files between disk and S3 (docs/storage.md). */

const USAGE = `Aufruf:
  npm run images:move -- --to s3     verschiebt alle Dateien aus DATA_DIR in den S3-Speicher, auch im laufenden Betrieb
  npm run images:move -- --to disk   holt sie zurück; vorher mit PICTURE_STORE=disk starten`;

function readTarget(): 'disk' | 's3' {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (to === 'disk' || to === 's3') return to;
  } catch {
    // Said below.
  }
  throw new Error(USAGE);
}

const held = ({ files, sizeInBytes }: { files: number; sizeInBytes: number }): string =>
  `${formatNumber(files)} Dateien (${formatNumber(Math.round(sizeInBytes / 1e5) / 10)} MB)`;

async function move(): Promise<void> {
  const target = readTarget();
  if (!process.env['DATABASE_URL']) refuseWithoutDatabase(readDataDir());
  const config = readConfig();
  if (config.s3 === null) throw new Error('Zum Verschieben braucht es die Einstellungen S3_… (docs/storage.md).');
  if (config.pictureStore !== target)
    throw new Error(
      target === 's3'
        ? 'Neue Bilder kommen noch auf die Platte: Bitte starte den Marktplatz und diesen Befehl ohne PICTURE_STORE=disk.'
        : 'Neue Bilder kommen noch in den S3-Speicher: Bitte starte den Marktplatz und diesen Befehl mit PICTURE_STORE=disk.',
    );
  const stores = await openStores(config, createLogger(config.logLevel));
  const opened = await openDatabase(config, { forTools: true });
  try {
    const outcome = await moveFiles(opened.db, { stores, settings: config, startProgress: showProgress() });
    const { moved, movedInBytes, gone, failed, left, arrived } = outcome;
    const [from, to] = target === 's3' ? ['auf der Platte', 'im S3-Speicher'] : ['im S3-Speicher', 'auf der Platte'];
    console.log(`Verschoben und verglichen: ${held({ files: moved, sizeInBytes: movedInBytes })}`);
    if (gone > 0) console.log(`  Inzwischen gelöscht: ${formatNumber(gone)}`);
    console.log(`  Jetzt ${to}: ${held(arrived)}`);
    console.log(`  Noch ${from}: ${held(left)}`);
    for (const line of failed) console.log(`  ${line}`);
    if (left.files > 0) process.exitCode = 1;
  } finally {
    await opened.close();
  }
}

try {
  await move();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
