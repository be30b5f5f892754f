import pg from 'pg';
import { type ConnectOptions, openPool } from '#server/platform/database/database.ts';
import { readLsn } from '#server/platform/database/replication.ts';
import type { Positions } from './freshness.ts';
import { type WatchLine, openWatchLine } from './watch-line.ts';

/**
 * What is known of a replica. CHECKING: it answers, and has yet to show that it follows our database. FOREIGN: it does not.
 * SELF: it is the database itself. PROMOTED: it was a replica of it and now leads for itself.
 */
export type Standing = 'UNREACHABLE' | 'CHECKING' | 'FOREIGN' | 'SELF' | 'PROMOTED' | 'FOLLOWS';

/** A mark written to the primary, which whatever follows it gets too. */
export type Proof = { token: string; writtenAtInMs: number };

export type Replica = {
  /** Host and port. */
  name: string;
  standing: () => Standing;
  /** Everything that was committed before this time of ours is in its answers. */
  freshAsOfInMs: () => number;
  /** When it was connected last; its proof has to be younger. */
  connectedAtInMs: () => number | null;
  /** How many questions it works on. */
  load: () => number;
  /** Asks how far it is, and for the proof that it follows. Never rejects. */
  look: (proof: Proof | null) => Promise<void>;
  query: (text: string, values: unknown[]) => Promise<pg.QueryResult>;
  close: () => Promise<void>;
};

type ReplicaOptions = {
  url: string;
  primary: ServerIdentity;
  positions: Positions;
  pool: pg.PoolConfig & ConnectOptions;
  onStanding: (name: string, standing: Standing, cause?: unknown) => void;
};

/**
 * What tells servers apart: `system` is shared by a cluster and its copies (null where the role may not read it), `startedAt` is
 * each one's own.
 */
export type ServerIdentity = { system: string | null; startedAt: string };

export const PROOF_NAME = 'replica check';
const CONNECTS_WITHIN_IN_MS = 1_000;

const SYSTEM = `select system_identifier::text as system from pg_control_system()`;
const STARTED_AT = `select pg_postmaster_start_time()::text as "startedAt"`;
const PLACE = `select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn()::text as replayed`;
const PROOF = `select value from settings where name = '${PROOF_NAME}'`;

/** Which server a connection leads to. */
export async function identify({ ask }: Pick<WatchLine, 'ask'>): Promise<ServerIdentity> {
  const system = await ask<{ system: string }>(SYSTEM).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError) return [];
    throw error;
  });
  const [started] = await ask<{ startedAt: string }>(STARTED_AT);
  return { system: system[0]?.system ?? null, startedAt: started?.startedAt ?? '' };
}

type Place = { isStandby: boolean; replayed: string | null };

export function openReplica({ url, primary, positions, pool: poolConfig, onStanding }: ReplicaOptions): Replica {
  const name = nameOf(url);
  const { connections, readLimitInMs, ...settings } = poolConfig;
  const limits = { ...(connections ? { connections } : {}), ...(readLimitInMs ? { readLimitInMs } : {}) };
  const connection = { connectionString: url, connectionTimeoutMillis: CONNECTS_WITHIN_IN_MS, ...settings };
  const pool = openPool(connection, limits);
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => void open.add(client)).on('remove', (client) => void open.delete(client));

  let standing: Standing = 'UNREACHABLE';
  let freshAsOfInMs = Number.NEGATIVE_INFINITY;
  let provenBy = '';
  let knownSince: number | null = null;
  let isPrimary = false;

  const setStanding = (next: Standing, cause?: unknown): void => {
    if (next !== 'FOLLOWS') freshAsOfInMs = Number.NEGATIVE_INFINITY;
    if (next === standing) return;
    standing = next;
    onStanding(name, next, cause);
  };
  /** Questions under way fail now instead of when their time is over, so that the primary answers them. */
  const lose = (cause: unknown): void => {
    setStanding('UNREACHABLE', cause);
    for (const client of open) Object(client).connection?.stream?.destroy();
  };
  const line = openWatchLine({ connectionString: url }, lose);

  const isProven = async (proof: Proof): Promise<boolean> => {
    const [row] = await line.ask<{ value: string }>(PROOF);
    return row?.value.includes(proof.token) ?? false;
  };

  const lookAgain = async (proof: Proof | null): Promise<void> => {
    const [place] = await line.ask<Place>(PLACE);
    if (line.connectedAtInMs() !== knownSince) {
      const identity = await identify(line);
      // After a restart it may be behind where it was.
      freshAsOfInMs = Number.NEGATIVE_INFINITY;
      provenBy = '';
      const isOurs = primary.system === null || identity.system === null || identity.system === primary.system;
      if (!isOurs) return setStanding('FOREIGN');
      isPrimary = identity.startedAt === primary.startedAt;
      knownSince = line.connectedAtInMs();
      setStanding('CHECKING');
    }
    if (!place?.isStandby) return setStanding(isPrimary ? 'SELF' : 'PROMOTED');
    const freshAsOf = place.replayed === null ? Number.NEGATIVE_INFINITY : positions.freshAsOf(readLsn(place.replayed));
    if (proof !== null && proof.token !== provenBy && freshAsOf >= proof.writtenAtInMs) {
      if (!(await isProven(proof))) return setStanding('FOREIGN');
      provenBy = proof.token;
    }
    if (provenBy === '') return;
    setStanding('FOLLOWS');
    freshAsOfInMs = freshAsOf;
  };

  let looking: Promise<void> | null = null;
  return {
    name,
    standing: () => standing,
    freshAsOfInMs: () => freshAsOfInMs,
    connectedAtInMs: line.connectedAtInMs,
    load: () => pool.totalCount - pool.idleCount + pool.waitingCount,
    look: (proof) => {
      looking ??= lookAgain(proof)
        .catch((cause: unknown) => setStanding('UNREACHABLE', cause))
        .finally(() => (looking = null));
      return looking;
    },
    query: async (text, values) => {
      let isBroken = false;
      try {
        const client = await pool.connect();
        try {
          return await client.query(text, values);
        } catch (error) {
          isBroken = isBreak(error);
          throw error;
        } finally {
          client.release(isBroken);
        }
      } catch (error) {
        if (isBreak(error)) lose(error);
        throw error;
      }
    },
    close: async () => {
      await line.close();
      await pool.end();
    },
  };
}

/** Whether the server is gone, and not just this statement refused or the pool busy. */
function isBreak(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P)/.test(error.code ?? '');
  return !(error instanceof Error && /timeout exceeded/.test(error.message));
}

/** Where it is, without name and password. */
function nameOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `${host}:${port || '5432'}`;
}
