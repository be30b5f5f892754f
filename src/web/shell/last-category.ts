import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Category } from '#domain/lookups/categories.data.ts';
import { categoryBySlug } from '#domain/lookups/categories.data.ts';
import { neverChanges } from '#web/page/use-hydrated.ts';

const key = 'stammplatz:last-category';

/** Stores the category a visitor views, for this tab only. */
export function useRememberCategory(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const slug = /^\/(?:kaufen-verkaufen|produkte|map)\/([^/]+)/.exec(pathname)?.[1];
    if (slug !== undefined && categoryBySlug(slug) !== undefined) keep(slug);
  }, [pathname]);
}

/** Returns the category viewed last, once the page is hydrated. */
export function useLastCategory(): Category | undefined {
  const slug = useSyncExternalStore(neverChanges, keptSlug, atServer);
  return slug === null ? undefined : categoryBySlug(slug);
}

// With storage disabled, even accessing it throws.
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

const atServer = () => null;
