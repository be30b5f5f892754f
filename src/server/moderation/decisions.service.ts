import type { ModeratedAdvert, ModerationDecisionDto } from '#contract/moderation/moderation.schemas.ts';
import { blockedReason } from '#texts/de/moderation/moderation.ts';
import { type AuditAction, writeAudit } from '#server/accounts/audit.service.ts';
import { type AdvertRow, isHidden, isVisibleAt, lockAnyAdvert } from '#server/adverts/advert-moderation.service.ts';
import { changeAsModerator } from '#server/adverts/life/advert-status.service.ts';
import { type Context, type Viewer, requireModerator } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { hasOtherModerator } from './accounts/account-cases.repository.ts';
import { leftToColleague } from './accounts/account-moderation.problems.ts';
import { BLOCK_KINDS, CASE_KINDS } from './moderation-events.ts';
import {
  type ReportOutcome,
  mailMessage,
  mailObjectionRejected,
  mailObjectionReopened,
  mailReporters,
  mailStatement,
  mailUnblocked,
} from './moderation.mails.ts';
import {
  decidedMeanwhile,
  feedbackUnknown,
  judgeInOwnCause,
  nothingOpen,
  nothingToUndo,
} from './moderation.problems.ts';
import {
  type EventDetails,
  type OwnerRow,
  type Reporter,
  decideObjection,
  decideReports,
  findNewestEvent,
  getOwner,
  hasOpenObjection,
  insertEvent,
  listReporters,
  reopenObjection,
  reopenReports,
  updateFeedbackVisibility,
} from './moderation.repository.ts';
import { findUndoable, moderatedAdvert } from './queue.service.ts';
import { confirmHold, findReview, releaseReview } from './shield/advert-reviews.repository.ts';

type AdvertId = { advertId: string };

/** One moderator, one locked advert, one transaction; `id` distinguishes its mails from those of other decisions. */
type Case = { id: string; inside: Context; moderator: Viewer; row: AdvertRow; owner: OwnerRow; now: Date };

/** Opens the case, lets it be decided, and returns the advert as it is afterwards. @throws call.unknown, advert.not-found (404), moderation.own-cause (403) */
async function inCase(
  context: Context,
  { advertId }: AdvertId,
  decide: (opened: Case) => Promise<void>,
): Promise<ModeratedAdvert> {
  const moderator = requireModerator(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const row = await lockAnyAdvert(db, advertId);
    if (row.owner_key === moderator.key) throw judgeInOwnCause();
    const owner = await getOwner(db, row.owner_key, row.key);
    await decide({ id: context.newId(), inside, moderator, row, owner, now: context.clock() });
    return moderatedAdvert(inside, await lockAnyAdvert(db, advertId));
  });
}

/**
 * Decides on an advert; refused where it changed since the moderator loaded it.
 * @throws call.unknown, advert.not-found (404), moderation.decided-meanwhile, moderation.nothing-open,
 * moderation.nothing-to-undo, advert.is-… (409), moderation.own-cause, moderation.left-to-colleague (403)
 */
export async function decideOnAdvert(
  context: Context,
  { advertId, decision }: AdvertId & { decision: ModerationDecisionDto },
): Promise<ModeratedAdvert> {
  return inCase(context, { advertId }, async (opened) => {
    const newest = await findNewestEvent(opened.inside.db, opened.row.key, CASE_KINDS);
    if ((newest?.id ?? 0) !== decision.version) throw decidedMeanwhile();
    switch (decision.action) {
      case 'BLOCK':
        return block(opened, decision);
      case 'UNBLOCK':
        return unblock(opened, decision.note ?? '');
      case 'REJECT_REPORTS':
        return rejectReports(opened, decision.note ?? '');
      case 'REJECT_OBJECTION':
        return rejectObjection(opened, decision.note);
      case 'UNDO':
        return undo(opened);
    }
  });
}

type Statement = Required<Pick<EventDetails, 'fact' | 'ground' | 'groundText'>>;

async function block(opened: Case, { fact, ground, groundText }: Statement): Promise<void> {
  const { inside, row } = opened;
  const statement = { fact, ground, groundText };
  const reporters = await decideReports(inside.db, row.key, outcome(opened, 'UPHELD', fact));
  await setBlock(opened, { ...statement, reportIds: reporters.map(({ id }) => id) });
  await mailReportersOfCases(opened, 'upheld', { note: '', reporters });
  await audit(opened, 'advert.blocked', { ...statement, reports: reporters.length });
}

