import { DAY_IN_MS } from '#domain/durations.ts';
import type { DecidedCase } from '#contract/moderation/reopening.schemas.ts';
import { REOPENABLE_FOR_DAYS, type ReopenableKind } from '#domain/moderation/reopening.ts';
import { MARKETPLACE, writeAudit } from '#server/accounts/audit.service.ts';
import { type Context, type Viewer, requireModerator } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { chatReportExists } from '#server/chats/chat-reports.service.ts';
import { lockPublishedRating } from '#server/ratings/hidden-ratings.service.ts';
import { judgeOfOwnAccount } from './accounts/account-moderation.problems.ts';
import { caseStaysClosed, chatReportUnknown } from './moderation.problems.ts';
import { listPartyIds } from './ratings/rating-cases.repository.ts';
import { moderatedRatingUnknown } from './ratings/rating-moderation.problems.ts';
import { mailTakenBack } from './reopening.mails.ts';
import * as rows from './reopening.repository.ts';

const MOST_LISTED = 20;

const reopenableAfter = ({ clock }: Pick<Context, 'clock'>): Date =>
  new Date(clock().getTime() - REOPENABLE_FOR_DAYS * DAY_IN_MS);

/**
 * Decided reports of messages and ratings that can be opened again. Recorded, since it shows whose they were.
 * @throws call.unknown (404) for who does not moderate
 */
export async function listDecidedCases(context: Context): Promise<{ items: DecidedCase[] }> {
  requireModerator(context);
  const wanted = { after: reopenableAfter(context), limit: MOST_LISTED };
  const [chats, ratings] = await Promise.all([
    rows.listDecidedChats(context.db, wanted),
    rows.listDecidedRatings(context.db, wanted),
  ]);
  const items: DecidedCase[] = [
    ...chats.map(({ decided_at: at, ...row }) => ({ kind: 'CHAT', ...row, decidedAt: at.toISOString() }) as const),
    ...ratings.map(({ decided_at: at, ...row }) => ({ kind: 'RATING', ...row, decidedAt: at.toISOString() }) as const),
  ];
  const shown = items.toSorted((a, b) => b.decidedAt.localeCompare(a.decidedAt)).slice(0, MOST_LISTED);
  const details = { found: shown.length, areDecided: true };
  await writeAudit(context, { action: 'cases.looked-at', subject: MARKETPLACE, details });
  return { items: shown };
}

/**
 * Opens a decided case again: it waits in the queue as before, and what was hidden of a rating stays so until then.
 * @throws call.unknown, moderation.chat-report-unknown, rating.not-found (404), moderation.own-cause (403),
 * moderation.stays-closed (409)
 */
export async function reopenCase(context: Context, { kind, id }: { kind: ReopenableKind; id: string }): Promise<void> {
  const moderator = requireModerator(context);
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await (kind === 'CHAT' ? reopenChat(inside, moderator, id) : reopenRating(inside, moderator, id));
  });
}

async function reopenChat(inside: Context, moderator: Viewer, id: string): Promise<void> {
  const opened = await rows.reopenChatRow(inside.db, { id, after: reopenableAfter(inside), measures: ['NONE'] });
  if (opened === null) throw (await chatReportExists(inside.db, id)) ? caseStaysClosed() : chatReportUnknown();
  if (opened.accused_id === moderator.id || opened.reporter_id === moderator.id) throw judgeOfOwnAccount();
  await mailTakenBack(inside, 'reopened', { undoneBy: inside.newId(), told: [opened] });
  const subject = opened.accused_id ?? opened.id;
  // The offender's data export contains this: nothing about the reporter.
  await writeAudit(inside, { action: 'chat-report.reopened', subject, details: { reportId: opened.id } });
}

async function reopenRating(inside: Context, moderator: Viewer, id: string): Promise<void> {
  const { db } = inside;
  const rating = await lockPublishedRating(db, id);
  if (rating === null) throw moderatedRatingUnknown();
  const decision = await rows.findNewestRatingDecision(db, id);
  if (decision === null || decision.at <= reopenableAfter(inside)) throw caseStaysClosed();
  if ((await listPartyIds(db, id)).includes(moderator.id)) throw judgeOfOwnAccount();
  const reporters = await rows.reopenRatingReports(db, { ratingId: id, at: decision.at });
  const objectors = await rows.reopenRatingObjection(db, { ratingId: id, at: decision.at });
  if (reporters.length === 0 && objectors.length === 0) throw caseStaysClosed();
  const undoneBy = inside.newId();
  await mailTakenBack(inside, 'reopened', { undoneBy, told: reporters });
  await mailTakenBack(inside, 'objection', { undoneBy, told: objectors });
  await writeAudit(inside, { action: 'rating.reopened', subject: id, details: { measure: decision.measure } });
}
