import { describe, expect, it } from 'vitest';
import { addressKey, createMemoryRateLimiter, enforceLimit } from './rate-limit.ts';

const RULE = { name: 'login', limit: 3, windowInMs: 60_000 };

describe('rate limits', () => {
  it('allows exactly the limit within any window and says when to come back', async () => {
    let now = 0;
    const limiter = createMemoryRateLimiter(() => now);
    for (now = 0; now <= 20_000; now += 10_000) expect((await limiter.take(RULE, 'a')).isAllowed).toBe(true);
    now = 30_000;
    expect(await limiter.take(RULE, 'a')).toEqual({ isAllowed: false, retryAfterInMs: 30_000 });
    now = 60_000;
    expect((await limiter.take(RULE, 'a')).isAllowed).toBe(true);
    expect((await limiter.take(RULE, 'a')).isAllowed).toBe(false);
  });

  it('counts keys and rules apart', async () => {
    const limiter = createMemoryRateLimiter(() => 0);
    for (let count = 0; count < 3; count += 1) await limiter.take(RULE, 'a');
    expect((await limiter.take(RULE, 'a')).isAllowed).toBe(false);
    expect((await limiter.take(RULE, 'b')).isAllowed).toBe(true);
    expect((await limiter.take({ ...RULE, name: 'register' }, 'a')).isAllowed).toBe(true);
  });

  it('is not forgotten when another rule is flooded with keys', async () => {
    const limiter = createMemoryRateLimiter(() => 0);
    for (let count = 0; count < 3; count += 1) await limiter.take(RULE, 'a');
    for (let key = 0; key < 110_000; key += 1) await limiter.take({ ...RULE, name: 'view' }, String(key));
    expect((await limiter.take(RULE, 'a')).isAllowed).toBe(false);
  });

  it('refuses with 429 and Retry-After in seconds', async () => {
    const limiter = createMemoryRateLimiter(() => 0);
    const rule = { ...RULE, limit: 0 };
    await expect(enforceLimit(limiter, rule, 'a')).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    });
  });

  it('counts an IPv6 customer by the /64, IPv4 by the address', () => {
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2/64');
    expect(addressKey('2001:0DB8:1:2::9')).toBe('2001:db8:1:2/64');
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0/64');
    expect(addressKey('::1')).toBe('0:0:0:0/64');
    expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
  });
});
