import { DAY_IN_MS } from '#domain/durations.ts';
import { referencesIn } from '#domain/payments/reference.ts';
import { isSameMoney } from '#domain/payments/same-money.ts';
import { MAX_STATEMENT_BYTES } from '#domain/upload-sizes.ts';
import type { BankCredit, BankStatementReport } from '#contract/payments/payment.schemas.ts';
import { MARKETPLACE, writeAudit } from '#server/accounts/audit.service.ts';
import { requireFreshFactor } from '#server/accounts/second-factor/recent-proof.service.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import * as credits from './bank-credits.repository.ts';
import type { StatementCredit } from './bank-statement.ts';
import { lockOrderWithPayments } from '#server/payments/orders/order-locks.ts';
import {
  type OrderRow,
  findFurtherOrderId,
  findOrderIdByReference,
  openAmountOf,
} from '#server/payments/orders/orders.repository.ts';
import {
  creditDiffers,
  creditDone,
  creditForeign,
  creditReversed,
  creditSentBack,
  creditSetAside,
  creditToReturn,
  creditUnknown,
  noTransferAccount,
  notATransfer,
  orderNotPending,
  orderUnknown,
  statementForeign,
  statementOfOther,
  statementTooLarge,
} from '#server/payments/payments.problems.ts';
import { CREDIT_PREFIX } from '#server/payments/payments.repository.ts';
import { writeWrongAmount } from '#server/payments/money-mails.ts';
import { moneyOf, presentCredit } from './bank-credits.presenter.ts';
import { settle } from '#server/payments/orders/settlement.service.ts';

const MOST_LISTED = 500;

/** A whole statement in memory. @throws bank-statement.too-large (413) */
export async function readStatementFile(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > MAX_STATEMENT_BYTES) throw statementTooLarge();
    kept.push(part);
  }
  return Buffer.concat(kept);
}

/**
 * Settles the orders that the credits of a statement name. One transaction per credit: a killed run can be repeated,
 * and importing a statement twice changes nothing.
 * @throws permission.missing, second-factor.prove-again (403), bank-statement.not-camt, bank-statement.other-account (422),
 * bank-statement.no-account (409)
 */
export async function importBankStatement(context: Context, bytes: Uint8Array): Promise<BankStatementReport> {
  const viewer = requirePermission(context.viewer, 'admin');
  await requireFreshFactor(context);
  const account = context.config.transfer;
  if (account === null) throw noTransferAccount();
  // Loaded with the first statement: a start does not wait for a reader of XML.
  const { readStatement } = await import('./bank-statement.ts');
  const statements = readStatement(bytes);
  if (statements === null) throw statementForeign();
  if (statements.some(({ iban }) => iban !== account.iban)) throw statementOfOther();
  const found = statements.flatMap((statement) => statement.credits);
  const taken: Imported[] = [];
  for (const credit of found) {
    const one = await inTransaction(context.db, (db) => importCredit({ ...context, db }, credit, viewer.id));
    if (one) taken.push(one);
  }
  const open = taken.map(({ credit }) => credit).filter(({ state }) => state !== 'MATCHED');
  const counts = {
    credits: found.length,
    isNew: taken.length,
    matched: taken.length - open.length,
    settled: taken.filter(({ settles }) => settles).length,
    reversed: open.filter(({ reverses }) => reverses !== null).length,
  };
  await writeAudit(context, { action: 'bank-statement.imported', subject: viewer.id, details: counts });
  return { ...counts, open };
}

type Imported = { credit: BankCredit } & Pick<Verdict, 'settles'>;

