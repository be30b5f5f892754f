import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '#server/platform/clock.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { openDatabase } from '#server/platform/database.ts';
import { newId } from '#server/platform/ids.ts';
import { lockInstance } from '#server/platform/instance-lock.ts';
import { createLogger } from '#server/platform/logger.ts';
import { buildIfStale } from '#server/platform/web-build.ts';
import { buildApp } from './build-app.ts';
import { prepareDatabase } from './prepare.ts';
import { fillSampleMarketplace } from './sample/sample.service.ts';
import { loadBuiltBundle } from './ssr.ts';

/** `npm start`: everything from a bare folder to one line with the address. */

const SHUTDOWN_LIMIT_IN_MS = 9_000;

async function start(config: Config): Promise<void> {
  const say = (line: string): void => console.log(line);
  const lock = await lockInstance(config.dataDir);
  const logger = createLogger(config.logLevel);
  const opened = await openDatabase(config, { onLog: (line) => logger.error(line) });
  opened.notices.forEach(say);
  const base: BaseContext = { db: opened.db, clock: systemClock, newId, config, logger };
  const [wasBuilt] = await Promise.all([buildIfStale(), prepareDatabase(opened.db)]);
  if (wasBuilt) say('Die Seiten wurden gebaut.');
  const sample = await fillSampleMarketplace(base, { count: config.sampleAdverts });
  if (sample) say(`Muster-Marktplatz: ${sample.adverts} Anzeigen von ${sample.sellers} Anbietern.`);

  const { app } = await buildApp(base, { loadBundle: loadBuiltBundle, cachePages: true });
  const address = await app.listen({ port: config.port, host: config.host });
  const shown = config.publicUrl ?? address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  lock.setAddress(shown);
  if (!config.isProduction && sample)
    sample.accounts.forEach((account) => say(`  ${account.email} · Passwort ${account.password} · ${account.role}`));
  warnAboutProduction(config, say);
  say(`Stammplatz läuft: ${shown}`);

  let isClosing = false;
  const shutDown = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    lock.setClosing();
    void wait(SHUTDOWN_LIMIT_IN_MS, undefined, { ref: false }).then(() => process.exit(1));
    await app.close();
    await opened.close();
    lock.release();
    process.exit(0);
  };
  process.on('SIGINT', () => void shutDown());
  process.on('SIGTERM', () => void shutDown());
  process.on('SIGHUP', () => void shutDown());
  // The bootstrap was killed: nobody is left who could stop this server.
  process.on('disconnect', () => void shutDown());
}

function warnAboutProduction(config: Config, say: (line: string) => void): void {
  if (config.isProduction && !config.publicUrl?.startsWith('https:')) {
    say('Achtung: PUBLIC_URL ist keine https-Adresse; Anmeldungen sind so nicht geschützt.');
  }
}

try {
  await start(readConfig());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
