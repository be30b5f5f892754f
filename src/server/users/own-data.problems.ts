import { ownDataTexts } from '#texts/de/own-data.ts';
import { Problem } from '#server/platform/problem.ts';

const { refusals } = ownDataTexts;

type RefusedField = 'pefcForestCertificate' | 'pefcCocCertificateNumber';

export const refusedNumbers = (fields: readonly RefusedField[]): Problem =>
  new Problem({
    status: 422,
    code: 'request.refused',
    message: refusals.checkFields,
    errors: fields.map((path) => ({ path, message: refusals[path] })),
  });

export const refusedVatNumber = (): Problem =>
  new Problem({
    status: 422,
    code: 'request.refused',
    message: refusals.checkFields,
    errors: [{ path: 'uid', message: refusals.vatNumber }],
  });

export const newsletterCodeOver = (): Problem =>
  new Problem({ status: 400, code: 'newsletter.code-over', message: refusals.newsletterCodeOver });

export const newsletterTokenUnknown = (): Problem =>
  new Problem({ status: 400, code: 'newsletter.token-unknown', message: refusals.newsletterTokenUnknown });

export const keepTooLate = (): Problem =>
  new Problem({ status: 409, code: 'account.too-late', message: refusals.keepTooLate });
