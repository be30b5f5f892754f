import { requestSlug } from '#domain/requests/request.ts';
import type { PageReportDto, PageReportReceipt } from '#contract/moderation/account-moderation.schemas.ts';
import { paths } from '#contract/paths.ts';
import {
  requestRemovedMail as removedMail,
  requestRestoredMail as restoredMail,
} from '#texts/de/requests/request-mails.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { queueMail, mailLink } from '#server/mail/mails.service.ts';
import { type AccountJudgement, openCase } from '#server/moderation/accounts/account-decisions.service.ts';
import { reportRequestOfAccount } from '#server/moderation/accounts/account-reports.service.ts';
import { reopenRequestReports, upholdRequestReports } from '#server/moderation/accounts/reported-requests.service.ts';
import { type ReportingPerson } from '#server/moderation/reports.service.ts';
import { type Context, requireModerator } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { noteRequestWrite } from './kept-requests.service.ts';
import type { RequestRow } from './request-row.ts';
import { requestNotFound, requestRemovedMeanwhile } from './requests.problems.ts';
import {
  findOwnerMail,
  findRequest,
  lockRequest,
  updateRequestRemoved,
  updateRequestRestored,
} from './requests.repository.ts';
import { requireReadable } from './requests.service.ts';

/**
 * Takes a notice about a Gesuch as one about its buyer's account, whose page moderators read anyway; the answer does not
 * say who that is. @throws request.not-found (404), request.gone (410), moderation.own-page (422)
 */
export async function reportRequest(
  context: Context,
  { requestId, report, reporter }: { requestId: string; report: PageReportDto; reporter: ReportingPerson },
): Promise<PageReportReceipt> {
  const found = await findRequest(context.db, requestId);
  if (found === null) throw requestNotFound();
  const row = requireReadable(context, found);
  const page = paths.request(requestSlug(row.title, row.id));
  return reportRequestOfAccount(context, { userId: row.owner_id, page, requestId: row.id, report, reporter });
}

/** A Gesuch that a moderator decides on, and the case of its owner's account; both locked, in one transaction. */
type RequestCase = { opened: AccountJudgement; row: RequestRow };

/** @throws request.not-found (404), moderation.own-cause (403), and as requireModerator */
async function inRequestCase(
  context: Context,
  requestId: string,
  decide: (found: RequestCase) => Promise<void>,
): Promise<void> {
  const moderator = requireModerator(context);
  await inTransaction(context.db, async (db) => {
    const found = await findRequest(db, requestId);
    if (found === null) throw requestNotFound();
    const opened = await openCase({ ...context, db }, { moderator, userId: found.owner_id, subject: 'ACCOUNT' });
    const row = await lockRequest(db, requestId);
    if (row === null) throw requestNotFound();
    await decide({ opened, row });
  });
}

/**
 * Removes a Gesuch, mails its owner the reason (DSA Art. 17) and upholds the notices about it.
 * @throws request.not-found (404), moderation.own-cause (403), moderation.decided-meanwhile (409), and as requireModerator
 */
export async function removeRequest(
  context: Context,
  { requestId, reason }: { requestId: string; reason: string },
): Promise<void> {
  await inRequestCase(context, requestId, async ({ opened, row }) => {
    const { inside, now } = opened;
    const { db } = inside;
    if (row.state === 'REMOVED') throw requestRemovedMeanwhile();
    await updateRequestRemoved(db, row.key, reason, now);
    noteRequestWrite(db);
    await upholdRequestReports(opened, { requestId: row.id, reason });
    const details = { ...nameOf(row), reason };
    await writeAudit(inside, { action: 'request.removed', subject: row.owner_id, details });
    const paragraphs = removedMail.paragraphs(row.title, reason);
    await mailOwner(inside, row, { template: 'request-removed', texts: removedMail, paragraphs });
  });
}

/**
 * Takes the removal of a Gesuch back, opens the notices about it again and tells all concerned; changes nothing where it is not removed.
 * @throws request.not-found (404), moderation.own-cause (403), and as requireModerator
 */
export async function restoreRequest(context: Context, { requestId }: { requestId: string }): Promise<void> {
  await inRequestCase(context, requestId, async ({ opened, row }) => {
    const { inside, now } = opened;
    const { db } = inside;
    if (row.state !== 'REMOVED') return;
    await updateRequestRestored(db, row.key, now);
    noteRequestWrite(db);
    await reopenRequestReports(opened, row.id);
    await writeAudit(inside, { action: 'request.restored', subject: row.owner_id, details: nameOf(row) });
    const paragraphs = restoredMail.paragraphs(row.title, { runs: row.expires_at > now });
    await mailOwner(inside, row, { template: 'request-restored', texts: restoredMail, paragraphs });
  });
}

/** The log of accounts outlives the Gesuch. */
const nameOf = (row: RequestRow) => ({ requestId: row.id, slug: requestSlug(row.title, row.id) });

type Decision = {
  template: string;
  texts: { subject: (title: string) => string; preheader: string; action: string; afterAction: string };
  paragraphs: string[];
};

/** Each decision has a mail of its own, also the second removal of the same Gesuch. */
async function mailOwner(context: Context, row: RequestRow, { template, texts, paragraphs }: Decision): Promise<void> {
  const owner = await findOwnerMail(context.db, row.owner_key);
  if (owner === null || row.owner_is_hidden) return;
  await queueMail(context, {
    eventKey: `${template}:${row.id}:${context.clock().toISOString()}`,
    to: owner.email,
    content: {
      template,
      subject: texts.subject(row.title),
      preheader: texts.preheader,
      ...(owner.first_name === '' ? {} : { greetingName: owner.first_name }),
      paragraphs,
      action: { label: texts.action, url: mailLink(context.config, paths.myRequests()) },
      afterAction: [texts.afterAction],
    },
  });
}
