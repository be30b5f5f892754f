import { isIPv6 } from 'node:net';
import type { BaseContext } from '#server/platform/context.ts';
import { signatureOf } from '#server/platform/secrets/derived-key.ts';
import { Problem } from './problem.ts';
import { toProblem } from './problem-reply.ts';
import { deleteEndedTakes, insertTake } from './rate-limit.repository.ts';

/** At most `limit` requests within any `windowInMs`; counted per name. */
export type RateLimit = { name: string; limit: number; windowInMs: number };

export type TakeResult = { isAllowed: boolean; retryAfterInMs: number };

/** Counts takes by key. */
export type RateLimiter = { take: (rule: RateLimit, key: string) => Promise<TakeResult> };

/** Of each rule: a flood of keys for one rule must not make another rule forget whom it has counted. */
const MAX_KEYS = 100_000;

/** Counts exactly, over a sliding window, in the memory of this process: for tests, and while the database is away. */
export function createMemoryRateLimiter(nowInMs: () => number): RateLimiter {
  const takesByRule = new Map<string, Map<string, number[]>>();

  return {
    take: async (rule, key) => {
      const now = nowInMs();
      const takesByKey = takesByRule.get(rule.name) ?? new Map<string, number[]>();
      takesByRule.set(rule.name, takesByKey);
      const takes = (takesByKey.get(key) ?? []).filter((time) => time > now - rule.windowInMs);
      const isAllowed = takes.length < rule.limit;
      if (isAllowed) takes.push(now);
      // Taken out and put in again, so that the first key of the map is always the one idle for longest.
      takesByKey.delete(key);
      takesByKey.set(key, takes);
      if (takesByKey.size > MAX_KEYS) dropOldest(takesByKey);
      return { isAllowed, retryAfterInMs: isAllowed ? 0 : (takes[0] ?? now) + rule.windowInMs - now };
    },
  };
}

function dropOldest(takesByKey: Map<string, unknown>): void {
  const [oldest] = takesByKey.keys();
  if (oldest !== undefined) takesByKey.delete(oldest);
}

/** A take counts for up to this part of the window longer than the window, so that a row stays small. */
const SLICES_PER_WINDOW = 60;

/** Counts in the database, so that all processes share a limit; never allows more than the limit within any window. */
export function createSharedRateLimiter(
  { db, config }: Pick<BaseContext, 'db' | 'config'>,
  nowInMs: () => number = Date.now,
): RateLimiter {
  const whileAway = createMemoryRateLimiter(nowInMs);

  return {
    take: async (rule, key) => {
      const sliceInMs = rule.windowInMs / SLICES_PER_WINDOW;
      const now = nowInMs();
      const slice = Math.floor(now / sliceInMs);
      // One slice more: the oldest counts until its last moment has left the window.
      const slicesPerWindow = SLICES_PER_WINDOW + 1;
      const endOf = (counted: number): number => (counted + slicesPerWindow) * sliceInMs;
      try {
        const { was_allowed, oldest_slice } = await insertTake(db, {
          rule: rule.name,
          key: signatureOf(`${rule.name} ${key}`, config.sessionSecret, 'rate limits').subarray(0, 16),
          limit: rule.limit,
          slice,
          slicesPerWindow,
          endsAt: new Date(endOf(slice)),
        });
        return { isAllowed: was_allowed, retryAfterInMs: was_allowed ? 0 : endOf(oldest_slice) - now };
      } catch (error) {
        // Attempts are limited also while the database is away.
        if (toProblem(error).status === 503) return whileAway.take(rule, key);
        throw error;
      }
    },
  };
}

/** Deletes counts of the shared limiter whose window is over; returns how many. */
export const dropEndedTakes = ({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<number> =>
  deleteEndedTakes(db, clock());

/** For tests and `RATE_LIMITS=off`: everything is allowed. */
export const unlimited: RateLimiter = { take: async () => ({ isAllowed: true, retryAfterInMs: 0 }) };

/** The limiter according to the configuration. */
export const createRateLimiter = (base: Pick<BaseContext, 'db' | 'config'>): RateLimiter =>
  base.config.rateLimitsAreOn ? createSharedRateLimiter(base) : unlimited;

/** The address as limits count it: an IPv6 customer has a whole /64, and IPv4 inside IPv6 is IPv4. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}/64` : address;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}

/** Counts one take. @throws request.too-many (429) with Retry-After when the limit is reached. */
export async function enforceLimit(limiter: RateLimiter, rule: RateLimit, key: string): Promise<void> {
  const { isAllowed, retryAfterInMs } = await limiter.take(rule, key);
  if (isAllowed) return;
  const seconds = Math.max(1, Math.ceil(retryAfterInMs / 1000));
  throw new Problem({
    status: 429,
    code: 'request.too-many',
    message: `Das waren viele Versuche. Bitte warte ${waitText(seconds)} und versuch es dann noch einmal.`,
    headers: { 'retry-after': String(seconds) },
  });
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`;
  return minutes === 1 ? 'eine Minute' : `${minutes} Minuten`;
}