async function setBlock(opened: Case, details: Statement & EventDetails): Promise<void> {
  const { inside, row, moderator } = opened;
  await changeAsModerator(inside, row, {
    event: 'BLOCK',
    actor: moderator.id,
    blockedReason: blockedReason(details.fact, details.ground, details.groundText),
    entry: { kind: 'BLOCKED', details },
    confirmsHold: row.status === 'BLOCKED' && (await findReview(inside.db, row.key))?.state === 'HELD',
  });
  await confirmHold(inside.db, row.key);
  const hasColleague = await hasOtherModerator(inside.db, [moderator.id, row.seller_id]);
  await mailStatement(inside, ownerMail(opened, 'advert-blocked'), { ...details, hasColleague });
}

async function unblock(opened: Case, note: string): Promise<void> {
  const { inside, row } = opened;
  if (await hasOpenObjection(inside.db, row.key)) await refuseSameJudge(opened);
  const block = await findNewestEvent(inside.db, row.key, BLOCK_KINDS);
  const { fact = '', ground = 'TERMS', groundText = '', reportIds = [] } = block?.details ?? {};
  const objectionId = await decideObjection(inside.db, row.key, outcome(opened, 'UPHELD', note));
  const details = { note, objectionId, fact, ground, groundText, reportIds };
  await liftBlock(opened, { ...details, isUndone: false });
  await mailReportersOfCases(opened, 'lifted', { note, reporters: await listReporters(inside.db, reportIds) });
  await audit(opened, 'advert.unblocked', { note, objection: objectionId });
}

async function liftBlock(opened: Case, { isUndone, ...details }: EventDetails & { isUndone: boolean }): Promise<void> {
  const { inside, row, moderator, now } = opened;
  const kind = isUndone ? 'UNDONE' : 'UNBLOCKED';
  const entry = { kind, details };
  const changed = await changeAsModerator(inside, row, {
    event: 'UNBLOCK',
    actor: moderator.id,
    blockedReason: null,
    entry,
  });
  await releaseReview(inside.db, row.key);
  const facts = {
    isOnline: isVisibleAt(changed, now),
    isAccountHidden: isHidden(changed),
    hadObjection: typeof details.objectionId === 'string',
    note: isUndone ? '' : (details.note ?? ''),
  };
  await mailUnblocked(inside, ownerMail(opened, 'advert-unblocked'), facts);
}

async function rejectReports(opened: Case, note: string): Promise<void> {
  const reporters = await decideReports(opened.inside.db, opened.row.key, outcome(opened, 'REJECTED', note));
  if (reporters.length === 0) throw nothingOpen();
  await addEvent(opened, 'REPORTS_REJECTED', { note, reportIds: reporters.map(({ id }) => id) });
  const result = isVisibleAt(opened.row, opened.now) ? 'rejected' : 'rejectedUnseen';
  await mailReportersOfCases(opened, result, { note, reporters });
  await audit(opened, 'advert.reports-rejected', { note, reports: reporters.length });
}

async function rejectObjection(opened: Case, note: string): Promise<void> {
  const { inside, row, moderator } = opened;
  const blockedBy = await refuseSameJudge(opened);
  const objectionId = await decideObjection(inside.db, row.key, outcome(opened, 'REJECTED', note));
  if (objectionId === null) throw nothingOpen();
  await confirmHold(inside.db, row.key);
  await addEvent(opened, 'OBJECTION_REJECTED', { note, objectionId });
  const isSamePerson = blockedBy === moderator.id;
  await mailObjectionRejected(inside, ownerMail(opened, 'objection-rejected'), { note, isSamePerson });
  await audit(opened, 'advert.objection-rejected', { note, objection: objectionId });
}

/**
 * An objection is not decided by who blocked, as long as there is another moderator; returns who blocked.
 * @throws moderation.left-to-colleague (403)
 */
async function refuseSameJudge({ inside, row, moderator }: Case): Promise<string | null> {
  const block = await findNewestEvent(inside.db, row.key, ['BLOCKED']);
  const isSame = block?.actor === moderator.id;
  if (isSame && (await hasOtherModerator(inside.db, [moderator.id, row.seller_id]))) throw leftToColleague();
  return block?.actor ?? null;
}

