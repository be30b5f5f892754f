import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { openDatabase } from '#server/platform/database.ts';
import { newId } from '#server/platform/ids.ts';
import { lockInstance } from '#server/platform/instance-lock.ts';
import { createLogger } from '#server/platform/logger.ts';
import { type AppOptions, buildApp } from './build-app.ts';
import { prepareDatabase } from './prepare.ts';
import { fillSampleMarketplace } from './sample/sample.service.ts';

export type StartOptions = AppOptions & {
  /** Makes the pages ready, while the database comes up. */
  prepareWeb: () => Promise<unknown>;
  /** A last word on the server before it listens. */
  extend?: (app: FastifyInstance) => void;
};

const SHUTDOWN_LIMIT_IN_MS = 9_000;

/** Everything from a bare data folder to one line with the address; ends by itself on SIGINT and SIGTERM. */
export async function startMarketplace(config: Config, options: StartOptions): Promise<void> {
  const say = (line: string): void => console.log(line);
  const lock = await lockInstance(config.dataDir);
  const logger = createLogger(config.logLevel);
  const opened = await openDatabase(config, { onLog: (line) => logger.error(line) });
  opened.notices.forEach(say);
  const base: BaseContext = { db: opened.db, clock: systemClock, newId, config, logger };
  await Promise.all([options.prepareWeb(), prepareDatabase(opened.db)]);
  const sample = config.databaseUrl ? null : await fillSampleMarketplace(base, { count: config.sampleAdverts });
  if (sample) {
    say(`Muster-Marktplatz: ${sample.adverts} Anzeigen von ${sample.sellers} Anbietern.`);
    sample.accounts.forEach(({ email, password, role }) => say(`  ${email} · Passwort ${password} · ${role}`));
  }

  const { app } = await buildApp(base, options);
  options.extend?.(app);
  const address = await app.listen({ port: config.port, host: config.host });
  const shown = config.publicUrl ?? address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  lock.setAddress(shown);
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
  // "disconnect": the bootstrap was killed, nobody is left who could stop this server.
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => void shutDown());
}

function warnAboutProduction(config: Config, say: (line: string) => void): void {
  if (config.isProduction && !config.publicUrl?.startsWith('https:')) {
    say('Achtung: PUBLIC_URL ist keine https-Adresse; Anmeldungen sind so nicht geschützt.');
  }
}
