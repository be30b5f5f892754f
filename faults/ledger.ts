import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { BUYER, SELLER, type World } from './world.ts';
import { type Answer, ask, signIn, untilTrue } from './watch.ts';

const WRITERS = 8;
const KEYS_LOCKED_IN_MS = 90_000;

export type Ledger = {
  /** When writes were acknowledged, as `performance.now()`. */
  acknowledgedAtInMs: number[];
  /** The longest time without an acknowledged write. */
  longestGapInMs: () => number;
  /** Milliseconds until so many more writes are acknowledged, and an advert and a message in all. */
  untilWritten: (count: number) => Promise<number>;
  stop: () => Promise<void>;
  /** Repeats the writes whose keys a killed process left locked, for a minute and a half at most. */
  repeatPostponed: () => Promise<{ asked: number; acknowledged: number }>;
  compare: Compare;
  /** The same of what has been acknowledged until now. */
  compareUntilNow: () => Compare;
};

/** Counts what the database has of the acknowledged writes; a write under one key may be there once. */
type Compare = (
  world: Pick<World, 'openDatabase'>,
) => Promise<{ acknowledged: number; messages: number; lost: number; doubled: number }>;

/**
 * Eight clients that write adverts and messages without a pause. Each repeats a write that was not answered under the
 * same Idempotency-Key, as a careful client does, until it is acknowledged.
 */
export async function startLedger({ address }: Pick<World, 'address'>): Promise<Ledger> {
  const [seller, buyer] = await Promise.all([signIn(address, SELLER), signIn(address, BUYER)]);
  const chatId = await openChat(address, buyer);
  const written = { adverts: new Set<string>(), messages: new Set<string>() };
  const acknowledgedAtInMs: number[] = [];
  let isOver = false;

  type Write = { kind: keyof typeof written; name: string };
  /** A process that is killed leaves the key of its write locked for a minute. */
  const postponed: Write[] = [];

  const send = async ({ kind, name }: Write): Promise<Answer['status']> => {
    const [path, body, token] =
      kind === 'adverts'
        ? ['/api/v1/adverts', { category: 'LOGS', title: name }, seller]
        : [`/api/v1/chats/${chatId}/messages`, { text: name }, buyer];
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': name.slice(7) };
    const { status } = await ask(address + path, { method: 'POST', body, headers });
    if (status === 201) {
      written[kind].add(name);
      acknowledgedAtInMs.push(performance.now());
    }
    return status;
  };
  const writeOne = async (kind: Write['kind']): Promise<void> => {
    const write = { kind, name: `Polter ${randomUUID()}` };
    while (!isOver) {
      const status = await send(write);
      if (status === 201) return;
      if (status === 409) return void postponed.push(write);
      await wait(20);
    }
  };
  const writers = Array.from({ length: WRITERS }, async (_, index) => {
    while (!isOver) await writeOne(index % 2 === 0 ? 'adverts' : 'messages');
  });

  return {
    acknowledgedAtInMs,
    longestGapInMs: () =>
      Math.max(0, ...acknowledgedAtInMs.map((at, index) => at - (acknowledgedAtInMs[index - 1] ?? at))),
    untilWritten: async (count) => {
      const wanted = acknowledgedAtInMs.length + count;
      const kinds = Object.values(written);
      return untilTrue(async () => acknowledgedAtInMs.length >= wanted && kinds.every(({ size }) => size > 0));
    },
    stop: async () => {
      isOver = true;
      await Promise.all(writers);
    },
    repeatPostponed: async () => {
      const until = performance.now() + KEYS_LOCKED_IN_MS;
      const asked = postponed.length;
      let left = [...postponed];
      while (left.length > 0 && performance.now() < until) {
        const statuses = await Promise.all(left.map(send));
        left = left.filter((_, index) => statuses[index] !== 201);
        if (left.length > 0) await wait(1_000);
      }
      return { asked, acknowledged: asked - left.length };
    },
    compare: (world) => compareWith(world, written),
    compareUntilNow: () => {
      const until = { adverts: new Set(written.adverts), messages: new Set(written.messages) };
      return (world) => compareWith(world, until);
    },
  };
}

async function compareWith(
  world: Pick<World, 'openDatabase'>,
  written: Readonly<Record<'adverts' | 'messages', ReadonlySet<string>>>,
): ReturnType<Compare> {
  const db = world.openDatabase();
  try {
    const { rows } = await sql<{ name: string; count: number }>`
      select name, count(*) from (
        select title as name from adverts where title like 'Polter %'
        union all select text from messages where text like 'Polter %') as found (name)
      group by name`.execute(db);
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    const all = [...written.adverts, ...written.messages];
    return {
      acknowledged: all.length,
      messages: written.messages.size,
      lost: all.filter((name) => !counts.has(name)).length,
      doubled: rows.filter(({ count }) => count > 1).length,
    };
  } finally {
    await db.destroy();
  }
}

async function openChat(address: string, buyer: string): Promise<string> {
  const found = await ask(`${address}/api/v1/products`, { method: 'POST', body: {} });
  const { items }: { items: { id: string }[] } = JSON.parse(found.body);
  const opened = await ask(`${address}/api/v1/chats/initChat`, {
    method: 'POST',
    body: { advertId: items[0]?.id },
    headers: { authorization: `Bearer ${buyer}` },
  });
  if (opened.status !== 200 && opened.status !== 201) throw new Error(`No chat could be opened: ${opened.body}`);
  const { id }: { id: string } = JSON.parse(opened.body);
  return id;
}
