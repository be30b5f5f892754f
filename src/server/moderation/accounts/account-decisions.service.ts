import type { AccountDecisionDto, ModeratedAccount } from '#contract/moderation/account-moderation.schemas.ts';
import type { BlockGround } from '#domain/moderation/report-reasons.ts';
import type { CaseSubject, Measure } from '#domain/moderation/account-cases.ts';
import { paths } from '#contract/paths.ts';
import { type AuditAction, writeAudit } from '#server/accounts/audit.service.ts';
import { isLastAdmin } from '#server/accounts/permissions/permissions.service.ts';
import { blockCompany, findModeratedCompany, releaseCompany } from '#server/companies/company-holds.service.ts';
import { type Context, type Viewer, requireModerator } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { blockAccount, unblockAccount } from '#server/users/account-block.service.ts';
import {
  type AccountEventDetails,
  decideAccountObjection,
  decideAccountReports,
  findAccountEvent,
  hasOpenAccountObjection,
  hasOtherModerator,
  insertAccountEvent,
  newestAccountEvent,
  reopenAccountObjection,
  reopenAccountReports,
} from './account-cases.repository.ts';
import {
  mailAccountObjectionRejected,
  mailAccountReporters,
  mailBlocked,
  mailReleased,
  mailUnblockedAccount,
  mailWarned,
} from './account-moderation.mails.ts';
import {
  accountDecidedMeanwhile,
  accountNotBlocked,
  adminOnly,
  alreadyBlocked,
  judgeOfOwnAccount,
  lastAdminBlocked,
  leftToColleague,
  moderatedAccountUnknown,
  noCompanyThere,
  notHeld,
} from './account-moderation.problems.ts';
import { type AccountRow, lockAccount } from './accounts.repository.ts';
import { findUndoable, moderatedAccount } from './moderated-account.service.ts';
import { nothingOpen, nothingToUndo } from '#server/moderation/moderation.problems.ts';
import { mailTakenBack } from '#server/moderation/reopening.mails.ts';
import { reopenChatRow } from '#server/moderation/reopening.repository.ts';

/** One moderator, one locked account, one transaction. */
export type AccountJudgement = {
  inside: Context;
  moderator: Viewer;
  account: AccountRow;
  subject: CaseSubject;
  company: { name: string; slug: string } | null;
  now: Date;
};
export type Statement = { fact: string; ground: BlockGround; groundText: string };

/**
 * Decides about an account or its company page; refused where it changed since the moderator loaded it.
 * @throws call.unknown, account.unknown (404), moderation.own-cause, .admin-only, .left-to-colleague (403),
 * .decided-meanwhile, .already-blocked, .not-blocked, .last-admin, .not-held, .no-company, .nothing-open,
 * .nothing-to-undo (409)
 */
export async function decideOnAccount(
  context: Context,
  { userId, decision }: { userId: string; decision: AccountDecisionDto },
): Promise<ModeratedAccount> {
  const moderator = requireModerator(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const opened = await openCase(inside, { moderator, userId, subject: decision.subject });
    if ((await newestAccountEvent(db, opened.account.key)) !== decision.version) throw accountDecidedMeanwhile();
    await applyDecision(opened, decision);
    const after = await lockAccount(db, userId);
    if (after === null) throw moderatedAccountUnknown();
    return moderatedAccount(inside, after);
  });
}

/** Opens a case inside the caller's transaction. @throws account.unknown (404), moderation.own-cause (403) */
export async function openCase(
  inside: Context,
  { moderator, userId, subject }: { moderator: Viewer; userId: string; subject: CaseSubject },
): Promise<AccountJudgement> {
  const account = await lockAccount(inside.db, userId);
  if (account === null) throw moderatedAccountUnknown();
  if (account.key === moderator.key) throw judgeOfOwnAccount();
  const company = (await findModeratedCompany(inside.db, account.key))?.row ?? null;
  return { inside, moderator, account, subject, company, now: inside.clock() };
}

async function applyDecision(opened: AccountJudgement, decision: AccountDecisionDto): Promise<void> {
  switch (decision.action) {
    case 'UNDO':
      return undo(opened);
    case 'BLOCK':
      return block(opened, decision);
    case 'WARN':
      return warn(opened, decision);
    case 'UNBLOCK':
      return unblock(opened, decision.note ?? '');
    case 'RELEASE':
      return release(opened, decision.note ?? '');
    case 'REJECT_REPORTS':
      return rejectReports(opened, decision.note ?? '');
    case 'REJECT_OBJECTION':
      return rejectObjection(opened, decision.note);
  }
}

