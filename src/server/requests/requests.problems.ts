import { paths } from '#contract/paths.ts';
import { requestRefusals as texts } from '#texts/de/requests/request-refusals.ts';
import { type FieldProblem, Problem } from '#server/platform/http/problem.ts';

/** The same answer for a Gesuch of others and for none, so that ids cannot be probed. */
export const requestNotFound = (): Problem =>
  new Problem({ status: 404, code: 'request.not-found', message: texts.notFound });

export const requestGone = (category: string | null): Problem =>
  new Problem({
    status: 410,
    code: 'request.gone',
    message: texts.gone,
    headers: { link: `<${paths.requests()}>; rel="related"` },
    ...(category === null ? {} : { extensions: { category } }),
  });

export const requestRefused = (errors: FieldProblem[]): Problem =>
  new Problem({ status: 422, code: 'request.refused', message: errors[0]?.message ?? texts.checkFields, errors });

export const placeUnknown = (): Problem => requestRefused([{ path: 'postalCode', message: texts.place }]);

export const requestMailUnconfirmed = (): Problem =>
  new Problem({ status: 403, code: 'request.mail-unconfirmed', message: texts.mailUnconfirmed });

export const ownerIsLeaving = (): Problem =>
  new Problem({ status: 403, code: 'account.leaving', message: texts.leaving });

export const tooManyRequestsOpen = (): Problem =>
  new Problem({ status: 409, code: 'request.too-many-open', message: texts.tooManyOpen });

export const requestNotRunning = (): Problem =>
  new Problem({ status: 409, code: 'request.not-running', message: texts.notRunning });

export const requestRemoved = (): Problem =>
  new Problem({ status: 409, code: 'request.removed', message: texts.removed });

export const requestRemovedMeanwhile = (): Problem =>
  new Problem({ status: 409, code: 'moderation.decided-meanwhile', message: texts.removedMeanwhile });

export const renewalUnknown = (): Problem =>
  new Problem({ status: 400, code: 'request.renewal-unknown', message: texts.renewalUnknown });

export const renewalOver = (): Problem =>
  new Problem({ status: 410, code: 'request.renewal-over', message: texts.renewalOver });

export const ownRequestOffered = (): Problem =>
  new Problem({ status: 422, code: 'offer.own-request', message: texts.ownRequest });

export const offerBarred = (): Problem => new Problem({ status: 403, code: 'offer.barred', message: texts.barred });

export const offerMade = (): Problem => new Problem({ status: 409, code: 'offer.made', message: texts.offerMade });

export const offeredAdvertUnknown = (): Problem => requestRefused([{ path: 'advertId', message: texts.advertUnknown }]);

export const offerNotFound = (): Problem =>
  new Problem({ status: 404, code: 'offer.not-found', message: texts.offerNotFound });
