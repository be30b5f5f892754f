import type { AccountList, ModeratedAccount } from '#contract/moderation/account-moderation.schemas.ts';
import { CASE_SUBJECTS, type CaseSubject } from '#domain/moderation/account-cases.ts';
import { ACCOUNT_STEPS, isUndoable } from '#domain/moderation/reopening.ts';
import { MARKETPLACE, writeAudit } from '#server/accounts/audit.service.ts';
import { findModeratedCompany } from '#server/companies/company-holds.service.ts';
import { type Context, requireModerator } from '#server/platform/context.ts';
import { pageOf } from '#server/platform/page-of.ts';
import {
  type AccountCase,
  findAccountEvent,
  hasOpenAccountObjection,
  hasOtherModerator,
  listAccountEvents,
  listAccountObjections,
  listAccountReports,
  listAccusedChatReports,
} from './account-cases.repository.ts';
import { presentAccountListItem, presentModeratedAccount } from './account-moderation.presenter.ts';
import { moderatedAccountUnknown } from './account-moderation.problems.ts';
import {
  type AccountRow,
  countAccountRows,
  findAccount,
  getAccountFigures,
  listAccountAdverts,
  listAccountRows,
} from './accounts.repository.ts';

/** At most so many of one kind are listed. */
const MOST_LINES = 200;
const MOST_ADVERTS = 30;
const MOST_WORDS = 6;

/** Accounts by name, company or address; each search is recorded, since it shows addresses. @throws call.unknown (404) for everybody who does not moderate */
export async function listModeratedAccounts(
  context: Context,
  { search = '', page, size }: { search?: string | undefined; page: number; size: number },
): Promise<AccountList> {
  requireModerator(context);
  const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const [rows, totalElements] = await Promise.all([
    listAccountRows(context.db, words, { limit: size, offset: page * size }),
    countAccountRows(context.db, words),
  ]);
  const details = { found: totalElements, page };
  await writeAudit(context, { action: 'accounts.searched', subject: MARKETPLACE, details });
  return pageOf(rows.map(presentAccountListItem), { page, size, totalElements });
}

/** An account with all that moderation has to know of it; each look is recorded. @throws call.unknown, account.unknown (404) */
export async function getModeratedAccount(context: Context, { userId }: { userId: string }): Promise<ModeratedAccount> {
  requireModerator(context);
  const account = await findAccount(context.db, userId);
  if (account === null) throw moderatedAccountUnknown();
  await writeAudit(context, { action: 'account.looked-at', subject: account.id });
  return moderatedAccount(context, account);
}

/** The same of a row that was read already. */
export async function moderatedAccount(context: Context, account: AccountRow): Promise<ModeratedAccount> {
  const { db } = context;
  const now = context.clock();
  const { key } = account;
  const [
    figures,
    adverts,
    company,
    reports,
    chatReports,
    objections,
    events,
    accountBlock,
    companyBlock,
    leftTo,
    undoable,
  ] = await Promise.all([
    getAccountFigures(db, key, now),
    listAccountAdverts(db, key, MOST_ADVERTS),
    findModeratedCompany(db, key),
    listAccountReports(db, key, MOST_LINES),
    listAccusedChatReports(db, key, MOST_LINES),
    listAccountObjections(db, key, MOST_LINES),
    listAccountEvents(db, key, MOST_LINES),
    account.is_blocked ? findAccountEvent(db, { userKey: key, subject: 'ACCOUNT' }, ['BLOCKED']) : null,
    findAccountEvent(db, { userKey: key, subject: 'COMPANY' }, ['BLOCKED']),
    leftToColleagues(context, account),
    listUndoable(context, account),
  ]);
  return presentModeratedAccount({
    account,
    figures,
    adverts,
    company,
    reports,
    chatReports,
    objections,
    events,
    accountBlock,
    companyBlock,
    leftTo,
    undoable,
    now,
  });
}

async function leftToColleagues({ db, viewer }: Context, { key, id }: AccountRow): Promise<CaseSubject[]> {
  const judge = viewer?.id ?? '';
  const left: CaseSubject[] = [];
  for (const subject of CASE_SUBJECTS) {
    if (!(await hasOpenAccountObjection(db, { userKey: key, subject }))) continue;
    const blocked = await findAccountEvent(db, { userKey: key, subject }, ['BLOCKED']);
    if (blocked?.actor === judge && (await hasOtherModerator(db, [judge, id]))) left.push(subject);
  }
  return left;
}

/** The decision of a case that can be taken back: the newest one, unless something followed it. */
export async function findUndoable(db: Context['db'], one: AccountCase) {
  const event = await findAccountEvent(db, one, ACCOUNT_STEPS);
  return event !== null && isUndoable(event.kind) ? { ...event, kind: event.kind } : null;
}

async function listUndoable({ db }: Context, { key }: AccountRow): Promise<ModeratedAccount['undoable']> {
  const found = await Promise.all(
    CASE_SUBJECTS.map(async (subject) => ({ subject, event: await findUndoable(db, { userKey: key, subject }) })),
  );
  return found.flatMap(({ subject, event }) => (event === null ? [] : [{ subject, kind: event.kind }]));
}