const statementOf = ({ fact, ground, groundText }: Statement): Statement => ({ fact, ground, groundText });

/** Blocks the account, closes the notices about it and mails everyone involved. */
export async function block(opened: AccountJudgement, given: Statement, chatReportId?: string): Promise<void> {
  const { inside, moderator, account, subject } = opened;
  const statement = statementOf(given);
  if (subject === 'ACCOUNT') {
    await refuseAdmins(opened);
    if (!(await blockAccount(inside, account.key))) throw alreadyBlocked();
  } else {
    if (opened.company === null) throw noCompanyThere();
    if (!(await blockCompany(inside, account.key))) throw alreadyBlocked();
  }
  const reporters = await upheldReports(opened, 'BLOCK');
  const details = {
    ...statement,
    reportIds: reporters.map(({ id }) => id),
    ...(chatReportId === undefined ? {} : { chatReportId }),
  };
  const eventId = await addEvent(opened, 'BLOCKED', details);
  const hasColleague = await hasOtherModerator(inside.db, [moderator.id, account.id]);
  await mailBlocked(inside, mailOf(opened, eventId), { ...details, hasColleague });
  await mailAccountReporters(inside, { outcome: 'BLOCK', note: '', eventId }, reporters);
  await audit(opened, 'blocked', { ...statement, reports: reporters.length });
}

/** Only administrators can block an administrator, and the last one cannot be blocked. */
async function refuseAdmins({ inside, moderator, account }: AccountJudgement): Promise<void> {
  if (!account.permissions.includes('admin')) return;
  if (!moderator.permissions.includes('admin')) throw adminOnly();
  if (await isLastAdmin(inside.db, account.key)) throw lastAdminBlocked();
}

/** Warns: nothing changes but the record and a mail. */
export async function warn(opened: AccountJudgement, given: Statement, chatReportId?: string): Promise<void> {
  const { inside } = opened;
  const statement = statementOf(given);
  if (opened.subject === 'COMPANY' && opened.company === null) throw noCompanyThere();
  const reporters = await upheldReports(opened, 'WARNING');
  const details = {
    ...statement,
    reportIds: reporters.map(({ id }) => id),
    ...(chatReportId === undefined ? {} : { chatReportId }),
  };
  const eventId = await addEvent(opened, 'WARNED', details);
  await mailWarned(inside, mailOf(opened, eventId), statement);
  await mailAccountReporters(inside, { outcome: 'WARNING', note: '', eventId }, reporters);
  await audit(opened, 'warned', { ...statement, reports: reporters.length });
}

async function unblock(opened: AccountJudgement, note: string): Promise<void> {
  const { inside, moderator, account, subject, company } = opened;
  if (await hasOpenAccountObjection(inside.db, caseOf(opened))) await refuseSameJudge(opened);
  let isPublic = false;
  if (subject === 'ACCOUNT') {
    if (!(await unblockAccount(inside, account.key))) throw accountNotBlocked();
  } else {
    const released = await releaseCompany(inside, account.key, { kind: 'BLOCKED', by: moderator.id });
    if (released === null) throw accountNotBlocked();
    isPublic = released.isPublic;
  }
  const objectionId = await decideAccountObjection(inside.db, caseOf(opened), outcome(opened, 'UPHELD', note));
  const eventId = await addEvent(opened, 'UNBLOCKED', { note, objectionId });
  await mailUnblockedAccount(inside, mailOf(opened, eventId), {
    hadObjection: objectionId !== null,
    note,
    isPublic,
    companyPath: company === null ? null : paths.company(company.slug),
  });
  await audit(opened, 'unblocked', { note, objection: objectionId });
}

async function release(opened: AccountJudgement, note: string): Promise<void> {
  const { inside, moderator, account, company } = opened;
  if (company === null) throw noCompanyThere();
  const released = await releaseCompany(inside, account.key, { kind: 'REVIEW', by: moderator.id });
  if (released === null) throw notHeld();
  const eventId = await addEvent(opened, 'RELEASED', { note });
  const { isPublic } = released;
  const companyPath = isPublic ? paths.company(company.slug) : paths.myCompany();
  await mailReleased(inside, mailOf(opened, eventId), { isPublic, note, companyPath });
  await writeAudit(inside, {
    action: 'company.released',
    subject: account.id,
    actor: moderator.id,
    details: { note },
  });
}

