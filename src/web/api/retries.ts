import { doublingDelayInMs } from '#domain/doubling-delay.ts';

const MAX_RETRIES = 3;
const RETRIED_STATUSES: readonly unknown[] = [408, 502, 503];
/** Answers that may be other ones later, beside the faults of the server. */
const PASSING_STATUSES: readonly number[] = [408, 409, 425, 429];

/** Returns whether a failed query is asked again: up to three times, and only on 408, 502 and 503. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  return failureCount < MAX_RETRIES && RETRIED_STATUSES.includes(status);
}

/** Says whether a call that was answered so may succeed later as it is; any other answer is a refusal that stays. */
export const mayPass = (status: number): boolean => status >= 500 || PASSING_STATUSES.includes(status);

/** Returns the pause before a repeat: 1 s, doubled each time, at most 30 s. */
export const retryDelayInMs = (failureCount: number): number =>
  doublingDelayInMs(failureCount, { firstInMs: 1_000, longestInMs: 30_000 });

/** Asks, and asks again where that may help. */
export async function withRetries<T>(ask: () => Promise<T>): Promise<T> {
  for (let failureCount = 0; ; failureCount++) {
    try {
      return await ask();
    } catch (error) {
      if (!shouldRetry(failureCount, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelayInMs(failureCount)));
    }
  }
}
