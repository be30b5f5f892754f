import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import type { LandingPage, paths } from '#contract/paths.ts';

/** Single pages of the sitemaps, by the name of their address; categories and adverts are added. */
export const SITEMAP_PAGES = [
  'home',
  'products',
  'map',
  'companies',
  'requests',
  'marketPrices',
  'blog',
  'tools',
  'woodDemand',
  'dryingClock',
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

const CHIMNEY_WOOD: CategoryFilters = {
  lengthMinInCm: 20,
  lengthMaxInCm: 40,
  dryingStates: ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'],
};
const FURNACE_WOOD: CategoryFilters = { lengthMinInCm: 50 };
const LOG_WOOD: CategoryFilters = { diameterMinInCm: 20 };

/** Of which adverts of its category a landing page speaks, where not of all. */
export const LANDING_FILTERS = {
  buychimneywood: CHIMNEY_WOOD,
  sellchimneywood: CHIMNEY_WOOD,
  buyfurnacewood: FURNACE_WOOD,
  sellfurnacewood: FURNACE_WOOD,
  buylogwood: LOG_WOOD,
  selllogwood: LOG_WOOD,
} satisfies Partial<Record<GoodsPage, CategoryFilters>>;
