import { daysFrom, nextPeriodEnd, periodEnd } from '#domain/payments/period.ts';
import { type OrderEvent, stepOrder } from '#domain/payments/order-state.ts';
import { recordWithin } from '#server/events/events.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { releaseDiscount } from '#server/payments/vouchers/discounts.service.ts';
import { issueInvoice } from '#server/payments/invoices/invoices.service.ts';
import { lockOrderWithPayments } from './order-locks.ts';
import { type OrderRow, endOrderRow, lockOrder, openAmountOf, postponeExpiry } from './orders.repository.ts';
import { writeExpired, writePart, writePaymentFailed, writeSurplus } from '#server/payments/money-mails.ts';
import { type GivenBack, writeGivenBack, writePaid } from '#server/payments/payment-mails.ts';
import type { FactOutcome, PaymentFact, ProviderName } from '#server/payments/payment-provider.ts';
import { SURPLUS_SUFFIX, insertPayment, returnParts } from '#server/payments/payments.repository.ts';
import {
  endedAtProvider,
  methodChanged,
  applyRefund,
  renewalFailed,
  renewed,
} from '#server/payments/subscriptions/renewal-facts.service.ts';
import * as subscriptions from '#server/payments/subscriptions/subscriptions.repository.ts';

export type SettlementContext = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'logger' | 'memory'>;

/** A SEPA direct debit fails within that time. Source: SDD Core Rulebook, return by D+5 bank days. */
const UNDER_WAY_IN_DAYS = 14;

/**
 * Applies a fact from a provider or the bank: the only way from money to access. Each fact is one transaction with all
 * its effects, and a repeated fact changes nothing.
 */
export async function applyPaymentFact(base: SettlementContext, fact: PaymentFact): Promise<FactOutcome> {
  const outcome = await inTransaction(base.db, (db) => applyInside({ ...base, db }, fact));
  base.logger.info({ event: 'payment.fact', kind: fact.kind, outcome }, 'payment fact');
  return outcome;
}

async function applyInside(context: SettlementContext, fact: PaymentFact): Promise<FactOutcome> {
  switch (fact.kind) {
    case 'PAID':
      return settle(context, fact);
    case 'FAILED':
      return failed(context, fact);
    case 'EXPIRED':
      return endUnpaid(context, { orderId: fact.orderId, event: 'EXPIRE', reason: 'EXPIRED' });
    case 'PROCESSING':
      return markProcessing(context.db, fact);
    case 'RENEWED':
      return renewed(context, fact);
    case 'RENEWAL_FAILED':
      return renewalFailed(context, fact);
    case 'METHOD_CHANGED':
      return methodChanged(context, fact);
    case 'SUBSCRIPTION_ENDED':
      return endedAtProvider(context, fact);
    case 'REFUNDED':
      return applyRefund(context, fact);
  }
}

export type Money = {
  orderId: string;
  paymentId: string;
  amountInCents: number;
  currency: string;
  at: Date;
  providerSubscription: string | null;
  /** Who confirms the payment; by default the provider of the order. */
  provider?: ProviderName;
  /** A person accepted a different amount: less is a part payment, a surplus is paid back. */
  acceptsDifference?: boolean;
};

/** Money came in for an order: it starts or extends the subscription, or has to go back. Inside a transaction. */
export async function settle(context: SettlementContext, money: Money): Promise<FactOutcome> {
  const order = await lockOrderWithPayments(context.db, money.orderId);
  if (!order) return 'UNKNOWN';
  const open = openAmountOf(order);
  const isForeign = money.currency !== order.currency;
  const fits = money.amountInCents === open && !isForeign;
  const { effect } = stepOrder(order.status, 'PAY');
  const isOpen = effect === 'ACTIVATE' && order.user_key !== null;
  if (isOpen && !fits && !isForeign && money.acceptsDifference)
    return money.amountInCents < open ? bookPart(context, order, money) : settleWithSurplus(context, order, money);
  const shallStart = isOpen && fits;
  const now = context.clock();
  const paymentKey = await insertPayment(context.db, {
    ...paymentOf(context, order, money),
    purpose: shallStart ? 'SETTLEMENT' : fits ? (order.status === 'PAID' ? 'DUPLICATE' : 'LATE') : 'WRONG_AMOUNT',
    refundDueAt: shallStart ? null : now,
  });
  if (paymentKey === null) return 'REPEATED';
  if (!shallStart) {
    if (money.providerSubscription !== null) await storeEndedSubscription(context, order, money.providerSubscription);
    const asked = order.status === 'PENDING' && !fits ? open : null;
    return giveBack(context, order, { ...money, key: paymentKey, asked });
  }
  await end(context, order, { status: 'PAID', reason: null });
  const period = await activate(context, order, { providerSubscription: money.providerSubscription });
  await issueInvoice(context, { orderKey: order.key, paymentKey, period });
  await writePaid(context, { ...order, status: 'PAID' }, { ...period, paymentKey });
  return 'APPLIED';
}

