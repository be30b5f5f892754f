import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { ConfigSchema } from '#server/platform/config-schema.ts';
import { readConfig, readDataDir, readReplicationAccess } from '#server/platform/config.ts';
import { showProgress } from '#server/platform/console/progress.ts';
import { type Db, openDatabase } from '#server/platform/database/database.ts';
import { DATABASE_USER, REPLICA_USER } from '#server/platform/database/embedded-postgres.ts';
import { lockInstance } from '#server/platform/instance-lock.ts';
import { ensureReplicaRole } from '#server/platform/replicas/replica-role.ts';
import { replicationPassword } from '#server/platform/secrets/stored-secrets.ts';
import { type Standby, faultOfConnection, readStandbyState, startStandby } from '#server/replica/standby.service.ts';
import { endOnSignal } from './end-on-signal.ts';

/** `npm run replica`: a replica of the embedded database of another machine (docs/replicas.md). */

const USAGE = `Aufruf:
  npm run replica -- address          dort, wo die Datenbank führt: zeigt die Adresse für Repliken
  npm run replica -- <Adresse>        kopiert die Datenbank in DATA_DIR und lässt die Kopie mitlaufen
  npm run replica                     lässt die Replik in DATA_DIR weiter mitlaufen
    --again                           kopiert noch einmal alles; eine eigene Datenbank in DATA_DIR wird zur Seite geschoben`;

const LOOKS_EVERY_IN_MS = 500;
/** For the command that has promoted it to hear so. */
const STOPS_AFTER_IN_MS = 2_000;
const ASKS_WHY_AFTER_IN_MS = 10_000;

const accessOf = () =>
  readReplicationAccess(
    ConfigSchema.pick({ REPLICATION_LISTEN: true, REPLICATION_FROM: true }).parse({
      REPLICATION_LISTEN: process.env['REPLICATION_LISTEN'] || undefined,
      REPLICATION_FROM: process.env['REPLICATION_FROM'] || undefined,
    }),
  );

async function showAddress(): Promise<void> {
  const config = readConfig();
  const access = config.replicationAccess;
  if (config.databaseUrl !== null)
    throw new Error('Mit DATABASE_URL gehört die Datenbank dir: Repliken richtest du dort ein (docs/replicas.md).');
  if (access === null)
    throw new Error(
      'Die Datenbank ist von außen nicht erreichbar. Setze REPLICATION_LISTEN (zum Beispiel 10.0.0.5:5433) und REPLICATION_FROM (die Adressen der Repliken und ihrer Leser) und starte Stammplatz neu.',
    );
  const opened = await openDatabase(config, { forTools: true });
  try {
    const password = replicationPassword(config.dataDir);
    await refuseOldSettings(opened.db, access);
    await ensureReplicaRole(opened.db, password);
    console.log(`postgres://${REPLICA_USER}:${password}@${access.host}:${access.port}/${DATABASE_USER}`);
  } finally {
    await opened.close();
  }
}

/** A server that runs since before the settings were changed listens elsewhere. */
async function refuseOldSettings(db: Db, { host, port }: { host: string; port: number }): Promise<void> {
  const { rows } = await sql<{ host: string; port: string }>`
    select current_setting('listen_addresses') as host, current_setting('port') as port`.execute(db);
  // A server that this command has started itself is not the one that will serve.
  const isOurs = rows[0]?.host === '' && rows[0].port === '5432';
  if (!isOurs && (rows[0]?.host !== host || rows[0].port !== String(port)))
    throw new Error('Die laufende Datenbank kennt REPLICATION_LISTEN noch nicht. Bitte starte Stammplatz neu.');
}

async function follow(address: string | null, isCopiedAgain: boolean): Promise<void> {
  const dataDir = readDataDir();
  const lock = await lockInstance(dataDir);
  const access = accessOf();
  const standby = await startStandby({
    address,
    dataDir,
    access,
    isCopiedAgain,
    startProgress: showProgress(),
    onLog: (line) => console.error(line),
  });
  const { server, address: readAt, wasCopied, movedTo } = standby;
  endOnSignal(async () => {
    lock.setClosing();
    await server.stop();
    lock.release();
  });
  for (const line of server.fallbacks) console.log(line);
  if (movedTo !== null) console.log(`Die Datenbank, die hier lag, liegt jetzt in ${movedTo}`);
  console.log(wasCopied ? 'Die Datenbank ist kopiert; die Replik läuft mit.' : 'Die Replik läuft weiter mit.');
  if (access === null)
    console.log('Gelesen werden kann sie nur auf diesem Rechner; REPLICATION_LISTEN und REPLICATION_FROM öffnen sie.');
  console.log(`Zum Lesen: DATABASE_REPLICA_URLS=${readAt}`);
  await untilPromoted(standby, dataDir);
  await wait(STOPS_AFTER_IN_MS);
  console.log('Diese Datenbank führt jetzt selbst. Weiter geht es mit „npm start“.');
  lock.setClosing();
  await server.stop();
  lock.release();
  process.exit(0);
}

/** Says when the connection to the primary comes and goes. */
async function untilPromoted({ server }: Standby, dataDir: string): Promise<void> {
  let isConnected: boolean | null = null;
  let awaySinceInMs = performance.now();
  let fault: string | null = null;
  for (;;) {
    const state = await readStandbyState(server).catch(() => null);
    if (state && !state.isStandby) return;
    if (state && state.isConnected !== isConnected) {
      const at = new Date().toISOString();
      if (state.isConnected) console.log(`${at} Mit der führenden Datenbank verbunden.`);
      else if (isConnected) console.log(`${at} Die führende Datenbank ist nicht erreichbar; gelesen wird, was da ist.`);
      isConnected = state.isConnected;
      awaySinceInMs = performance.now();
      fault = null;
    }
    if (!isConnected && fault === null && performance.now() - awaySinceInMs > ASKS_WHY_AFTER_IN_MS) {
      awaySinceInMs = performance.now();
      fault = await faultOfConnection(dataDir);
      if (fault !== null) console.error(fault);
    }
    await wait(LOOKS_EVERY_IN_MS);
  }
}

function readArguments(args: string[]): { address: string | null; isCopiedAgain: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { again: { type: 'boolean', default: false } },
    });
    if (positionals.length > 1) throw new Error('too many');
    return { address: positionals[0] ?? null, isCopiedAgain: values.again };
  } catch {
    throw new Error(USAGE);
  }
}

try {
  const { address, isCopiedAgain } = readArguments(process.argv.slice(2));
  if (address === 'address') await showAddress();
  else await follow(address, isCopiedAgain);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
