import { formatDateLong, formatDateTime } from '#domain/format/dates.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { groupsOverlap } from '#domain/plans/plans.data.ts';
import { withdrawableUntil } from '#domain/payments/period.ts';
import { spacedReference } from '#domain/payments/reference.ts';
import { paths } from '#contract/paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { paymentMails as words } from '#texts/de/payments/payments.ts';
import { findPelletsDraft } from '#server/adverts/edit/pellet-rights.service.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type OrderRow, openAmountOf } from './orders/orders.repository.ts';
import { listLostRights } from './subscriptions/subscriptions.repository.ts';
import { orderPath } from './orders/orders.presenter.ts';
import { moneyOf } from './bank/bank-credits.presenter.ts';

export type MailContext = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>;

/** The last day of something that ends with it, e.g. a period. */
export const lastDayOf = (end: Date): string => formatDateLong(end.getTime() - 1);

export type Letter = {
  event: string;
  template: string;
  subject: string;
  preheader: string;
  paragraphs: readonly string[];
  afterAction?: readonly string[];
  action: { label: string; path: string };
};

/** Queues a mail to the buyer, if the account is still there. */
export async function write(
  context: MailContext,
  to: { email: string | null; first_name: string | null },
  { event, action, ...letter }: Letter,
): Promise<void> {
  if (to.email === null) return;
  await queueMail(context, {
    eventKey: event,
    to: to.email,
    content: {
      ...letter,
      greetingName: to.first_name ?? '',
      action: { label: action.label, url: mailLink(context.config, action.path) },
    },
  });
}

export const toOrder = (order: OrderRow, label: string) => ({ label, path: orderPath(order) });

/** What was ordered, on a durable medium (FAGG § 7 Abs. 3), with where to transfer the money. */
export async function writeOrdered(
  context: MailContext,
  order: OrderRow,
  { discountTitle }: { discountTitle: string | null },
): Promise<void> {
  const { ordered } = words;
  await write(context, order, {
    event: `order:${order.id}`,
    template: 'order',
    subject: ordered.subject(order.plan_title),
    preheader: ordered.preheader,
    paragraphs: [...priceLines(order, discountTitle), ...payLines(context, order)],
    action: toOrder(order, ordered.action),
    afterAction: [ordered.withdrawal(lastDayOf(withdrawableUntil(order.created_at)))],
  });
}

function priceLines(order: OrderRow, discountTitle: string | null): readonly string[] {
  const { ordered } = words;
  const { plan_title: title, recurrence } = order;
  const rhythm = (order.provider === 'bank-transfer' ? words.transferRhythms : words.rhythms)[recurrence];
  const price = ordered.includingVat(formatEuro(order.amount_in_cents), order.vat_rate);
  if (discountTitle === null) return ordered.paragraphs(title, rhythm, price);
  const full = formatEuro(order.full_amount_in_cents);
  if (recurrence === 'ONCE')
    return [...ordered.paragraphs(title, rhythm, price), ordered.discount(discountTitle, full)];
  return [
    ...ordered.paragraphs(title, rhythm, null),
    ordered.discounted[recurrence](price, full),
    ordered.discountOnce(discountTitle),
  ];
}

export function payLines(context: MailContext, order: OrderRow): string[] {
  const { transfer } = context.config;
  if (order.status === 'PAID') return [];
  if (order.provider !== 'bank-transfer' || transfer === null) return [words.ordered.pay];
  return words.ordered.transfer({
    recipient: transfer.recipient,
    iban: spacedReference(transfer.iban),
    amount: formatEuro(openAmountOf(order)),
    reference: spacedReference(order.reference),
    until: lastDayOf(order.expires_at),
  });
}

export async function writePaid(
  context: MailContext,
  order: OrderRow,
  { from, to, paymentKey = null }: { from: Date; to: Date; paymentKey?: number | null },
): Promise<void> {
  const { paid } = words;
  const startsLater = order.renews_subscription_id === null && from.getTime() > context.clock().getTime();
  const start = startsLater ? formatDateLong(from) : null;
  const isFree = order.amount_in_cents === 0;
  const say = isFree ? paid.free : paid.paragraphs;
  const draft = await waitingPelletsDraft(context, order);
  await write(context, order, {
    // An order whose booking was taken back can be paid again.
    event: `order-paid:${order.id}${paymentKey === null ? '' : `:${paymentKey}`}`,
    template: 'order-paid',
    subject: paid.subject(order.plan_title, { isFree, from: start }),
    preheader: isFree ? paid.freePreheader : paid.preheader,
    paragraphs: [
      ...say(order.plan_title, formatDateLong(from), lastDayOf(to)),
      ...(draft === null ? [] : [paid.draft(draft.title)]),
    ],
    action: draft === null ? toOrder(order, paid.action) : { label: paid.toDraft, path: paths.editPublish(draft.id) },
  });
}

/** What the buyer wanted the plan for: the newest draft in Pellets. */
async function waitingPelletsDraft({ db }: MailContext, { user_key, privilege_group }: OrderRow) {
  if (user_key === null || !groupsOverlap(privilege_group, 'pellets')) return null;
  return findPelletsDraft(db, user_key);
}

/** `asked`: what was open, where another amount or currency came. */
export type GivenBack = { key: number; amountInCents: number; currency: string; asked: number | null };

export async function writeGivenBack(context: MailContext, order: OrderRow, payment: GivenBack): Promise<void> {
  const { givenBack } = words;
  const { asked } = payment;
  const title = order.plan_title;
  const got = moneyOf({ amount_in_cents: payment.amountInCents, currency: payment.currency });
  await write(context, order, {
    event: `payment-back:${payment.key}`,
    template: 'payment-back',
    subject: givenBack.subject(title),
    ...(asked === null
      ? { preheader: givenBack.preheader, paragraphs: givenBack.paragraphs(title, got) }
      : {
          preheader: givenBack.other.preheader,
          paragraphs: givenBack.other.paragraphs(title, { got, asked: formatEuro(asked) }),
        }),
    action: toOrder(order, givenBack.action),
  });
}

