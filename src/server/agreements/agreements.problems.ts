import type { AgreementRefusal } from '#domain/agreements/agreement.ts';
import { MAX_MEASUREMENTS } from '#domain/agreements/measurement.ts';
import type { Issue } from '#domain/result.ts';
import { fieldProblems } from '#contract/field-issues.ts';
import { agreementRefusals } from '#texts/de/agreements/agreements.ts';
import { validationTexts } from '#texts/de/forms/validation.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** The same answer for an agreement of others and for none, so that ids cannot be probed. */
export const agreementNotFound = (): Problem =>
  new Problem({ status: 404, code: 'agreement.not-found', message: agreementRefusals.notFound });

export const agreementAlreadyOpen = (agreementId: string): Problem =>
  new Problem({
    status: 409,
    code: 'agreement.already-open',
    message: agreementRefusals.alreadyOpen,
    extensions: { agreementId },
  });

const CODES: Record<AgreementRefusal, string> = {
  CLOSED: 'agreement.closed',
  STALE: 'agreement.stale-version',
  OWN_PROPOSAL: 'agreement.own-proposal',
  NOT_OWN_PROPOSAL: 'agreement.not-own-proposal',
  TOO_MANY_VERSIONS: 'agreement.too-many-versions',
};

export const stepRefused = (refusal: AgreementRefusal): Problem =>
  new Problem({ status: 409, code: CODES[refusal], message: agreementRefusals.steps[refusal] });

export const nothingChanged = (): Problem =>
  new Problem({ status: 422, code: 'agreement.nothing-changed', message: agreementRefusals.nothingChanged });

export const termsRefused = (issues: readonly Issue[]): Problem =>
  new Problem({
    status: 422,
    code: 'request.refused',
    message: validationTexts.summary,
    errors: fieldProblems(issues.map((found) => ({ ...found, path: `terms.${found.path}` }))),
  });

/** Why a proposal cannot be accepted; a changed version can. */
export const notAcceptable = (issues: readonly Issue[]): Problem => {
  const reasons = fieldProblems(issues.map((found) => ({ ...found, path: `terms.${found.path}` })));
  return new Problem({
    status: 409,
    code: 'agreement.not-acceptable',
    message: [...reasons.map(({ message }) => message), agreementRefusals.proposeChange].join(' '),
  });
};

export const notAgreedYet = (): Problem =>
  new Problem({ status: 409, code: 'agreement.not-agreed', message: agreementRefusals.notAgreed });

export const onlySellerLowers = (): Problem =>
  new Problem({ status: 403, code: 'agreement.not-seller', message: agreementRefusals.notSeller });

export const lowerNotAgreed = (): Problem =>
  new Problem({ status: 409, code: 'agreement.not-agreed', message: agreementRefusals.lowerNotAgreed });

export const advertIsGone = (): Problem =>
  new Problem({ status: 409, code: 'agreement.advert-gone', message: agreementRefusals.advertGone });

export const quantityNotComparable = (): Problem =>
  new Problem({ status: 409, code: 'agreement.not-comparable', message: agreementRefusals.notComparable });

export const measuringNotAgreed = (): Problem =>
  new Problem({ status: 409, code: 'agreement.not-agreed', message: agreementRefusals.measuringNotAgreed });

export const tooManyMeasurements = (): Problem =>
  new Problem({
    status: 409,
    code: 'agreement.too-many-measurements',
    message: agreementRefusals.tooManyMeasurements(MAX_MEASUREMENTS),
  });
