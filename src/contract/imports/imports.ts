import { MAX_IMPORT_BYTES, MAX_PICTURE_ZIP_BYTES } from '#domain/upload-sizes.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { importShapes } from './imports.schemas.ts';

type Shapes = typeof importShapes;

const tag = 'Imports';

export const startImport = endpoint<Shapes['startImport']>({
  operation: 'startImport',
  method: 'POST',
  path: '/api/v1/imports',
  summary:
    'Starts to create and update own adverts from a CSV or JSON file of up to 10 MB, with pictures by https address or from an uploaded zip; runs on in the background, ask for its state.',
  tag,
  auth: 'viewer',
  body: 'file',
  encoding: 'file',
  mostFileBytes: MAX_IMPORT_BYTES,
  status: 202,
  honoursIdempotencyKey: true,
});

export const uploadImportArchive = endpoint<Shapes['uploadImportArchive']>({
  operation: 'uploadImportArchive',
  method: 'POST',
  path: '/api/v1/imports/archives',
  summary: 'Takes a zip of up to 200 MB with pictures that lists name by their file names; kept for a day.',
  tag,
  auth: 'viewer',
  body: 'file',
  encoding: 'multipart',
  mostFileBytes: MAX_PICTURE_ZIP_BYTES,
  status: 201,
  honoursIdempotencyKey: true,
});

export const listImports = endpoint<Shapes['listImports']>({
  operation: 'listImports',
  method: 'GET',
  path: '/api/v1/imports',
  summary: 'Lists the imports of the viewer, newest first.',
  tag,
  auth: 'viewer',
});

export const getImport = endpoint<Shapes['getImport']>({
  operation: 'getImport',
  method: 'GET',
  path: '/api/v1/imports/{importId}',
  summary: 'Reads how far an own import is and what was found in its rows.',
  tag,
  auth: 'viewer',
});

export const applyImport = endpoint<Shapes['applyImport']>({
  operation: 'applyImport',
  method: 'POST',
  path: '/api/v1/imports/{importId}/apply',
  summary: 'Carries out what an own dry run of the last day has checked, with the same file.',
  tag,
  auth: 'viewer',
  status: 202,
  honoursIdempotencyKey: true,
});

export const getImportIssues = endpoint<Shapes['getImportIssues']>({
  operation: 'getImportIssues',
  method: 'GET',
  path: '/api/v1/imports/{importId}/issues',
  summary: 'What was found in the rows of an own import as a CSV file.',
  tag,
  auth: 'viewer',
  replyType: 'csv',
});

export const getImportTemplate = endpoint<Shapes['getImportTemplate']>({
  operation: 'getImportTemplate',
  method: 'GET',
  path: '/api/v1/imports/templates/{category}',
  summary: 'A CSV file with every column of a category and two example rows.',
  tag,
  auth: 'anonymous',
  replyType: 'csv',
});
