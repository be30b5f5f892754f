import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { daysFrom, periodEnd } from '#domain/payments/period.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { expireOrder } from './orders/order-end.service.ts';
import { renewedRecipient } from './orders/invoice-recipient.ts';
import { newReference } from './orders/order-references.ts';
import * as orders from './orders/orders.repository.ts';
import { payableOrder } from './orders/own-orders.service.ts';
import { dropOldOrders } from './own-payments.service.ts';
import { writeAboutSubscription, writeRenewal, writeRenewsSoon } from './payment-mails.ts';
import { type PaymentProviders, providerNamed } from './payment-providers.ts';
import { leftOf, listDueRefunds } from './payments.repository.ts';
import { applyPaymentFact } from './orders/settlement.service.ts';
import { finishResumes } from './subscriptions/subscriptions.service.ts';
import * as subscriptions from './subscriptions/subscriptions.repository.ts';
import { remindOfRefunds, mailEndingPeriods } from './orders/reminder-jobs.ts';

const LOOKS_AT_ONCE = 50;
/** An order of the next period is made that long before the end of the present one; product decision. */
const RENEWAL_DAYS = 14;
const REMINDER_DAYS = 7;
/** As in `held_permissions`. */
const GRACE_DAYS = 7;
/** So near its end a provider may be charging the next period already. */
const CHARGING_DAYS = 1;
/** Limit for orders that ended during an outage. */
const LONGEST_OUTAGE_IN_DAYS = 400;

/** Regular tasks of orders and subscriptions. Every task can be killed and repeated. */
export function paymentTasks(base: BaseContext, providers: PaymentProviders): BackgroundTask[] {
  return [
    { name: 'end unpaid orders', everyInMs: MINUTE_IN_MS, run: () => expireDueOrders(base, providers) },
    { name: 'ask about open orders', everyInMs: MINUTE_IN_MS, run: () => checkOpenOrders(base, providers) },
    { name: 'send money back', everyInMs: MINUTE_IN_MS, run: () => sendMoneyBack(base, providers) },
    { name: 'end renewals at providers', everyInMs: MINUTE_IN_MS, run: () => endRenewals(base, providers) },
    { name: 'align renewals at providers', everyInMs: MINUTE_IN_MS, run: () => alignRenewals(base, providers) },
    { name: 'finish taking ends back', everyInMs: MINUTE_IN_MS, run: () => finishResumes(base, providers) },
    { name: 'tell of periods that end', everyInMs: 30 * MINUTE_IN_MS, run: () => mailEndingPeriods(base) },
    { name: 'remind of refunds', everyInMs: HOUR_IN_MS, run: () => remindOfRefunds(base) },
    { name: 'forget old orders', everyInMs: HOUR_IN_MS, run: () => dropOldOrders(base) },
    { name: 'ask for further periods', everyInMs: 10 * MINUTE_IN_MS, run: () => askForRenewals(base) },
    { name: 'tell of further years', everyInMs: HOUR_IN_MS, run: () => mailRenewals(base) },
  ];
}

type One = { key: number };

/** Does something with each of some rows; one that fails does not stop the others and is tried again next time. */
async function forEach<Row extends One>(
  base: BaseContext,
  list: (skipped: readonly number[]) => Promise<Row[]>,
  act: (row: Row) => Promise<unknown>,
): Promise<number> {
  const done: number[] = [];
  for (;;) {
    const rows = await list(done);
    if (rows.length === 0) return done.length;
    for (const row of rows) {
      done.push(row.key);
      await act(row).catch((error: unknown) =>
        base.logger.error({ err: error, event: 'payment.job-failed', key: row.key }, 'a payment job failed'),
      );
    }
  }
}

/** Ends open orders whose time is over, after a last question to the provider. */
export const expireDueOrders = (base: BaseContext, providers: PaymentProviders): Promise<number> =>
  forEach(
    base,
    (skipped) => orders.listExpiredOrders(base.db, base.clock(), skipped),
    (order) => expireOrder(base, order, providers),
  );

/** Asks the provider about open orders: settles what a lost message or a killed process left open. */
export async function checkOpenOrders(base: BaseContext, providers: PaymentProviders): Promise<number> {
  const askedBefore = new Date(base.clock().getTime() - MINUTE_IN_MS);
  const rows = await orders.listOrdersToCheck(base.db, { askedBefore, limit: LOOKS_AT_ONCE });
  for (const order of rows) {
    await orders.markChecked(base.db, order.key, base.clock());
    try {
      const facts = (await providerNamed(providers, order.provider)?.look(payableOrder(order))) ?? [];
      for (const fact of facts) await applyPaymentFact(base, fact);
    } catch (error) {
      base.logger.warn({ err: error, event: 'payment.look-failed', order: order.id }, 'a provider could not be asked');
    }
  }
  return rows.length;
}

/** Sends due refunds through providers; transfers are sent by a person. */
export const sendMoneyBack = (base: BaseContext, providers: PaymentProviders): Promise<number> =>
  forEach(
    base,
    (skipped) => listDueRefunds(base.db, skipped),
    async (payment) => {
      const provider = providerNamed(providers, payment.provider);
      const paymentId = payment.provider_reference;
      const sent = (await provider?.refund({ paymentId, amountInCents: leftOf(payment) })) ?? [];
      for (const refund of sent)
        await applyPaymentFact(base, { kind: 'REFUNDED', paymentId, ...refund, at: base.clock() });
    },
  );

