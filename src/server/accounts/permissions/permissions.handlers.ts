import {
  grantPermission,
  listAccountPermissions,
  listAuditLog,
  takePermission,
} from '#contract/accounts/permissions.ts';
import { permissionShapes } from '#contract/accounts/permissions.schemas.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import * as audit from '#server/accounts/audit.service.ts';
import { presentAccountPermissions, presentAuditRow } from './permissions.presenter.ts';
import * as permissions from './permissions.service.ts';
import type { SessionReader } from '#server/accounts/sessions/sessions.service.ts';

/** What administrators do with the rights of others. */
export function registerPermissionHandlers(server: ApiServer, { sessions }: { sessions: SessionReader }): void {
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

  server.handle(listAuditLog, permissionShapes.listAuditLog, async ({ context, input }) => {
    const { userId = null, page, pageSize } = input;
    const { rows, total } = await audit.listAuditLog(context, { userId, page, pageSize });
    return { entries: rows.map(presentAuditRow), total };
  });
}
