import type { AdvertReportDto, ReportReceipt } from '#contract/moderation/moderation.schemas.ts';
import { paths } from '#contract/paths.ts';
import { mayBeNameless } from '#domain/moderation/report-reasons.ts';
import { getOwnAccount } from '#server/accounts/accounts.service.ts';
import { lockVisibleAdvert } from '#server/adverts/advert-moderation.service.ts';
import { mailLink } from '#server/mail/mails.service.ts';
import type { Context } from '#server/platform/context.ts';
import { type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { MODERATION_LIMITS } from './moderation-limits.ts';
import { mailReceipt } from './moderation.mails.ts';
import { ownAdvertReported, reporterUnknown } from './moderation.problems.ts';
import { insertEvent, insertReport } from './moderation.repository.ts';

export type ReportingPerson = { key: number | null; name: string; email: string };

/** Who reports: the account where there is one, else name and address of the form. @throws moderation.reporter-unknown (422) */
export async function reporterOf(
  context: Context,
  { name, email, reason }: Pick<AdvertReportDto, 'name' | 'email' | 'reason'>,
): Promise<ReportingPerson> {
  if (context.viewer) {
    const account = await getOwnAccount(context);
    const fullName = `${account.first_name} ${account.last_name}`.trim();
    return { key: context.viewer.key, name: fullName, email: account.email };
  }
  if (mayBeNameless(reason)) return { key: null, name: name ?? '', email: email ?? '' };
  if (!name || !email) throw reporterUnknown({ name: !name, email: !email });
  return { key: null, name, email };
}

/**
 * Keeps attackers from filling a mailbox with receipts; a notice without an address sends none and is never held up.
 * @throws request.too-many (429)
 */
export async function limitReceipts(limiter: RateLimiter, { email }: ReportingPerson): Promise<void> {
  if (email !== '') await enforceLimit(limiter, MODERATION_LIMITS.receipt, email.toLowerCase());
}

/**
 * Stores a notice about a public advert together with a mailed receipt; the same notice again changes nothing.
 * @throws advert.not-found (404), advert.gone (410), moderation.own-advert (422)
 */
export async function reportAdvert(
  context: Context,
  { advertId, report, reporter }: { advertId: string; report: AdvertReportDto; reporter: ReportingPerson },
): Promise<ReportReceipt> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { row, isOwner } = await lockVisibleAdvert(inside, advertId);
    if (isOwner) throw ownAdvertReported();
    const notice = newNotice(context, { report, reporter, page: paths.advert(row.slug) });
    const { reason, pageUrl, createdAt } = notice;
    const { id, isNew } = await insertReport(db, { ...notice, advertKey: row.key });
    if (isNew) {
      const actor = context.viewer?.id ?? '';
      await insertEvent(db, {
        advertKey: row.key,
        at: createdAt,
        kind: 'REPORTED',
        actor,
        details: { reason, reportIds: [id] },
      });
      if (reporter.email !== '')
        await mailReceipt(inside, row, {
          id,
          to: reporter.email,
          name: reporter.name.split(' ')[0] ?? '',
          reason,
          pageUrl,
        });
    }
    return { id, advertId: row.id, reason, receiptSentTo: reporter.email };
  });
}

type Told<Reason extends string> = {
  report: { reason: Reason; content: string; pageUrl?: string | null | undefined };
  reporter: ReportingPerson;
  /** Path of the reported page, for a notice that names no address of ours: the receipt must not carry links of others. */
  page: string;
};

/** What is stored of a notice, whatever it is about. */
export function newNotice<Reason extends string>(context: Context, { report, reporter, page }: Told<Reason>) {
  const { reason, content, pageUrl } = report;
  return {
    id: context.newId(),
    reporterKey: reporter.key,
    name: reporter.name,
    email: reporter.email,
    reason,
    content,
    pageUrl: pageUrl?.startsWith(mailLink(context.config, '/')) ? pageUrl : mailLink(context.config, page),
    createdAt: context.clock(),
  };
}
