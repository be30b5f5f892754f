import { formatIsoDate } from '#domain/format/dates.ts';
import {
  type RatedRole,
  askedFacts,
  factCounts,
  lastRatingDay,
  ratingTime,
  releaseAt,
} from '#domain/ratings/rating.ts';
import { displayName } from '#domain/users/display-name.ts';
import type { RatingCounts } from '#contract/ratings/rating-counts.schemas.ts';
import type {
  AgreementRating,
  AgreementRatings,
  PublicRating,
  RatingFacts,
} from '#contract/ratings/ratings.schemas.ts';
import { chatTexts } from '#texts/de/chats/chats.ts';
import type { OwnAgreementRow } from '#server/agreements/measurements.service.ts';
import type {
  DecisionRow,
  ObjectionRow,
  PublicRatingRow,
  RatedPerson,
  RatingRow,
  Tallies,
} from './ratings.repository.ts';

/** What a rating says, by who is rated. */
export function factsOfRow(row: RatingRow): RatingFacts {
  const { amount, dryness, punctuality, payment, dealing } = row;
  if (row.author_is_seller) return { role: 'BUYER', punctuality, payment: payment ?? 'AS_AGREED', dealing };
  return { role: 'SELLER', amount: amount ?? 'AS_AGREED', dryness: dryness ?? 'NOT_MEASURED', punctuality, dealing };
}

export function hiddenPartOf(row: RatingRow): AgreementRating['hidden'] {
  if (row.hidden_at !== null) return 'RATING';
  if (row.content_hidden_at !== null) return 'TEXT';
  return row.answer_hidden_at === null ? null : 'ANSWER';
}

type About = { decisions: readonly DecisionRow[]; objections: readonly ObjectionRow[] };

function presentRating(row: RatingRow, { decisions, objections }: About): AgreementRating {
  const hidden = hiddenPartOf(row);
  const decision = hidden === null ? undefined : decisions.find((one) => one.rating_id === row.id);
  const objection = objections.find((one) => one.rating_id === row.id);
  return {
    id: row.id,
    facts: factsOfRow(row),
    text: row.content,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    hidden,
    statement: decision
      ? {
          at: decision.at.toISOString(),
          fact: decision.fact,
          ground: decision.ground,
          groundText: decision.ground_text,
        }
      : null,
    objection: objection ? { status: objection.status, decision: objection.decision } : null,
  };
}

/** A hidden answer is not shown to who was answered. */
const asSeenByAuthor = (rating: AgreementRating): AgreementRating =>
  rating.hidden === 'ANSWER' ? { ...rating, answer: '', statement: null } : rating;

/** What was hidden of the other's words is not shown to who is rated either. */
function asSeenByRated(rating: AgreementRating): AgreementRating {
  return rating.hidden === 'TEXT' || rating.hidden === 'RATING' ? { ...rating, text: '', statement: null } : rating;
}

const otherNameOf = (row: OwnAgreementRow): string =>
  row.other_is_gone
    ? chatTexts.accountGone
    : displayName({ firstName: row.other_first_name, lastName: row.other_last_name }, row.other_company);

/** Both ratings of an agreement for one of its sides; the other's only once it is public. */
export function presentAgreementRatings(
  agreement: OwnAgreementRow,
  { rows, now, ...about }: About & { rows: readonly RatingRow[]; now: Date },
): AgreementRatings {
  const from = agreement.state === 'AGREED' ? agreement.ratable_from : null;
  const own = rows.find((row) => row.author_is_seller === agreement.is_seller);
  const other = rows.find((row) => row.author_is_seller !== agreement.is_seller);
  const [only] = rows;
  const isWaiting = rows.length === 1 && only !== undefined && only.published_at === null;
  return {
    agreementId: agreement.id,
    role: agreement.is_seller ? 'SELLER' : 'BUYER',
    otherName: otherNameOf(agreement),
    time: from === null ? 'NOT_AGREED' : ratingTime(from, formatIsoDate(now)),
    asked: askedFacts(agreement.is_seller ? 'BUYER' : 'SELLER', agreement.terms),
    from,
    until: from === null ? null : lastRatingDay(from),
    own: own ? asSeenByAuthor(presentRating(own, about)) : null,
    otherHasRated: other !== undefined,
    other: other && other.published_at !== null ? asSeenByRated(presentRating(other, about)) : null,
    publishesAt: isWaiting ? releaseAt(only.created_at).toISOString() : null,
  };
}

export const nameOfPerson = ({ first_name: firstName, last_name: lastName, company }: RatedPerson): string =>
  displayName({ firstName, lastName }, company);

/** A rating as everybody sees it, without what moderation has hidden. */
export function presentPublicRating(row: PublicRatingRow, viewerKey: number | null): PublicRating {
  const person = { firstName: row.author_first_name ?? '', lastName: row.author_last_name ?? '' };
  return {
    id: row.id,
    facts: factsOfRow(row),
    text: row.content_hidden_at === null ? row.content : '',
    textIsHidden: row.content_hidden_at !== null,
    authorName: row.author_is_gone ? chatTexts.accountGone : displayName(person, row.author_company),
    publishedAt: (row.published_at ?? row.created_at).toISOString(),
    answer: row.answer_hidden_at === null ? row.answer : '',
    isOwn: row.author_id !== null && row.author_id === viewerKey,
    isAboutViewer: row.rated_id === viewerKey,
  };
}

/** Counts of a role, without any average. */
export function presentCounts(role: RatedRole, tallies: Tallies | null): RatingCounts {
  const tally = tallies === null ? null : role === 'SELLER' ? tallies.as_seller : tallies.as_buyer;
  return { total: tally?.total ?? 0, counts: factCounts(role, tally) };
}
