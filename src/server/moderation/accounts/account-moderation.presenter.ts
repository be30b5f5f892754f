import { statusAt } from '#domain/adverts/advert-status.ts';
import type { AccountListItem, ModeratedAccount } from '#contract/moderation/account-moderation.schemas.ts';
import type { findModeratedCompany } from '#server/companies/company-holds.service.ts';
import type {
  AccountChatReportRow,
  AccountEventRow,
  AccountObjectionRow,
  AccountReportRow,
} from './account-cases.repository.ts';
import type { AccountAdvertRow, AccountFigures, AccountListRow, AccountRow } from './accounts.repository.ts';
import {
  presentEvent,
  presentObjection,
  presentReport,
  presentStatement,
} from '#server/moderation/moderation.presenter.ts';

const nameOf = ({ first_name: first, last_name: last }: { first_name: string; last_name: string }): string =>
  `${first} ${last}`.trim();

export const presentAccountListItem = (row: AccountListRow): AccountListItem => ({
  id: row.id,
  name: nameOf(row),
  email: row.email,
  companyName: row.company_name,
  isBusiness: row.is_business,
  sellerKind: row.seller_kind,
  isBlocked: row.is_blocked,
  memberSince: row.created_at.toISOString(),
  advertCount: row.advert_count,
});

type BlockEvent = Pick<AccountEventRow, 'at' | 'details'> | null;
type ModeratedCompanyRow = Awaited<ReturnType<typeof findModeratedCompany>>;

export type ModeratedAccountFacts = {
  account: AccountRow;
  figures: AccountFigures;
  adverts: readonly AccountAdvertRow[];
  company: ModeratedCompanyRow;
  reports: readonly AccountReportRow[];
  chatReports: readonly AccountChatReportRow[];
  objections: readonly AccountObjectionRow[];
  events: readonly AccountEventRow[];
  accountBlock: BlockEvent;
  companyBlock: BlockEvent;
  leftTo: ModeratedAccount['leftToColleagues'];
  undoable: ModeratedAccount['undoable'];
  now: Date;
};

export function presentModeratedAccount(facts: ModeratedAccountFacts): ModeratedAccount {
  const { account, figures, company } = facts;
  const isHeldBack = company?.row.hold === 'BLOCKED';
  return {
    id: account.id,
    name: nameOf(account),
    email: account.email,
    isBusiness: account.is_business,
    sellerKind: account.seller_kind,
    isBlocked: account.is_blocked,
    isLeaving: account.is_leaving,
    mailIsConfirmed: account.mail_is_confirmed,
    memberSince: account.created_at.toISOString(),
    permissions: account.permissions,
    advertCount: figures.advert_count,
    activeAdvertCount: account.is_blocked ? 0 : figures.active_count,
    blockedAdvertCount: figures.blocked_count,
    adverts: facts.adverts.map((row) => ({
      id: row.id,
      title: row.title,
      status: statusAt({ status: row.status, expiresAt: row.expires_at }, facts.now),
      openReportCount: row.open_report_count,
    })),
    company: presentCompany(company),
    accountStatement: presentStatement(facts.accountBlock),
    companyStatement: isHeldBack ? presentStatement(facts.companyBlock) : null,
    reports: facts.reports.map((row) => ({ ...presentReport(row), subject: row.subject, part: row.part })),
    chatReports: facts.chatReports.map(({ id, reason, status, measure, created_at: at }) => ({
      id,
      reason,
      status,
      measure,
      createdAt: at.toISOString(),
    })),
    objections: facts.objections.map((row) => ({ ...presentObjection(row), subject: row.subject })),
    leftToColleagues: facts.leftTo,
    undoable: facts.undoable,
    events: facts.events.map((row) => ({ ...presentEvent(row), subject: row.subject })),
    version: facts.events[0]?.id ?? 0,
  };
}

function presentCompany(company: ModeratedCompanyRow): ModeratedAccount['company'] {
  if (company === null) return null;
  const { row, claims } = company;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    uid: row.uid,
    registerNumber: row.disclosure.registerNumber ?? null,
    isPublic: row.is_public,
    hold: row.hold,
    claims: claims.map(({ user_id: userId, name, slug, number }) => ({ userId, name, slug, number })),
  };
}
