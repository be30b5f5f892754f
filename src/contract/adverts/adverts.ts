import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { advertShapes } from './adverts.schemas.ts';

type Shapes = typeof advertShapes;

const tag = 'Adverts';

export const createAdvert = endpoint<Shapes['createAdvert']>({
  operation: 'createAdvert',
  method: 'POST',
  path: '/api/v1/adverts',
  summary: 'Creates a draft; only the category is needed, everything else may follow.',
  tag,
  auth: 'viewer',
  body: 'editAdvertDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const deleteAdvert = endpoint<Shapes['deleteAdvert']>({
  operation: 'deleteAdvert',
  method: 'DELETE',
  path: '/api/v1/adverts',
  summary: 'Deletes an own advert and says why; it can be restored for 14 days.',
  tag,
  auth: 'viewer',
  body: 'deleteAdvertDto',
});

export const getAdvert = endpoint<Shapes['getAdvert']>({
  operation: 'getAdvert',
  method: 'GET',
  path: '/api/v1/adverts/{advertId}',
  summary: 'Reads one advert; 404 if it was never public, 410 if it is gone, except for its owner.',
  tag,
  auth: 'anonymous',
});

export const listUserAdverts = endpoint<Shapes['listUserAdverts']>({
  operation: 'listUserAdverts',
  method: 'GET',
  path: '/api/v1/adverts/user/{userId}',
  summary: 'Lists the adverts of a user, newest first; others than the owner see the public ones.',
  tag,
  auth: 'anonymous',
});

export const publishAdvert = endpoint<Shapes['publishAdvert']>({
  operation: 'publishAdvert',
  method: 'POST',
  path: '/api/v1/adverts/{advertId}/publish',
  summary: 'Publishes an own advert, or renews an expired one, for 90 days; 422 names what is missing.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});

export const unpublishAdvert = endpoint<Shapes['unpublishAdvert']>({
  operation: 'unpublishAdvert',
  method: 'POST',
  path: '/api/v1/adverts/{advertId}/unpublish',
  summary: 'Takes an own advert back to a draft.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});

export const updateAdvertActivity = endpoint<Shapes['updateAdvertActivity']>({
  operation: 'updateAdvertActivity',
  method: 'PUT',
  path: '/api/v1/adverts/{advertId}/active',
  summary: 'Pauses a published advert or lets it run again.',
  tag,
  auth: 'viewer',
  body: 'updateAdvertActivityDto',
});

export const updateAdvert = endpoint<Shapes['updateAdvert']>({
  operation: 'updateAdvert',
  method: 'PUT',
  path: '/api/v1/adverts/{advertId}',
  summary: 'Replaces the content of an own advert; a draft may have gaps, a public advert may not.',
  tag,
  auth: 'viewer',
  body: 'editAdvertDto',
});

export const uploadAdvertImage = endpoint<Shapes['uploadAdvertImage']>({
  operation: 'uploadAdvertImage',
  method: 'POST',
  path: '/api/v1/adverts/{advertId}/images',
  summary: 'Adds a picture (JPEG, PNG, WebP or AVIF, up to 15 MB and 50 megapixels) to an own advert.',
  tag,
  auth: 'viewer',
  body: 'file',
  encoding: 'multipart',
  mostFileBytes: MAX_UPLOAD_BYTES,
  status: 201,
  honoursIdempotencyKey: true,
});

export const revealAdvertContact = endpoint<Shapes['revealAdvertContact']>({
  operation: 'revealAdvertContact',
  method: 'POST',
  path: '/api/v1/adverts/{advertId}/contact',
  summary: 'Shows phone number and e-mail address of a public advert and counts that they were shown.',
  tag,
  auth: 'anonymous',
});

export const restoreAdvert = endpoint<Shapes['restoreAdvert']>({
  operation: 'restoreAdvert',
  method: 'POST',
  path: '/api/v1/adverts/{advertId}/restore',
  summary: 'Brings an own deleted advert back to its state before, within 14 days.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});

export const countAdvertView = endpoint<Shapes['countAdvertView']>({
  operation: 'countAdvertView',
  method: 'POST',
  path: '/api/v1/adverts/{advertId}/view',
  summary: 'Counts that a visitor looked at a public advert; the page sends it once per session.',
  tag,
  auth: 'anonymous',
  status: 204,
});
