import type { AdvertReportDto, ReportReceipt } from '#contract/moderation/moderation.schemas.ts';
import { paths } from '#contract/paths.ts';
import { mayBeNameless } from '#domain/moderation/report-reasons.ts';
import { getOwnAccount } from '#server/accounts/accounts.service.ts';
import { lockVisibleAdvert } from '#server/adverts/advert-moderation.service.ts';
import { mailLink } from '#server/mail/mails.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
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
    const { reason, content } = report;
    const pageUrl = ownAddress(context, report.pageUrl) ?? mailLink(context.config, paths.advert(row.slug));
    const now = context.clock();
    const { id, isNew } = await insertReport(db, {
      id: context.newId(),
      advertKey: row.key,
      reporterKey: reporter.key,
      name: reporter.name,
      email: reporter.email,
      reason,
      content,
      pageUrl,
      createdAt: now,
    });
    if (isNew) {
      const actor = context.viewer?.id ?? '';
      await insertEvent(db, {
        advertKey: row.key,
        at: now,
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

/** Only addresses of ours are kept and mailed: the receipt must not carry links of others. */
export function ownAddress({ config }: Context, address: string | null | undefined): string | null {
  return address?.startsWith(mailLink(config, '/')) ? address : null;
}
