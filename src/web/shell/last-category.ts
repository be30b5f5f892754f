import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Category } from '#domain/lookups/categories.data.ts';
import { categoryBySlug } from '#domain/lookups/categories.data.ts';
import { tabStorage } from '#web/device/device-storage.ts';
import { neverChanges } from '#web/page/use-hydrated.ts';

const key = 'stammplatz:last-category';

/** Stores the category a visitor views, for this tab only. */
export function useRememberCategory(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const slug = /^\/(?:kaufen-verkaufen|produkte|map)\/([^/]+)/.exec(pathname)?.[1];
    if (slug !== undefined && categoryBySlug(slug) !== undefined) tabStorage.write(key, slug);
  }, [pathname]);
}

/** Returns the category viewed last, once the page is hydrated. */
export function useLastCategory(): Category | undefined {
  const slug = useSyncExternalStore(neverChanges, keptSlug, atServer);
  return slug === null ? undefined : categoryBySlug(slug);
}

const keptSlug = () => tabStorage.read(key);
const atServer = () => null;
