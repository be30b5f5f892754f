import { permissionTexts } from '#texts/de/accounts/permissions.ts';
import type {
  AuditLogEntry,
  AccountPermissions as AccountPermissionsReply,
} from '#contract/accounts/permissions.schemas.ts';
import type { AuditRow } from '#server/accounts/audit.repository.ts';
import type { AccountPermissions } from './permissions.service.ts';

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
