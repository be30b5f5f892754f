import { validationTexts } from '#texts/de/forms/validation.ts';
import { ratingRefusals as texts } from '#texts/de/ratings/rating-refusals.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** The same answer for a rating that is hidden, of others, and for none. */
export const ratingNotFound = (): Problem =>
  new Problem({ status: 404, code: 'rating.not-found', message: texts.notFound });

export const ratedUnknown = (): Problem =>
  new Problem({ status: 404, code: 'account.unknown', message: texts.personUnknown });

export const ratingNotAgreed = (): Problem =>
  new Problem({ status: 409, code: 'rating.not-agreed', message: texts.notAgreed });

export const ratingTooEarly = (from: string): Problem =>
  new Problem({ status: 409, code: 'rating.too-early', message: texts.tooEarly(from) });

export const ratingTooLate = (until: string): Problem =>
  new Problem({ status: 409, code: 'rating.too-late', message: texts.tooLate(until) });

export const alreadyRated = (): Problem =>
  new Problem({ status: 409, code: 'rating.already-given', message: texts.alreadyGiven });

export const otherAccountGone = (): Problem =>
  new Problem({ status: 409, code: 'rating.other-gone', message: texts.otherGone });

export const ratingPublished = (): Problem =>
  new Problem({ status: 409, code: 'rating.published', message: texts.published });

export const ratingNotPublished = (): Problem =>
  new Problem({ status: 409, code: 'rating.not-published', message: texts.notPublished });

export const alreadyAnswered = (): Problem =>
  new Problem({ status: 409, code: 'rating.already-answered', message: texts.alreadyAnswered });

export const ownRatingAnswered = (): Problem =>
  new Problem({ status: 403, code: 'rating.own', message: texts.ownAnswered });

export const nothingHidden = (): Problem =>
  new Problem({ status: 409, code: 'rating.nothing-hidden', message: texts.nothingHidden });

export const objectionIsOpen = (): Problem =>
  new Problem({ status: 409, code: 'rating.objection-open', message: texts.objectionOpen });

const refusedAt = (path: string, message: string): Problem =>
  new Problem({ status: 422, code: 'request.refused', message: validationTexts.summary, errors: [{ path, message }] });

export const wrongRole = (): Problem => refusedAt('facts.role', texts.wrongRole);

export const contactInText = (): Problem => refusedAt('text', texts.contact);
