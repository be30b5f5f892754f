import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { Config } from '#server/platform/config.ts';
import {
  type Db,
  type ReplicaFigures,
  type ReplicaReads,
  READ_LIMIT_IN_MS,
  applicationSettings,
  connectionOf,
  connectionsPerProcess,
  reasonOf,
} from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/database-schema.ts';
import { readLsn } from '#server/platform/database/replication.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createPositions } from './freshness.ts';
import { createReadPool } from './read-pool.ts';
import { type Proof, type Replica, type Standing, PROOF_NAME, identify, openReplica } from './replica.ts';
import { type WatchLine, openWatchLine } from './watch-line.ts';

export type OpenReplicas = {
  /** Lines for the start: which replicas are read, and which are not. */
  lines: string[];
  /** What makes the configuration unusable; empty: nothing. */
  refusals: string[];
  close: () => Promise<void>;
};

type Options = { db: Db; config: Pick<Config, 'replicaUrls' | 'replicaMaxLagInMs' | 'webProcesses'>; logger: Logger };

const LOOKS_EVERY_IN_MS = 250;
/** While a replica is about to have the latest change. */
const LOOKS_SOON_IN_MS = 25;
/** A server could be made to follow another one while it is connected. */
const PROVES_EVERY_IN_MS = MINUTE_IN_MS;
const FIRST_LOOK_WITHIN_IN_MS = 3_000;

/** Commits that do not wait for the disk are visible before they are flushed. */
const POSITION = `select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end)::text as position`;
/** The latest marks of all processes; a replica that follows has each of them. */
const WRITE_PROOF = `insert into settings (name, value) values ('${PROOF_NAME}', $1)
  on conflict (name) do update set value = left($1 || ' ' || settings.value, 4000)`;

/**
 * Lets reads that may be slightly old go to the configured replicas, through `readDatabase(db)`. Each process watches them
 * itself: one that is too far behind, lacks a change that this process knows of, fails, or follows no more is left out at once.
 */
export async function openReplicas({ db, config, logger }: Options): Promise<OpenReplicas | null> {
  const primary = db.opened?.pool;
  if (config.replicaUrls.length === 0 || !db.opened || !primary) return null;
  const line = openWatchLine(connectionOf(db), () => undefined);
  const identity = await identify(line);
  const positions = createPositions();
  const connections = connectionsPerProcess(config.webProcesses);
  const replicas = config.replicaUrls.map((url) =>
    openReplica({
      url,
      primary: identity,
      positions,
      pool: { ...applicationSettings(), connections, readLimitInMs: READ_LIMIT_IN_MS },
      onStanding: (name, standing, cause) => report(logger, { name, standing, cause }),
    }),
  );
  const watch = startWatch({ replicas, line, positions, maxLagInMs: config.replicaMaxLagInMs, logger });
  const reads: ReplicaFigures['reads'] = { replica: 0, primary: 0, retried: 0 };
  const pool = createReadPool({
    primary,
    choose: watch.choose,
    count: (by, cause) => {
      reads[by] += 1;
      if (by === 'retried') logger.warn({ err: cause }, 'a replica failed a read; the database itself answered');
    },
  });
  const readDb: Db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const replicaReads: ReplicaReads = {
    db: Object.assign(readDb, { opened: db.opened }),
    noteChange: watch.noteChange,
    setIsInformed: watch.setIsInformed,
    figures: () => ({ ...watch.figures(), reads: { ...reads } }),
  };
  db.opened.replicaReads = replicaReads;
  await watch.untilDecided();
  return {
    ...linesOf(replicas, config.replicaMaxLagInMs),
    close: async () => {
      if (db.opened?.replicaReads === replicaReads) delete db.opened.replicaReads;
      await watch.stop();
      await Promise.all([...replicas.map((replica) => replica.close()), line.close()]);
    },
  };
}

type Watch = {
  replicas: readonly Replica[];
  line: WatchLine;
  positions: ReturnType<typeof createPositions>;
  maxLagInMs: number;
  logger: Logger;
};

