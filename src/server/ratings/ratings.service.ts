import { formatIsoDate } from '#domain/format/dates.ts';
import { hasContactOrFraud } from '#domain/ratings/rating-text.ts';
import { type RatedRole, lastRatingDay, ratingTime, storedFacts } from '#domain/ratings/rating.ts';
import type { AgreementRatings, PublicRating, RatingFacts, RatingPage } from '#contract/ratings/ratings.schemas.ts';
import {
  type OwnAgreementRow,
  lockOwnAgreement,
  requireOwnAgreement,
} from '#server/agreements/measurements.service.ts';
import { ownHostsOf } from '#server/platform/config.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { pageOf } from '#server/platform/page-of.ts';
import {
  alreadyAnswered,
  alreadyRated,
  contactInText,
  nothingHidden,
  objectionIsOpen,
  otherAccountGone,
  ownRatingAnswered,
  ratedUnknown,
  ratingNotAgreed,
  ratingNotFound,
  ratingNotPublished,
  ratingPublished,
  ratingTooEarly,
  ratingTooLate,
  wrongRole,
} from './ratings.problems.ts';
import {
  factsOfRow,
  hiddenPartOf,
  nameOfPerson,
  presentAgreementRatings,
  presentCounts,
  presentPublicRating,
} from './ratings.presenter.ts';
import {
  type RatingRow,
  findPublished,
  findRatedPerson,
  findRating,
  findTallies,
  insertAnswer,
  insertObjection,
  insertRating,
  listLatestDecisions,
  listLatestObjections,
  listPublished,
  listRatingsOf,
  lockRating,
  publishRatingsOf,
  recountTally,
  updateRating,
} from './ratings.repository.ts';

type Said = { facts: RatingFacts; text: string };

/** A published text is for everybody. @throws request.refused (422) */
function requireCleanText({ config }: Context, text: string): void {
  if (hasContactOrFraud(text, ownHostsOf(config))) throw contactInText();
}

async function present(context: Context, agreement: OwnAgreementRow): Promise<AgreementRatings> {
  const { key } = requireViewer(context);
  const rows = await listRatingsOf(context.db, agreement.id);
  const ids = rows.map((row) => row.id);
  const [decisions, objections] = await Promise.all([
    listLatestDecisions(context.db, ids),
    listLatestObjections(context.db, ids, key),
  ]);
  return presentAgreementRatings(agreement, { rows, decisions, objections, now: context.clock() });
}

/** What the two of an own agreement say of each other. @throws agreement.not-found (404) */
export async function getAgreementRatings(
  context: Context,
  { agreementId }: { agreementId: string },
): Promise<AgreementRatings> {
  return present(context, await requireOwnAgreement(context, agreementId));
}

/** @throws rating.not-agreed, rating.too-early, rating.too-late, rating.other-gone (409), request.refused (422) */
function requireRatable(context: Context, agreement: OwnAgreementRow, { facts, text }: Said): void {
  const { ratable_from: from, state, is_seller: isSeller } = agreement;
  if (state !== 'AGREED' || from === null) throw ratingNotAgreed();
  const time = ratingTime(from, formatIsoDate(context.clock()));
  if (time === 'TOO_EARLY') throw ratingTooEarly(from);
  if (time === 'TOO_LATE') throw ratingTooLate(lastRatingDay(from));
  if (agreement.other_is_gone) throw otherAccountGone();
  if ((facts.role === 'BUYER') !== isSeller) throw wrongRole();
  requireCleanText(context, text);
}

const isSame = (row: RatingRow, { facts, text }: Said): boolean => {
  const known = Object.entries(factsOfRow(row));
  return (
    row.content === text &&
    known.every(([name, value]) => Object.entries(facts).some(([n, v]) => n === name && v === value))
  );
};

/**
 * Rates the other side of an own agreement; the same again changes nothing. With the second rating both are published.
 * Neither a block nor a deleted chat stops it.
 * @throws agreement.not-found (404), rating.not-agreed, .too-early, .too-late, .other-gone, .already-given (409),
 * request.refused (422)
 */
export async function rateAgreement(
  context: Context,
  { agreementId, id, ...sent }: Said & { agreementId: string; id: string },
): Promise<AgreementRatings> {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const agreement = await lockOwnAgreement(inside, agreementId);
    const said = { ...sent, facts: storedFacts(sent.facts, agreement.terms) };
    const rows = await listRatingsOf(db, agreement.id);
    const own = rows.find((row) => row.author_is_seller === agreement.is_seller);
    if (own !== undefined) {
      if (isSame(own, said)) return present(inside, agreement);
      throw alreadyRated();
    }
    requireRatable(inside, agreement, said);
    const now = context.clock();
    await insertRating(db, {
      id,
      agreementId: agreement.id,
      authorIsSeller: agreement.is_seller,
      authorKey: viewer.key,
      ratedKey: agreement.is_seller ? agreement.buyer_key : agreement.seller_key,
      ...said,
      now,
    });
    if (rows.length > 0) await publish(inside, agreement.id, now);
    return present(inside, agreement);
  });
}

