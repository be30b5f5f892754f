import { DAY_IN_MS, HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { dropOldCodes } from '#server/one-time-codes/one-time-codes.service.ts';
import { purgeDeletedAdverts } from '#server/adverts/life/gone-adverts.service.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import { dropOldConsents } from '#server/consent/consents.service.ts';
import { dropOldActs } from '#server/desk/acts/acts.service.ts';
import { dropOldRemovals } from '#server/favourites/favourites.service.ts';
import { dropOldImports } from '#server/imports/import-retention.service.ts';
import { type DeletePicture, dropUnusedPictures } from '#server/pictures/unused-pictures.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { dropOldKeys } from '#server/platform/http/idempotency.ts';
import { dropOldInvoices } from '#server/payments/invoices/invoices.service.ts';
import { dropOldEvents } from '#server/payments/provider-events.service.ts';
import { deleteOldSearchCounts } from '#server/search/learning/search-counts.service.ts';
import { endDueAccounts } from '#server/users/account-end.service.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { deleteOldChatReports, deleteOldMails, deleteOldSessions, forgetReporters } from './old-rows.repository.ts';

const BATCH = 500;

/** Retention after a row is no longer needed; product decision, documented in docs/runbook.md. */
const KEPT_IN_DAYS = { sessions: 30, mails: 30, reports: 180, searchCounts: 180 } as const;

type DeleteRows = (db: Db, limits: { before: Date; limit: number }) => Promise<number>;

/** Deletes in small steps, so that locks are short; returns how many rows. */
function dropRows(base: BaseContext, deleteRows: DeleteRows, keptInDays: number): Promise<number> {
  const before = new Date(base.clock().getTime() - keptInDays * DAY_IN_MS);
  return inBatches(BATCH, () => deleteRows(base.db, { before, limit: BATCH }));
}

export const dropOldSessions = (base: BaseContext): Promise<number> =>
  dropRows(base, deleteOldSessions, KEPT_IN_DAYS.sessions);

export const dropOldMails = (base: BaseContext): Promise<number> => dropRows(base, deleteOldMails, KEPT_IN_DAYS.mails);

/** Long enough for objections and courts; then the reporter's identity is not needed any more. */
export async function dropOldReports(base: BaseContext): Promise<number> {
  let dropped = await dropRows(base, deleteOldChatReports, KEPT_IN_DAYS.reports);
  for (const notices of ['advert_reports', 'account_reports', 'rating_reports'] as const)
    dropped += await dropRows(base, (db, limits) => forgetReporters(db, notices, limits), KEPT_IN_DAYS.reports);
  return dropped;
}

/** Half a year covers the seasons of the trade; older words say nothing about today's searches. */
export const dropOldSearchCounts = (base: BaseContext): Promise<number> =>
  dropRows(base, deleteOldSearchCounts, KEPT_IN_DAYS.searchCounts);

/** The regular deletion tasks; each works in small steps and continues where a killed one stopped. */
export function retentionTasks(base: BaseContext, deletePicture: DeletePicture): BackgroundTask[] {
  return [
    { name: 'end accounts', everyInMs: 10 * MINUTE_IN_MS, run: () => endDueAccounts(base, deletePicture) },
    { name: 'purge deleted adverts', everyInMs: HOUR_IN_MS, run: () => purgeDeletedAdverts(base) },
    { name: 'drop unused pictures', everyInMs: HOUR_IN_MS, run: () => dropUnusedPictures(base, deletePicture) },
    { name: 'drop old sessions', everyInMs: HOUR_IN_MS, run: () => dropOldSessions(base) },
    { name: 'drop old codes', everyInMs: HOUR_IN_MS, run: () => dropOldCodes(base) },
    { name: 'drop old idempotency keys', everyInMs: HOUR_IN_MS, run: () => dropOldKeys(base.db, base.clock()) },
    { name: 'drop old imports', everyInMs: HOUR_IN_MS, run: () => dropOldImports(base) },
    { name: 'drop old mails', everyInMs: HOUR_IN_MS, run: () => dropOldMails(base) },
    { name: 'drop old consents', everyInMs: HOUR_IN_MS, run: () => dropOldConsents(base) },
    { name: 'drop old invoices', everyInMs: HOUR_IN_MS, run: () => dropOldInvoices(base) },
    { name: 'drop old messages of payment services', everyInMs: HOUR_IN_MS, run: () => dropOldEvents(base) },
    { name: 'drop old counts of searches', everyInMs: HOUR_IN_MS, run: () => dropOldSearchCounts(base) },
    { name: 'drop old removals of saved adverts', everyInMs: HOUR_IN_MS, run: () => dropOldRemovals(base) },
    { name: 'drop old acts of two people', everyInMs: HOUR_IN_MS, run: () => dropOldActs(base) },
    { name: 'forget old reports', everyInMs: HOUR_IN_MS, run: () => dropOldReports(base) },
  ];
}
