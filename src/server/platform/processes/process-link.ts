import type { BaseContext } from '#server/platform/context.ts';
import { memoryOf } from '#server/platform/database/database.ts';
import { openListener } from '#server/platform/database/listener.ts';
import { CHANGES_CHANNEL, receiveAnything, receiveNotice } from './changes.ts';

export type ProcessLink = {
  /** Whether this process does the work that one process on a database does for all. */
  leads: () => boolean;
  close: () => Promise<void>;
};

/** Any number that nothing else on the database locks. */
const LEADER_LOCK = 7_290_531;
/** A killed leader has a successor after this time at the latest. */
const TRY_EVERY_IN_MS = 1_000;

/**
 * Connects this process with the others on its database by one lasting connection: it hears what they changed, and holds
 * the lock of the leader once it is free. The lock ends with the connection, so that a killed leader has a successor.
 */
export function openProcessLink({ db, logger }: Pick<BaseContext, 'db' | 'logger'>): ProcessLink {
  const memory = memoryOf(db);
  let isLeader = false;
  const replicas = db.opened?.replicaReads;
  replicas?.setIsInformed(false);
  const listener = openListener(db, {
    channel: CHANGES_CHANNEL,
    onNotice: (notice) => {
      replicas?.noteChange();
      receiveNotice(memory, notice);
    },
    onConnect: () => {
      replicas?.noteChange();
      replicas?.setIsInformed(true);
      receiveAnything(memory);
    },
    onDisconnect: () => {
      isLeader = false;
      replicas?.setIsInformed(false);
    },
    onError: (error) => logger.warn({ err: error }, 'the link to other processes waits for the database'),
    askEveryInMs: TRY_EVERY_IN_MS,
    ask: async (client) => {
      if (isLeader) return void (await client.query('select 1'));
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LEADER_LOCK]);
      isLeader = rows[0]?.held === true;
    },
  });
  return { leads: () => isLeader, close: listener.close };
}