const paymentOf = ({ newId, clock }: SettlementContext, order: OrderRow, money: Money) => ({
  id: newId(),
  orderKey: order.key,
  provider: money.provider ?? order.provider,
  providerReference: money.paymentId,
  amountInCents: money.amountInCents,
  receivedAt: money.at,
  createdAt: clock(),
});

/** Counts less than is open towards an order, and gives its buyer time for the rest. */
async function bookPart(context: SettlementContext, order: OrderRow, money: Money): Promise<FactOutcome> {
  const now = context.clock();
  const until = daysFrom(now, UNDER_WAY_IN_DAYS);
  const part = { ...paymentOf(context, order, money), purpose: 'PART', refundDueAt: null } as const;
  const key = await insertPayment(context.db, part);
  if (key === null) return 'REPEATED';
  await postponeExpiry(context.db, order.key, until);
  const expiresAt = new Date(Math.max(until.getTime(), order.expires_at.getTime()));
  const after = { ...order, expires_at: expiresAt, part_paid_in_cents: order.part_paid_in_cents + money.amountInCents };
  await writePart(context, after, { key, amountInCents: money.amountInCents });
  return 'APPLIED';
}

/** Settles an order with what is open of it; the surplus has to be paid back. */
async function settleWithSurplus(context: SettlementContext, order: OrderRow, money: Money): Promise<FactOutcome> {
  const open = openAmountOf(order);
  const outcome = await settle(context, { ...money, amountInCents: open });
  if (outcome !== 'APPLIED') return outcome;
  const surplus = money.amountInCents - open;
  const key = await insertPayment(context.db, {
    ...paymentOf(context, order, money),
    providerReference: `${money.paymentId}${SURPLUS_SUFFIX}`,
    amountInCents: surplus,
    purpose: 'SURPLUS',
    refundDueAt: context.clock(),
  });
  if (key !== null) await writeSurplus(context, { ...order, status: 'PAID' }, { key, amountInCents: surplus });
  return 'APPLIED';
}

const ENDS = { PAID: 'PAYMENT_COMPLETED', CANCELED: 'PAYMENT_CANCELED', FAILED: 'PAYMENT_FAILED' } as const;
type End = { status: keyof typeof ENDS; reason: string | null };

async function end(context: SettlementContext, { key }: OrderRow, { status, reason }: End): Promise<void> {
  await endOrderRow(context.db, key, { status, reason, at: context.clock() });
  await recordWithin(context, { type: ENDS[status] });
}

async function giveBack(context: SettlementContext, order: OrderRow, payment: GivenBack): Promise<FactOutcome> {
  if (order.status === 'PENDING') {
    await end(context, order, { status: 'FAILED', reason: 'WRONG_AMOUNT' });
    await releaseDiscount(context.db, order.key);
    await returnParts(context.db, order.key, context.clock());
  }
  context.logger.warn({ event: 'payment.to-give-back', order: order.id }, 'money came in that no open order asked for');
  await writeGivenBack(context, order, payment);
  return 'APPLIED';
}

/**
 * The provider made a subscription for a payment that is paid back, and would keep charging: it is stored as ended, so
 * that a job ends it at the provider, and later charges are paid back.
 */
