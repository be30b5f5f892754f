import type { SiteState } from '#contract/desk/desk.schemas.ts';
import { siteStateTexts as texts } from '#texts/de/desk/site-state.ts';
import { type AuditEntry, MARKETPLACE, writeAudit } from '#server/accounts/audit.service.ts';
import { type BaseContext, type Context, requirePermission } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import * as rows from './site-state.repository.ts';

type ActContext = Pick<BaseContext, 'db' | 'clock' | 'logger'> & Partial<Pick<Context, 'viewer' | 'requestId'>>;

/** What is said to all. @throws session.required (401), permission.missing, permission.rests (403) */
export async function getSiteState(context: Context): Promise<SiteState> {
  requirePermission(context.viewer, 'admin');
  return readSiteState(context);
}

/** The same for jobs and the command line. */
export async function readSiteState({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<SiteState> {
  const now = clock();
  const announcements = await rows.listAnnouncements(db, now);
  const maintenance = await rows.findMaintenance(db);
  return {
    announcements: announcements.map(({ id, words, shown_from: from, shown_to: to }) => ({
      id,
      words,
      from: from.toISOString(),
      to: to.toISOString(),
      isShown: from <= now,
    })),
    maintenance: maintenance && {
      since: maintenance.began_at.toISOString(),
      words: maintenance.words,
      expectedEnd: maintenance.expected_end?.toISOString() ?? null,
    },
  };
}

/** @throws announcement.over (422), announcement.same (409), permission.missing, permission.rests (403) */
export async function addAnnouncement(
  context: Context,
  { words, from, to }: { words: string; from?: string | null | undefined; to: string },
): Promise<SiteState> {
  requirePermission(context.viewer, 'admin');
  const now = context.clock();
  const shown = { from: from ? new Date(from) : now, to: new Date(to) };
  if (shown.to <= shown.from || shown.to <= now) throw refusedAt('announcement.over', 'to', texts.endsTooEarly);
  const row = { id: context.newId(), words, shown_from: shown.from, shown_to: shown.to, created_at: now };
  await inTransaction(context.db, async (db) => {
    if (await rows.isAnnounced(db, row)) throw refusedAt('announcement.same', 'words', texts.sameAnnounced, 409);
    await rows.insertAnnouncement(db, row);
    const details = { id: row.id, words, from: shown.from.toISOString(), to: shown.to.toISOString() };
    await writeAudit({ ...context, db }, { action: 'announcement.added', subject: MARKETPLACE, details });
  });
  return readSiteState(context);
}

/** @throws announcement.unknown (404), permission.missing, permission.rests (403) */
export async function endAnnouncement(context: Context, id: string): Promise<SiteState> {
  requirePermission(context.viewer, 'admin');
  await inTransaction(context.db, async (db) => {
    if (!(await rows.endAnnouncementRow(db, id, context.clock())))
      throw new Problem({ status: 404, code: 'announcement.unknown', message: texts.unknown });
    const details = { id };
    await writeAudit({ ...context, db }, { action: 'announcement.ended', subject: MARKETPLACE, details });
  });
  return readSiteState(context);
}

export type MaintenanceWish = {
  isOn: boolean;
  words?: string | null | undefined;
  expectedEnd?: string | null | undefined;
};

/** Begins, changes or ends maintenance. @throws maintenance.over (422), permission.missing, permission.rests (403) */
export async function setMaintenance(context: Context, wish: MaintenanceWish): Promise<SiteState> {
  requirePermission(context.viewer, 'admin');
  return switchMaintenance(context, wish);
}

/** The same without a viewer; `actor` names who does it. @throws maintenance.over (422) */
export async function switchMaintenance(
  context: ActContext,
  { isOn, words, expectedEnd }: MaintenanceWish,
  actor?: string,
): Promise<SiteState> {
  const now = context.clock();
  const end = isOn && expectedEnd ? new Date(expectedEnd) : null;
  if (end !== null && end <= now) throw refusedAt('maintenance.over', 'expectedEnd', texts.endsTooEarly);
  const note = (action: AuditEntry['action'], details: NonNullable<AuditEntry['details']>): AuditEntry => ({
    action,
    subject: MARKETPLACE,
    details,
    ...(actor === undefined ? {} : { actor }),
  });
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    if (!isOn) {
      if (await rows.endMaintenanceRow(db, now)) await writeAudit(inside, note('maintenance.ended', {}));
      return;
    }
    const said = words || texts.maintenance;
    const hasBegun = await rows.putMaintenance(db, { began_at: now, words: said, expected_end: end });
    const details = { words: said, expectedEnd: end?.toISOString() ?? null };
    await writeAudit(inside, note(hasBegun ? 'maintenance.begun' : 'maintenance.changed', details));
  });
  return readSiteState(context);
}

const refusedAt = (code: string, path: string, message: string, status = 422): Problem =>
  new Problem({ status, code, message, errors: [{ path, message }] });
