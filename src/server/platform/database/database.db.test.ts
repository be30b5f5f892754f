import { describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';

describe('DATABASE_URL', () => {
  it.each([
    ['where nobody answers', 'postgres://holz:streng-geheim@localhost:1/holz', 'ECONNREFUSED'],
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
