import { endpoint } from '#contract/endpoint.ts';
import type { personalDataShapes } from './personal-data.schemas.ts';

type Shapes = typeof personalDataShapes;

export const getPersonalDataRecords = endpoint<Shapes['getPersonalDataRecords']>({
  operation: 'getPersonalDataRecords',
  method: 'GET',
  path: '/api/v1/desk/personal-data',
  summary:
    'Lists the processings of personal data (Art. 30 GDPR) with their tables and how long rows wait to be deleted.',
  tag: 'Desk',
  auth: 'viewer',
});