/** Reverts the newest decision: its cases are open again, and everyone who was mailed about it is mailed again. */
async function undo(opened: Case): Promise<void> {
  const { inside, row } = opened;
  const event = await findUndoable(inside, row.key);
  if (event === null) throw nothingToUndo();
  const { fact = '', ground = 'TERMS', groundText = '', reportIds = [], objectionId } = event.details;
  switch (event.kind) {
    case 'BLOCKED':
      await liftBlock(opened, { undone: event.kind, isUndone: true });
      await reopen(opened, reportIds);
      break;
    case 'UNBLOCKED':
      await setBlock(opened, { fact, ground, groundText, reportIds });
      await mailReportersOfCases(opened, 'upheld', { note: '', reporters: await listReporters(inside.db, reportIds) });
      if (objectionId) await reopenObjection(inside.db, objectionId);
      await addEvent(opened, 'UNDONE', { undone: event.kind });
      break;
    case 'REPORTS_REJECTED':
      await addEvent(opened, 'UNDONE', { undone: event.kind });
      await reopen(opened, reportIds);
      break;
    case 'OBJECTION_REJECTED':
      if (objectionId) await reopenObjection(inside.db, objectionId);
      await addEvent(opened, 'UNDONE', { undone: event.kind });
      await mailObjectionReopened(inside, ownerMail(opened, 'objection-reopened'));
      break;
  }
  await audit(opened, 'advert.decision-undone', { decision: event.kind });
}

async function reopen(opened: Case, reportIds: readonly string[]): Promise<void> {
  const reporters = await reopenReports(opened.inside.db, reportIds);
  await mailReportersOfCases(opened, 'reopened', { note: '', reporters });
}

const outcome = ({ moderator, now }: Case, status: 'UPHELD' | 'REJECTED', decision: string) => ({
  status,
  now,
  by: moderator.id,
  decision,
});

const ownerMail = ({ id, row, owner }: Case, template: string) => ({
  advert: row,
  owner,
  eventKey: `${template}:${id}`,
});

async function mailReportersOfCases(
  { id, inside, row }: Case,
  kind: ReportOutcome,
  { note, reporters }: { note: string; reporters: readonly Reporter[] },
): Promise<void> {
  await mailReporters(inside, { advert: row, outcome: kind, note, decisionId: id }, reporters);
}

async function addEvent({ inside, row, moderator, now }: Case, kind: string, details: EventDetails): Promise<void> {
  await insertEvent(inside.db, { advertKey: row.key, at: now, kind, actor: moderator.id, details });
}

/** The log of accounts outlives the advert and its history. */
async function audit(
  { inside, row, moderator }: Case,
  action: AuditAction,
  details: Readonly<Record<string, string | number | boolean | null>>,
): Promise<void> {
  await writeAudit(inside, {
    action,
    subject: row.seller_id,
    actor: moderator.id,
    details: { advertId: row.id, ...details },
  });
}

/**
 * Mails a message to the owner; the advert does not change.
 * @throws call.unknown, advert.not-found (404), moderation.own-cause (403)
 */
export async function writeToOwner(
  context: Context,
  { advertId, content }: AdvertId & { content: string },
): Promise<ModeratedAdvert> {
  return inCase(context, { advertId }, async (opened) => {
    await addEvent(opened, 'MESSAGE_SENT', { content });
    await mailMessage(opened.inside, ownerMail(opened, 'moderation-message'), content);
    await audit(opened, 'advert.owner-written', { length: content.length });
  });
}

/** Hides a remark from the owner or shows it again. @throws call.unknown, advert.not-found, moderation.feedback-unknown (404), moderation.own-cause (403) */
export async function setFeedbackVisibility(
  context: Context,
  { advertId, feedbackId, isHidden }: AdvertId & { feedbackId: number; isHidden: boolean },
): Promise<ModeratedAdvert> {
  return inCase(context, { advertId }, async (opened) => {
    const hiddenAt = isHidden ? opened.now : null;
    const feedback = { id: feedbackId, advertKey: opened.row.key, hiddenAt };
    const hasChanged = await updateFeedbackVisibility(opened.inside.db, feedback);
    if (hasChanged === null) throw feedbackUnknown();
    if (!hasChanged) return;
    await addEvent(opened, isHidden ? 'FEEDBACK_HIDDEN' : 'FEEDBACK_SHOWN', { feedbackId });
    await audit(opened, isHidden ? 'advert.feedback-hidden' : 'advert.feedback-shown', { feedbackId });
  });
}
