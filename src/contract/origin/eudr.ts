import { endpoint } from '#contract/endpoint.ts';
import type { eudrShapes } from './eudr.schemas.ts';

type Shapes = typeof eudrShapes;

const tag = 'Origin';
const path = '/api/v1/origin/adverts/{advertId}/eudr';

export const getEudr = endpoint<Shapes['getEudr']>({
  operation: 'getEudr',
  method: 'GET',
  path,
  summary: 'Reads what is stated of the origin of an own advert by Regulation (EU) 2023/1115, and what is missing.',
  tag,
  auth: 'viewer',
});

export const saveEudr = endpoint<Shapes['saveEudr']>({
  operation: 'saveEudr',
  method: 'PUT',
  path,
  summary: 'Writes what is stated of the origin of an own advert; it stays private.',
  tag,
  auth: 'viewer',
  body: 'eudrRecordDto',
});

export const deleteEudr = endpoint<Shapes['deleteEudr']>({
  operation: 'deleteEudr',
  method: 'DELETE',
  path,
  summary:
    'Deletes what is stated of the origin of an own advert; what was handed in chats stays until it is taken back.',
  tag,
  auth: 'viewer',
});
