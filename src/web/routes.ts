import type { RouteConfig } from '@react-router/dev/routes';
import { index, route } from '@react-router/dev/routes';

/** The table of pages. An alias is a second line with the same file and an `id` of its own; 301s are the server's. */
export default [
  index('home/home.route.tsx'),

  route('kaufen-verkaufen/:category?/:param?', 'search/products.route.tsx'),
  route('produkte/:category?/:param?', 'search/products.route.tsx', { id: 'search/products-alias' }),

  route('kaufen-verkaufen/p/:advert', 'adverts/advert.route.tsx'),
  route('ad/:advert', 'adverts/advert.route.tsx', { id: 'adverts/advert-short' }),
  route('user/:userId', 'sellers/seller.route.tsx'),

  route('map/:category?/:param?', 'map/map.route.tsx'),
  route('sitemap', 'sitemap/sitemap.route.tsx'),

  route('darstellung', 'shell/display.route.tsx'),
  route('dev/ui', 'shell/dev-ui.route.tsx'),

  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;
