import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { openDatabase, versionOf } from './database.ts';

it('reads the version of the server, and that it is not a replica', async () => {
  const version = await versionOf(await createTestDatabase());
  expect(version.number).toBeGreaterThanOrEqual(160_000);
  expect(version.name).toMatch(/^\d+\.\d+/);
  expect(version.isStandby).toBe(false);
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
