import { formatDateLong } from '#domain/format/dates.ts';
import { voucherTexts } from '#texts/de/payments/payments.ts';
import { Problem } from '#server/platform/http/problem.ts';

const { refusals } = voucherTexts;

const atCode = (status: number, code: string, message: string): Problem =>
  new Problem({ status, code, message, errors: [{ path: 'code', message }] });

export const voucherUnknown = (): Problem => atCode(404, 'voucher.unknown', refusals.unknown);
export const voucherOver = (): Problem => atCode(422, 'voucher.over', refusals.over);
export const voucherNotYet = (from: Date): Problem =>
  atCode(422, 'voucher.not-yet', refusals.notYet(formatDateLong(from)));
export const voucherUsedUp = (): Problem => atCode(422, 'voucher.used-up', refusals.usedUp);
export const voucherRedeemed = (): Problem => atCode(422, 'voucher.redeemed', refusals.redeemed);
export const voucherMailUnconfirmed = (): Problem =>
  new Problem({ status: 403, code: 'account.mail-unconfirmed', message: refusals.mailUnconfirmed });
export const voucherNotFound = (): Problem =>
  new Problem({ status: 404, code: 'voucher.not-found', message: refusals.adminOnly });

type Field = 'code' | 'planId' | 'privilegeGroup' | 'days' | 'discountInPercent' | 'validTo';
export const voucherRefused = (field: Field, message: string): Problem =>
  new Problem({
    status: 422,
    code: 'voucher.refused',
    message,
    errors: [{ path: field, message }],
  });
