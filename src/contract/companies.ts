import { endpoint } from './endpoint.ts';
import type { companyShapes } from './companies.schemas.ts';

type Shapes = typeof companyShapes;

const tag = 'Companies';

export const createCompany = endpoint<Shapes['createCompany']>({
  operation: 'createCompany',
  method: 'POST',
  path: '/api/v1/companies/create',
  summary: 'Creates the company of the viewer as a draft.',
  tag,
  auth: 'viewer',
  body: 'createCompanyDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const deleteMyCompany = endpoint<Shapes['deleteMyCompany']>({
  operation: 'deleteMyCompany',
  method: 'DELETE',
  path: '/api/v1/companies/delete-my-company',
  summary: 'Deletes the company of the viewer.',
  tag,
  auth: 'viewer',
});

export const getCompany = endpoint<Shapes['getCompany']>({
  operation: 'getCompany',
  method: 'GET',
  path: '/api/v1/companies/{companyId}',
  summary: 'Reads a published company by id or slug; its owner sees it in any state.',
  tag,
  auth: 'anonymous',
});

export const updateCompany = endpoint<Shapes['updateCompany']>({
  operation: 'updateCompany',
  method: 'PUT',
  path: '/api/v1/companies/{companyId}',
  summary: 'Replaces the profile of the own company.',
  tag,
  auth: 'viewer',
  body: 'updateCompanyDto',
});

export const setPublishState = endpoint<Shapes['setPublishState']>({
  operation: 'setPublishState',
  method: 'POST',
  path: '/api/v1/companies/set-publish-state',
  summary: 'Publishes the own company or takes it back.',
  tag,
  auth: 'viewer',
  body: 'setPublishStateDto',
  honoursIdempotencyKey: true,
});
