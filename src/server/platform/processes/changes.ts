import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Db, afterCommit, memoryOf } from '#server/platform/database/database.ts';
import { type Memory, slot } from '#server/platform/memory.ts';

/** What processes keep in memory and others may change. */
export type Topic = 'search rows' | 'search words' | 'sessions' | 'requests';

/** Null: anything of the topic may have changed. */
export type ChangedKeys = readonly string[] | null;

export const CHANGES_CHANNEL = 'process_changes';

/** Changes that follow each other closely go out as one notice: each costs the database a commit. */
const COLLECT_FOR_IN_MS = 30;
const RETRY_AFTER_IN_MS = 1_000;
/** A notice of PostgreSQL has up to 8,000 bytes. */
const KEYS_PER_NOTICE = 500;
/** More are announced as anything: the receivers' work would exceed what they keep. */
const MOST_KEYS = 5_000;

type Listening = { topic: Topic; onChange: (keys: ChangedKeys) => void };

const link = slot(() => ({
  origin: randomUUID(),
  waiting: new Map<Topic, Set<string> | null>(),
  timer: null as NodeJS.Timeout | null,
  listening: [] as Listening[],
}));

/** Calls back for each change that another process on the database announces, and for any that may have been missed. */
export function onForeignChange(memory: Memory, topic: Topic, onChange: (keys: ChangedKeys) => void): void {
  memory.of(link).listening.push({ topic, onChange });
}

/**
 * Tells the other processes on the database of a change, after its commit. A process that is killed in the 30 ms before the
 * notice goes out announces nothing: kept answers then end by their age.
 */
export function announceChange(db: Db, topic: Topic, keys: ChangedKeys): void {
  const pool = db.opened?.pool;
  if (!pool) return;
  const state = memoryOf(db).of(link);
  afterCommit(db, () => {
    db.opened?.replicaReads?.noteChange();
    const before = state.waiting.get(topic);
    if (before === null) return;
    const all = before ?? new Set<string>();
    for (const key of keys ?? []) all.add(key);
    state.waiting.set(topic, keys === null || all.size > MOST_KEYS ? null : all);
    state.timer ??= setTimeout(() => void send(pool, state), COLLECT_FOR_IN_MS).unref();
  });
}

type LinkState = { origin: string; waiting: Map<Topic, Set<string> | null>; timer: NodeJS.Timeout | null };

async function send(pool: pg.Pool, state: LinkState): Promise<void> {
  const sent = [...state.waiting];
  state.waiting.clear();
  const notices = sent.flatMap(([topic, keys]) => noticesOf(state.origin, topic, keys && [...keys]));
  try {
    // A crash of the database loses no data of ours here, so the commit need not wait for the flush.
    await pool.query(
      `select set_config('synchronous_commit', 'off', true), pg_notify($1, notice) from unnest($2::text[]) notice`,
      [CHANGES_CHANNEL, notices],
    );
    state.timer = state.waiting.size > 0 ? setTimeout(() => void send(pool, state), COLLECT_FOR_IN_MS).unref() : null;
  } catch {
    // The database is away. What could not be said in detail is said as a whole once it is back.
    for (const [topic] of sent) state.waiting.set(topic, null);
    state.timer = pool.ended ? null : setTimeout(() => void send(pool, state), RETRY_AFTER_IN_MS).unref();
  }
}

function noticesOf(origin: string, topic: Topic, keys: ChangedKeys): string[] {
  const head = `${origin} ${topic}`;
  if (keys === null) return [head];
  const parts = Math.ceil(keys.length / KEYS_PER_NOTICE);
  return Array.from({ length: parts }, (_, part) =>
    [head, ...keys.slice(part * KEYS_PER_NOTICE, (part + 1) * KEYS_PER_NOTICE)].join(','),
  );
}

/** Passes a notice on to those who listen, unless it is this process's own. */
export function receiveNotice(memory: Memory, notice: string): void {
  const { origin, listening } = memory.of(link);
  const [head = '', ...keys] = notice.split(',');
  const [sender = '', ...topic] = head.split(' ');
  if (sender === origin) return;
  for (const { topic: wanted, onChange } of listening) {
    if (wanted === topic.join(' ')) onChange(keys.length > 0 ? keys : null);
  }
}

/** After a time without connection anything may have changed. */
export function receiveAnything(memory: Memory): void {
  for (const { onChange } of memory.of(link).listening) onChange(null);
}
