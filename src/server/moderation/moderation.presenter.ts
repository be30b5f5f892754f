import { statusAt } from '#domain/adverts/advert-status.ts';
import type {
  AdvertFeedback,
  AdvertObjection,
  ModeratedAdvert,
  ModerationEvent,
  ModerationReport,
  QueueItem,
  StatementOfReasons,
} from '#contract/moderation/moderation.schemas.ts';
import { RatingFacts } from '#contract/ratings/ratings.schemas.ts';
import type { ReportedMessage } from '#server/chats/chat-reports.service.ts';
import type { EventRow, FeedbackRow, ObjectionRow, ReportRow } from './moderation.repository.ts';
import type { ReviewRow } from './shield/advert-reviews.repository.ts';
import type { RatingRecord } from './ratings/rating-records.service.ts';
import type { QueueRow } from './queue.repository.ts';

export const presentObjection = (row: ObjectionRow): AdvertObjection => ({
  id: row.id,
  content: row.content,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decision: row.decision,
});

/** What the event of a block says to the owner; null without one. */
export function presentStatement(event: Pick<EventRow, 'at' | 'details'> | null): StatementOfReasons | null {
  if (event === null) return null;
  const { fact = '', ground = 'TERMS', groundText = '' } = event.details;
  return { at: event.at.toISOString(), fact, ground, groundText };
}

export const presentFeedback = (row: FeedbackRow): AdvertFeedback => ({
  id: row.id,
  name: row.name,
  content: row.content,
  createdAt: row.created_at.toISOString(),
});

export const presentReport = (row: ReportRow): ModerationReport => ({
  id: row.id,
  reason: row.reason,
  content: row.content,
  reporterName: row.reporter_name,
  reporterEmail: row.reporter_email,
  hasAccount: row.has_account,
  pageUrl: row.page_url,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decision: row.decision,
});

export const presentEvent = (row: Omit<EventRow, 'details'> & { details: object }): ModerationEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  actor: row.actor,
  actorName: row.actor_name,
  details: { ...row.details },
});

function presentReported({ picture, ...message }: ReportedMessage, reportId: string) {
  if (picture === undefined) return message;
  const { storedFileId: id, width, height } = picture;
  const url = `/api/v1/moderation/chat-reports/${reportId}/images/${id}/960.jpg`;
  const size = width !== null && height !== null ? { width, height } : {};
  return { ...message, image: { id, order: 0, url, ...size } };
}

/** A queue item: only the reported messages of a chat; an advert with its open cases; a rating with its record. */
export function presentQueueItem(row: QueueRow, now: Date, record?: RatingRecord): QueueItem {
  const waitsSince = row.waits_since.toISOString();
  if (row.kind === 'CHAT') {
    const reason = row.reasons[0] ?? 'OTHER';
    const { content, reporter_id: reporterId, accused } = row;
    const messages = row.messages.map((message) => presentReported(message, row.id));
    return { kind: 'CHAT', reportId: row.id, reason, content, reporterId, accused, messages, waitsSince };
  }
  if (row.kind === 'RATING') {
    const { rating, reasons } = row;
    if (rating === null || record === undefined) throw new Error('A case of a rating has its rating and its record.');
    const { role, amount, dryness, punctuality, payment, dealing, ...more } = rating;
    const said =
      role === 'SELLER' ? { role, amount, dryness, punctuality, dealing } : { role, punctuality, payment, dealing };
    const facts = RatingFacts.parse(said);
    return { kind: 'RATING', ratingId: row.id, facts, ...more, ...record, reasons, waitsSince };
  }
  if (row.kind !== 'ADVERT') {
    return {
      kind: 'ACCOUNT',
      subject: row.kind,
      userId: row.id,
      name: row.title,
      reportCount: row.report_count,
      reasons: row.reasons,
      hasObjection: row.has_objection,
      isHeld: row.is_held,
      waitsSince,
    };
  }
  return {
    kind: 'ADVERT',
    advertId: row.id,
    slug: row.slug,
    title: row.title,
    status: statusAt({ status: row.status, expiresAt: row.expires_at }, now),
    isHiddenWithAccount: row.is_hidden_with_account,
    reportCount: row.report_count,
    reasons: row.reasons,
    hasObjection: row.has_objection,
    isHeld: row.is_held,
    waitsSince,
  };
}

/** What the program found of an advert, for moderators; null where it was not reviewed yet. */
export const presentReview = (row: ReviewRow | null): ModeratedAdvert['review'] =>
  row === null
    ? null
    : { state: row.state, score: row.score, signs: row.signs, reviewedAt: row.reviewed_at.toISOString() };