/** Publishes what both have said; the counts follow in the same transaction, in one order for all. */
async function publish({ db }: Pick<Context, 'db'>, agreementId: string, now: Date): Promise<void> {
  const rated = await publishRatingsOf(db, agreementId, now);
  for (const key of rated.toSorted((one, other) => one - other)) await recountTally(db, key);
}

/** The viewer's own rating with its agreement, locked. @throws rating.not-found (404) */
async function lockOwnRating(
  inside: Context,
  ratingId: string,
): Promise<{ row: RatingRow; agreement: OwnAgreementRow }> {
  const viewer = requireViewer(inside);
  const found = await findRating(inside.db, ratingId);
  const isParty = found !== null && (found.author_id === viewer.key || found.rated_id === viewer.key);
  if (!isParty || found.agreement_id === null) throw ratingNotFound();
  const agreement = await lockOwnAgreement(inside, found.agreement_id);
  const row = await lockRating(inside.db, ratingId);
  // Who is rated knows nothing of a rating that is not public.
  if (row === null || (row.published_at === null && row.author_id !== viewer.key)) throw ratingNotFound();
  return { row, agreement };
}

/**
 * Changes an own rating while it is hidden.
 * @throws rating.not-found (404), rating.published, rating.too-late (409), request.refused (422)
 */
export async function changeRating(
  context: Context,
  { ratingId, ...sent }: Said & { ratingId: string },
): Promise<AgreementRatings> {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { row, agreement } = await lockOwnRating(inside, ratingId);
    if (row.author_id !== viewer.key) throw ratingNotFound();
    const said = { ...sent, facts: storedFacts(sent.facts, agreement.terms) };
    if (isSame(row, said)) return present(inside, agreement);
    if (row.published_at !== null) throw ratingPublished();
    requireRatable(inside, agreement, said);
    if (!(await updateRating(db, ratingId, { ...said, now: context.clock() }))) throw ratingPublished();
    return present(inside, agreement);
  });
}

/**
 * Answers a published rating about the viewer, once; the same again changes nothing.
 * @throws rating.not-found (404), rating.own (403), rating.not-published, rating.already-answered (409), request.refused (422)
 */
export async function answerRating(
  context: Context,
  { ratingId, text }: { ratingId: string; text: string },
): Promise<AgreementRatings> {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { row, agreement } = await lockOwnRating(inside, ratingId);
    if (row.author_id === viewer.key) throw ownRatingAnswered();
    if (row.published_at === null || row.hidden_at !== null) throw ratingNotPublished();
    if (row.answer !== text) {
      requireCleanText(context, text);
      if (!(await insertAnswer(db, ratingId, { text, now: context.clock() }))) throw alreadyAnswered();
    }
    return present(inside, agreement);
  });
}

/**
 * Objects to the decision that hid what the viewer wrote: rating or text of the author, the answer of who is rated.
 * @throws rating.not-found (404), rating.nothing-hidden, rating.objection-open (409)
 */
export async function objectToRatingDecision(
  context: Context,
  { ratingId, content, id }: { ratingId: string; content: string; id: string },
): Promise<AgreementRatings> {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { row, agreement } = await lockOwnRating(inside, ratingId);
    const hidden = hiddenPartOf(row);
    const isOwnPart = (hidden === 'ANSWER') === (row.rated_id === viewer.key);
    if (hidden === null || !isOwnPart) throw nothingHidden();
    const objection = { id, ratingId, authorKey: viewer.key, content, now: context.clock() };
    if (!(await insertObjection(db, objection))) throw objectionIsOpen();
    return present(inside, agreement);
  });
}

type Listed = { userId: string; role: RatedRole; page: number; size: number };

/** A page of the published ratings of a person. @throws account.unknown (404) */
export async function listRatings(context: Context, { userId, role, page, size }: Listed): Promise<RatingPage> {
  const person = await findRatedPerson(context.db, userId);
  if (person === null) throw ratedUnknown();
  const tallies = await findTallies(context.db, person.key);
  const asSeller = presentCounts('SELLER', tallies);
  const asBuyer = presentCounts('BUYER', tallies);
  const totalElements = (role === 'SELLER' ? asSeller : asBuyer).total;
  const isThere = totalElements > page * size;
  const rows = isThere
    ? await listPublished(context.db, { ratedKey: person.key, role, limit: size, offset: page * size })
    : [];
  const viewerKey = context.viewer?.key ?? null;
  return {
    ...pageOf(
      rows.map((row) => presentPublicRating(row, viewerKey)),
      { page, size, totalElements },
    ),
    displayName: nameOfPerson(person),
    asSeller,
    asBuyer,
  };
}

/** A published rating with whom it is about. @throws rating.not-found (404) */
export async function getRating(
  context: Context,
  { ratingId }: { ratingId: string },
): Promise<PublicRating & { userId: string; displayName: string }> {
  const row = await findPublished(context.db, ratingId);
  const person = row === null ? null : await findRatedPerson(context.db, row.rated_public_id);
  if (row === null || person === null) throw ratingNotFound();
  return {
    ...presentPublicRating(row, context.viewer?.key ?? null),
    userId: person.id,
    displayName: nameOfPerson(person),
  };
}
