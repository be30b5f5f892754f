import { permissionTexts } from '#texts/de/permissions.ts';
import type { AuditLogEntry, AccountPermissions as AccountPermissionsReply } from '#contract/permissions.schemas.ts';
import type { Viewer } from '#server/platform/context.ts';
import type { AuditRow } from './audit.repository.ts';
import type { AccountPermissions } from './permissions.service.ts';

type PermissionReply = { id: number; param: string; title: string; description: string };

/** The permissions that count in the viewer's session, in the words of the marketplace. */
export const presentPermissions = ({ permissions }: Pick<Viewer, 'permissions'>): PermissionReply[] =>
  permissions.map((param) => ({ param, ...permissionTexts[param] }));

export const presentAccountPermissions = (account: AccountPermissions): AccountPermissionsReply => ({
  userId: account.user.id,
  accountMail: account.user.email,
  hasSecondFactor: account.hasSecondFactor,
  permissions: account.permissions.map(({ permission, granted_at, granted_by }) => ({
    param: permission,
    ...permissionTexts[permission],
    grantedAt: granted_at.toISOString(),
    grantedBy: granted_by,
  })),
});

export const presentAuditRow = ({ at, ...row }: AuditRow): AuditLogEntry => ({
  ...row,
  id: String(row.id),
  at: at.toISOString(),
});
