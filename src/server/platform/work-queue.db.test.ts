import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { newId } from '#server/platform/ids.ts';
import { createMemory } from './memory.ts';
import { type Lease, createWorkQueue, waitingWork, processDue } from './work-queue.ts';
import type { WorkTable } from './work-queue.repository.ts';

const db = await createTestDatabase();
await sql`create table work_to_test (id uuid primary key, position int not null, locked_until timestamptz, claim uuid,
  attempts smallint not null default 0, done_by text)`.execute(db);

const LEASE_IN_MS = 60_000;
const TABLE: WorkTable = {
  name: 'test',
  table: 'work_to_test',
  key: { column: 'id', type: 'uuid' },
  leaseColumn: 'locked_until',
  attemptsColumn: 'attempts',
  isWaiting: sql`done_by is null`,
  order: sql`position`,
};

type Row = { id: string; position: number; attempts: number; done_by: string | null; locked_until: Date | null };
const rows = async (): Promise<Row[]> =>
  (await sql<Row>`select * from work_to_test order by position`.execute(db)).rows;
const fill = async (count: number): Promise<void> => {
  await sql`truncate work_to_test`.execute(db);
  for (let at = 0; at < count; at += 1)
    await sql`insert into work_to_test (id, position) values (${newId()}, ${at})`.execute(db);
};

/** A simulated process with its own clock. */
function processAt(name: string, options: { leaseInMs?: number; graceInMs?: number; lanes?: number } = {}) {
  let now = TEST_NOW.getTime();
  const base = { db, clock: () => new Date(now), newId, memory: createMemory() };
  const failures: unknown[] = [];
  const end = async ({ id }: Row): Promise<void> =>
    void (await sql`update work_to_test set done_by = coalesce(done_by || '+', '') || ${name}::text, locked_until = null,
      claim = null where id = ${id}`.execute(db));
  const settings = {
    table: TABLE,
    lanes: options.lanes ?? 3,
    leaseInMs: options.leaseInMs ?? LEASE_IN_MS,
    ...(options.graceInMs === undefined ? {} : { graceInMs: options.graceInMs }),
    load: async (ids: readonly string[]) =>
      (await sql<Row>`select * from work_to_test where id = any(${[...ids]}::uuid[])`.execute(db)).rows,
    keyOf: ({ id }: Row) => id,
  };
  return {
    base,
    end,
    failures,
    settings,
    pass: (durationInMs: number) => void (now += durationInMs),
    queue: (work: (row: Row, lease: Lease) => Promise<void>) =>
      createWorkQueue<string, Row>(base, { ...settings, work, onFailure: (error) => void failures.push(error) }),
  };
}

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};

test('two processes share the rows: each is done by one of them, and once', async () => {
  await fill(40);
  const [one, two] = [processAt('one'), processAt('two')];
  const begun = new Set<string>();
  const { opened, open } = gate();
  const queues = [one, two].map((process) =>
    process.queue(async (row) => {
      // Each gets some of the work.
      if (begun.add(process.base.memory === one.base.memory ? 'one' : 'two').size === 2) open();
      await opened;
      await process.end(row);
    }),
  );
  await Promise.all(queues.map((queue) => queue.look()));
  await Promise.all(queues.map((queue) => queue.whenIdle()));
  const doneBy = (await rows()).map((row) => row.done_by);
  expect(doneBy.every((name) => name === 'one' || name === 'two')).toBe(true);
  expect(new Set(doneBy).size).toBe(2);
});

test('works on as many rows at once as it has lanes, the first in order first', async () => {
  await fill(5);
  const { opened, open } = gate();
  const one = processAt('one', { lanes: 2 });
  const begun: number[] = [];
  const queue = one.queue(async (row) => {
    begun.push(row.position);
    await opened;
    await one.end(row);
  });
  await queue.look();
  expect(begun.toSorted()).toEqual([0, 1]);
  open();
  await queue.whenIdle();
  expect(begun).toHaveLength(5);
});