/** Null where it was taken before. */
async function importCredit(context: Context, credit: StatementCredit, importedBy: string): Promise<Imported | null> {
  const { db } = context;
  if (await credits.isKnownCredit(db, credit.key)) return null;
  const { order, state, settles } = await judge(context, credit);
  const id = context.newId();
  const row = {
    id,
    entry_key: credit.key,
    booked_on: credit.bookedOn,
    amount_in_cents: credit.amountInCents,
    currency: credit.currency,
    payer: credit.payer,
    payer_iban: credit.payerIban,
    purpose: credit.purpose,
    state,
    reverses: credit.reverses,
  };
  const isNew = await credits.insertBankCredit(db, {
    ...row,
    orderKey: order?.key ?? null,
    importedBy,
    createdAt: context.clock(),
  });
  if (!isNew) return null;
  if (order && settles) await settleBy(context, order, { ...row, key: credit.key });
  if (order && state === 'WRONG_AMOUNT' && order.status === 'PENDING')
    await writeWrongAmount(context, order, { creditId: id, got: moneyOf(row) });
  const kept = await credits.lockBankCredit(db, id);
  return kept && { credit: presentCredit(kept), settles };
}

type Verdict = {
  /** The order that it pays for, or names. */
  order: OrderRow | null;
  state: credits.BankCreditState;
  /** Whether it is new money that an open order waits for. */
  settles: boolean;
};

/**
 * What a credit is: the money that was confirmed by hand, else what the named order still wants, or where that is paid
 * the next period of the same subscription, because a standing order keeps naming the first.
 */
async function judge(context: Context, credit: StatementCredit): Promise<Verdict> {
  const named = await findNamedOrder(context, credit);
  // Named for the eye only: what the bank took back neither pays for an order nor undoes that it was paid.
  if (named === null || credit.reverses !== null) return { order: named, state: 'UNKNOWN', settles: false };
  const further = named.status === 'PAID' ? await findFurther(context, named) : null;
  for (const order of [named, further]) {
    if (order === null) continue;
    // Before the amount is compared: half of a price that was confirmed by hand is also what is still open.
    if (await isKnownPayment(context, order, credit)) return { order, state: 'MATCHED', settles: false };
    if (fitsOpen(order, credit)) return { order, state: 'MATCHED', settles: true };
  }
  const isWhole = credit.amountInCents === named.amount_in_cents && credit.currency === named.currency;
  const state = named.status === 'PENDING' || !isWhole ? 'WRONG_AMOUNT' : 'LATE';
  return { order: named, state, settles: false };
}

async function findFurther({ db }: Context, { key }: OrderRow): Promise<OrderRow | null> {
  const id = await findFurtherOrderId(db, key);
  return id === null ? null : lockOrderWithPayments(db, id);
}

/** The day confirmed by hand may differ that much from the booking; the next period's transfer comes a month later. */
const CONFIRMED_WITHIN_DAYS = 7;

/** Whether a credit was confirmed by hand before it was imported; each confirmation is one credit. */
async function isKnownPayment({ db }: Context, order: OrderRow, credit: StatementCredit): Promise<boolean> {
  const isOf = order.status === 'PENDING' || order.status === 'PAID';
  if (!isOf || order.withdrawn_at !== null || credit.currency !== order.currency) return false;
  const days = await credits.listDaysOf(db, order.key, credit.amountInCents);
  const day = Date.parse(credit.bookedOn) / DAY_IN_MS;
  return isSameMoney(day, { ...days, within: CONFIRMED_WITHIN_DAYS });
}

/** Whether a credit is just what an open order still wants. */
const fitsOpen = (order: OrderRow, { amountInCents, currency }: StatementCredit): boolean =>
  order.status === 'PENDING' && amountInCents === openAmountOf(order) && currency === order.currency;

/** The one order that a credit names; null where it names none of ours or several. */
async function findNamedOrder(context: Context, { referenceTexts }: StatementCredit): Promise<OrderRow | null> {
  const references = new Set(referenceTexts.flatMap(referencesIn));
  const found: string[] = [];
  for (const reference of references) {
    const id = await findOrderIdByReference(context.db, reference);
    if (id !== null) found.push(id);
  }
  const [id] = found;
  return id !== undefined && found.length === 1 ? lockOrderWithPayments(context.db, id) : null;
}

type Credit = { key: string; booked_on: string; amount_in_cents: number; currency: string };

