import { useEffect, useSyncExternalStore } from 'react';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { searchProducts } from '#contract/search/products.ts';
import { MAX_RANKED_ROWS, type SearchRequest } from '#domain/search/search-types.ts';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';
import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import { notificationFor } from '#web/api/api-notifications.ts';
import { connect } from '#web/api/connect.ts';
import { withRetries } from '#web/api/retries.ts';

/** Of the first page only what its cards show came with the page. */
type ResultPage = { page: number; pageSize: number; totalPages: number; items: readonly CardItem[] };

type Further = { pages: readonly ResultPage[]; state: 'ready' | 'loading' | 'failed' };
const NONE: Further = { pages: [], state: 'ready' };

const KEPT_IN_MS = 5 * MINUTE_IN_MS;

/** The pages of a visit by viewer and search, for the way back; the server has none. */
const kept = new Map<string, Further>();
const ends = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(key: string, further: Further): void {
  kept.set(key, further);
  for (const tell of listeners) tell();
}

/** The pages after the one that came with the document, and how to get the next one; null where there is none. */
export function useFurtherPages(request: SearchRequest, first: ResultPage) {
  const { notify } = useNotifications();
  const key = JSON.stringify([useViewer()?.id ?? null, request]);
  const { pages, state } = useSyncExternalStore(
    listen,
    () => kept.get(key) ?? NONE,
    () => NONE,
  );
  useEffect(() => {
    clearTimeout(ends.get(key));
    return () => {
      ends.set(
        key,
        setTimeout(() => kept.delete(key), KEPT_IN_MS),
      );
    };
  }, [key]);

  const next = first.page + pages.length + 1;
  const last = pages.at(-1) ?? first;
  const isThere = next < last.totalPages && (next + 1) * last.pageSize <= MAX_RANKED_ROWS;
  const load = async () => {
    if (kept.get(key)?.state === 'loading') return;
    keep(key, { pages, state: 'loading' });
    try {
      const api = await connect();
      const page = await withRetries(() => api.call(searchProducts, { productFilter: { ...request, page: next } }));
      keep(key, { pages: [...pages, page], state: 'ready' });
    } catch (error) {
      keep(key, { pages, state: 'failed' });
      const notification = notificationFor(error, 'query');
      if (notification !== null) notify({ ...notification, group: 'products' });
    }
  };
  return { pages, state, loadNext: isThere ? load : null };
}
