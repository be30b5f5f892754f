import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { TEST_NOW, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { dropOldCodes, issueCode, findUnusedCode, redeemCode, tryCode } from './one-time-codes.service.ts';

const db = await createTestDatabase();
const context = { db, clock: () => TEST_NOW, newId };
const at = (minutes: number) => ({ ...context, clock: () => new Date(TEST_NOW.getTime() + minutes * 60_000) });
const user = await insertUser(db);
const purpose = 'SECOND_FACTOR' as const;
const order = (more: object = {}) => ({
  purpose,
  userKey: user.key,
  email: user.email,
  payload: { method: 'password' },
  lifetimeInMinutes: 10,
  ...more,
});

describe('a code that counts once', () => {
  it('says whose it was and what it is about to one of twenty simultaneous tries', async () => {
    const { id, code } = await issueCode(context, order());
    const results = await Promise.all(Array.from({ length: 20 }, () => redeemCode(context, { purpose, code })));
    expect(results.filter(Boolean)).toEqual([
      { id, purpose, userKey: user.key, email: user.email, payload: { method: 'password' } },
    ]);
    expect(await findUnusedCode(context, { purpose, code })).toBeNull();
  });

  it('can be looked at without being used', async () => {
    const { code } = await issueCode(context, order());
    expect(await findUnusedCode(context, { purpose, code })).not.toBeNull();
    expect(await redeemCode(context, { purpose, code })).not.toBeNull();
  });

  it('opens nothing of another purpose and nothing after its time', async () => {
    const { code } = await issueCode(context, order());
    expect(await redeemCode(context, { purpose: 'RESET_PASSWORD', code })).toBeNull();
    expect(await redeemCode(at(10), { purpose, code })).toBeNull();
    expect(await redeemCode(at(9.99), { purpose: ['RESET_PASSWORD', purpose], code })).not.toBeNull();
  });

  it('ends the older one of the same person and purpose, and no one else’s', async () => {
    const other = await insertUser(db);
    const older = await issueCode(context, order());
    const foreign = await issueCode(context, order({ userKey: other.key, email: other.email }));
    const reset = await issueCode(context, order({ purpose: 'RESET_PASSWORD' }));
    await issueCode(context, order());
    expect(await redeemCode(context, { purpose, code: older.code })).toBeNull();
    expect(await redeemCode(context, { purpose, code: foreign.code })).not.toBeNull();
    expect(await redeemCode(context, { purpose: 'RESET_PASSWORD', code: reset.code })).not.toBeNull();
  });

  it('takes five answers, however many arrive at once', async () => {
    const { code } = await issueCode(context, order());
    const tries = await Promise.all(Array.from({ length: 20 }, () => tryCode(context, { purpose, code, maxTries: 5 })));
    expect(tries.filter(Boolean).length).toBe(5);
  });

  it('is forgotten a week after its end', async () => {
    const { id } = await issueCode(context, order());
    const count = async () =>
      (await sql<{ n: number }>`select count(*) as n from one_time_codes where id = ${id}`.execute(db)).rows[0]?.n;
    const week = 7 * 24 * 60;
    await dropOldCodes(at(week + 10));
    expect(await count()).toBe(1);
    await dropOldCodes(at(week + 11));
    expect(await count()).toBe(0);
  });
});
