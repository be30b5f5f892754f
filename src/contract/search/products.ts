import { endpoint } from '#contract/endpoint.ts';
import type { productShapes } from './products.schemas.ts';

type Shapes = typeof productShapes;

const tag = 'Products';

export const searchProducts = endpoint<Shapes['searchProducts']>({
  operation: 'searchProducts',
  method: 'POST',
  path: '/api/v1/products',
  summary: 'Searches public adverts; every filter may be left out.',
  tag,
  auth: 'anonymous',
  body: 'productFilter',
});

export const searchNearProducts = endpoint<Shapes['searchNearProducts']>({
  operation: 'searchNearProducts',
  method: 'POST',
  path: '/api/v1/products/getAllNearProducts',
  summary: 'Searches public adverts around sorting.postalCode, the nearest first.',
  tag,
  auth: 'anonymous',
  body: 'productFilter',
});

export const searchNearProductsByTerm = endpoint<Shapes['searchNearProductsByTerm']>({
  operation: 'searchNearProductsByTerm',
  method: 'POST',
  path: '/api/v1/products/nearBySearchTerm',
  summary: 'Searches public adverts by words around sorting.postalCode, the nearest first.',
  tag,
  auth: 'anonymous',
  body: 'productFilter',
});

export const readSearch = endpoint<Shapes['readSearch']>({
  operation: 'readSearch',
  method: 'POST',
  path: '/api/v1/products/reading',
  summary: 'Tells how a search reads its words, without carrying it out.',
  tag,
  auth: 'anonymous',
  body: 'productFilter',
});

export const getProduct = endpoint<Shapes['getProduct']>({
  operation: 'getProduct',
  method: 'GET',
  path: '/api/v1/products/{slug}',
  summary: 'Reads one public advert by its slug; old slugs keep working.',
  tag,
  auth: 'anonymous',
});

export const listMapCells = endpoint<Shapes['listMapCells']>({
  operation: 'listMapCells',
  method: 'POST',
  path: '/api/v1/products/mapCells',
  summary: 'Counts public adverts per map cell inside the window, single adverts where there are few.',
  tag,
  auth: 'anonymous',
  body: 'mapRequest',
});

export const suggestProducts = endpoint<Shapes['suggestProducts']>({
  operation: 'suggestProducts',
  method: 'GET',
  path: '/api/v1/products/suggest',
  summary: 'Completes and corrects what is being typed into the search field.',
  tag,
  auth: 'anonymous',
  requiredQuery: ['term'],
});

export const listCategoryCounts = endpoint<Shapes['listCategoryCounts']>({
  operation: 'listCategoryCounts',
  method: 'GET',
  path: '/api/v1/products/categories',
  summary:
    'Counts public adverts per category, with the lowest price in its usual unit and the middle of the heat prices.',
  tag,
  auth: 'anonymous',
});

export const listSitemapCounts = endpoint<Shapes['listSitemapCounts']>({
  operation: 'listSitemapCounts',
  method: 'GET',
  path: '/api/v1/products/counts',
  summary: 'Counts public adverts per category, and within each per federal state, wood type and service.',
  tag,
  auth: 'anonymous',
});

export const sendFeedback = endpoint<Shapes['sendFeedback']>({
  operation: 'sendFeedback',
  method: 'POST',
  path: '/api/v1/products/feedback',
  summary: 'Sends a remark on an advert to its owner and to moderation.',
  tag,
  auth: 'anonymous',
  body: 'feedbackMessage',
  status: 201,
  honoursIdempotencyKey: true,
});
