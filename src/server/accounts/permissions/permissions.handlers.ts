import {
  endAccountSessions,
  exportAuditLog,
  grantPermission,
  listAccountPermissions,
  listAuditLog,
  takePermission,
} from '#contract/accounts/permissions.ts';
import { permissionShapes } from '#contract/accounts/permissions.schemas.ts';
import { asFile } from '#server/platform/files/sent-file.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import * as audit from '#server/accounts/audit.service.ts';
import { auditTable, presentAccountPermissions, presentAuditPage } from './permissions.presenter.ts';
import * as permissions from './permissions.service.ts';
import { endAccountSessions as endSessionsOf } from './account-sessions.service.ts';
import { type RateLimit, type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { SessionReader } from '#server/accounts/sessions/sessions.service.ts';

const EXPORT_LIMIT: RateLimit = { name: 'audit-export', limit: 30, windowInMs: 600_000 };

type Tools = { limiter: RateLimiter; sessions: SessionReader };

/** What administrators do with the rights and sessions of others. */
export function registerPermissionHandlers(server: ApiServer, { limiter, sessions }: Tools): void {
  server.handle(listAccountPermissions, permissionShapes.listAccountPermissions, async ({ context, input }) =>
    presentAccountPermissions(await permissions.getAccountPermissions(context, input)),
  );

  server.handle(grantPermission, permissionShapes.grantPermission, async ({ context, input }) => {
    const { permission, ...account } = input.permissionGrantDto;
    const changed = await permissions.grantPermission(context, { account, permission });
    sessions.forget(null);
    return presentAccountPermissions(changed);
  });

  server.handle(takePermission, permissionShapes.takePermission, async ({ context, input }) => {
    const { permission, userId } = input;
    const changed = await permissions.takePermission(context, { account: { userId }, permission });
    sessions.forget(null);
    return presentAccountPermissions(changed);
  });

  server.handle(endAccountSessions, permissionShapes.endAccountSessions, async ({ context, input }) => {
    const { userId, accountSessionsEndDto } = input;
    const ended = await endSessionsOf(context, { userId, ...accountSessionsEndDto }, limiter);
    ended.forEach((id) => sessions.forget(id));
    return { endedCount: ended.length };
  });

  server.handle(listAuditLog, permissionShapes.listAuditLog, async ({ context, input }) => {
    const { userId, cursor, ...query } = input;
    const position = cursor === undefined ? undefined : Number(cursor);
    const asked = { ...query, subject: query.subject || userId, cursor: position };
    return presentAuditPage(await audit.listAuditLog(context, asked));
  });

  server.handle(exportAuditLog, permissionShapes.exportAuditLog, async ({ context, input, reply }) => {
    await enforceLimit(limiter, EXPORT_LIMIT, context.viewer?.id ?? '');
    const rows = await audit.exportAuditLog(context, input);
    asFile(reply, { type: 'csv', name: 'stammplatz-protokoll.csv' });
    return auditTable(rows);
  });
}
