import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { LandingPage, paths } from './paths.ts';

/** Pages that stand by themselves in the sitemaps, by the name of their address; categories and adverts come beside them. */
export const SITEMAP_PAGES = [
  'home',
  'products',
  'map',
  'companies',
  'marketPrices',
  'blog',
  'tools',
  'fuelValueTable',
  'volumeUnitCalculator',
  'logCalculator',
  'logListCalculator',
  'geolocation',
  'plans',
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

/** Landing pages about a kind of wood, with the category that has to have adverts for them to be shown to search engines. */
export const LANDING_CATEGORIES = {
  buychimneywood: 'FIREWOOD',
  buyfurnacewood: 'FIREWOOD',
  buylogwood: 'LOGS',
  buypellets: 'PELLETS',
  buyroundwood: 'LOGS',
  buywood: null,
  sellchimneywood: 'FIREWOOD',
  sellfurnacewood: 'FIREWOOD',
  selllogwood: 'LOGS',
  sellpellets: 'PELLETS',
  sellroundwood: 'LOGS',
  sellwood: null,
} as const satisfies Partial<Record<LandingPage, CategoryCode | null>>;
export type GoodsPage = keyof typeof LANDING_CATEGORIES;