async function storeEndedSubscription(
  { db, clock, newId }: SettlementContext,
  order: OrderRow,
  reference: string,
): Promise<void> {
  const userKey = order.user_key;
  if (userKey === null || (await subscriptions.lockProviderSubscription(db, order.provider, reference))) return;
  const isFirst = (await subscriptions.lockSubscriptionOfOrder(db, order.key)) === null;
  const now = clock();
  const key = await subscriptions.insertSubscription(db, {
    ...contractOf(order, userKey),
    id: newId(),
    orderKey: isFirst ? order.key : null,
    providerReference: reference,
    validFrom: now,
    validTo: now,
    createdAt: now,
    amountPaidInCents: 0,
  });
  await subscriptions.markWithdrawn(db, key, now);
}

const contractOf = (order: OrderRow, userKey: number) => ({
  userKey,
  planId: order.plan_id,
  planTitle: order.plan_title,
  privilegeGroup: order.privilege_group,
  recurrence: order.recurrence,
  provider: order.provider,
});

/**
 * Starts the subscription of an order, or extends the one that it renews, and returns the period that is paid with it.
 * What follows on from a running one of the same rights begins where that ends.
 */
export async function activate(
  context: SettlementContext,
  order: OrderRow,
  { providerSubscription }: { providerSubscription: string | null },
): Promise<{ from: Date; to: Date }> {
  const { db, clock } = context;
  const userKey = order.user_key;
  if (userKey === null) throw new Error('An order without a buyer starts nothing.');
  await subscriptions.lockSubscriber(db, userKey);
  const interval = { unit: order.interval_unit, count: order.interval_count };
  const running =
    order.renews_subscription_id === null
      ? null
      : await subscriptions.lockSubscription(db, order.renews_subscription_id);
  if (running && running.valid_to !== null && running.withdrawn_at === null) {
    const to = nextPeriodEnd(running.valid_from, running.valid_to, interval);
    await subscriptions.extendSubscription(db, running.key, { validTo: to, paidInCents: order.amount_in_cents });
    return { from: running.valid_to, to };
  }
  const now = clock();
  const from = (await subscriptions.findGroupEnd(db, userKey, order.privilege_group, now)) ?? now;
  const to = periodEnd(from, interval);
  await subscriptions.insertSubscription(db, {
    ...contractOf(order, userKey),
    id: context.newId(),
    orderKey: order.key,
    providerReference: providerSubscription,
    validFrom: from,
    validTo: to,
    createdAt: now,
    amountPaidInCents: order.amount_in_cents,
  });
  return { from, to };
}

type Unpaid = { orderId: string; event: OrderEvent; reason: string | null };

/** Ends an order without payment; its discount becomes available again. No effect on one that has ended. */
export async function endUnpaid(context: SettlementContext, { orderId, event, reason }: Unpaid): Promise<FactOutcome> {
  const order = await lockOrder(context.db, orderId);
  if (!order) return 'UNKNOWN';
  const { state, effect } = stepOrder(order.status, event);
  if (effect !== 'RELEASE' || state === 'PENDING') return 'REPEATED';
  await end(context, order, { status: state, reason });
  await releaseDiscount(context.db, order.key);
  const returnedInCents = await returnParts(context.db, order.key, context.clock());
  const after = { ...order, status: state };
  // For a further period, the mail about the end of the subscription is enough.
  if (event === 'EXPIRE' && order.renews_subscription_id === null) await writeExpired(context, after, returnedInCents);
  if (event === 'FAIL') await writePaymentFailed(context, after);
  return 'APPLIED';
}

/** The payment failed: the provider does not try again for an order that has ended. */
async function failed(
  context: SettlementContext,
  { orderId, reason, providerSubscription = null }: Extract<PaymentFact, { kind: 'FAILED' }>,
): Promise<FactOutcome> {
  const order = await lockOrderWithPayments(context.db, orderId);
  const outcome = await endUnpaid(context, { orderId, event: 'FAIL', reason });
  if (order && outcome === 'APPLIED' && providerSubscription !== null)
    await storeEndedSubscription(context, order, providerSubscription);
  return outcome;
}

async function markProcessing(db: Db, { orderId, at }: { orderId: string; at: Date }): Promise<FactOutcome> {
  const order = await lockOrder(db, orderId);
  if (!order) return 'UNKNOWN';
  await postponeExpiry(db, order.key, daysFrom(at, UNDER_WAY_IN_DAYS));
  return order.status === 'PENDING' ? 'APPLIED' : 'REPEATED';
}
