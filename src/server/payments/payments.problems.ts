import { formatEuro } from '#domain/format/numbers.ts';
import { checkoutTexts } from '#texts/de/payments/orders.ts';
import { paymentRefusals as words } from '#texts/de/payments/payments.ts';
import { Problem } from '#server/platform/http/problem.ts';

const refusal = (status: number, code: string, message: string): Problem => new Problem({ status, code, message });
const atField = (code: string, path: string, message: string): Problem =>
  new Problem({ status: 422, code, message, errors: [{ path, message }] });

export const planUnknown = (): Problem => refusal(404, 'plan.unknown', words.planUnknown);
export const planNotSold = (): Problem => refusal(409, 'plan.not-sold', words.planNotSold);
/** Facts about the issuer are missing, without which no invoice may be issued. */
export const plansNotSold = (): Problem => refusal(409, 'plan.none-sold', words.plansNotSold);
export const typeNotOffered = (): Problem => atField('order.type-not-offered', 'paymentType', words.typeNotOffered);
export const orderPrefetched = (): Problem =>
  new Problem({ status: 503, code: 'order.prefetch', message: words.prefetch, headers: { 'retry-after': '1' } });
export const priceChanged = (): Problem => refusal(409, 'order.price-changed', checkoutTexts.priceChanged);
export const mailUnconfirmed = (): Problem => refusal(403, 'account.mail-unconfirmed', words.mailUnconfirmed);
export const accountLeaving = (): Problem => refusal(403, 'account.leaving', words.leaving);
export const contactIncomplete = (missing: readonly string[]): Problem =>
  new Problem({
    status: 422,
    code: 'order.contact-incomplete',
    message: words.contactIncomplete,
    errors: missing.map((path) => ({ path, message: words.contactField })),
  });
export const providerAway = (): Problem =>
  new Problem({
    status: 503,
    code: 'payment.provider-away',
    message: words.providerAway,
    headers: { 'retry-after': '60' },
  });
export const providerSilent = (): Problem =>
  new Problem({
    status: 503,
    code: 'payment.provider-away',
    message: words.providerSilent,
    headers: { 'retry-after': '60' },
  });

export const orderUnknown = (): Problem => refusal(404, 'order.unknown', words.orderUnknown);
export const orderIsPaid = (): Problem => refusal(409, 'order.is-paid', words.isPaid);
export const orderHasFailed = (): Problem => refusal(409, 'order.has-ended', words.hasFailed);
export const tooLateToWithdraw = (): Problem => refusal(409, 'order.withdrawal-over', words.tooLateToWithdraw);
export const notWithdrawable = (): Problem => refusal(409, 'order.not-withdrawable', words.notWithdrawable);
export const noSubscription = (): Problem => refusal(409, 'subscription.none', words.noSubscription);
export const notCharged = (): Problem => refusal(409, 'subscription.not-charged', words.notCharged);
export const notCanceled = (): Problem => refusal(409, 'subscription.not-canceled', words.notCanceled);

export const orderNotPending = (): Problem => refusal(409, 'order.not-pending', words.notPending);
export const wrongAmount = (expectedInCents: number): Problem =>
  atField('payment.wrong-amount', 'amount', words.wrongAmount(formatEuro(expectedInCents)));
export const receivedInFuture = (): Problem => atField('payment.in-future', 'receivedOn', words.receivedInFuture);
export const transferredInFuture = (): Problem =>
  atField('refund.in-future', 'transferredOn', words.transferredInFuture);
export const notATransfer = (): Problem => refusal(409, 'payment.not-a-transfer', words.notATransfer);
export const nothingToRefund = (): Problem => refusal(409, 'refund.none', words.nothingToRefund);

export const bookingUnknown = (): Problem => refusal(404, 'booking.unknown', words.bookingUnknown);
export const bookingSentBack = (): Problem => refusal(409, 'booking.sent-back', words.bookingSentBack);
export const laterBookingFirst = (): Problem => refusal(409, 'booking.later-first', words.laterBookingFirst);

export const creditUnknown = (): Problem => refusal(404, 'bank-credit.unknown', words.creditUnknown);
export const creditDone = (): Problem => refusal(409, 'bank-credit.done', words.creditDone);
export const creditSentBack = (): Problem => refusal(409, 'bank-credit.sent-back', words.creditSentBack);
export const creditToReturn = (): Problem => refusal(409, 'bank-credit.to-return', words.creditToReturn);
export const creditSetAside = (): Problem => refusal(409, 'bank-credit.set-aside', words.creditSetAside);
export const creditNotSetAside = (): Problem => refusal(409, 'bank-credit.not-set-aside', words.creditNotSetAside);
export const creditNotDue = (): Problem => refusal(409, 'bank-credit.not-due', words.creditNotDue);
export const creditReversed = (): Problem => refusal(409, 'bank-credit.reversed', words.creditReversed);
export const creditForeign = (currency: string): Problem =>
  atField('bank-credit.foreign-currency', 'orderId', words.creditForeign(currency));
export const creditDiffers = (expectedInCents: number): Problem =>
  atField('bank-credit.wrong-amount', 'orderId', words.creditAmount(formatEuro(expectedInCents)));

const aboutFile = (status: number, code: string, message: string): Problem =>
  new Problem({ status, code, message, errors: [{ path: 'file', message }] });
export const statementMissing = (): Problem => aboutFile(400, 'request.invalid', words.fileMissing);
export const statementTooLarge = (): Problem => aboutFile(413, 'bank-statement.too-large', words.fileTooLarge);
export const statementForeign = (): Problem => aboutFile(422, 'bank-statement.not-camt', words.fileForeign);
export const statementOfOther = (): Problem => aboutFile(422, 'bank-statement.other-account', words.otherAccount);
export const noTransferAccount = (): Problem => aboutFile(409, 'bank-statement.no-account', words.noTransfer);
