import { QueryCache, QueryClient } from '@tanstack/react-query';

const minuteInMs = 60_000;
const retriedStatuses = [408, 502, 503];

/** Returns the cache of calls made in the browser; a failed query is told to `onFailure` once, after its retries. */
export function createQueryClient(onFailure: (message: string) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.['failureIsShownInPlace'] !== true) onFailure(error.message);
      },
    }),
    defaultOptions: {
      queries: { staleTime: minuteInMs, gcTime: 5 * minuteInMs, retry: shouldRetry, retryDelay: retryDelayInMs },
      mutations: { retry: false },
    },
  });
}

/** Returns whether a failed query is asked again: up to three times, and only on 408, 502 and 503. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  return failureCount < 3 && typeof status === 'number' && retriedStatuses.includes(status);
}

/** Returns the pause before a repeat: 1 s, doubled each time, at most 30 s. */
export function retryDelayInMs(failureCount: number): number {
  return Math.min(1000 * 2 ** failureCount, 30_000);
}
