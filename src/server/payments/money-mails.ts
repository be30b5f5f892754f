import { formatDateLong } from '#domain/format/dates.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { paths } from '#contract/paths.ts';
import { paymentMails as words } from '#texts/de/payments/payments.ts';
import { type OrderRow, openAmountOf } from './orders/orders.repository.ts';
import type { PaymentPurpose } from './payments.repository.ts';
import {
  type LostRight,
  type MailContext,
  type Subscribed,
  lastDayOf,
  payLines,
  toOrder,
  write,
} from './payment-mails.ts';

/** Mails about money that have to arrive. Each is known by its event and leaves once. */

type Booked = { key: number; amountInCents: number };

export async function writeExpired(context: MailContext, order: OrderRow, returnedInCents: number): Promise<void> {
  const { subject, preheader, paragraphs, returned, action } = words.expired;
  await write(context, order, {
    event: `order-expired:${order.id}`,
    template: 'order-expired',
    subject: subject(order.plan_title),
    preheader,
    paragraphs: [
      ...paragraphs(order.plan_title),
      ...(returnedInCents > 0 ? [returned(formatEuro(returnedInCents))] : []),
    ],
    action: toOrder(order, action),
  });
}

/** A pending debit or transfer has failed. */
export async function writePaymentFailed(context: MailContext, order: OrderRow): Promise<void> {
  const { subject, preheader, paragraphs, action } = words.paymentFailed;
  await write(context, order, {
    event: `order-failed:${order.id}`,
    template: 'order-failed',
    subject: subject(order.plan_title),
    preheader,
    paragraphs: paragraphs(order.plan_title),
    action: toOrder(order, action),
  });
}

/** A transfer brought another amount than is open; `got` in words, as its currency may be another one, too. */
export async function writeWrongAmount(
  context: MailContext,
  order: OrderRow,
  { creditId, got }: { creditId: string; got: string },
): Promise<void> {
  const { subject, preheader, paragraphs, action } = words.wrongAmount;
  await write(context, order, {
    event: `wrong-amount:${creditId}`,
    template: 'payment-wrong-amount',
    subject: subject(order.plan_title),
    preheader,
    paragraphs: paragraphs(order.plan_title, { got, asked: formatEuro(openAmountOf(order)) }),
    action: toOrder(order, action),
  });
}

/** A part was counted: what is left, and where to transfer it. */
export async function writePart(context: MailContext, order: OrderRow, part: Booked): Promise<void> {
  const { subject, preheader, paragraphs, action } = words.part;
  const amounts = { got: formatEuro(part.amountInCents), left: formatEuro(openAmountOf(order)) };
  await write(context, order, {
    event: `payment-part:${part.key}`,
    template: 'payment-part',
    subject: subject(order.plan_title),
    preheader,
    paragraphs: [...paragraphs(order.plan_title, amounts), ...payLines(context, order)],
    action: toOrder(order, action),
  });
}

export async function writeSurplus(context: MailContext, order: OrderRow, surplus: Booked): Promise<void> {
  const { subject, preheader, paragraphs, action } = words.surplus;
  await write(context, order, {
    event: `payment-surplus:${surplus.key}`,
    template: 'payment-surplus',
    subject: subject(order.plan_title),
    preheader,
    paragraphs: paragraphs(order.plan_title, formatEuro(surplus.amountInCents)),
    action: toOrder(order, action),
  });
}

type Reversed = Booked & { purpose: PaymentPurpose; /** What was paid with it was still running. */ endsNow: boolean };

/** The booking of a transfer was a mistake; says how the order stands then. */
export async function writeReversed(context: MailContext, order: OrderRow, booked: Reversed): Promise<void> {
  const { subject, preheader, paragraphs, action } = words.reversed;
  await write(context, order, {
    event: `payment-reversed:${booked.key}`,
    template: 'payment-reversed',
    subject: subject(order.plan_title),
    preheader,
    paragraphs: [
      ...paragraphs(order.plan_title, formatEuro(booked.amountInCents)),
      ...afterReversal(context, order, booked),
    ],
    action: toOrder(order, action),
  });
}

function afterReversal(context: MailContext, order: OrderRow, { purpose, endsNow }: Reversed): string[] {
  const { ended, invoiceOnly, nothingBack, restBack, open, failed } = words.reversed;
  const { refund_due_in_cents: due } = order;
  const back = due > 0 ? restBack(formatEuro(due)) : nothingBack;
  if (purpose !== 'SETTLEMENT' && purpose !== 'PART') return [back];
  const stopped = purpose === 'SETTLEMENT' ? [endsNow ? ended : invoiceOnly] : [];
  if (order.status === 'PENDING') return [...stopped, open, ...payLines(context, order)];
  return [...stopped, ...(order.status === 'FAILED' ? [failed] : []), back];
}

/** A transfer that pays for nothing is sent back. */
export async function writeCreditBack(
  context: MailContext,
  order: OrderRow,
  { creditId, amount }: { creditId: string; amount: string },
): Promise<void> {
  const { subject, preheader, paragraphs, action } = words.creditBack;
  await write(context, order, {
    event: `credit-back:${creditId}`,
    template: 'payment-credit-back',
    subject: subject(order.plan_title),
    preheader,
    paragraphs: paragraphs(order.plan_title, amount),
    action: toOrder(order, action),
  });
}

type Period = Subscribed & { valid_to: Date };

/** What was paid once, or given by a voucher, ends in some days. */
export async function writeEndsSoon(context: MailContext, to: Period, lost: readonly LostRight[]): Promise<void> {
  const { subject, preheader, paragraphs, onwards } = words.endsSoon;
  await write(context, to, {
    event: `endsSoon:${to.id}:${to.valid_to.toISOString()}`,
    template: 'subscription-endssoon',
    subject: subject(to.plan_title),
    preheader,
    paragraphs: [
      ...paragraphs(to.plan_title, lastDayOf(to.valid_to)),
      ...lost.map((right) => words.stops[right]),
      onwards,
    ],
    action: { label: words.toPlans, path: paths.plans() },
  });
}

type DueRefund = { event: string; whom: string; amount: string; until: Date; path: string };

/** Reminds admins of money that has to be paid back within some days. */
export async function writeRefundReminder(
  context: MailContext,
  admin: { id: string; email: string; first_name: string },
  { event, whom, amount, until, path }: DueRefund,
): Promise<void> {
  const { subject, preheader, paragraphs, action } = words.refundReminder;
  const day = formatDateLong(until);
  await write(context, admin, {
    event: `refund-reminder:${event}:${admin.id}`,
    template: 'refund-reminder',
    subject: subject(amount, day),
    preheader,
    paragraphs: paragraphs(amount, { whom, until: day }),
    action: { label: action, path },
  });
}
