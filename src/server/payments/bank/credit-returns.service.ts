import type { BankCredit } from '#contract/payments/payment.schemas.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { refuseFutureDay } from '#server/payments/orders/admin-orders.service.ts';
import { moneyOf, presentCredit } from './bank-credits.presenter.ts';
import * as credits from './bank-credits.repository.ts';
import { writeCreditBack } from '#server/payments/money-mails.ts';
import { findOrder } from '#server/payments/orders/orders.repository.ts';
import {
  creditDone,
  creditNotDue,
  creditNotSetAside,
  creditReversed,
  creditSentBack,
  creditUnknown,
  transferredInFuture,
} from '#server/payments/payments.problems.ts';

type Named = { creditId: string };

/** Changes the state of a locked credit; already in that state, it changes nothing. */
function step(
  context: Context,
  { creditId }: Named,
  act: (inside: Context, credit: credits.BankCreditRow) => Promise<void>,
): Promise<BankCredit> {
  requirePermission(context.viewer, 'admin');
  return inTransaction(context.db, async (db) => {
    const credit = await credits.lockBankCredit(db, creditId);
    if (!credit) throw creditUnknown();
    await act({ ...context, db }, credit);
    return presentCredit((await credits.lockBankCredit(db, creditId)) ?? credit);
  });
}

/**
 * Reopens a credit that was set aside or marked to be paid back. Idempotent.
 * @throws permission.missing (403), bank-credit.unknown (404), bank-credit.not-set-aside (409)
 */
export const reopenBankCredit = (context: Context, named: Named): Promise<BankCredit> =>
  step(context, named, async (inside, { key, state }) => {
    if (state === 'WRONG_AMOUNT' || state === 'UNKNOWN' || state === 'LATE') return;
    if (state !== 'SET_ASIDE' && state !== 'REFUND_DUE') throw creditNotSetAside();
    await credits.reopenCredit(inside.db, key);
    await writeAudit(inside, { action: 'bank-credit.reopened', subject: named.creditId });
  });

/**
 * Marks a credit to be paid back and mails the buyer whose order it names.
 * @throws permission.missing (403), bank-credit.unknown (404), bank-credit.done, bank-credit.sent-back,
 * bank-credit.reversed (409)
 */
export const returnBankCredit = (context: Context, named: Named): Promise<BankCredit> =>
  step(context, named, async (inside, credit) => {
    if (credit.state === 'REFUND_DUE') return;
    if (credit.state === 'MATCHED') throw creditDone();
    if (credit.state === 'REFUNDED') throw creditSentBack();
    if (credit.reverses !== null) throw creditReversed();
    await credits.markCreditDue(inside.db, credit.key, inside.clock());
    const order = credit.order_id === null ? null : await findOrder(inside.db, credit.order_id);
    if (order) await writeCreditBack(inside, order, { creditId: credit.id, amount: moneyOf(credit) });
    await writeAudit(inside, { action: 'bank-credit.to-return', subject: credit.id });
  });

/**
 * Confirms that a credit was paid back by hand.
 * @throws permission.missing (403), bank-credit.unknown (404), bank-credit.not-due (409), refund.in-future (422)
 */
export function confirmBankCreditReturn(
  context: Context,
  { creditId, transferredOn }: Named & { transferredOn: string },
): Promise<BankCredit> {
  requirePermission(context.viewer, 'admin');
  refuseFutureDay(context, transferredOn, transferredInFuture);
  return step(context, { creditId }, async (inside, { key, state }) => {
    if (state === 'REFUNDED') return;
    if (state !== 'REFUND_DUE') throw creditNotDue();
    await credits.markCreditRefunded(inside.db, key, transferredOn);
    await writeAudit(inside, { action: 'bank-credit.returned', subject: creditId, details: { transferredOn } });
  });
}
