import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { freePort, newDataDir } from '#e2e/support/global-app.ts';
import { type Db, connect } from '#server/platform/database/database.ts';
import { silentProgress } from '#server/platform/console/progress.ts';
import { ensureReplicaRole } from '#server/platform/replicas/replica-role.ts';
import { type Standby, startStandby } from '#server/replica/standby.service.ts';
import { startS3Peer } from '#test/peers/s3.ts';
import { PROCESS_ENVIRONMENT } from '#test/process-environment.ts';
import { startBalancer } from './balancer.ts';
import { ask, untilTrue } from './watch.ts';
import { type Node, type OutsideDatabase, openOutsideDatabase, postmasterOf, startNode } from './world.ts';

const ROOT = join(import.meta.dirname, '..');
const ON_THIS_MACHINE = '127.0.0.1';
const PASSWORD = 'a word of the replica of a fault test';
const run = promisify(execFile);

export type ReplicaOfEstate = {
  /** As its administrator. */
  openDatabase: () => Db;
  postmaster: () => number;
  /** Whether every node reads from it now. */
  isUsed: () => Promise<boolean>;
};

/** Everything that a marketplace on several machines has: nodes behind a load balancer, primary, replica, S3 store. */
export type Estate = {
  /** Of the load balancer. */
  address: string;
  nodes: Node[];
  database: OutsideDatabase;
  replica: ReplicaOfEstate;
  store: Awaited<ReturnType<typeof startS3Peer>>;
  end: () => Promise<void>;
};

type Options = { nodes: number; adverts: number; environment?: Record<string, string> };

export async function openEstate({ nodes: count, adverts, environment = {} }: Options): Promise<Estate> {
  const undo: (() => Promise<unknown>)[] = [];
  const end = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const access = { host: ON_THIS_MACHINE, port: await freePort(), from: [`${ON_THIS_MACHINE}/32`] };
    const database = await openOutsideDatabase({ access });
    undo.push(database.end);
    await fillSample(database.url, adverts);
    const db = database.openDatabase();
    await ensureReplicaRole(db, PASSWORD).finally(() => db.destroy());
    const folder = newDataDir();
    const standby: Standby = await startStandby({
      address: `postgres://stammplatz_replica:${encodeURIComponent(PASSWORD)}@${ON_THIS_MACHINE}:${access.port}/stammplatz`,
      dataDir: folder,
      access: { ...access, port: await freePort() },
      isCopiedAgain: false,
      startProgress: silentProgress,
      onLog: () => undefined,
      sharedBuffersInMb: 128,
    });
    undo.push(async () => {
      await standby.server.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    const store = await startS3Peer();
    undo.push(store.close);
    const nodes: Node[] = [];
    const balancer = await startBalancer();
    undo.push(balancer.close);
    for (let number = 0; number < count; number += 1) {
      const node = await startNode(database.url, {
        DATABASE_REPLICA_URLS: standby.address,
        WEB_PROCESSES: '1',
        LOG_LEVEL: 'silent',
        ...store.environment,
        ...environment,
      });
      nodes.push(node);
      undo.push(node.end);
      await balancer.add(node.address);
    }
    const readsOf = async ({ address }: Node): Promise<boolean> =>
      /^stammplatz_replica_processes\{[^}]*\} 1$/m.test((await ask(`${address}/metrics`)).body);
    const replica = {
      openDatabase: () => connect(standby.server.connection, { connections: 1 }),
      postmaster: () => postmasterOf(folder),
      isUsed: async () => (await Promise.all(nodes.map(readsOf))).every(Boolean),
    };
    await untilTrue(replica.isUsed);
    return { address: balancer.address.replace(ON_THIS_MACHINE, 'localhost'), nodes, database, replica, store, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function fillSample(url: string, adverts: number): Promise<void> {
  const folder = newDataDir();
  const args = ['--disable-warning=ExperimentalWarning', 'tools/db.ts', 'sample', String(adverts)];
  await run(process.execPath, args, {
    cwd: ROOT,
    env: { ...PROCESS_ENVIRONMENT, DATABASE_URL: url, DATA_DIR: folder },
  });
  rmSync(folder, { recursive: true, force: true });
}
