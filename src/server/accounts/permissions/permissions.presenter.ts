import { permissionTexts } from '#texts/de/accounts/permissions.ts';
import type {
  AuditLogEntry,
  AccountPermissions as AccountPermissionsReply,
} from '#contract/accounts/permissions.schemas.ts';
import { csvFile } from '#domain/text/csv.ts';
import { auditTexts } from '#texts/de/desk/audit-log.ts';
import type { AuditPage } from '#server/accounts/audit.service.ts';
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

export const presentAuditPage = ({ rows, total, nextCursor, names }: AuditPage) => ({
  entries: rows.map(({ at, ...row }): AuditLogEntry => ({
    ...row,
    id: String(row.id),
    at: at.toISOString(),
    actorName: names.get(row.actor) ?? null,
    subjectName: names.get(row.subject) ?? null,
  })),
  total,
  nextCursor: nextCursor === null ? null : String(nextCursor),
});

/** Records as a table for spreadsheets, in which nothing counts as a formula; accounts by their ids alone. */
export const auditTable = (rows: readonly AuditRow[]): string =>
  csvFile(
    auditTexts.exportColumns,
    rows.map(({ id, at, actor, action, subject, details }) => [
      String(id),
      at.toISOString(),
      actor,
      action,
      subject,
      JSON.stringify(details),
    ]),
  );
