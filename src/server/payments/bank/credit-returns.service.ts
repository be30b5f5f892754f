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
  creditSetAside,
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
 * bank-credit.set-aside, bank-credit.reversed (409)
 */
export const returnBankCredit = (context: Context, named: Named): Promise<BankCredit> =>
  step(context, named, async (inside, credit) => {
    if (credit.state === 'REFUND_DUE') return;
    if (credit.state === 'MATCHED') throw creditDone();
    if (credit.state === 'REFUNDED') throw creditSentBack();
    if (credit.state === 'SET_ASIDE') throw creditSetAside();
    if (credit.reverses !== null) throw creditReversed();
    await credits.markCreditDue(inside.db, credit.key, inside.clock());
    const order = credit.order_id === null ? null : await findOrder(inside.db, credit.order_id);
    if (order) await writeCreditBack(inside, order, { creditId: credit.id, amount: moneyOf(credit) });
    await writeAudit(inside, { action: 'bank-credit.to-return', subject: credit.id });
  });

type NoteContext = Pick<Context, 'db' | 'clock' | 'logger'> & Partial<Pick<Context, 'viewer' | 'requestId'>>;
type NotedReturn = Named & { transferredOn: string };
/** A credit that is to be paid back, as it stands at a moment. */
export type DueReturn = { amountInCents: number; currency: string; since: Date };

/**
 * What a return that was transferred by hand would note.
 * @throws bank-credit.unknown (404), bank-credit.not-due (409), refund.in-future (422)
 */
export async function dueReturn(context: Context, { creditId, transferredOn }: NotedReturn): Promise<DueReturn> {
  refuseFutureDay(context, transferredOn, transferredInFuture);
  return inTransaction(context.db, async (db) => dueOf(await credits.lockBankCredit(db, creditId)));
}

/**
 * Notes inside the caller's transaction that a credit was paid back by hand; two administrators decide that.
 * @throws bank-credit.unknown (404), bank-credit.not-due (409)
 */
export async function noteReturn(inside: NoteContext, { creditId, transferredOn }: NotedReturn): Promise<DueReturn> {
  const credit = await credits.lockBankCredit(inside.db, creditId);
  const due = dueOf(credit);
  if (credit) await credits.markCreditRefunded(inside.db, credit.key, transferredOn);
  await writeAudit(inside, { action: 'bank-credit.returned', subject: creditId, details: { transferredOn } });
  return due;
}

function dueOf(credit: credits.BankCreditRow | null): DueReturn {
  if (!credit) throw creditUnknown();
  const { state, amount_in_cents: amountInCents, currency, refund_due_at: since } = credit;
  if (state !== 'REFUND_DUE' || since === null) throw creditNotDue();
  return { amountInCents, currency, since };
}
