import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import {
  applicationSettings,
  connect,
  connectionOf,
  inTransaction,
  memoryOf,
  openDatabase,
  versionOf,
  withoutTimeLimits,
} from './database.ts';

it('reads the version of the server, and that it is not a replica', async () => {
  const version = await versionOf(await createTestDatabase());
  expect(version.number).toBeGreaterThanOrEqual(160_000);
  expect(version.name).toMatch(/^\d+\.\d+/);
  expect(version.isStandby).toBe(false);
});

it('lifts the limit of a statement for the steps that may take long, and for no other', async () => {
  const limited = connect({ ...connectionOf(await createTestDatabase()), ...applicationSettings() });
  const limitOf = async (db: typeof limited): Promise<unknown> =>
    (await sql<{ value: string }>`select current_setting('statement_timeout') as value`.execute(db)).rows[0]?.value;
  try {
    await withoutTimeLimits(limited, async (db) => {
      expect(await limitOf(db)).toBe('0');
      expect(await inTransaction(db, limitOf)).toBe('0');
      expect(memoryOf(db)).toBe(memoryOf(limited));
      await withoutTimeLimits(db, async (inner) => expect(inner).toBe(db));
    });
    expect(await limitOf(limited)).toBe('5s');
  } finally {
    await limited.destroy();
  }
});

describe('DATABASE_URL', () => {
  it.each([
    ['where no server answers', 'postgres://holz:streng-geheim@localhost:1/holz', 'ECONNREFUSED'],
    ['that is no address', 'http://x y', 'Invalid URL'],
  ])('%s is named in the refusal, without its password', async (_what, databaseUrl, cause) => {
    const refusal = await openDatabase({ databaseUrl, dataDir: '', webProcesses: 1 }).catch((error: unknown) =>
      String(error),
    );
    expect(refusal).toContain('DATABASE_URL');
    expect(refusal).toContain(cause);
    expect(refusal).not.toContain('streng-geheim');
  });
});