function startWatch({ replicas, line, positions, maxLagInMs, logger }: Watch) {
  const now = (): number => performance.now();
  let changedAtInMs = Number.NEGATIVE_INFINITY;
  let isInformed = true;
  let proof: Proof | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isHurried = false;
  let isStopped = false;
  const late = new Set<string>();

  const isLate = (replica: Replica): boolean => now() - replica.freshAsOfInMs() > maxLagInMs;
  const isUsed = (replica: Replica): boolean => replica.standing() === 'FOLLOWS' && !isLate(replica);
  const hasLatestChange = (replica: Replica): boolean => replica.freshAsOfInMs() >= changedAtInMs;

  const prove = async (): Promise<void> => {
    const connectedAt = replicas.map((replica) => replica.connectedAtInMs() ?? Number.NEGATIVE_INFINITY);
    const youngest = Math.max(...connectedAt);
    if (proof !== null && proof.writtenAtInMs > youngest && now() - proof.writtenAtInMs < PROVES_EVERY_IN_MS) return;
    const token = randomBytes(9).toString('base64url');
    await line.ask(WRITE_PROOF, [token]);
    proof = { token, writtenAtInMs: now() };
  };

  const look = async (): Promise<void> => {
    try {
      await prove();
      const askedAtInMs = now();
      const [row] = await line.ask<{ position: string }>(POSITION);
      positions.note(askedAtInMs, readLsn(row?.position ?? ''));
    } catch {
      // No replica can be shown to be fresh now, so that all are left out soon, and the primary says what is wrong.
    }
    // One that does not answer delays nothing.
    for (const replica of replicas) void replica.look(proof);
    for (const replica of replicas) sayWhetherLate(replica);
  };

  const sayWhetherLate = (replica: Replica): void => {
    const isNow = replica.standing() === 'FOLLOWS' && isLate(replica);
    if (isNow === late.has(replica.name)) return;
    if (isNow) late.add(replica.name);
    else late.delete(replica.name);
    const facts = { replica: replica.name, limitInMs: maxLagInMs };
    if (isNow) logger.warn(facts, 'a replica is too far behind and left out');
    else logger.info(facts, 'a replica has caught up');
  };

  const turn = (): void => {
    clearTimeout(timer);
    if (isStopped) return;
    if (running) {
      isHurried = true;
      return;
    }
    running = look().finally(() => {
      running = null;
      const isAwaited = isHurried || replicas.some((replica) => isUsed(replica) && !hasLatestChange(replica));
      isHurried = false;
      if (!isStopped) timer = setTimeout(turn, isAwaited ? LOOKS_SOON_IN_MS : LOOKS_EVERY_IN_MS).unref();
    });
  };
  turn();

  let last = 0;
  return {
    choose: (): Replica | null => {
      if (!isInformed) return null;
      const fit = replicas.filter((replica) => isUsed(replica) && hasLatestChange(replica));
      const least = Math.min(...fit.map((replica) => replica.load()));
      const free = fit.filter((replica) => replica.load() === least);
      last += 1;
      return free[last % free.length] ?? null;
    },
    noteChange: (): void => {
      changedAtInMs = now();
      turn();
    },
    setIsInformed: (is: boolean): void => void (isInformed = is),
    figures: (): Omit<ReplicaFigures, 'reads'> => ({
      isUsed: Object.fromEntries(replicas.map((replica) => [replica.name, Number(isUsed(replica))])),
      lagInSeconds: Object.fromEntries(
        replicas
          .map((replica) => [replica.name, (now() - replica.freshAsOfInMs()) / 1_000] as const)
          .filter(([, lag]) => Number.isFinite(lag)),
      ),
    }),
    untilDecided: async (): Promise<void> => {
      const deadline = now() + FIRST_LOOK_WITHIN_IN_MS;
      const isOpen = (replica: Replica): boolean => ['UNREACHABLE', 'CHECKING'].includes(replica.standing());
      while (replicas.some(isOpen) && now() < deadline) {
        await wait(LOOKS_SOON_IN_MS);
        turn();
      }
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

const REPORTS: Record<Standing, string> = {
  UNREACHABLE: 'a replica is not reachable and left out',
  CHECKING: 'a replica is being checked',
  FOREIGN: 'a replica does not follow our database and is left out',
  SELF: 'a replica is our database itself and left out',
  PROMOTED: 'a replica was promoted and is left out: there may be two leading databases now',
  FOLLOWS: 'a replica is read from now on',
};

function report(logger: Logger, { name, standing, cause }: { name: string; standing: Standing; cause: unknown }): void {
  const facts = { replica: name, ...(cause === undefined ? {} : { err: cause }) };
  if (standing === 'FOLLOWS' || standing === 'CHECKING') logger.info(facts, REPORTS[standing]);
  else if (standing === 'UNREACHABLE') logger.warn({ replica: name, reason: reasonOf(cause) }, REPORTS[standing]);
  else logger.error(facts, REPORTS[standing]);
}

function linesOf(replicas: readonly Replica[], maxLagInMs: number): Pick<OpenReplicas, 'lines' | 'refusals'> {
  const lines: string[] = [];
  const refusals: string[] = [];
  for (const replica of replicas) {
    const { name } = replica;
    const standing = replica.standing();
    if (standing === 'FOLLOWS')
      lines.push(`Gelesen wird auch von der Replik ${name} (höchstens ${maxLagInMs} ms alt).`);
    else if (standing === 'FOREIGN')
      refusals.push(`${name} in DATABASE_REPLICA_URLS folgt nicht dieser Datenbank, sondern gehört zu einer anderen.`);
    else if (standing === 'SELF')
      refusals.push(
        `${name} in DATABASE_REPLICA_URLS ist die führende Datenbank selbst. Dort gehören nur Repliken hinein.`,
      );
    else if (standing === 'PROMOTED')
      refusals.push(
        `${name} in DATABASE_REPLICA_URLS war eine Replik dieser Datenbank und führt jetzt selbst. Zwei führende Datenbanken würden auseinanderlaufen, darum startet Stammplatz hier nicht. Was zu tun ist, steht in docs/replicas.md („The old primary“).`,
      );
    else if (standing === 'CHECKING')
      lines.push(`Achtung: Die Replik ${name} ist noch zu weit hinten; sie wird benutzt, sobald sie nachgekommen ist.`);
    else lines.push(`Achtung: Die Replik ${name} ist nicht erreichbar; sie wird benutzt, sobald sie antwortet.`);
  }
  return { lines, refusals };
}
