import * as z from 'zod/mini';
import { AGREEMENT_SIDES } from '#domain/agreements/agreement.ts';
import { cleanMessageText, hasOnlyMessageCharacters } from '#domain/chats/message-text.ts';
import { BLOCK_GROUNDS, DECISION_STATES } from '#domain/moderation/report-reasons.ts';
import {
  AMOUNT_FACTS,
  DEALING_FACTS,
  DRYNESS_FACTS,
  MAX_RATING_TEXT,
  PAYMENT_FACTS,
  PUNCTUALITY_FACTS,
  RATED_ROLES,
} from '#domain/ratings/rating.ts';
import { PageQuery, paged } from '#contract/common.schemas.ts';
import { day, id, instant, named, text } from '#contract/fields.ts';
import { RatingCounts, RatingFactName } from './rating-counts.schemas.ts';

const written = (min: number) =>
  z
    .string()
    .check(
      z.refine(hasOnlyMessageCharacters, { params: { rule: 'characters' } }),
      z.overwrite(cleanMessageText),
      z.minLength(min),
      z.maxLength(MAX_RATING_TEXT),
    );

/** What is said of a seller or of a buyer; `role` is who is rated. */
export const RatingFacts = named(
  'RatingFacts',
  z.discriminatedUnion('role', [
    z.object({
      role: z.literal('SELLER'),
      amount: z.enum(AMOUNT_FACTS),
      dryness: z.enum(DRYNESS_FACTS),
      punctuality: z.enum(PUNCTUALITY_FACTS),
      dealing: z.enum(DEALING_FACTS),
    }),
    z.object({
      role: z.literal('BUYER'),
      punctuality: z.enum(PUNCTUALITY_FACTS),
      payment: z.enum(PAYMENT_FACTS),
      dealing: z.enum(DEALING_FACTS),
    }),
  ]),
);
export type RatingFacts = z.infer<typeof RatingFacts>;

const RatingDto = named('RatingDto', z.object({ agreementId: id(), facts: RatingFacts, text: written(0) }));
const RatingChangeDto = named('RatingChangeDto', z.object({ facts: RatingFacts, text: written(0) }));
const RatingAnswerDto = named('RatingAnswerDto', z.object({ text: written(1) }));

const RatingStatement = z.object({
  at: instant(),
  fact: z.string(),
  ground: z.enum(BLOCK_GROUNDS),
  groundText: z.string(),
});

/** A rating as the two of its agreement see it. */
export const AgreementRating = named(
  'AgreementRating',
  z.object({
    id: z.string(),
    facts: RatingFacts,
    text: z.string(),
    createdAt: instant(),
    publishedAt: z.nullable(instant()),
    answer: z.string(),
    answeredAt: z.nullable(instant()),
    /** What moderation took away from the public. */
    hidden: z.nullable(z.enum(['TEXT', 'ANSWER', 'RATING'])),
    /** Why; null while nothing is hidden. */
    statement: z.nullable(RatingStatement),
    /** Of the viewer’s objections the latest one. */
    objection: z.nullable(z.object({ status: z.enum(DECISION_STATES), decision: z.string() })),
  }),
);
export type AgreementRating = z.infer<typeof AgreementRating>;

export const RATING_TIMES = ['NOT_AGREED', 'TOO_EARLY', 'OPEN', 'TOO_LATE'] as const;

/** What the two of an agreement say of each other, as one of them sees it. */
export const AgreementRatings = named(
  'AgreementRatings',
  z.object({
    agreementId: z.string(),
    /** Which side the viewer is. */
    role: z.enum(AGREEMENT_SIDES),
    otherName: z.string(),
    time: z.enum(RATING_TIMES),
    /** The facts that the viewer is asked for; dryness only where a water content was agreed. */
    asked: z.array(RatingFactName),
    /** First and last day on which it can be rated; null before the agreement. */
    from: z.nullable(day()),
    until: z.nullable(day()),
    own: z.nullable(AgreementRating),
    /** The other side has rated; what it says is shown once it is public. */
    otherHasRated: z.boolean(),
    other: z.nullable(AgreementRating),
    /** Then a single rating is published; null without one, or where it is. */
    publishesAt: z.nullable(instant()),
  }),
);
export type AgreementRatings = z.infer<typeof AgreementRatings>;

/** A published rating as everybody sees it. */
export const PublicRating = named(
  'PublicRating',
  z.object({
    id: z.string(),
    facts: RatingFacts,
    /** Empty where none was written, or moderation has hidden it. */
    text: z.string(),
    textIsHidden: z.boolean(),
    authorName: z.string(),
    publishedAt: instant(),
    answer: z.string(),
    isOwn: z.boolean(),
    isAboutViewer: z.boolean(),
  }),
);
export type PublicRating = z.infer<typeof PublicRating>;

export const RatingPage = named(
  'RatingPage',
  z.extend(paged(PublicRating), {
    displayName: z.string(),
    asSeller: RatingCounts,
    asBuyer: RatingCounts,
  }),
);
export type RatingPage = z.infer<typeof RatingPage>;

const RatingParams = z.object({ ratingId: id() });

export const ratingShapes = {
  listRatings: {
    query: z.extend(PageQuery, { userId: id(), role: z._default(z.enum(RATED_ROLES), 'SELLER') }),
    reply: RatingPage,
  },
  getRating: { params: RatingParams, reply: z.extend(PublicRating, { userId: z.string(), displayName: z.string() }) },
  getAgreementRatings: { params: z.object({ agreementId: id() }), reply: AgreementRatings },
  rateAgreement: { body: { ratingDto: RatingDto }, reply: AgreementRatings },
  changeRating: { params: RatingParams, body: { ratingChangeDto: RatingChangeDto }, reply: AgreementRatings },
  answerRating: { params: RatingParams, body: { ratingAnswerDto: RatingAnswerDto }, reply: AgreementRatings },
  objectToRatingDecision: {
    params: RatingParams,
    body: { ratingObjectionDto: named('RatingObjectionDto', z.object({ content: text({ min: 10, max: 2000 }) })) },
    reply: AgreementRatings,
  },
} as const;
