import * as z from 'zod/mini';
import { ADVERT_STATUSES } from '#domain/adverts/advert-status.ts';
import { BLOCK_GROUNDS, DECISION_STATES, REPORT_REASONS } from '#domain/moderation/report-reasons.ts';
import { CASE_SUBJECTS, MEASURES } from '#domain/moderation/account-cases.ts';
import { RATING_MEASURES } from '#domain/moderation/rating-measures.ts';
import { REVIEW_HINTS } from '#domain/moderation/review-hints.ts';
import { REVIEW_STATES } from '#domain/moderation/shield/advert-risk.ts';
import { RISK_SIGNS } from '#domain/moderation/shield/risk-signs.ts';
import { SELLER_KINDS } from '#domain/users/seller-kind.ts';
import { RatingFacts } from '#contract/ratings/ratings.schemas.ts';
import { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { AdvertParams, Empty, Image, PageQuery, paged } from '#contract/common.schemas.ts';
import {
  MAX_INTEGER,
  email,
  id,
  instant,
  named,
  open,
  openText,
  text,
  webAddress,
  wholeNumber,
} from '#contract/fields.ts';

export const AdvertReportDto = named(
  'AdvertReportDto',
  z.object({
    reason: z.enum(REPORT_REASONS),
    content: text({ min: 10, max: 2000 }),
    /** Name and address of who reports; an account has them already. */
    name: open(text({ max: 80 })),
    email: openText(email()),
    /** The reporter believes in good faith that all this is true. */
    goodFaith: z.literal(true),
    /** The exact address of what is reported; without it the address of the advert. */
    pageUrl: openText(webAddress()),
  }),
);
export type AdvertReportDto = z.infer<typeof AdvertReportDto>;

export const ReportReceipt = named(
  'ReportReceipt',
  z.object({ id: z.string(), advertId: z.string(), reason: z.enum(REPORT_REASONS), receiptSentTo: z.string() }),
);
export type ReportReceipt = z.infer<typeof ReportReceipt>;

export const ObjectionDto = named('ObjectionDto', z.object({ content: text({ min: 10, max: 2000 }) }));

export const AdvertObjection = named(
  'AdvertObjection',
  z.object({
    id: z.string(),
    content: z.string(),
    status: z.enum(DECISION_STATES),
    createdAt: instant(),
    decidedAt: z.nullable(instant()),
    /** The decision as mailed to the owner. */
    decision: z.string(),
  }),
);
export type AdvertObjection = z.infer<typeof AdvertObjection>;

/** What is unusual about a public advert, the gravest first. */
export const AdvertCautions = named('AdvertCautions', z.object({ signs: z.array(z.enum(RISK_SIGNS)) }));

/** Why an advert is blocked (DSA Art. 17), as its owner reads it. */
export const StatementOfReasons = named(
  'StatementOfReasons',
  z.object({ at: instant(), fact: z.string(), ground: z.enum(BLOCK_GROUNDS), groundText: z.string() }),
);
export type StatementOfReasons = z.infer<typeof StatementOfReasons>;

export const AdvertBlock = named(
  'AdvertBlock',
  z.object({
    advertId: z.string(),
    title: z.string(),
    isBlocked: z.boolean(),
    /** Held by the program until a moderator has decided. */
    isHeld: z.boolean(),
    statement: z.nullable(StatementOfReasons),
    objections: z.array(AdvertObjection),
  }),
);
export type AdvertBlock = z.infer<typeof AdvertBlock>;

export const AdvertFeedback = named(
  'AdvertFeedback',
  z.object({ id: z.number(), name: z.string(), content: z.string(), createdAt: instant() }),
);
export type AdvertFeedback = z.infer<typeof AdvertFeedback>;

const ReportedMessage = z.object({
  id: z.string(),
  senderId: z.string(),
  text: z.string(),
  at: z.string(),
  /** Its picture; only moderators can fetch it, until the report is decided. */
  image: z.exactOptional(Image),
});

/** One thing that waits for a decision: an advert, reported messages of a chat, an account or a company page. */
export const QueueItem = named(
  'QueueItem',
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('ADVERT'),
      advertId: z.string(),
      slug: z.string(),
      title: z.string(),
      status: z.enum(ADVERT_STATUSES),
      /** The owner's account is blocked or about to be deleted: no visitor sees the advert. */
      isHiddenWithAccount: z.boolean(),
      reportCount: z.number(),
      reasons: z.array(z.enum(REPORT_REASONS)),
      hasObjection: z.boolean(),
      /** Held by the program. */
      isHeld: z.boolean(),
      waitsSince: instant(),
    }),
    z.object({
      kind: z.literal('CHAT'),
      reportId: z.string(),
      reason: z.enum(REPORT_REASONS),
      content: z.string(),
      reporterId: z.nullable(z.string()),
      /** Who wrote the messages; null where that account has ended. */
      accused: z.nullable(z.object({ id: z.string(), name: z.string(), isBlocked: z.boolean() })),
      messages: z.array(ReportedMessage),
      waitsSince: instant(),
    }),
    z.object({
      kind: z.literal('RATING'),
      ratingId: z.string(),
      facts: RatingFacts,
      text: z.string(),
      answer: z.string(),
      /** Names for moderators; empty where the account has ended. */
      authorName: z.string(),
      ratedName: z.string(),
      /** What is hidden already. */
      hidden: z.array(z.enum(['TEXT', 'ANSWER', 'RATING'])),
      reasons: z.array(z.enum(REPORT_REASONS)),
      /** What was reported, and what is said against hiding it. */
      reports: z.array(z.string()),
      objection: z.nullable(z.string()),
      /** What was decided before, and the notices that it was about; the newest first. */
      decisions: z.array(
        z.object({
          at: instant(),
          measure: z.enum(RATING_MEASURES),
          fact: z.string(),
          ground: z.enum(BLOCK_GROUNDS),
          groundText: z.string(),
          note: z.string(),
          /** Name for moderators; empty where the account has ended. */
          decidedBy: z.string(),
        }),
      ),
      earlierReports: z.array(
        z.object({
          reason: z.enum(REPORT_REASONS),
          content: z.string(),
          status: z.enum(DECISION_STATES),
          createdAt: instant(),
        }),
      ),
      /** The viewer hid what the objection is about, and there is another moderator. */
      isLeftToColleague: z.boolean(),
      waitsSince: instant(),
    }),
    z.object({
      kind: z.literal('ACCOUNT'),
      /** An account, or its company page. */
      subject: z.enum(CASE_SUBJECTS),
      userId: z.string(),
      name: z.string(),
      reportCount: z.number(),
      reasons: z.array(z.enum(REPORT_REASONS)),
      hasObjection: z.boolean(),
      /** A company page that claims a number of another one. */
      isHeld: z.boolean(),
      waitsSince: instant(),
    }),
  ]),
);
export type QueueItem = z.infer<typeof QueueItem>;
export const ModerationQueue = named('ModerationQueue', paged(QueueItem));
export type ModerationQueue = z.infer<typeof ModerationQueue>;

