import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { openDatabase } from '#server/platform/database.ts';
import { newId } from '#server/platform/ids.ts';
import { type InstanceLock, lockInstance } from '#server/platform/instance-lock.ts';
import { createLogger } from '#server/platform/logger.ts';
import { type AppOptions, buildApp } from './build-app.ts';
import { prepareDatabase } from './prepare.ts';
import { sampleNotes } from './sample/sample-notes.service.ts';
import { hasSampleAccounts } from './sample/sample.repository.ts';
import { fillSampleMarketplace } from './sample/sample.service.ts';
import { warningsAtStart } from './start-warnings.ts';
import { keepCampaignVoucher } from './vouchers/admin-vouchers.service.ts';

export type StartOptions = AppOptions & {
  /** Makes the pages ready, while the database comes up. */
  prepareWeb: () => Promise<unknown>;
  /** A last word on the server before it listens. */
  extend?: (app: FastifyInstance) => void;
};

const SHUTDOWN_LIMIT_IN_MS = 9_000;
/** Requests under way at the end get this long; then a client that is too slow loses its connection. */
const LAST_REQUESTS_IN_MS = 4_000;

/** Everything from a bare data folder to one line with the address; ends by itself on SIGINT and SIGTERM. */
export async function startMarketplace(config: Config, options: StartOptions): Promise<void> {
  const lock = await lockInstance(config.dataDir);
  const ending = createEnding(lock);
  try {
    await bringUp(config, options, { lock, ending });
  } catch (error) {
    // Who is told to end during the start ends as told; what the start makes of it is of no interest.
    if (ending.hasBegun()) return;
    await ending.undoAll();
    throw error;
  }
}

type Held = { lock: InstanceLock; ending: Ending };

async function bringUp(config: Config, options: StartOptions, { lock, ending }: Held): Promise<void> {
  const say = (line: string): void => console.log(line);
  const logger = createLogger(config.logLevel);
  const opening = openDatabase(config, { onLog: (line) => logger.error(line) });
  ending.add(async () => (await opening.catch(() => null))?.close());
  const opened = await opening;
  opened.notices.forEach(say);
  const base: BaseContext = { db: opened.db, clock: systemClock, newId, config, logger };
  await Promise.all([options.prepareWeb(), prepareDatabase(opened.db)]);
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
  warningsAtStart(config, { hasSamples: await hasSampleAccounts(opened.db) }).forEach(say);
  say(`Stammplatz läuft: ${shown}`);
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

type Ending = {
  /** What has to be undone at the end; the last one added comes first. */
  add: (undo: () => Promise<unknown>) => void;
  undoAll: () => Promise<void>;
  hasBegun: () => boolean;
};

/** Listens for the signals from the first moment on: a start that is broken off leaves no database behind. */
function createEnding(lock: InstanceLock): Ending {
  const undos: (() => Promise<unknown>)[] = [];
  let isClosing = false;
  const undoAll = async (): Promise<void> => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) await undo();
    lock.release();
  };
  const shutDown = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    lock.setClosing();
    void wait(SHUTDOWN_LIMIT_IN_MS, undefined, { ref: false }).then(() => process.exit(1));
    await undoAll();
    process.exit(0);
  };
  // "disconnect": the bootstrap was killed, nobody is left who could stop this server.
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => void shutDown());
  return { add: (undo) => void undos.push(undo), undoAll, hasBegun: () => isClosing };
}
