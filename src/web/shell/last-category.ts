import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Category } from '#domain/lookups/categories.data.ts';
import { categoryBySlug } from '#domain/lookups/categories.data.ts';

const key = 'stammplatz:last-category';

/** Notes the category a visitor looks at, for this tab only. */
export function useRememberCategory(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const slug = /^\/(?:kaufen-verkaufen|produkte|map)\/([^/]+)/.exec(pathname)?.[1];
    if (slug !== undefined && categoryBySlug(slug) !== undefined) keep(slug);
  }, [pathname]);
}

/** Returns the category looked at last, once the page runs in the browser. */
export function useLastCategory(): Category | undefined {
  const slug = useSyncExternalStore(neverChanges, keptSlug, atServer);
  return slug === null ? undefined : categoryBySlug(slug);
}

// A browser that is told to keep nothing throws at the mere mention of the storage.
function keep(slug: string): void {
  try {
    sessionStorage.setItem(key, slug);
  } catch {
    // Then an error page names no last category.
  }
}

function keptSlug(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

const neverChanges = () => () => {};
const atServer = () => null;