export const ModerationEvent = named(
  'ModerationEvent',
  z.object({
    id: z.number(),
    at: instant(),
    kind: z.string(),
    /** Public id and, where it is known, name of who did it; empty for visitors and the program itself. */
    actor: z.string(),
    actorName: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
);
export type ModerationEvent = z.infer<typeof ModerationEvent>;

export const ModerationReport = named(
  'ModerationReport',
  z.object({
    id: z.string(),
    reason: z.enum(REPORT_REASONS),
    content: z.string(),
    reporterName: z.string(),
    reporterEmail: z.string(),
    hasAccount: z.boolean(),
    pageUrl: z.string(),
    status: z.enum(DECISION_STATES),
    createdAt: instant(),
    decidedAt: z.nullable(instant()),
    decision: z.string(),
  }),
);
export type ModerationReport = z.infer<typeof ModerationReport>;

export const ModeratedAdvert = named(
  'ModeratedAdvert',
  z.object({
    advert: AdvertListItem,
    /** The owner's account is blocked or about to be deleted: no visitor sees the advert, whatever its status. */
    isHiddenWithAccount: z.boolean(),
    images: z.array(Image),
    description: z.string(),
    createdAt: instant(),
    updatedAt: instant(),
    publishedAt: z.nullable(instant()),
    statement: z.nullable(StatementOfReasons),
    owner: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      memberSince: instant(),
      isBusiness: z.boolean(),
      sellerKind: z.enum(SELLER_KINDS),
      isBlocked: z.boolean(),
      advertCount: z.number(),
      blockedCount: z.number(),
    }),
    viewCount: z.number(),
    revealCount: z.number(),
    /** Days on which the contact was shown, the newest first; who saw it is kept nowhere. */
    reveals: z.array(z.object({ day: z.string(), count: z.number() })),
    hints: z.array(z.enum(REVIEW_HINTS)),
    /** Signs of fraud that the program found at the last change; null before the first look. */
    review: z.nullable(
      z.object({
        state: z.enum(REVIEW_STATES),
        score: z.number(),
        signs: z.array(z.enum(RISK_SIGNS)),
        reviewedAt: instant(),
      }),
    ),
    reports: z.array(ModerationReport),
    objections: z.array(AdvertObjection),
    feedback: z.array(z.extend(AdvertFeedback, { isHidden: z.boolean() })),
    /** The newest first. */
    events: z.array(ModerationEvent),
    /** Has to come back with a decision: a decision on an older state is refused. */
    version: z.number(),
    /** Kind of the decision that UNDO reverts; null where there is none. */
    undoable: z.nullable(z.string()),
  }),
);
export type ModeratedAdvert = z.infer<typeof ModeratedAdvert>;

