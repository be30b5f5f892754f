import type { PageReportDto, PageReportReceipt } from '#contract/moderation/account-moderation.schemas.ts';
import type { CaseSubject } from '#domain/moderation/account-cases.ts';
import { paths } from '#contract/paths.ts';
import { findSeller } from '#server/sellers/sellers.service.ts';
import { getCompany } from '#server/companies/companies.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { insertAccountEvent, insertAccountReport } from './account-cases.repository.ts';
import { mailAccountReceipt } from './account-moderation.mails.ts';
import { moderatedAccountUnknown, ownPageReported } from './account-moderation.problems.ts';
import { lockAccount } from './accounts.repository.ts';
import { type ReportingPerson, newNotice } from '#server/moderation/reports.service.ts';

type Report = { report: PageReportDto; reporter: ReportingPerson };

/** Takes a notice about a public seller and mails a receipt. @throws account.unknown (404), moderation.own-page (422) */
export async function reportSeller(
  context: Context,
  { userId, ...given }: Report & { userId: string },
): Promise<PageReportReceipt> {
  const seller = await findSeller(context, { id: userId });
  return file(context, { ...given, userId: seller.id, subject: 'ACCOUNT', page: paths.seller(seller.id) });
}

/** Takes a notice about a public company page and mails a receipt. @throws company.not-found (404), company.gone (410), moderation.own-page (422) */
export async function reportCompany(
  context: Context,
  { companyId, ...given }: Report & { companyId: string },
): Promise<PageReportReceipt> {
  const { ownerUserId = '', slug = companyId } = await getCompany(context, { companyId });
  return file(context, { ...given, userId: ownerUserId, subject: 'COMPANY', page: paths.company(slug) });
}

/** The same about a Gesuch of an account. @throws account.unknown (404), moderation.own-page (422) */
export const reportRequestOfAccount = (
  context: Context,
  filed: Report & { userId: string; page: string; requestId: string },
): Promise<PageReportReceipt> => file(context, { ...filed, subject: 'ACCOUNT' });

type Filed = Report & { userId: string; subject: CaseSubject; page: string; requestId?: string };

/** Stores the notice together with its receipt; the same notice again changes nothing. */
async function file(
  context: Context,
  { userId, subject, page, requestId, report, reporter }: Filed,
): Promise<PageReportReceipt> {
  if (context.viewer?.id === userId) throw ownPageReported();
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const account = await lockAccount(db, userId);
    if (account === null) throw moderatedAccountUnknown();
    const notice = newNotice(context, { report, reporter, page });
    const { reason, pageUrl, createdAt: at } = notice;
    const part = report.part ?? 'PAGE';
    const { id, isNew } = await insertAccountReport(db, { ...notice, userKey: account.key, subject, part });
    if (isNew) {
      const actor = context.viewer?.id ?? '';
      const details = { reason, reportIds: [id], ...(requestId === undefined ? {} : { requestId }) };
      await insertAccountEvent(db, { userKey: account.key, subject, at, kind: 'REPORTED', actor, details });
      const name = reporter.name.split(' ')[0] ?? '';
      if (reporter.email !== '') await mailAccountReceipt(inside, { id, to: reporter.email, name, reason, pageUrl });
    }
    return { id, reason, receiptSentTo: reporter.email };
  });
}
