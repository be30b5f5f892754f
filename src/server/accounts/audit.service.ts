import { type Context, requirePermission } from '#server/platform/context.ts';
import { noteSecurityEvent } from '#server/platform/security/security-log.ts';
import { type AuditRow, insertAuditRow, listAuditRows } from './audit.repository.ts';

export type AuditAction =
  | 'permission.granted'
  | 'permission.taken'
  | 'second-factor.on'
  | 'second-factor.off'
  | 'recovery-codes.renewed'
  | 'recovery-code.used'
  | 'password.changed'
  | 'password.reset'
  | 'password.dropped'
  | 'email.changed'
  | 'identity.linked'
  | 'api-key.made'
  | 'api-key.revoked'
  | 'account.exported'
  | 'account.deletion-asked'
  | 'account.deletion-taken-back'
  | 'account.anonymised'
  | 'advert.blocked'
  | 'advert.unblocked'
  | 'advert.reports-rejected'
  | 'advert.objection-rejected'
  | 'advert.decision-undone'
  | 'advert.owner-written'
  | 'advert.feedback-hidden'
  | 'advert.feedback-shown'
  | 'account.looked-at'
  | 'account.sessions-ended'
  | 'account.blocked'
  | 'account.unblocked'
  | 'account.warned'
  | 'account.reports-rejected'
  | 'account.objection-rejected'
  | 'company.blocked'
  | 'company.unblocked'
  | 'company.warned'
  | 'company.released'
  | 'company.reports-rejected'
  | 'company.objection-rejected'
  | 'rating.decided'
  | 'proof.confirmed'
  | 'proof.refused'
  | 'chat-report.upheld'
  | 'chat-report.rejected'
  | 'payment.confirmed'
  | 'payment.refunded'
  | 'bank-statement.imported'
  | 'bank-credit.assigned'
  | 'bank-credit.reopened'
  | 'bank-credit.to-return'
  | 'bank-credit.returned'
  | 'voucher.created'
  | 'voucher.ended'
  | 'announcement.added'
  | 'announcement.ended'
  | 'maintenance.begun'
  | 'maintenance.changed'
  | 'maintenance.ended'
  | 'search-word.created'
  | 'search-word.changed'
  | 'search-word.switched-off'
  | 'search-word.switched-on';

/** Who does something from a terminal of the server. */
export const COMMAND_LINE = 'command line';

export type AuditEntry = {
  action: AuditAction;
  /** Public id of the account it is done to. */
  subject: string;
  /** Facts worth keeping; never a secret, a token or a mail address. */
  details?: Readonly<Record<string, string | number | boolean | null>>;
  /** Who does it, where it is neither the viewer nor the owner. */
  actor?: string;
};

/** Notes who did what to whose account, in the caller's transaction and in the security log. */
export async function writeAudit(
  context: Pick<Context, 'db' | 'clock' | 'logger'> & Partial<Pick<Context, 'viewer' | 'requestId'>>,
  { action, subject, details = {}, actor }: AuditEntry,
): Promise<void> {
  const by = actor ?? context.viewer?.id ?? subject;
  await insertAuditRow(context.db, { at: context.clock(), actor: by, action, subject, details });
  noteSecurityEvent(context.logger, { event: action, person: by, subject, requestId: context.requestId });
}

/** A page of the log for who administers the marketplace. @throws permission.missing, permission.rests (403) */
export async function listAuditLog(
  context: Context,
  { userId, page, pageSize }: { userId: string | null; page: number; pageSize: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  requirePermission(context.viewer, 'admin');
  return listAuditRows(context.db, { subject: userId, limit: pageSize, offset: page * pageSize });
}