export async function writeCanceled(context: MailContext, order: OrderRow): Promise<void> {
  const { canceled } = words;
  await write(context, order, {
    event: `order-canceled:${order.id}`,
    template: 'order-canceled',
    subject: canceled.subject(order.plan_title),
    preheader: canceled.preheader,
    paragraphs: canceled.paragraphs(order.plan_title),
    action: toOrder(order, canceled.action),
  });
}

export async function writeWithdrawn(
  context: MailContext,
  order: OrderRow,
  { at, amountInCents, note }: { at: Date; amountInCents: number; note: string | null },
): Promise<void> {
  const { withdrawn } = words;
  await write(context, order, {
    event: `order-withdrawn:${order.id}`,
    template: 'order-withdrawn',
    subject: withdrawn.subject(order.plan_title),
    preheader: withdrawn.preheader,
    paragraphs: [
      ...withdrawn.paragraphs(order.plan_title, formatDateTime(at)),
      amountInCents > 0 ? withdrawn.back(formatEuro(amountInCents)) : withdrawn.nothingBack,
      ...(note ? [withdrawn.note(note)] : []),
    ],
    action: toOrder(order, withdrawn.action),
  });
}

export type Subscribed = { id: string; plan_title: string; email: string | null; first_name: string | null };

/** A right that ends with a period and that nothing else gives. */
export type LostRight = keyof typeof words.stops;

type SubscriptionNews = 'subscriptionCanceled' | 'resumed' | 'ended' | 'refunded' | 'chargedBack' | 'renewalFailed';

/** A word about a subscription; one for each kind and end of period. */
export async function writeAboutSubscription(
  context: MailContext,
  to: Subscribed,
  { kind, until, at, lost = [] }: { kind: SubscriptionNews; until: Date | null; at: Date; lost?: readonly LostRight[] },
): Promise<void> {
  const letter = words[kind];
  const end = until === null ? '' : lastDayOf(until);
  await write(context, to, {
    event: `${kind}:${to.id}:${(kind === 'ended' || kind === 'renewalFailed' ? (until ?? at) : at).toISOString()}`,
    template: `subscription-${kind.toLowerCase()}`,
    subject: letter.subject(to.plan_title),
    preheader: letter.preheader,
    paragraphs: [...letter.paragraphs(to.plan_title, end), ...lost.map((right) => words.stopped[right])],
    action: actionAfter(kind, to),
  });
}

function actionAfter(kind: SubscriptionNews, { id }: Subscribed): Letter['action'] {
  if (kind === 'ended' || kind === 'refunded' || kind === 'chargedBack')
    return { label: words.toPlans, path: paths.plans() };
  if (kind === 'renewalFailed') return { label: words.toPaymentMethod, path: orderPaths.paymentMethod(id) };
  return { label: words.toProfile, path: paths.profileSettings() };
}

/** Another card or account is charged from now on; once for each change. */
export async function writeMethodChanged(context: MailContext, to: Subscribed, changeId: string): Promise<void> {
  const { subject, preheader, paragraphs } = words.methodChanged;
  await write(context, to, {
    event: `methodChanged:${to.id}:${changeId}`,
    template: 'subscription-methodchanged',
    subject: subject(to.plan_title),
    preheader,
    paragraphs: paragraphs(to.plan_title),
    action: { label: words.toProfile, path: paths.profileSettings() },
  });
}

/** The provider is about to charge another year: said early enough to end it (KSchG § 6 Abs. 1 Z 2). */
export async function writeRenewsSoon(
  context: MailContext,
  to: Subscribed & { full_amount_in_cents: number },
  until: Date,
): Promise<void> {
  const { subject, preheader, paragraphs } = words.renewsSoon;
  await write(context, to, {
    event: `renewsSoon:${to.id}:${until.toISOString()}`,
    template: 'subscription-renewssoon',
    subject: subject(to.plan_title),
    preheader,
    paragraphs: paragraphs(to.plan_title, { until: lastDayOf(until), price: formatEuro(to.full_amount_in_cents) }),
    action: { label: words.toProfile, path: paths.profileSettings() },
  });
}

/** A subscription is not renewed any more: it continues for a while, or is over already. */
export async function writeRenewalEnded(
  context: MailContext,
  to: Subscribed & { key: number; valid_to: Date | null },
  at: Date,
): Promise<void> {
  const { valid_to: until } = to;
  const isOver = until !== null && until.getTime() <= at.getTime();
  const lost = isOver ? await listLostRights(context.db, to.key, until) : [];
  await writeAboutSubscription(context, to, { kind: isOver ? 'ended' : 'subscriptionCanceled', until, at, lost });
}

/** Asks for the transfer of a further period, or reminds of it. */
export async function writeRenewal(
  context: MailContext,
  order: OrderRow,
  { kind, paidUntil }: { kind: 'renewal' | 'reminder' | 'lastReminder'; paidUntil: Date },
): Promise<void> {
  const letter = words[kind];
  await write(context, order, {
    event: `${kind}:${order.id}`,
    template: `subscription-${kind.toLowerCase()}`,
    subject: letter.subject(order.plan_title),
    preheader: letter.preheader,
    paragraphs: [...letter.paragraphs(order.plan_title, lastDayOf(paidUntil)), ...payLines(context, order)],
    action: toOrder(order, words.renewal.action),
    afterAction: words.renewal.afterAction,
  });
}
