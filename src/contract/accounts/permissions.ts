import { endpoint } from '#contract/endpoint.ts';
import type { permissionShapes } from './permissions.schemas.ts';

type Shapes = typeof permissionShapes;

const tag = 'Administration';

export const listAccountPermissions = endpoint<Shapes['listAccountPermissions']>({
  operation: 'listAccountPermissions',
  method: 'GET',
  path: '/api/v1/admin/permissions',
  summary: 'Lists what an account may do beyond what everybody may; for administrators with a second factor.',
  tag,
  auth: 'viewer',
});

export const grantPermission = endpoint<Shapes['grantPermission']>({
  operation: 'grantPermission',
  method: 'POST',
  path: '/api/v1/admin/permissions',
  summary: 'Grants a permission to an account named by userId or email; granting it twice changes nothing.',
  tag,
  auth: 'viewer',
  body: 'permissionGrantDto',
});

export const takePermission = endpoint<Shapes['takePermission']>({
  operation: 'takePermission',
  method: 'DELETE',
  path: '/api/v1/admin/permissions',
  summary: 'Takes a permission from an account; the last administrator keeps admin (409).',
  tag,
  auth: 'viewer',
  requiredQuery: ['userId', 'permission'],
});

export const endAccountSessions = endpoint<Shapes['endAccountSessions']>({
  operation: 'endAccountSessions',
  method: 'POST',
  path: '/api/v1/admin/accounts/{userId}/session-ends',
  summary: 'Ends all sessions of an account, with a reason and a code of the administrator’s own second factor.',
  tag,
  auth: 'viewer',
  body: 'accountSessionsEndDto',
  honoursIdempotencyKey: true,
});

export const listAuditLog = endpoint<Shapes['listAuditLog']>({
  operation: 'listAuditLog',
  method: 'GET',
  path: '/api/v1/admin/audit-log',
  summary: 'Lists who did what to whom, the newest first; for administrators with a second factor.',
  tag,
  auth: 'viewer',
});

export const exportAuditLog = endpoint<Shapes['exportAuditLog']>({
  operation: 'exportAuditLog',
  method: 'GET',
  path: '/api/v1/admin/audit-log/export',
  summary: 'The records that match as a CSV file, 20,000 at most (422 for more); the export is recorded itself.',
  tag,
  auth: 'viewer',
  replyType: 'csv',
});
