import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { notificationFor } from './api-notifications.ts';
import type { CallNotification } from './api-notifications.ts';
import { retryDelayInMs, shouldRetry } from './retries.ts';

/**
 * Meta of a query or mutation whose failure is shown in place (at the fields or in a box), or that is optional and has
 * a fallback (suggestions, map layers): a warning per typed letter would be worse than no suggestion.
 */
export const SHOWN_IN_PLACE = { failureIsShownInPlace: true } as const;

const isShownInPlace = (meta: Record<string, unknown> | undefined): boolean => meta?.['failureIsShownInPlace'] === true;

/**
 * Returns the query client: answers are fresh for 60 s and cached for 5 min, without refetching on focus or reconnect.
 * A failure is reported once, after its retries.
 */
export function createQueryClient(notify: (notification: CallNotification) => void): QueryClient {
  const tell = (notification: CallNotification | null, group: unknown): void => {
    if (notification !== null) notify(typeof group === 'string' ? { ...notification, group } : notification);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isShownInPlace(query.meta)) tell(notificationFor(error, 'query'), query.queryKey[0]);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!isShownInPlace(mutation.meta)) tell(notificationFor(error, 'mutation'), mutation.options.mutationKey?.[0]);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE_IN_MS,
        // A timer for every query of every rendered page would hold the server's memory for minutes.
        gcTime: typeof window === 'undefined' ? Infinity : 5 * MINUTE_IN_MS,
        retry: shouldRetry,
        retryDelay: retryDelayInMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
}