const version = () => wholeNumber(0, MAX_INTEGER);
const note = () => open(text({ max: 2000 }));

/** Reasons of a block. */
export const BlockStatement = {
  fact: text({ min: 10, max: 2000 }),
  ground: z.enum(BLOCK_GROUNDS),
  groundText: text({ min: 3, max: 300 }),
};

export const ModerationDecisionDto = named(
  'ModerationDecisionDto',
  z.discriminatedUnion('action', [
    z.object({ action: z.literal('BLOCK'), ...BlockStatement, version: version() }),
    z.object({ action: z.literal('UNBLOCK'), note: note(), version: version() }),
    z.object({ action: z.literal('REJECT_REPORTS'), note: note(), version: version() }),
    z.object({ action: z.literal('REJECT_OBJECTION'), note: text({ min: 10, max: 2000 }), version: version() }),
    z.object({ action: z.literal('UNDO'), version: version() }),
  ]),
);
export type ModerationDecisionDto = z.infer<typeof ModerationDecisionDto>;

export const ModerationMessageDto = named('ModerationMessageDto', z.object({ content: text({ min: 5, max: 2000 }) }));

export const ChatReportDecisionDto = named(
  'ChatReportDecisionDto',
  z.object({
    status: z.enum(['UPHELD', 'REJECTED']),
    /** For who reported. */
    note: note(),
    /** With UPHELD: the measure against the author's account; without it only a mail. */
    measure: open(z.enum(MEASURES)),
    /** Reasons of a warning or a block, for the account that wrote the messages. */
    fact: openText(text({ min: 10, max: 2000 })),
    ground: open(z.enum(BLOCK_GROUNDS)),
    groundText: openText(text({ min: 3, max: 300 })),
  }),
);
export type ChatReportDecisionDto = z.infer<typeof ChatReportDecisionDto>;

export const FeedbackVisibilityDto = named(
  'FeedbackVisibilityDto',
  z.object({ feedbackId: wholeNumber(1, MAX_INTEGER), isHidden: z.boolean() }),
);

/** An advert by its id or by any slug it ever had. */
const AnyAdvertParams = z.object({ advert: text({ min: 1, max: 300 }) });

export const moderationShapes = {
  reportAdvert: { params: AdvertParams, body: { advertReportDto: AdvertReportDto }, reply: ReportReceipt },
  getAdvertCautions: { params: AdvertParams, reply: AdvertCautions },
  getAdvertBlock: { params: AdvertParams, reply: AdvertBlock },
  objectToBlock: { params: AdvertParams, body: { objectionDto: ObjectionDto }, reply: AdvertObjection },
  listAdvertFeedback: { params: AdvertParams, reply: z.array(AdvertFeedback) },
  listModerationQueue: { query: PageQuery, reply: ModerationQueue },
  getModeratedAdvert: { params: AnyAdvertParams, reply: ModeratedAdvert },
  decideOnAdvert: {
    params: AdvertParams,
    body: { moderationDecisionDto: ModerationDecisionDto },
    reply: ModeratedAdvert,
  },
  writeToOwner: { params: AdvertParams, body: { moderationMessageDto: ModerationMessageDto }, reply: ModeratedAdvert },
  setFeedbackVisibility: {
    params: AdvertParams,
    body: { feedbackVisibilityDto: FeedbackVisibilityDto },
    reply: ModeratedAdvert,
  },
  decideOnChatReport: {
    params: z.object({ reportId: id() }),
    body: { chatReportDecisionDto: ChatReportDecisionDto },
    reply: Empty,
  },
} as const;
