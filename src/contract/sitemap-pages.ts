import type { paths } from './paths.ts';

/** Pages that stand by themselves in the sitemaps, by the name of their address; categories and adverts come beside them. */
export const SITEMAP_PAGES = [
  'home',
  'products',
  'map',
  'blog',
  'linktree',
  'flyer',
  'press',
  'ranking',
  'imprint',
  'terms',
  'privacy',
  'cookies',
  'participation',
  'accessibility',
  'contactPoint',
] as const satisfies readonly (keyof typeof paths)[];
export type SitemapPage = (typeof SITEMAP_PAGES)[number];
