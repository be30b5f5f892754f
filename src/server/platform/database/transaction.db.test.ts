import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { afterCommit, inSavepoint, inTransaction } from './database.ts';

const db = await createTestDatabase();
await sql`create table written (n int)`.execute(db);
const write = (tx: typeof db, n: number) => sql`insert into written values (${n})`.execute(tx);
const failing = () => Promise.reject(new Error('broken off'));
const seen: string[] = [];
const seeRows = async () => {
  const { rows } = await sql<{ n: number }>`select n from written order by n`.execute(db);
  return rows.map(({ n }) => n);
};

it('does what waits for a commit once others can see what was written, and at once without a transaction', async () => {
  let visibleThen: Promise<number[]> | null = null;
  await inTransaction(db, async (tx) => {
    await write(tx, 1);
    await inTransaction(tx, async (inner) => afterCommit(inner, () => void (visibleThen = seeRows())));
    expect(visibleThen).toBeNull();
  });
  expect(await visibleThen).toEqual([1]);
  afterCommit(db, () => seen.push('at once'));
  expect(seen).toEqual(['at once']);
});

it('does nothing of a transaction that is rolled back, and of a savepoint only what it led to', async () => {
  seen.length = 0;
  const undone = inTransaction(db, async (tx) => {
    afterCommit(tx, () => seen.push('undone'));
    await failing();
  });
  await expect(undone).rejects.toThrow('broken off');
  await inTransaction(db, async (tx) => {
    afterCommit(tx, () => seen.push('before'));
    await inSavepoint(tx, async () => {
      await write(tx, 2);
      afterCommit(tx, () => seen.push('in the savepoint'));
      await failing();
    }).catch(() => undefined);
    await inSavepoint(tx, async () => afterCommit(tx, () => seen.push('kept')));
  });
  expect(seen).toEqual(['before', 'kept']);
  expect(await seeRows()).toEqual([1]);
});

it('refuses a transaction whose end it does not know', async () => {
  const foreign = db.transaction().execute(async (tx) => afterCommit(tx, () => seen.push('never')));
  await expect(foreign).rejects.toThrow(/inTransaction/);
});
