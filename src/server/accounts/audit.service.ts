import { DAY_IN_MS } from '#domain/durations.ts';
import { isUuid } from '#domain/text/uuid.ts';
import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { endOfViennaDay } from '#domain/format/vienna-time.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import { noteSecurityEvent } from '#server/platform/security/security-log.ts';
import { findUserByEmail, listNamesOfUsers } from './accounts.repository.ts';
import { auditTooMany } from './accounts.problems.ts';
import { type AuditFilter, type AuditRow, countAuditRows, insertAuditRow, listAuditRows } from './audit.repository.ts';

export type { AuditAction } from '#domain/accounts/audit-actions.ts';

/** Who does something from a terminal of the server. */
export const COMMAND_LINE = 'command line';
/** Subject of records about the marketplace as a whole. */
export const MARKETPLACE = 'marketplace';

export type AuditEntry = {
  action: AuditAction;
  /** Public id of the account or thing it is done to. */
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

/** What is asked of the log; accounts by their public id or mail address, days of Vienna such as `2026-11-27`, both included. */
export type AuditQuery = {
  actor?: string | undefined;
  subject?: string | undefined;
  action?: AuditAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export type AuditPage = {
  rows: AuditRow[];
  /** All that match, on whichever page. */
  total: number;
  /** Where older ones begin; null on the last page. */
  nextCursor: number | null;
  /** Names of the accounts on the page by their public ids; accounts without a name, or deleted ones, are missing. */
  names: ReadonlyMap<string, string>;
};

/** Most records of one file; they are put together in memory, at about 300 bytes each. */
export const MOST_EXPORTED = 20_000;

/** A page of the log for who administers the marketplace. @throws permission.missing, permission.rests (403) */
export async function listAuditLog(
  context: Context,
  query: AuditQuery & { cursor?: number | undefined; page: number; pageSize: number },
): Promise<AuditPage> {
  requirePermission(context.viewer, 'admin');
  const { cursor, page, pageSize } = query;
  const filter = await filterOf(context, query);
  const offset = cursor === undefined ? page * pageSize : 0;
  const found = await listAuditRows(context.db, filter, { before: cursor ?? null, limit: pageSize + 1, offset });
  const total = await countAuditRows(context.db, filter);
  const rows = found.slice(0, pageSize);
  const ids = new Set(rows.flatMap(({ actor, subject }) => [actor, subject]).filter(isUuid));
  return {
    rows,
    total,
    nextCursor: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
    names: await listNamesOfUsers(context.db, [...ids]),
  };
}

/**
 * All that match, the newest first, for a file. The export is recorded before anything is handed out.
 * @throws audit.too-many (422), permission.missing, permission.rests (403)
 */
export async function exportAuditLog(context: Context, query: AuditQuery): Promise<AuditRow[]> {
  requirePermission(context.viewer, 'admin');
  const filter = await filterOf(context, query);
  const rows = await listAuditRows(context.db, filter, { before: null, limit: MOST_EXPORTED + 1, offset: 0 });
  if (rows.length > MOST_EXPORTED) throw auditTooMany(MOST_EXPORTED);
  const { actor, subject, action } = filter;
  const details = { count: rows.length, actor, subject, action, from: query.from ?? null, to: query.to ?? null };
  await writeAudit(context, { action: 'audit-log.exported', subject: MARKETPLACE, details });
  return rows;
}

async function filterOf(context: Context, { actor, subject, action, from, to }: AuditQuery): Promise<AuditFilter> {
  return {
    actor: await idOf(context, actor),
    subject: await idOf(context, subject),
    action: action ?? null,
    after: from === undefined ? null : endOfViennaDay(dayNumberOf(from) - 1),
    until: to === undefined ? null : endOfViennaDay(dayNumberOf(to)),
  };
}

/** The log knows accounts by their public id alone; an address without an account stays as it is and finds nothing. */
async function idOf({ db }: Context, text: string | undefined): Promise<string | null> {
  if (!text) return null;
  const user = text.includes('@') ? await findUserByEmail(db, normaliseEmail(text)) : null;
  return user?.id ?? text;
}

const dayNumberOf = (day: string): number => Date.parse(day) / DAY_IN_MS;
