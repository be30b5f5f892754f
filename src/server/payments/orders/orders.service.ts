import type * as z from 'zod/mini';
import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { EMPTY_INVOICE_CONTACT } from '#domain/users/invoice-contact.ts';
import { vatOfGrossInCents } from '#domain/money.ts';
import { discountedInCents } from '#domain/payments/vouchers/discount.ts';
import { daysFrom, periodEnd } from '#domain/payments/period.ts';
import { groupsOverlap } from '#domain/plans/plans.data.ts';
import { ORDER_TERMS_VERSION } from '#domain/payments/terms.ts';
import type { Order, OrderSummary } from '#contract/payments/payment.schemas.ts';
import type { InvoiceContact } from '#contract/users/users.schemas.ts';
import { recordWithin } from '#server/events/events.service.ts';
import { type BaseContext, type Context, type Viewer, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type WaitingDiscount, findDiscount, takeDiscount } from '#server/payments/vouchers/discounts.service.ts';
import { type Buyer, findBuyer } from './buyers.repository.ts';
import { missingFor } from './invoice-recipient.ts';
import { cancelLocked, expireOrder, stopAtProvider } from './order-end.service.ts';
import { lockOrderWithPayments } from './order-locks.ts';
import { newReference } from './order-references.ts';
import * as orders from './orders.repository.ts';
import { getOrder, payableOrder } from './own-orders.service.ts';
import { writeOrdered, writePaid } from '#server/payments/payment-mails.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import type { PaymentProviders } from '#server/payments/payment-providers.ts';
import {
  accountLeaving,
  contactIncomplete,
  mailUnconfirmed,
  priceChanged,
  providerAway,
} from '#server/payments/payments.problems.ts';
import { type Chosen, type OrderChoice, choose, presentOffer } from './plan-offers.service.ts';
import { activate } from './settlement.service.ts';
import { findGroupEnd, listOwned } from '#server/payments/subscriptions/subscriptions.repository.ts';

export const TRANSFER_DAYS = 14;
const CHECKOUT_HOURS = 23;
/** Within this time, repeating a free order returns that order. */
const REPETITION_IN_MS = 5 * MINUTE_IN_MS;

/** What would be ordered, its price and what is missing for it; writes nothing. */
export async function summariseOrder(
  context: Context,
  choice: OrderChoice,
  providers: PaymentProviders,
): Promise<OrderSummary> {
  const viewer = requireViewer(context);
  const chosen = await choose(context, choice, providers);
  const { plan, offer, vatRate } = chosen;
  const buyer = await getBuyer(context, viewer);
  const key = keyOf({ viewer, choice, chosen });
  // A second press of the button returns the settled order, so it shows that price.
  const settled = await orders.findFreeOrder(context.db, key, repetitionSince(context));
  const orderKey = settled?.key ?? (await orders.findOpenOrderKey(context.db, key));
  const { discount, amount } = await priceFor(context, { viewer, chosen }, orderKey);
  const now = context.clock();
  const validFrom = (await findGroupEnd(context.db, viewer.key, plan.privilegeGroup, now)) ?? now;
  const contact = offeredContact(buyer);
  const owned = await listOwned(context.db, viewer.key, now);
  const renewing = owned.filter(
    (one) =>
      one.recurrence !== 'ONCE' && one.canceled_at === null && groupsOverlap(one.privilege_group, plan.privilegeGroup),
  );
  return {
    subscription: presentOffer(context.config, { plan, offer }, providers),
    recurrence: choice.paymentRecurrence,
    paymentType: choice.paymentType,
    fullAmount: offer.amountInCents,
    discount: discount && { title: discount.title, amountInCents: offer.amountInCents - amount },
    amount,
    vatInCents: vatOfGrossInCents(amount, vatRate),
    currency: 'EUR',
    validFrom: validFrom.toISOString(),
    validTo: periodEnd(validFrom, { unit: offer.intervalUnit, count: offer.intervalCount }).toISOString(),
    invoiceContact: contact,
    missing: missingFor(contact),
    recipientMail: buyer.email,
    renewing: renewing.map((one) => ({ title: one.plan_title, validTo: one.valid_to?.toISOString() ?? null })),
  };
}

/**
 * Orders a plan: returns the open order of the same kind or creates one. Concurrent calls get the same order.
 * @throws account.mail-unconfirmed, account.leaving (403), order.price-changed (409), order.contact-incomplete (422),
 * payment.provider-away (503)
 */
export async function orderSubscription(
  context: Context,
  choice: OrderChoice,
  providers: PaymentProviders,
): Promise<Order> {
  const viewer = requireViewer(context);
  const chosen = await choose(context, choice, providers);
  const buyer = await getBuyer(context, viewer);
  if (!buyer.mail_is_confirmed) throw mailUnconfirmed();
  if (buyer.is_leaving) throw accountLeaving();
  const missing = missingFor(buyer.invoice_contact ?? EMPTY_INVOICE_CONTACT);
  if (missing.length > 0) throw contactIncomplete(missing);
  const replaces = await findOutdatedOrder(context, { viewer, choice, chosen }, providers);
  const order = await inTransaction(context.db, async (db) => {
    const placed = await place({ ...context, db }, { viewer, choice, chosen, buyer, replaces });
    requireShownPrice(choice, placed.amount_in_cents);
    return placed;
  });
  if (order.status === 'PENDING' && order.pay_url === null) await startPayment(context, order, chosen.provider);
  return getOrder(context, { orderId: order.id });
}

type Wish = { viewer: Viewer; choice: OrderChoice; chosen: Chosen };
/** `replaces`: id of an open order that costs something else by now. */
type Placing = Wish & { buyer: Buyer; replaces: string | null };
type Price = { discount: WaitingDiscount | null; amount: number };

