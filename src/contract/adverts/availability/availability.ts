import { endpoint } from '#contract/endpoint.ts';
import type { availabilityShapes } from './availability.schemas.ts';

type Shapes = typeof availabilityShapes;

const tag = 'Adverts';

export const reserveAdvert = endpoint<Shapes['reserveAdvert']>({
  operation: 'reserveAdvert',
  method: 'PUT',
  path: '/api/v1/adverts/{advertId}/reservation',
  summary: 'Marks an own public or paused advert as reserved until the end of a day in Vienna; it ends by itself.',
  tag,
  auth: 'viewer',
  body: 'reserveAdvertDto',
});

export const endReservation = endpoint<Shapes['endReservation']>({
  operation: 'endReservation',
  method: 'DELETE',
  path: '/api/v1/adverts/{advertId}/reservation',
  summary: 'Ends the reservation of an own advert; without one nothing changes.',
  tag,
  auth: 'viewer',
});

export const getAdvertCheck = endpoint<Shapes['getAdvertCheck']>({
  operation: 'getAdvertCheck',
  method: 'GET',
  path: '/api/v1/adverts/check',
  summary: 'Reads which adverts the link of a mail asks about; changes nothing.',
  tag,
  auth: 'anonymous',
  requiredQuery: ['token'],
});

export const answerAdvertCheck = endpoint<Shapes['answerAdvertCheck']>({
  operation: 'answerAdvertCheck',
  method: 'POST',
  path: '/api/v1/adverts/check',
  summary:
    'Answers with the signed link of a mail whether adverts are still there, without signing in; repeats are harmless.',
  tag,
  auth: 'anonymous',
  body: 'answerCheckDto',
});
