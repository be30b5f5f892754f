import type { advertLifeShapes } from './advert-life.schemas.ts';
import { endpoint } from './endpoint.ts';

type Shapes = typeof advertLifeShapes;

const tag = 'Adverts';

export const listOwnAdverts = endpoint<Shapes['listOwnAdverts']>({
  operation: 'listOwnAdverts',
  method: 'GET',
  path: '/api/v1/adverts/own',
  summary: 'Lists the own adverts of one state, newest first, with their figures and the number of adverts per state.',
  tag,
  auth: 'viewer',
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
