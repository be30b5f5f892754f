import type { FastifyInstance } from 'fastify';
import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { EmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { newId } from '#server/platform/ids.ts';
import type { InstanceLock } from '#server/platform/instance-lock.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createMemory } from '#server/platform/memory.ts';
import { buildApp } from './build-app.ts';
import { prepareDatabase } from './prepare.ts';
import { sampleNotes } from './sample/sample-notes.service.ts';
import { hasSampleAccounts } from './sample/sample.repository.ts';
import { fillSampleMarketplace } from './sample/sample.service.ts';
import type { Ending, StartOptions } from './start.ts';
import { warningsAtStart } from './start-warnings.ts';
import { keepCampaignVoucher } from './payments/vouchers/admin-vouchers.service.ts';

type Held = {
  lock: InstanceLock;
  ending: Ending;
  /** The embedded database on its way up; null where another one is configured. */
  server: Promise<EmbeddedPostgres> | null;
};

/** How long requests in progress may take at shutdown; then the connections of slow clients are closed. */
const LAST_REQUESTS_IN_MS = 4_000;

/** The second half of a start: everything that needs the whole program. */
export async function bringUp(config: Config, options: StartOptions, { lock, ending, server }: Held): Promise<void> {
  const say = (line: string): void => console.log(line);
  const logger = createLogger(config.logLevel);
  // Before the first connection: loading blocks this process for as long as a connection may take on a busy machine.
  await preparePages(options);
  const opening = openDatabase(config, { server });
  ending.add(async () => (await opening.catch(() => null))?.close());
  const opened = await opening;
  opened.notices.forEach(say);
  const base: BaseContext = { db: opened.db, clock: systemClock, newId, config, logger, memory: createMemory() };
  await prepareDatabase(opened.db);
  const sample = config.databaseUrl ? null : await fillSampleMarketplace(base, { count: config.sampleAdverts });
  if (sample) {
    say(`Muster-Marktplatz: ${sample.adverts} Anzeigen von ${sample.sellers} Anbietern.`);
    sample.vouchers.forEach(({ code, title }) => say(`  Gutschein ${code} · ${title}`));
  }
  (await sampleNotes(base)).forEach(say);
  await keepCampaignVoucher(base);

  const { app } = await buildApp(base, options);
  ending.add(() => closeServer(app));
  options.extend?.(app);
  const address = await listen(app, config);
  const shown = config.publicUrl ?? address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  lock.setAddress(shown);
  const backup = await beginBackups(base, config, ending);
  warningsAtStart(config, { hasSamples: await hasSampleAccounts(opened.db), backup }).forEach(say);
  say(`Stammplatz läuft: ${shown}`);
}

/** Returns the warning about backups, where there is one. */
async function beginBackups(base: BaseContext, config: Config, ending: Ending): Promise<string | null> {
  if (config.backupFolder === null) return null;
  // Loaded only where it is used: it takes a part of every start otherwise.
  const { keepBackups } = await import('./backup/keep-log.service.ts');
  const { keeper, warning } = await keepBackups(base, config.backupFolder);
  if (keeper) ending.add(() => keeper.stop());
  return warning;
}

/** Builds the pages where their sources changed, and loads them, so that the first visitor need not wait. */
async function preparePages({ prepareWeb, loadBundle, isDevelopment }: StartOptions): Promise<void> {
  await prepareWeb();
  if (!isDevelopment) await loadBundle?.();
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`Der Port ${port} ist schon belegt. Mit PORT=… startet Stammplatz auf einem anderen.`, {
      cause: error,
    });
  }
}

async function closeServer(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_IN_MS);
  await app.close();
  clearTimeout(cut);
}