async function settleBy(context: Context, order: OrderRow, credit: Credit, acceptsDifference = false): Promise<void> {
  await settle(context, {
    orderId: order.id,
    paymentId: CREDIT_PREFIX + credit.key,
    amountInCents: credit.amount_in_cents,
    currency: credit.currency,
    at: new Date(`${credit.booked_on}T12:00:00Z`),
    providerSubscription: null,
    provider: 'bank-transfer',
    acceptsDifference,
  });
}

/**
 * Credits that wait for a person, or another list of them. Recorded, since it shows who paid from which account.
 * @throws permission.missing, permission.rests (403)
 */
export async function listBankCredits(context: Context, list: credits.BankCreditList): Promise<BankCredit[]> {
  requirePermission(context.viewer, 'admin');
  const rows = await credits.listCredits(context.db, list, MOST_LISTED);
  const details = { list, found: rows.length };
  await writeAudit(context, { action: 'bank-credits.looked-at', subject: MARKETPLACE, details });
  return rows.map(presentCredit);
}

type Assignment = { creditId: string; orderId: string | null; acceptsDifference: boolean };

/**
 * Assigns a credit to an open order, or with null to none of ours. A different amount needs `acceptsDifference`: less
 * is a part payment, a surplus is paid back. Idempotent; another decision has to be taken back first.
 * @throws permission.missing, second-factor.prove-again (403), bank-credit.unknown, order.unknown (404), bank-credit.done, bank-credit.sent-back,
 * bank-credit.to-return, bank-credit.set-aside, order.not-pending, bank-credit.reversed, payment.not-a-transfer (409), bank-credit.wrong-amount,
 * bank-credit.foreign-currency (422)
 */
export async function assignBankCredit(
  context: Context,
  { creditId, orderId, acceptsDifference }: Assignment,
): Promise<BankCredit> {
  requirePermission(context.viewer, 'admin');
  // What is set aside is taken up again; what is booked has its invoice.
  if (orderId !== null) await requireFreshFactor(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    // Locks the order before the credit, like the import: no deadlocks.
    const order = orderId === null ? null : await lockOrderWithPayments(db, orderId);
    if (orderId !== null && !order) throw orderUnknown();
    const credit = await credits.lockBankCredit(db, creditId);
    if (!credit) throw creditUnknown();
    if (isDecidedSo(credit, orderId)) return presentCredit(credit);
    refuseDecided(credit);
    if (order && credit.reverses !== null) throw creditReversed();
    if (order) refuseUnfit(order, credit, acceptsDifference);
    const state = order ? 'MATCHED' : 'SET_ASIDE';
    // What is set aside goes on naming the order that it was about.
    await credits.updateBankCredit(db, credit.key, { state, orderKey: order?.key ?? null });
    if (order) await settleBy(inside, order, { ...credit, key: credit.entry_key }, acceptsDifference);
    await writeAudit(inside, { action: 'bank-credit.assigned', subject: creditId, details: { order: orderId } });
    return presentCredit((await credits.lockBankCredit(db, creditId)) ?? credit);
  });
}

const isDecidedSo = ({ state, order_id: ofOrder }: credits.BankCreditRow, orderId: string | null): boolean =>
  orderId === null ? state === 'SET_ASIDE' : state === 'MATCHED' && ofOrder === orderId;

/** What was decided elsewhere meanwhile is first taken back, so that no money is counted and paid back. */
function refuseDecided({ state }: credits.BankCreditRow): void {
  if (state === 'MATCHED') throw creditDone();
  if (state === 'REFUNDED') throw creditSentBack();
  if (state === 'REFUND_DUE') throw creditToReturn();
  if (state === 'SET_ASIDE') throw creditSetAside();
}

function refuseUnfit(order: OrderRow, credit: credits.BankCreditRow, acceptsDifference: boolean): void {
  // First, since another order would not help.
  if (credit.currency !== order.currency) throw creditForeign(credit.currency);
  if (order.provider !== 'bank-transfer') throw notATransfer();
  if (order.status !== 'PENDING') throw orderNotPending();
  if (credit.amount_in_cents !== openAmountOf(order) && !acceptsDifference) throw creditDiffers(openAmountOf(order));
}
