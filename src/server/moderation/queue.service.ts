import { DAY_IN_MS } from '#domain/durations.ts';
import { reviewHints } from '#domain/moderation/review-hints.ts';
import type { ModeratedAdvert, ModerationQueue } from '#contract/moderation/moderation.schemas.ts';
import { MARKETPLACE, writeAudit } from '#server/accounts/audit.service.ts';
import {
  type AdvertRow,
  getAnyAdvert,
  imagesOf,
  isHidden,
  listItemOf,
  priceDifferenceOf,
} from '#server/adverts/advert-moderation.service.ts';
import { type Context, requireModerator } from '#server/platform/context.ts';
import { pageOf } from '#server/platform/page-of.ts';
import { BLOCK_KINDS, CASE_KINDS, DECISION_KINDS, isDecisionKind } from './moderation-events.ts';
import {
  presentEvent,
  presentFeedback,
  presentObjection,
  presentQueueItem,
  presentReport,
  presentReview,
  presentStatement,
} from './moderation.presenter.ts';
import {
  type OwnerRow,
  type ReportRow,
  findFigures,
  findNewestEvent,
  getOwner,
  listEvents,
  listFeedback,
  listObjections,
  listReports,
} from './moderation.repository.ts';
import { listRatingRecords } from './ratings/rating-records.service.ts';
import { findReview } from './shield/advert-reviews.repository.ts';
import { countOpenCases, listOpenCases } from './queue.repository.ts';

/** The queue lists at most so many of one kind. */
const MOST_LINES = 200;

/**
 * What waits for moderation, the oldest first. Recorded, since it shows who wrote and what was reported of chats.
 * @throws call.unknown (404) for everybody who does not moderate
 */
export async function listModerationQueue(
  context: Context,
  { page, size }: { page: number; size: number },
): Promise<ModerationQueue> {
  requireModerator(context);
  const [rows, totalElements] = await Promise.all([
    listOpenCases(context.db, { limit: size, offset: page * size }),
    countOpenCases(context.db),
  ]);
  const now = context.clock();
  const ratingIds = rows.filter(({ kind }) => kind === 'RATING').map(({ id }) => id);
  const records = await listRatingRecords(context, ratingIds);
  const details = { found: totalElements, page, chats: rows.filter(({ kind }) => kind === 'CHAT').length };
  await writeAudit(context, { action: 'cases.looked-at', subject: MARKETPLACE, details });
  return pageOf(
    rows.map((row) => presentQueueItem(row, now, records.get(row.id))),
    { page, size, totalElements },
  );
}

/** An advert with all that is known about it; recorded, since it shows its owner. @throws call.unknown, advert.not-found (404) */
export async function getModeratedAdvert(context: Context, { advert }: { advert: string }): Promise<ModeratedAdvert> {
  requireModerator(context);
  const row = await getAnyAdvert(context.db, advert);
  await writeAudit(context, { action: 'account.looked-at', subject: row.seller_id, details: { advertId: row.id } });
  return moderatedAdvert(context, row);
}

/** The same of a row that was read already. */
export async function moderatedAdvert(context: Context, row: AdvertRow): Promise<ModeratedAdvert> {
  const { db } = context;
  const now = context.clock();
  const [owner, figures, reports, objections, feedback, events, newest, block, undoable, difference, review] =
    await Promise.all([
      getOwner(db, row.owner_key, row.key),
      findFigures(db, row.key),
      listReports(db, row.key, MOST_LINES),
      listObjections(db, row.key, MOST_LINES),
      listFeedback(db, row.key, { limit: MOST_LINES, withHidden: true }),
      listEvents(db, row.key, MOST_LINES),
      findNewestEvent(db, row.key, CASE_KINDS),
      row.status === 'BLOCKED' ? findNewestEvent(db, row.key, BLOCK_KINDS) : null,
      findUndoable(context, row.key),
      priceDifferenceOf(context, row),
      findReview(db, row.key),
    ]);
  return {
    advert: listItemOf(row, now),
    isHiddenWithAccount: isHidden(row),
    images: imagesOf(row, now),
    description: row.description,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    statement: presentStatement(block),
    owner: presentOwner(row, owner),
    viewCount: figures.view_count,
    revealCount: figures.reveal_count,
    reveals: figures.reveals,
    hints: reviewHints({
      accountAgeInDays: (now.getTime() - owner.created_at.getTime()) / DAY_IN_MS,
      priceDifferenceInPercent: difference,
      reporterCount: reporterCountOf(reports),
      earlierBlocks: owner.blocked_count,
      text: `${row.title}\n${row.description}`,
    }),
    review: presentReview(review),
    reports: reports.map(presentReport),
    objections: objections.map(presentObjection),
    feedback: feedback.map((one) => ({ ...presentFeedback(one), isHidden: one.hidden_at !== null })),
    events: events.map(presentEvent),
    version: newest?.id ?? 0,
    undoable: undoable?.kind ?? null,
  };
}

const reporterCountOf = (reports: readonly ReportRow[]): number =>
  new Set(reports.filter(({ status }) => status !== 'REJECTED').map(({ reporter_email: email }) => email.toLowerCase()))
    .size;

const presentOwner = (row: AdvertRow, owner: OwnerRow): ModeratedAdvert['owner'] => ({
  id: row.seller_id,
  name: `${owner.first_name} ${owner.last_name}`.trim(),
  email: owner.email,
  memberSince: owner.created_at.toISOString(),
  isBusiness: owner.is_business,
  sellerKind: owner.seller_kind,
  isBlocked: owner.is_blocked,
  advertCount: owner.advert_count,
  blockedCount: owner.blocked_count,
});

/** The decision that can be taken back: the newest one, unless the owner has objected or it was taken back already. */
export async function findUndoable(context: Pick<Context, 'db'>, advertKey: number) {
  const event = await findNewestEvent(context.db, advertKey, [...DECISION_KINDS, 'OBJECTED', 'UNDONE']);
  return event !== null && isDecisionKind(event.kind) ? { ...event, kind: event.kind } : null;
}
