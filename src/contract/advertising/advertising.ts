import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import type { advertisingShapes } from './advertising.schemas.ts';
import { endpoint } from '#contract/endpoint.ts';

type Shapes = typeof advertisingShapes;

const tag = 'Advertising';

export const getAdvertising = endpoint<Shapes['getAdvertising']>({
  operation: 'getAdvertising',
  method: 'GET',
  path: '/api/v1/advertising',
  summary: 'Reads the next advertising entry, or null.',
  tag,
  auth: 'anonymous',
});

export const listPartners = endpoint<Shapes['listPartners']>({
  operation: 'listPartners',
  method: 'GET',
  path: '/api/v1/advertising/partners',
  summary: 'Lists the partners whose logos stand on the start page.',
  tag,
  auth: 'anonymous',
});

export const listAdvertisingEntries = endpoint<Shapes['listAdvertisingEntries']>({
  operation: 'listAdvertisingEntries',
  method: 'GET',
  path: '/api/v1/advertising/entries',
  summary: 'Lists advertising entries with their figures: with `admin` all, with `advertising` the own ones.',
  tag,
  auth: 'viewer',
});

export const getAdvertisingEntry = endpoint<Shapes['getAdvertisingEntry']>({
  operation: 'getAdvertisingEntry',
  method: 'GET',
  path: '/api/v1/advertising/entries/{entryId}',
  summary: 'Reads an advertising entry with its figures: with `admin` any, with `advertising` an own one.',
  tag,
  auth: 'viewer',
});

export const createAdvertisingEntry = endpoint<Shapes['createAdvertisingEntry']>({
  operation: 'createAdvertisingEntry',
  method: 'POST',
  path: '/api/v1/advertising/entries',
  summary: 'Makes a paused advertising entry; needs `admin`.',
  tag,
  auth: 'viewer',
  body: 'advertisingEntryDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const updateAdvertisingEntry = endpoint<Shapes['updateAdvertisingEntry']>({
  operation: 'updateAdvertisingEntry',
  method: 'PUT',
  path: '/api/v1/advertising/entries/{entryId}',
  summary: 'Changes an advertising entry that has not ended; needs `admin`.',
  tag,
  auth: 'viewer',
  body: 'advertisingEntryDto',
});

export const setAdvertisingState = endpoint<Shapes['setAdvertisingState']>({
  operation: 'setAdvertisingState',
  method: 'PUT',
  path: '/api/v1/advertising/entries/{entryId}/state',
  summary: 'Starts, pauses or ends an advertising entry; the end is taken back by a pause. Needs `admin`.',
  tag,
  auth: 'viewer',
  body: 'advertisingStateDto',
});

export const uploadAdvertisingImage = endpoint<Shapes['uploadAdvertisingImage']>({
  operation: 'uploadAdvertisingImage',
  method: 'POST',
  path: '/api/v1/advertising/entries/{entryId}/image',
  summary: 'Sets the picture (JPEG, PNG, WebP or AVIF, up to 15 MB) of an advertising entry; needs `admin`.',
  tag,
  auth: 'viewer',
  body: 'file',
  encoding: 'multipart',
  mostFileBytes: MAX_UPLOAD_BYTES,
  status: 201,
});