test('the row of a process that ended comes again once its lease has run out, not before', async () => {
  await fill(1);
  const killed = processAt('killed');
  await killed.queue(() => Promise.reject(new Error('killed'))).look();
  const other = processAt('other');
  const queue = other.queue(other.end);
  other.pass(LEASE_IN_MS - 1);
  await queue.look();
  expect(await rows()).toMatchObject([{ done_by: null, attempts: 1 }]);
  other.pass(1);
  await queue.look();
  await queue.whenIdle();
  expect(await rows()).toMatchObject([{ done_by: 'other', attempts: 2 }]);
});

test('a lease is prolonged for as long as the work takes', async () => {
  await fill(1);
  const { opened, open } = gate();
  const slow = processAt('slow', { leaseInMs: 60 });
  const queue = slow.queue(async (row) => {
    await opened;
    await slow.end(row);
  });
  await queue.look();
  const [taken] = await rows();
  slow.pass(1_000);
  await expect.poll(async () => (await rows())[0]?.locked_until?.getTime()).toBe(TEST_NOW.getTime() + 1_060);
  expect(taken?.locked_until?.getTime()).toBe(TEST_NOW.getTime() + 60);
  const other = processAt('other');
  other.pass(1_000);
  expect(await processDue(other.base, { ...other.settings, work: other.end })).toBe(0);
  open();
  await queue.whenIdle();
  expect(await rows()).toMatchObject([{ done_by: 'slow', locked_until: null }]);
});

test('what a process gives back late does not free the row of the one that took over', async () => {
  await fill(1);
  const [stalled, other] = [gate(), gate()];
  const first = processAt('first');
  const queue = first.queue(async (_row, lease) => {
    await stalled.opened;
    await lease.release();
  });
  await queue.look();
  const second = processAt('second');
  second.pass(LEASE_IN_MS);
  const next = second.queue(async (row) => {
    await other.opened;
    await second.end(row);
  });
  await next.look();
  stalled.open();
  await queue.whenIdle();
  expect(await rows()).toMatchObject([{ attempts: 2, locked_until: new Date(TEST_NOW.getTime() + 2 * LEASE_IN_MS) }]);
  other.open();
  await next.whenIdle();
  expect(await rows()).toMatchObject([{ done_by: 'second' }]);
});

test('a row that is released for later waits until then, and is given up after as many tries as its work allows', async () => {
  await fill(1);
  const one = processAt('one');
  const queue = one.queue(async (row, lease) => {
    if (row.attempts > 2) return one.end({ ...row });
    await lease.release({ from: new Date(one.base.clock().getTime() + 10_000), wasTried: true });
  });
  const look = async () => {
    await queue.look();
    await queue.whenIdle();
    return (await rows())[0];
  };
  expect(await look()).toMatchObject({ attempts: 1, done_by: null });
  one.pass(9_999);
  expect(await look()).toMatchObject({ attempts: 1 });
  one.pass(1);
  expect(await look()).toMatchObject({ attempts: 2 });
  one.pass(10_000);
  expect(await look()).toMatchObject({ attempts: 3, done_by: 'one' });
});

test('a process that stops tells its work to end in time, and starts nothing more', async () => {
  await fill(3);
  const one = processAt('one', { lanes: 1, graceInMs: 20 });
  let begun = 0;
  const queue = one.queue(async (_row, { signal, release }) => {
    begun += 1;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await release();
  });
  await queue.look();
  await queue.stop();
  await queue.look();
  expect(begun).toBe(1);
  expect((await rows()).map(({ attempts, locked_until }) => [attempts, locked_until])).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
});

test('says how many rows wait, and passes a failure on to its caller', async () => {
  await fill(4);
  const one = processAt('one');
  const work = (row: Row) => (row.position === 1 ? Promise.reject(new Error('broken')) : one.end(row));
  await expect(processDue(one.base, { ...one.settings, work })).rejects.toThrow('broken');
  expect(await waitingWork(one.base)).toEqual({ test: 1 });
});
