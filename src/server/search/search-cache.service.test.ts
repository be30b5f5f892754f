import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Db, connect } from '#server/platform/database/database.ts';
import { createSharedCache, noteIndexWrite } from './search-cache.service.ts';

const open: Db[] = [];
afterAll(() => Promise.all(open.map((db) => db.destroy())));
/** A pool that never connects. */
function database(): Db {
  const db = connect({});
  open.push(db);
  return db;
}

/** The same database as the steps of a transaction see it. */
const inTransactionOf = (db: Db): Db =>
  Object.create(db, { isTransaction: { value: true }, onCommit: { value: [] } }) as Db;

describe('createSharedCache', () => {
  it('lets askers of the same key share one computation', async () => {
    const share = createSharedCache<number>({ outlivesWrites: true });
    const db = database();
    const compute = vi.fn<() => Promise<number>>(async () => 7);
    expect(await Promise.all([share(db, 'a', compute), share(db, 'a', compute)])).toEqual([7, 7]);
    expect(compute).toHaveBeenCalledTimes(1);
    await share(db, 'b', compute);
    await share(database(), 'a', compute);
    expect(compute).toHaveBeenCalledTimes(3);
  });

  it('drops everything at a write and keeps nothing while its transaction may not be committed yet', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const share = createSharedCache<number>();
      const db = database();
      let answer = 1;
      const compute = async () => answer;
      vi.advanceTimersByTime(10_000);
      expect(await share(db, 'a', compute)).toBe(1);
      answer = 2;
      expect(await share(db, 'a', compute)).toBe(1);
      noteIndexWrite(inTransactionOf(db));
      expect(await share(db, 'a', compute)).toBe(2);
      answer = 3;
      expect(await share(db, 'a', compute)).toBe(3);
      vi.advanceTimersByTime(1_500);
      answer = 4;
      expect(await share(db, 'a', compute)).toBe(4);
      answer = 5;
      expect(await share(db, 'a', compute)).toBe(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it('drops everything at a write and keeps what is made after one that is committed', async () => {
    const share = createSharedCache<number>();
    const db = database();
    let answer = 1;
    const compute = async () => answer;
    expect(await share(db, 'a', compute)).toBe(1);
    answer = 2;
    noteIndexWrite(db);
    expect(await share(db, 'a', compute)).toBe(2);
    answer = 3;
    expect(await share(db, 'a', compute)).toBe(2);
  });

  it('forgets failures', async () => {
    const share = createSharedCache<number>({ outlivesWrites: true });
    const db = database();
    await expect(share(db, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await share(db, 'a', async () => 1)).toBe(1);
  });

  it('gives the old figure while a rough one is renewed', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const share = createSharedCache<number>({ freshForInMs: 1_000, outlivesWrites: true });
      const db = database();
      expect(await share(db, 'a', async () => 1)).toBe(1);
      vi.advanceTimersByTime(2_000);
      expect(await share(db, 'a', async () => 2)).toBe(1);
      expect(await share(db, 'a', async () => 3)).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
