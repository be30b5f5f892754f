import { MAX_OUTLINE_FILE_BYTES } from '#domain/upload-sizes.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { outlineShapes } from './outline.schemas.ts';

type Shapes = typeof outlineShapes;

const tag = 'Origin';
const path = '/api/v1/origin/adverts/{advertId}/outline';

export const getOutline = endpoint<Shapes['getOutline']>({
  operation: 'getOutline',
  method: 'GET',
  path,
  summary: 'Reads the exact outline of the stand of an own advert.',
  tag,
  auth: 'viewer',
});

export const saveOutline = endpoint<Shapes['saveOutline']>({
  operation: 'saveOutline',
  method: 'PUT',
  path,
  summary:
    'Writes the outline of the stand of an own advert, which stays private, with the shares of its kinds of wood.',
  tag,
  auth: 'viewer',
  body: 'saveOutlineDto',
});

export const deleteOutline = endpoint<Shapes['deleteOutline']>({
  operation: 'deleteOutline',
  method: 'DELETE',
  path,
  summary: 'Deletes the outline of an own advert; what was handed in chats stays there until it is taken back.',
  tag,
  auth: 'viewer',
});

export const getStandArea = endpoint<Shapes['getStandArea']>({
  operation: 'getStandArea',
  method: 'GET',
  path: '/api/v1/origin/adverts/{advertId}/area',
  summary: 'Reads what everybody learns of a stand: a hexagon of about a kilometre and rounded hectares.',
  tag,
  auth: 'anonymous',
});

export const readOutlineFile = endpoint<Shapes['readOutlineFile']>({
  operation: 'readOutlineFile',
  method: 'POST',
  path: '/api/v1/origin/outline-files',
  summary: 'Finds the areas in a file (GeoJSON, GPX, KML, KMZ, zipped shapefile); nothing of it is kept.',
  tag,
  auth: 'viewer',
  body: 'file',
  encoding: 'multipart',
  mostFileBytes: MAX_OUTLINE_FILE_BYTES,
});
