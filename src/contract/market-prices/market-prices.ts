import { endpoint } from '#contract/endpoint.ts';
import type { marketPriceShapes } from './market-prices.schemas.ts';

type Shapes = typeof marketPriceShapes;

const tag = 'Market prices';

export const listMarketPrices = endpoint<Shapes['listMarketPrices']>({
  operation: 'listMarketPrices',
  method: 'GET',
  path: '/api/v1/market-prices',
  summary: 'Lists what sellers ask this month for every product, in one federal state or in each and in all together.',
  tag,
  auth: 'anonymous',
});

export const getMarketPrice = endpoint<Shapes['getMarketPrice']>({
  operation: 'getMarketPrice',
  method: 'GET',
  path: '/api/v1/market-prices/{product}',
  summary: 'Reads the monthly asking prices of a product in a region, and what official reports say of it.',
  tag,
  auth: 'anonymous',
});

export const getMarketPriceTable = endpoint<Shapes['getMarketPriceTable']>({
  operation: 'getMarketPriceTable',
  method: 'GET',
  path: '/api/v1/market-prices/{product}/table',
  summary: 'The same monthly asking prices as a CSV file.',
  tag,
  auth: 'anonymous',
  replyType: 'csv',
});

export const getPriceComparison = endpoint<Shapes['getPriceComparison']>({
  operation: 'getPriceComparison',
  method: 'GET',
  path: '/api/v1/adverts/{advertId}/price-comparison',
  summary: 'Reads where the price of a public advert stands among what others ask for the same goods.',
  tag,
  auth: 'anonymous',
});

export const listMarketReports = endpoint<Shapes['listMarketReports']>({
  operation: 'listMarketReports',
  method: 'GET',
  path: '/api/v1/admin/market-reports',
  summary: 'Lists the figures of official price reports, newest month first; for administrators.',
  tag,
  auth: 'viewer',
});

export const saveMarketReport = endpoint<Shapes['saveMarketReport']>({
  operation: 'saveMarketReport',
  method: 'POST',
  path: '/api/v1/admin/market-reports',
  summary: 'Enters the figure of an official price report; a second one for product and month replaces the first.',
  tag,
  auth: 'viewer',
  body: 'marketReportDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const deleteMarketReport = endpoint<Shapes['deleteMarketReport']>({
  operation: 'deleteMarketReport',
  method: 'DELETE',
  path: '/api/v1/admin/market-reports/{reportId}',
  summary: 'Takes the figure of an official price report away.',
  tag,
  auth: 'viewer',
});
