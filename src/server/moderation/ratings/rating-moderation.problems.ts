import { ratingModerationRefusals as texts } from '#texts/de/moderation/rating-moderation.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const moderatedRatingUnknown = (): Problem =>
  new Problem({ status: 404, code: 'rating.not-found', message: texts.unknown });

export const ownRatingReported = (): Problem =>
  new Problem({ status: 422, code: 'moderation.own-rating', message: texts.ownRating });

export const noOpenRatingCase = (): Problem =>
  new Problem({ status: 409, code: 'moderation.rating-decided', message: texts.nothingOpen });

export const noAnswerToHide = (): Problem =>
  new Problem({ status: 409, code: 'moderation.no-answer', message: texts.noAnswer });

export const hidingReasonsMissing = (): Problem =>
  new Problem({
    status: 422,
    code: 'request.refused',
    message: texts.reasonsMissing,
    errors: [{ path: 'fact', message: texts.reasonsMissing }],
  });