async function rejectReports(opened: AccountJudgement, note: string): Promise<void> {
  const { inside } = opened;
  const reporters = await decideAccountReports(inside.db, caseOf(opened), outcome(opened, 'REJECTED', note));
  if (reporters.length === 0) throw nothingOpen();
  const eventId = await addEvent(opened, 'REPORTS_REJECTED', { note, reportIds: reporters.map(({ id }) => id) });
  await mailAccountReporters(inside, { outcome: 'REJECTED', note, eventId }, reporters);
  await audit(opened, 'reports-rejected', { note, reports: reporters.length });
}

async function rejectObjection(opened: AccountJudgement, note: string): Promise<void> {
  const { inside, moderator } = opened;
  const blocked = await refuseSameJudge(opened);
  const objectionId = await decideAccountObjection(inside.db, caseOf(opened), outcome(opened, 'REJECTED', note));
  if (objectionId === null || blocked === null) throw nothingOpen();
  const eventId = await addEvent(opened, 'OBJECTION_REJECTED', { note, objectionId });
  await mailAccountObjectionRejected(inside, mailOf(opened, eventId), {
    note,
    isSamePerson: blocked.actor === moderator.id,
    blockEventId: blocked.id,
  });
  await audit(opened, 'objection-rejected', { note, objection: objectionId });
}

/** Takes the newest decision of a case back: what it closed is open again, and all who were told of it are told. */
async function undo(opened: AccountJudgement): Promise<void> {
  const { inside, account } = opened;
  const decision = await findUndoable(inside.db, caseOf(opened));
  if (decision === null) throw nothingToUndo();
  const { reportIds = [], objectionId, chatReportId } = decision.details;
  const reopened = await reopenAccountReports(inside.db, reportIds);
  const told = reopened.map(({ id, reporter_email: to, reporter_name: name }) => ({ id, to, name }));
  if (chatReportId !== undefined) {
    const after = new Date(0);
    const report = await reopenChatRow(inside.db, { id: chatReportId, after, measures: ['WARNING'] });
    if (report !== null) told.push(report);
  }
  if (objectionId) await reopenAccountObjection(inside.db, objectionId);
  const undoneBy = String(await addEvent(opened, 'UNDONE', { undone: decision.kind }));
  await mailTakenBack(inside, 'reopened', { undoneBy, told });
  const owner = [{ id: account.id, to: account.email, name: account.first_name }];
  if (decision.kind === 'WARNED') await mailTakenBack(inside, 'warningTakenBack', { undoneBy, told: owner });
  if (decision.kind === 'OBJECTION_REJECTED') await mailTakenBack(inside, 'objection', { undoneBy, told: owner });
  await audit(opened, 'decision-undone', { decision: decision.kind });
}

/** An objection to a block is not decided by who blocked, as long as there is another moderator (DSA Art. 20). */
async function refuseSameJudge(opened: AccountJudgement) {
  const { inside, moderator, account } = opened;
  const blocked = await findAccountEvent(inside.db, caseOf(opened), ['BLOCKED']);
  const isSame = blocked?.actor === moderator.id;
  if (isSame && (await hasOtherModerator(inside.db, [moderator.id, account.id]))) throw leftToColleague();
  return blocked;
}

const caseOf = ({ account, subject }: AccountJudgement) => ({ userKey: account.key, subject });

const mailOf = ({ account, subject, company }: AccountJudgement, eventId: number) => ({
  account,
  subject,
  name: company?.name ?? '',
  eventId,
});

const outcome = ({ moderator, now }: AccountJudgement, status: 'UPHELD' | 'REJECTED', decision: string) => ({
  status,
  now,
  by: moderator.id,
  decision,
});

const upheldReports = (opened: AccountJudgement, measure: Measure) =>
  decideAccountReports(opened.inside.db, caseOf(opened), outcome(opened, 'UPHELD', measure));

/** Notes a decision in the history of the account. */
export async function addEvent(opened: AccountJudgement, kind: string, details: AccountEventDetails): Promise<number> {
  const { inside, moderator, now } = opened;
  return insertAccountEvent(inside.db, { ...caseOf(opened), at: now, kind, actor: moderator.id, details });
}

type Done = 'blocked' | 'unblocked' | 'warned' | 'reports-rejected' | 'objection-rejected' | 'decision-undone';

/** The log outlives the history. */
async function audit(
  { inside, moderator, account, subject }: AccountJudgement,
  done: Done,
  details: Readonly<Record<string, string | number | boolean | null>>,
): Promise<void> {
  const action: AuditAction = subject === 'ACCOUNT' ? `account.${done}` : `company.${done}`;
  await writeAudit(inside, { action, subject: account.id, actor: moderator.id, details });
}
