import { endpoint } from '#contract/endpoint.ts';
import type { disclosureShapes } from './disclosure.schemas.ts';

type Shapes = typeof disclosureShapes;

export const getOwnDisclosure = endpoint<Shapes['getOwnDisclosure']>({
  operation: 'getOwnDisclosure',
  method: 'GET',
  path: '/api/v1/users/me/disclosure',
  summary: 'Reads what the viewer discloses as a business (ECG § 5), and what is missing.',
  tag: 'Users',
  auth: 'viewer',
});

export const updateOwnDisclosure = endpoint<Shapes['updateOwnDisclosure']>({
  operation: 'updateOwnDisclosure',
  method: 'PUT',
  path: '/api/v1/users/me/disclosure',
  summary: 'Changes it, in the company page where there is one; an absent member stays, null or empty takes it away.',
  tag: 'Users',
  auth: 'viewer',
  body: 'disclosureDto',
});

export const getAdvertDisclosure = endpoint<Shapes['getAdvertDisclosure']>({
  operation: 'getAdvertDisclosure',
  method: 'GET',
  path: '/api/v1/adverts/{advertId}/disclosure',
  summary: 'Reads who the business behind a public advert is; null for private persons and where nothing is stated.',
  tag: 'Adverts',
  auth: 'anonymous',
});
