import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { companyShapes } from './companies.schemas.ts';

type Shapes = typeof companyShapes;

const tag = 'Companies';

export const listCompanies = endpoint<Shapes['listCompanies']>({
  operation: 'listCompanies',
  method: 'GET',
  path: '/api/v1/companies',
  summary: 'Searches the public companies by name, federal state and service.',
  tag,
  auth: 'anonymous',
});

export const createCompany = endpoint<Shapes['createCompany']>({
  operation: 'createCompany',
  method: 'POST',
  path: '/api/v1/companies/create',
  summary: 'Creates the company of the viewer as a draft; without a body it has no name yet.',
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
  summary: 'Changes the own company: absent fields stay, empty ones are taken away.',
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

export const uploadCompanyImage = endpoint<Shapes['uploadCompanyImage']>({
  operation: 'uploadCompanyImage',
  method: 'POST',
  path: '/api/v1/companies/image',
  summary: 'Stores a picture (JPEG, PNG, WebP or AVIF, up to 15 MB and 50 megapixels) for logo, banner or a service.',
  tag,
  auth: 'viewer',
  body: 'file',
  encoding: 'multipart',
  mostFileBytes: MAX_UPLOAD_BYTES,
  status: 201,
  honoursIdempotencyKey: true,
});

export const revealCompanyContact = endpoint<Shapes['revealCompanyContact']>({
  operation: 'revealCompanyContact',
  method: 'POST',
  path: '/api/v1/companies/{companyId}/contact',
  summary: 'Shows phone number and e-mail address of a public company and counts that they were shown.',
  tag,
  auth: 'anonymous',
});

export const getCompanyFigures = endpoint<Shapes['getCompanyFigures']>({
  operation: 'getCompanyFigures',
  method: 'GET',
  path: '/api/v1/companies/{companyId}/figures',
  summary: 'Counts contacts shown and website clicks of the own company, for the last days and ever.',
  tag,
  auth: 'viewer',
});
