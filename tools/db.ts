import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig, readDataDir } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { isDisposable, markDisposable, wipe } from '#server/platform/disposable.ts';
import { newId } from '#server/platform/ids.ts';
import { lockInstance } from '#server/platform/instance-lock.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createMemory } from '#server/platform/memory.ts';
import { showProgress } from '#server/platform/console/progress.ts';
import { refuseWithoutDatabase } from '#server/platform/database/postgres-places.ts';
import { readMigrations } from '#server/platform/database/migrate.ts';
import { prepareDatabase } from '#server/prepare.ts';
import { fillSampleMarketplace } from '#server/sample/sample.service.ts';
import { readAlerts } from './alerts.ts';
import { readGrant } from './grant.ts';
import { readMaintenance } from './maintenance.ts';
import { type Ask, readNewsletter } from './newsletter.ts';

/** Work on the database from the command line: migrate, reset, new, sample, grant, newsletter, alerts, maintenance. */

const [command, ...args] = process.argv.slice(2);

async function withDatabase(work: (base: BaseContext) => Promise<void>): Promise<void> {
  const config = readConfig();
  const opened = await openDatabase(config, { forTools: true });
  try {
    const logger = createLogger(config.logLevel);
    await work({ db: opened.db, clock: systemClock, newId, config, logger, memory: createMemory() });
  } finally {
    await opened.close();
  }
}

/** For what needs a marketplace: a data folder that DATA_DIR does not mean stays as it is. */
async function withPresentDatabase(work: (base: BaseContext) => Promise<void>): Promise<void> {
  if (!process.env['DATABASE_URL']) refuseWithoutDatabase(readDataDir());
  await withDatabase(work);
}

/** For what takes the tables away: a running marketplace would go on without them. */
async function withDatabaseAlone(work: (base: BaseContext) => Promise<void>): Promise<void> {
  const lock = await lockInstance(readDataDir());
  try {
    await withDatabase(work);
  } finally {
    lock.release();
  }
}

function refuseArguments(usage: string): void {
  if (args.length > 0) throw new Error(`Aufruf: ${usage}`);
}

async function refuseUnlessDisposable(base: BaseContext): Promise<void> {
  if (await isDisposable(base.db)) return;
  throw new Error(
    'Diese Datenbank ist nicht als wegwerfbar markiert. Nur eine leere oder vom Muster-Marktplatz gefüllte Datenbank darf so überschrieben werden.',
  );
}

/** Null where input comes from a script, so that nothing waits for an answer. */
function askAtTerminal(): Ask {
  if (!process.stdin.isTTY) return null;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
}

const COMMANDS: Record<string, () => Promise<void>> = {
  migrate: async () => {
    refuseArguments('npm run migrate    bringt das Schema auf den Stand dieser Version');
    await withDatabase(async ({ db }) => {
      await prepareDatabase(db);
      console.log('Das Schema ist auf dem Stand dieser Version.');
    });
  },
  reset: async () => {
    refuseArguments('npm run db:reset    leert eine wegwerfbare Datenbank');
    await withDatabaseAlone(async (base) => {
      await refuseUnlessDisposable(base);
      await wipe(base.db);
      await prepareDatabase(base.db);
      await markDisposable(base.db);
      console.log('Die Datenbank ist leer und bereit.');
    });
  },
  sample: async () => {
    const count = Number(args[0]);
    if (args.length !== 1 || !Number.isInteger(count) || count < 1 || count > 2_000_000)
      throw new Error('Aufruf: npm run sample -- <Anzahl von 1 bis 2000000>');
    await withDatabaseAlone(async (base) => {
      await refuseUnlessDisposable(base);
      await wipe(base.db);
      await prepareDatabase(base.db);
      await fillSampleMarketplace(base, { count, startProgress: showProgress() });
    });
  },
  grant: async () => {
    const run = readGrant(args);
    await withPresentDatabase(async (base) => console.log(await run(base)));
  },
  newsletter: async () => {
    const run = readNewsletter(args, askAtTerminal());
    await withPresentDatabase(async (base) => {
      await prepareDatabase(base.db);
      console.log(await run(base));
    });
  },
  alerts: async () => {
    const run = readAlerts(args);
    await withPresentDatabase(async (base) => console.log(await run(base)));
  },
  maintenance: async () => {
    const run = readMaintenance(args);
    await withPresentDatabase(async (base) => console.log(await run(base)));
  },
  new: async () => {
    const name = args[0] ?? '';
    if (!/^[a-z0-9_]+$/.test(name)) throw new Error('Aufruf: npm run db:new -- <name_in_small_letters>');
    const next = String(readMigrations().length + 1).padStart(4, '0');
    writeFileSync(
      join(import.meta.dirname, `../db/migrations/${next}_${name}.sql`),
      '-- Why this change is needed.\n',
      { flag: 'wx' },
    );
    console.log(`db/migrations/${next}_${name}.sql`);
  },
};

try {
  const run = COMMANDS[command ?? ''];
  if (!run) throw new Error(`Unbekannter Befehl. Es gibt: ${Object.keys(COMMANDS).join(', ')}.`);
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
