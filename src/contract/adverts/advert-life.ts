import type { advertLifeShapes } from './advert-life.schemas.ts';
import { endpoint } from '#contract/endpoint.ts';

type Shapes = typeof advertLifeShapes;

const tag = 'Adverts';

export const listOwnAdverts = endpoint<Shapes['listOwnAdverts']>({
  operation: 'listOwnAdverts',
  method: 'GET',
  path: '/api/v1/adverts/own',
  summary: 'Lists the own adverts of one state that match, with their figures, their sums and the number per state.',
  tag,
  auth: 'viewer',
});

export const listOwnAdvertIds = endpoint<Shapes['listOwnAdvertIds']>({
  operation: 'listOwnAdvertIds',
  method: 'GET',
  path: '/api/v1/adverts/own/ids',
  summary: 'Lists the ids of all own adverts of one state that match, newest first, 20,000 at most.',
  tag,
  auth: 'viewer',
  requiredQuery: ['status'],
});

export const exportOwnAdverts = endpoint<Shapes['exportOwnAdverts']>({
  operation: 'exportOwnAdverts',
  method: 'GET',
  path: '/api/v1/adverts/own/export',
  summary: 'The own adverts that match as a CSV file with their figures, 20,000 at most.',
  tag,
  auth: 'viewer',
  replyType: 'csv',
});

export const changeAdvertPrice = endpoint<Shapes['changeAdvertPrice']>({
  operation: 'changeAdvertPrice',
  method: 'PUT',
  path: '/api/v1/adverts/{advertId}/price',
  summary: 'Changes nothing but the price of an own advert, by the rules of a full change.',
  tag,
  auth: 'viewer',
  body: 'advertPriceDto',
});

export const renewAdvert = endpoint<Shapes['renewAdvert']>({
  operation: 'renewAdvert',
  method: 'POST',
  path: '/api/v1/adverts/{advertId}/renew',
  summary: 'Starts a new term of 90 days for an own advert; a paused one stays paused.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});

export const duplicateAdvert = endpoint<Shapes['duplicateAdvert']>({
  operation: 'duplicateAdvert',
  method: 'POST',
  path: '/api/v1/adverts/{advertId}/duplicate',
  summary: 'Makes a draft with the content and the pictures of an own advert.',
  tag,
  auth: 'viewer',
  status: 201,
  honoursIdempotencyKey: true,
});

export const changeAdverts = endpoint<Shapes['changeAdverts']>({
  operation: 'changeAdverts',
  method: 'POST',
  path: '/api/v1/adverts/bulk',
  summary: 'Does one thing to up to 100 own adverts and says for each whether it worked.',
  tag,
  auth: 'viewer',
  body: 'bulkAdvertsDto',
  honoursIdempotencyKey: true,
});

export const getRenewal = endpoint<Shapes['getRenewal']>({
  operation: 'getRenewal',
  method: 'GET',
  path: '/api/v1/adverts/renewal',
  summary: 'Reads which advert the link of a reminder mail renews; changes nothing.',
  tag,
  auth: 'anonymous',
  requiredQuery: ['token'],
});

export const renewAdvertByLink = endpoint<Shapes['renewAdvertByLink']>({
  operation: 'renewAdvertByLink',
  method: 'POST',
  path: '/api/v1/adverts/renew',
  summary: 'Renews an advert with the signed link of a reminder mail, once per term and without signing in.',
  tag,
  auth: 'anonymous',
  body: 'renewAdvertDto',
});