/** @throws order.price-changed (409) */
function requireShownPrice({ shownAmount }: OrderChoice, amount: number): void {
  if (shownAmount !== undefined && shownAmount !== amount) throw priceChanged();
}

/** What a plan costs its buyer now; a discount of the given open order counts. */
async function priceFor(
  { db }: Pick<Context, 'db'>,
  { viewer, chosen: { plan, offer } }: Pick<Wish, 'viewer' | 'chosen'>,
  orderKey: number | null,
): Promise<Price> {
  const discount = await findDiscount(db, { userKey: viewer.key, planId: plan.id, orderKey });
  return { discount, amount: discountedInCents(offer.amountInCents, discount?.percent ?? 0) };
}

const keyOf = ({ viewer, choice, chosen }: Wish): orders.OpenOrderKey => ({
  userKey: viewer.key,
  planId: chosen.plan.id,
  recurrence: choice.paymentRecurrence,
  paymentType: choice.paymentType,
});

/**
 * The id of an open order that would cost something else by now; its provider takes no more money for it. One whose time
 * is over expires. At another price than the one that was shown nothing is touched.
 */
async function findOutdatedOrder(context: Context, wish: Wish, providers: PaymentProviders): Promise<string | null> {
  const { db } = context;
  if (await orders.findFreeOrder(db, keyOf(wish), repetitionSince(context))) return null;
  const key = await orders.findOpenOrderKey(db, keyOf(wish));
  const { amount } = await priceFor(context, wish, key);
  requireShownPrice(wish.choice, amount);
  const open = key === null ? null : await orders.findOrder(db, await orders.findOrderIdByKey(db, key));
  if (!open) return null;
  if (open.expires_at.getTime() <= context.clock().getTime()) {
    await expireOrder(context, open, providers);
    return null;
  }
  if (amount === open.amount_in_cents) return null;
  await stopAtProvider(context, open, providers);
  return open.id;
}

const repetitionSince = ({ clock }: Pick<Context, 'clock'>): Date => new Date(clock().getTime() - REPETITION_IN_MS);

async function place(context: Context, placing: Placing): Promise<orders.OrderRow> {
  const { viewer, buyer, replaces } = placing;
  const key = keyOf(placing);
  await orders.waitForOtherOrders(context.db, viewer.key);
  if (replaces !== null) await lockOrderWithPayments(context.db, replaces);
  const settled = await orders.findFreeOrder(context.db, key, repetitionSince(context));
  if (settled) return settled;
  const open = await orders.lockOpenOrder(context.db, key);
  if (open && open.id !== replaces) {
    await orders.updateOrderContact(context.db, open.key, buyer.invoice_contact);
    return open;
  }
  // Before the discount of the old order waits for another one again.
  const price = await priceFor(context, placing, open?.key ?? null);
  if (open) await cancelLocked(context, open);
  return insert(context, placing, price);
}

async function insert(context: Context, placing: Placing, { discount, amount }: Price): Promise<orders.OrderRow> {
  const { chosen, buyer } = placing;
  const { plan, offer, provider, vatRate } = chosen;
  const { db } = context;
  const now = context.clock();
  const id = context.newId();
  const isTransfer = provider.name === 'bank-transfer' || amount === 0;
  const isNew = await orders.insertOrder(db, {
    ...keyOf(placing),
    id,
    planTitle: plan.title,
    privilegeGroup: plan.privilegeGroup,
    intervalUnit: offer.intervalUnit,
    intervalCount: offer.intervalCount,
    // A free first period: the next ones are paid by transfer.
    provider: amount === 0 ? 'bank-transfer' : provider.name,
    fullAmountInCents: offer.amountInCents,
    amountInCents: amount,
    vatRate,
    reference: newReference(),
    invoiceContact: buyer.invoice_contact,
    renewsSubscriptionKey: null,
    termsVersion: ORDER_TERMS_VERSION,
    createdAt: now,
    expiresAt: isTransfer ? daysFrom(now, TRANSFER_DAYS) : new Date(now.getTime() + CHECKOUT_HOURS * HOUR_IN_MS),
    status: amount === 0 ? 'PAID' : 'PENDING',
  });
  const order = isNew ? await orders.findOrder(db, id) : null;
  if (!order) throw new Error('An order was not written.');
  await recordWithin(context, { type: 'PAYMENT_STARTED' });
  if (discount) await takeDiscount(db, discount.key, order.key);
  await writeOrdered(context, order, { discountTitle: discount?.title ?? null });
  if (amount === 0) {
    await recordWithin(context, { type: 'PAYMENT_COMPLETED' });
    await writePaid(context, order, await activate(context, order, { providerSubscription: null }));
  }
  return order;
}

async function startPayment(context: Context, order: orders.OrderRow, provider: PaymentProvider): Promise<void> {
  try {
    const started = await provider.start(payableOrder(order));
    await orders.updateOrderStart(context.db, order.key, started);
  } catch (error) {
    context.logger.warn(
      { err: error, event: 'payment.start-failed', order: order.id },
      'a payment could not be started',
    );
    throw providerAway();
  }
}

async function getBuyer({ db }: Pick<BaseContext, 'db'>, viewer: Viewer): Promise<Buyer> {
  const buyer = await findBuyer(db, viewer.key);
  if (!buyer) throw new Error('Who is signed in has an account.');
  return buyer;
}

/** To whom an invoice would go; by default the names of the account. */
const offeredContact = (buyer: Buyer): z.infer<typeof InvoiceContact> =>
  buyer.invoice_contact ?? { ...EMPTY_INVOICE_CONTACT, firstname: buyer.first_name, lastname: buyer.last_name };
