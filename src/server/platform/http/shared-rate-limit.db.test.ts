import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { connect } from '#server/platform/database/database.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createRateLimiter, createSharedRateLimiter, dropEndedTakes } from './rate-limit.ts';

const db = await createTestDatabase();
const config = readConfig({ DATA_DIR: '/tmp/unused', SESSION_SECRET: 's'.repeat(32) });
const START = Date.UTC(2026, 10, 24);
let now = START;
const limiter = createSharedRateLimiter({ db, config }, () => now);
const rule = (name: string, limit = 3) => ({ name, limit, windowInMs: 60_000 });

describe('a limit that several processes share', () => {
  it('allows the limit within any window and says when to come back', async () => {
    for (now = START; now <= START + 20_000; now += 10_000) {
      expect((await limiter.take(rule('window'), 'a')).isAllowed).toBe(true);
    }
    now = START + 30_000;
    const refused = await limiter.take(rule('window'), 'a');
    expect(refused).toEqual({ isAllowed: false, retryAfterInMs: 31_000 });
    now += refused.retryAfterInMs - 1;
    expect((await limiter.take(rule('window'), 'a')).isAllowed).toBe(false);
    now += 1;
    expect((await limiter.take(rule('window'), 'a')).isAllowed).toBe(true);
    expect((await limiter.take(rule('window'), 'a')).isAllowed).toBe(false);
  });

  it('lets exactly the limit through of forty takes at once in two processes', async () => {
    const other = createSharedRateLimiter({ db, config }, () => now);
    const takes = Array.from({ length: 40 }, (_, turn) => (turn % 2 ? other : limiter).take(rule('race', 7), 'a'));
    const allowed = (await Promise.all(takes)).filter(({ isAllowed }) => isAllowed);
    expect(allowed).toHaveLength(7);
  });

  it('counts keys and rules apart, and a limit of zero refuses all', async () => {
    for (let count = 0; count < 3; count += 1) await limiter.take(rule('apart'), 'a');
    expect((await limiter.take(rule('apart'), 'a')).isAllowed).toBe(false);
    expect((await limiter.take(rule('apart'), 'b')).isAllowed).toBe(true);
    expect((await limiter.take(rule('other'), 'a')).isAllowed).toBe(true);
    expect((await limiter.take(rule('none', 0), 'a')).isAllowed).toBe(false);
    expect((await limiter.take(rule('none', 0), 'a')).isAllowed).toBe(false);
  });

  it('keeps no address and forgets what is over', async () => {
    await limiter.take(rule('private'), '203.0.113.9');
    const { rows } = await sql<{ text: string }>`
      select takes::text || convert_from(key, 'LATIN1') as text from rate_limit_takes takes where rule = 'private'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain('203.0.113.9');
    await dropEndedTakes({ db, clock: () => new Date(now + 120_000) });
    const left = await sql`select from rate_limit_takes`.execute(db);
    expect(left.rows).toHaveLength(0);
  });

  it('goes on counting in the process while the database is away', async () => {
    const away = connect({ host: '/nowhere', database: 'none' });
    const alone = createSharedRateLimiter({ db: away, config }, () => now);
    for (let count = 0; count < 3; count += 1) expect((await alone.take(rule('away'), 'a')).isAllowed).toBe(true);
    expect((await alone.take(rule('away'), 'a')).isAllowed).toBe(false);
    await away.destroy();
  });

  it('can be switched off', async () => {
    const off = createRateLimiter({ db, config: { ...config, rateLimitsAreOn: false } });
    for (let count = 0; count < 10; count += 1) expect((await off.take(rule('off'), 'a')).isAllowed).toBe(true);
  });
});
