import type { FastifyInstance } from 'fastify';
import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { EmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { drain } from '#server/platform/processes/drain.ts';
import { newId } from '#server/platform/ids.ts';
import type { OpenStores } from '#server/platform/files/open-stores.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createDatabaseOutage } from '#server/platform/processes/database-outage.ts';
import { createMemory } from '#server/platform/memory.ts';
import { replicationPassword } from '#server/platform/secrets/stored-secrets.ts';
import { buildApp } from './build-app.ts';
import { prepareDatabase } from './prepare.ts';
import { sampleNotes } from './sample/sample-notes.service.ts';
import { hasSampleAccounts } from './sample/sample.repository.ts';
import { fillSampleMarketplace } from './sample/sample.service.ts';
import { type Ending, type StartOptions, refusePort } from './start.ts';
import { warningsAtStart } from './start-warnings.ts';
import { noteFileStore } from './pictures/moving/store-note.service.ts';
import { keepCampaignVoucher } from './payments/vouchers/admin-vouchers.service.ts';

type Held = {
  ending: Ending;
  /** The embedded database on its way up; null where another one is configured. */
  server: Promise<EmbeddedPostgres> | null;
  /** Prepares pages and database for all processes, and says what the operator should know. */
  isFirst: boolean;
  /** Other processes of this marketplace listen on the same port. */
  sharesPort: boolean;
};

/** How long requests in progress may take at shutdown, longer than any statement; then the connections of slow clients are closed. */
const LAST_REQUESTS_IN_MS = 6_500;

/** The second half of a start: everything that needs the whole program. Resolves with where it answers. */
export async function bringUp(
  config: Config,
  options: StartOptions,
  { ending, server, isFirst, sharesPort }: Held,
): Promise<{ address: string; port: number }> {
  const say = (line: string): void => (isFirst ? console.log(line) : undefined);
  const outage = createDatabaseOutage();
  const logger = createLogger(config.logLevel, undefined, outage);
  // Before the first connection: loading blocks this process for as long as a connection may take on a busy machine.
  await preparePages(options, { isFirst });
  const opening = openDatabase(config, { server, outage });
  ending.add(async () => (await opening.catch(() => null))?.close());
  const opened = await opening;
  opened.notices.forEach(say);
  const base: BaseContext = { db: opened.db, clock: systemClock, newId, config, logger, memory: createMemory() };
  if (isFirst) {
    (await prepareMarketplace(base)).forEach(say);
    await admitReplicas(base);
  }
  (await beginReplicas(base, { ending, isFirst })).forEach(say);

  const { app, stores, leads } = await buildApp(base, options);
  ending.add(() =>
    drain(app, base.memory, {
      announceForInMs: config.drainInMs,
      cutAfterInMs: LAST_REQUESTS_IN_MS,
      atOnce: ending.atOnce,
    }),
  );
  options.extend?.(app);
  const address = await listen(app, config, sharesPort);
  const shown = config.publicUrl ?? address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  const backup = await beginBackups(base, { ending, leads });
  if (isFirst) {
    const store = await storeWarning(stores);
    const hasSamples = await hasSampleAccounts(opened.db);
    warningsAtStart(config, { hasSamples, backup, store, environment: process.env }).forEach(say);
  }
  say(`Stammplatz läuft: ${shown}`);
  return { address: shown, port: Number(new URL(address).port) };
}

/** Brings the database up to date, fills the sample marketplace, and returns lines for the operator. */
async function prepareMarketplace(base: BaseContext): Promise<string[]> {
  const { config } = base;
  await prepareDatabase(base.db);
  const warning = await noteFileStore(base.db, config);
  const sample = config.databaseUrl ? null : await fillSampleMarketplace(base, { count: config.sampleAdverts });
  const notes = [...(warning === null ? [] : [warning]), ...(await sampleNotes(base))];
  await keepCampaignVoucher(base);
  if (!sample) return notes;
  return [
    `Muster-Marktplatz: ${sample.adverts} Anzeigen von ${sample.sellers} Anbietern.`,
    ...sample.vouchers.map(({ code, title }) => `  Gutschein ${code} · ${title}`),
    ...notes,
  ];
}

/** One line where the store of pictures does not answer; null: it does, or there is none but the disk. */
async function storeWarning({ s3 }: OpenStores): Promise<string | null> {
  return (
    s3?.check().then(
      () => null,
      () =>
        'Achtung: Der S3-Speicher für Bilder antwortet nicht oder lehnt ab (das Protokoll nennt den Grund); bis er es tut, fehlen Bilder, und neue werden nicht angenommen.',
    ) ?? null
  );
}

/** Lets the process that leads keep the log of the database; returns the warning about backups, where there is one. */
async function beginBackups(
  base: BaseContext,
  { ending, leads }: { ending: Ending; leads: () => boolean },
): Promise<string | null> {
  const { backupFolder } = base.config;
  if (backupFolder === null) return null;
  // Loaded only where it is used: it takes a part of every start otherwise.
  const { keepBackups } = await import('./backup/keep-log.service.ts');
  const { keeper, warning } = await keepBackups(base, { folder: backupFolder, leads });
  if (keeper) ending.add(() => keeper.stop());
  return warning;
}

/** Lets replicas of the embedded database in, where that is wished. */
async function admitReplicas({ db, config }: BaseContext): Promise<void> {
  if (config.databaseUrl !== null || config.replicationAccess === null) return;
  const { ensureReplicaRole } = await import('#server/platform/replicas/replica-role.ts');
  await ensureReplicaRole(db, replicationPassword(config.dataDir));
}

/** Opens the configured replicas and returns what to say of them. @throws Error where the configuration is unusable */
async function beginReplicas(
  base: BaseContext,
  { ending, isFirst }: Pick<Held, 'ending' | 'isFirst'>,
): Promise<string[]> {
  if (base.config.replicaUrls.length === 0) return [];
  const { openReplicas } = await import('#server/platform/replicas/replica-set.ts');
  const replicas = await openReplicas(base);
  ending.add(async () => replicas?.close());
  // A process that is started later must not end a marketplace that runs.
  if (isFirst && replicas && replicas.refusals.length > 0) throw new Error(replicas.refusals.join('\n'));
  return replicas?.lines ?? [];
}

/** Builds the pages where their sources changed, and loads them, so that the first visitor need not wait. */
async function preparePages(
  { prepareWeb, loadBundle, isDevelopment }: StartOptions,
  { isFirst }: Pick<Held, 'isFirst'>,
): Promise<void> {
  if (isFirst) await prepareWeb();
  if (!isDevelopment) await loadBundle?.();
}

async function listen(app: FastifyInstance, { port, host }: Config, sharesPort: boolean): Promise<string> {
  // Fastify hands options that its types do not know yet on to the server.
  const options = { port, host, exclusive: sharesPort, reusePort: sharesPort };
  try {
    return await app.listen(options);
  } catch (error) {
    throw refusePort(error, port);
  }
}