/** Tells providers which subscriptions are not renewed any more. */
export const endRenewals = (base: BaseContext, providers: PaymentProviders): Promise<number> =>
  forEach(
    base,
    (skipped) => subscriptions.listUnendedRenewals(base.db, skipped),
    async (row) => {
      const provider = providerNamed(providers, row.provider);
      await provider?.endRenewal(row.provider_reference, { atOnce: row.at_once });
      // Resumed during the call: the provider may have got that first.
      if (!(await subscriptions.markRenewalEnded(base.db, row.key, base.clock())))
        await provider?.resumeRenewal(row.provider_reference);
    },
  );

/**
 * Has providers charge the next period when the present one ends: one that follows on began later than they think, and
 * begins earlier again where what it followed is withdrawn.
 */
export const alignRenewals = (base: BaseContext, providers: PaymentProviders): Promise<number> =>
  forEach(
    base,
    (skipped) => subscriptions.listUnalignedRenewals(base.db, daysFrom(base.clock(), CHARGING_DAYS), skipped),
    async (row) => {
      const provider = providerNamed(providers, row.provider);
      if (await provider?.alignRenewal(row.provider_reference, row.valid_to))
        await subscriptions.markRenewalAligned(base.db, row.key, row.valid_to);
    },
  );

/**
 * Subscriptions paid by transfer: the order of the next period 14 days before the end, a reminder after a week, a last
 * one at the end, and a week later it is over. Each word is said once.
 */
export async function askForRenewals(base: BaseContext): Promise<void> {
  const now = base.clock();
  const span = { from: daysFrom(now, -LONGEST_OUTAGE_IN_DAYS), to: daysFrom(now, RENEWAL_DAYS) };
  for (const row of await subscriptions.listEndingTransfers(base.db, span)) {
    try {
      await inTransaction(base.db, (db) => askForRenewal({ ...base, db }, row.key, row));
    } catch (error) {
      base.logger.error(
        { err: error, event: 'payment.renewal-failed', key: row.key },
        'a renewal could not be asked for',
      );
    }
  }
}

/** Says 14 days before a provider charges another year that it will. Said once: the mail is known by its event. */
export async function mailRenewals(base: BaseContext): Promise<void> {
  const now = base.clock();
  for (const row of await subscriptions.listYearlyRenewals(base.db, { from: now, to: daysFrom(now, RENEWAL_DAYS) }))
    if (row.valid_to !== null) await writeRenewsSoon(base, row, row.valid_to);
}

async function askForRenewal(base: BaseContext, key: number, ending: subscriptions.EndingSubscription): Promise<void> {
  const now = base.clock();
  await subscriptions.lockSubscriber(base.db, ending.user_key);
  const row = await subscriptions.lockSubscription(base.db, key);
  if (!row?.valid_to || row.canceled_at !== null || row.valid_to.getTime() !== ending.valid_to?.getTime()) return;
  // The end of a calendar day, also where the clocks change in between: buyers are told the day.
  const end = periodEnd(row.valid_to, { unit: 'DAY', count: GRACE_DAYS });
  if (now.getTime() >= end.getTime()) {
    await subscriptions.markCanceled(base.db, key, now);
    await orders.cancelRenewalOrders(base.db, key, now);
    const lost = await subscriptions.listLostRights(base.db, key, now);
    await writeAboutSubscription(base, ending, { kind: 'ended', until: row.valid_to, at: now, lost });
    return;
  }
  const order = await renewalOrder(base, ending, end);
  const kind =
    now.getTime() >= row.valid_to.getTime()
      ? 'lastReminder'
      : now.getTime() >= daysFrom(row.valid_to, -REMINDER_DAYS).getTime()
        ? 'reminder'
        : 'renewal';
  await writeRenewal(base, order, { kind, paidUntil: row.valid_to });
}

/** The open order of the next period, made if it is not there. */
async function renewalOrder(
  base: BaseContext,
  ending: subscriptions.EndingSubscription,
  expiresAt: Date,
): Promise<orders.OrderRow> {
  const known = ending.renewal_id === null ? null : await orders.findOrder(base.db, ending.renewal_id);
  const invoiceContact = await renewedRecipient(
    base.db,
    ending.user_key,
    known?.invoice_contact ?? ending.invoice_contact,
  );
  if (known?.status === 'PENDING') {
    await orders.updateOrderContact(base.db, known.key, invoiceContact);
    return known;
  }
  const id = base.newId();
  const isNew = await orders.insertOrder(base.db, {
    id,
    userKey: ending.user_key,
    planId: ending.plan_id,
    planTitle: ending.plan_title,
    privilegeGroup: ending.privilege_group,
    intervalUnit: ending.interval_unit,
    intervalCount: ending.interval_count,
    recurrence: ending.recurrence,
    paymentType: 'BANK_TRANSFER',
    provider: 'bank-transfer',
    fullAmountInCents: ending.full_amount_in_cents,
    amountInCents: ending.full_amount_in_cents,
    vatRate: ending.vat_rate,
    reference: newReference(),
    invoiceContact,
    renewsSubscriptionKey: ending.key,
    termsVersion: ending.terms_version,
    createdAt: base.clock(),
    expiresAt,
    status: 'PENDING',
  });
  const order = isNew ? await orders.findOrder(base.db, id) : null;
  if (!order) throw new Error('The order of a further period was not written.');
  await orders.updateOrderStart(base.db, order.key, {
    providerReference: null,
    payUrl: orderPaths.order('orderpending', id),
  });
  return order;
}
