import type { CompanyFigures } from '#contract/companies/companies.schemas.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { dayAfter } from '#domain/format/iso-days.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { companyNotFound } from './companies.problems.ts';
import { findCompanyOfUser } from './companies.repository.ts';
import { countReveals, countWebsiteClicks } from './company-figures.repository.ts';

const DAYS = 30;

/** What the own company got; that of others does not exist, not even for moderators. @throws company.not-found (404) */
export async function getCompanyFigures(
  context: Context,
  { companyId }: { companyId: string },
): Promise<CompanyFigures> {
  const viewer = requireViewer(context);
  const row = await findCompanyOfUser(context.db, viewer.key);
  if (row === null || ![row.id, row.slug].includes(companyId.toLowerCase())) throw companyNotFound();
  const since = dayAfter(formatIsoDate(context.clock()), 1 - DAYS);
  const contacts = await countReveals(context.db, row.key, since);
  const clicks = await countWebsiteClicks(context.db, viewer.key, since);
  return {
    days: DAYS,
    contacts: { lastDays: contacts.last_days, ever: contacts.ever },
    websiteClicks: { lastDays: clicks.last_days, ever: clicks.ever },
  };
}
