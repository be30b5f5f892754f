import type { apiKeyShapes } from './api-keys.schemas.ts';
import { endpoint } from '#contract/endpoint.ts';

type Shapes = typeof apiKeyShapes;

const tag = 'Users';

export const listApiKeys = endpoint<Shapes['listApiKeys']>({
  operation: 'listApiKeys',
  method: 'GET',
  path: '/api/v1/users/me/api-keys',
  summary: 'Lists the keys with which programs act for the viewer in adverts and imports, newest first.',
  tag,
  auth: 'viewer',
});

export const createApiKey = endpoint<Shapes['createApiKey']>({
  operation: 'createApiKey',
  method: 'POST',
  path: '/api/v1/users/me/api-keys',
  summary: 'Makes a key for a program after a recent proof of the owner; the answer is the only place it ever stands.',
  tag,
  auth: 'viewer',
  body: 'apiKeyDto',
  status: 201,
});

export const revokeApiKey = endpoint<Shapes['revokeApiKey']>({
  operation: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/v1/users/me/api-keys/{apiKeyId}',
  summary: 'Makes a key worthless at once; a second time changes nothing.',
  tag,
  auth: 'viewer',
});
