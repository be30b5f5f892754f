import { ownDataTexts } from '#texts/de/users/own-data.ts';
import { Problem } from '#server/platform/http/problem.ts';

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

export const keepTooLate = (): Problem =>
  new Problem({ status: 409, code: 'account.too-late', message: refusals.keepTooLate });
