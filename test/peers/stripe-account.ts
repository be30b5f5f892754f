import { randomBytes } from 'node:crypto';
import { type FormRecord, textAt } from './stripe-form.ts';

/** Objects of a Stripe account with the members that are used here. */
export type Session = {
  id: string;
  object: 'checkout.session';
  mode: 'payment' | 'subscription' | 'setup';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  client_reference_id: string;
  metadata: FormRecord;
  currency: string;
  amount_total: number;
  full_amount: number;
  interval: string;
  created: number;
  expires_at: number;
  url: string | null;
  success_url: string;
  cancel_url: string;
  payment_method_types: string[];
  payment_intent: string | null;
  subscription: string | null;
  invoice: string | null;
  /** Of one that takes a card and no money: for whom, and what for. */
  customer: string | null;
  setup_for: string;
};
export type SetupIntent = {
  id: string;
  object: 'setup_intent';
  status: 'succeeded';
  customer: string;
  metadata: FormRecord;
  payment_method: string;
  created: number;
};
export type Intent = {
  id: string;
  object: 'payment_intent';
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  amount: number;
  amount_received: number;
  amount_refunded: number;
  currency: string;
  created: number;
  latest_charge: string;
};
export type Subscription = {
  id: string;
  object: 'subscription';
  status: 'active' | 'trialing' | 'past_due' | 'canceled';
  metadata: FormRecord;
  customer: string;
  default_payment_method: string;
  created: number;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  interval: string;
  amount: number;
  currency: string;
  billing_cycle_anchor: number;
  period_end: number;
};
export type Invoice = {
  id: string;
  object: 'invoice';
  status: 'open' | 'paid';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  attempted: boolean;
  amount_paid: number;
  currency: string;
  created: number;
  lines: { object: 'list'; data: { id: string; period: { start: number; end: number } }[] };
  status_transitions: { paid_at: number | null };
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  payments: {
    object: 'list';
    data: { id: string; status: string; payment: { type: string; payment_intent: string } }[];
  };
};
export type Refund = {
  id: string;
  object: 'refund';
  status: 'succeeded';
  amount: number;
  payment_intent: string;
  created: number;
};
type Dispute = {
  id: string;
  object: 'dispute';
  status: 'lost';
  amount: number;
  payment_intent: string;
  created: number;
};

export type Event = {
  id: string;
  object: 'event';
  api_version: string;
  type: string;
  created: number;
  data: { object: { id: string; object: string; payment_intent?: string | null } };
};

const newName = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;
const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

function openLedger() {
  const events: Event[] = [];
  return {
    sessions: new Map<string, Session>(),
    intents: new Map<string, Intent>(),
    subscriptions: new Map<string, Subscription>(),
    invoices: new Map<string, Invoice>(),
    refunds: new Map<string, Refund>(),
    disputes: new Map<string, Dispute>(),
    coupons: new Map<string, number>(),
    setups: new Map<string, SetupIntent>(),
    /** Cards that no bank charges. */
    refusedMethods: new Set<string>(),
    newName,
    nowInSeconds,
    /** Returns and clears the pending events, in order. */
    takeEvents: (): Event[] => events.splice(0),
    tell: (type: string, object: Event['data']['object']): Event => {
      const event: Event = {
        id: newName('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        type,
        created: nowInSeconds(),
        data: { object },
      };
      events.push(event);
      return event;
    },
  };
}
type Ledger = ReturnType<typeof openLedger>;

function get<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (!found) throw new Error(`This account has no ${id}.`);
  return found;
}

type Money = { amount: number; currency: string };

function charge({ intents }: Ledger, { amount, currency }: Money, status: Intent['status']): Intent {
  const intent: Intent = {
    id: newName('pi'),
    object: 'payment_intent',
    status,
    amount,
    amount_received: status === 'succeeded' ? amount : 0,
    amount_refunded: 0,
    currency,
    created: nowInSeconds(),
    latest_charge: newName('ch'),
  };
  intents.set(intent.id, intent);
  return intent;
}

function bill({ invoices }: Ledger, subscription: Subscription, intent: Intent): Invoice {
  const isPaid = intent.status === 'succeeded';
  const isFirst = subscription.period_end === subscription.created;
  const start = subscription.period_end;
  const end = periodAfter(start, subscription.interval);
  if (isPaid || isFirst) subscription.period_end = end;
  const invoice: Invoice = {
    id: newName('in'),
    object: 'invoice',
    status: isPaid ? 'paid' : 'open',
    billing_reason: isFirst ? 'subscription_create' : 'subscription_cycle',
    attempted: true,
    amount_paid: isPaid ? intent.amount : 0,
    currency: intent.currency,
    created: nowInSeconds() + invoices.size,
    lines: { object: 'list', data: [{ id: newName('il'), period: { start, end } }] },
    status_transitions: { paid_at: isPaid ? nowInSeconds() : null },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    payments: {
      object: 'list',
      data: [
        {
          id: newName('inpay'),
          status: isPaid ? 'paid' : 'open',
          payment: { type: 'payment_intent', payment_intent: intent.id },
        },
      ],
    },
  };
  invoices.set(invoice.id, invoice);
  return invoice;
}

function subscribe(ledger: Ledger, session: Session, intent: Intent): void {
  const created = nowInSeconds();
  const subscription: Subscription = {
    id: newName('sub'),
    object: 'subscription',
    status: 'active',
    metadata: session.metadata,
    customer: newName('cus'),
    default_payment_method: newName('pm'),
    created,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    interval: session.interval,
    amount: session.full_amount,
    currency: session.currency,
    billing_cycle_anchor: created,
    period_end: created,
  };
  ledger.subscriptions.set(subscription.id, subscription);
  session.subscription = subscription.id;
  session.invoice = bill(ledger, subscription, intent).id;
}

type Paying = { amountInCents?: number; currency?: string; isAsync?: boolean };

function pay(ledger: Ledger, sessionId: string, { amountInCents, currency, isAsync = false }: Paying): void {
  const session = get(ledger.sessions, sessionId);
  if (session.status !== 'open') throw new Error('This session can no longer be paid.');
  const money = { amount: amountInCents ?? session.amount_total, currency: currency ?? session.currency };
  const intent = charge(ledger, money, isAsync ? 'processing' : 'succeeded');
  Object.assign(session, { status: 'complete', payment_status: isAsync ? 'unpaid' : 'paid', url: null });
  if (session.mode === 'payment') session.payment_intent = intent.id;
  else subscribe(ledger, session, intent);
  ledger.tell('payment_intent.created', intent);
  ledger.tell('checkout.session.completed', session);
  if (session.invoice !== null && !isAsync) ledger.tell('invoice.paid', get(ledger.invoices, session.invoice));
}

function settle(ledger: Ledger, sessionId: string, outcome: 'succeeded' | 'failed'): void {
  const session = get(ledger.sessions, sessionId);
  const invoice = session.invoice === null ? null : get(ledger.invoices, session.invoice);
  const [payment] = invoice?.payments.data ?? [];
  const intent = get(ledger.intents, session.payment_intent ?? payment?.payment.payment_intent ?? '');
  if (outcome === 'failed') {
    intent.status = 'requires_payment_method';
    return void ledger.tell('checkout.session.async_payment_failed', session);
  }
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
  session.payment_status = 'paid';
  if (invoice && payment) {
    payment.status = 'paid';
    const transitions = { paid_at: nowInSeconds() };
    Object.assign(invoice, { status: 'paid', amount_paid: intent.amount, status_transitions: transitions });
    ledger.tell('invoice.paid', invoice);
  }
  ledger.tell('checkout.session.async_payment_succeeded', session);
}

/** The visitor enters another card; nothing is charged. */
function giveMethod(ledger: Ledger, session: Session): SetupIntent {
  Object.assign(session, { status: 'complete', url: null });
  const setup: SetupIntent = {
    id: newName('seti'),
    object: 'setup_intent',
    status: 'succeeded',
    customer: session.customer ?? '',
    metadata: { subscription: session.setup_for },
    payment_method: newName('pm'),
    created: nowInSeconds() + ledger.setups.size,
  };
  ledger.setups.set(setup.id, setup);
  ledger.tell('setup_intent.succeeded', setup);
  ledger.tell('checkout.session.completed', session);
  return setup;
}

/** An invoice that could not be charged is tried again. */
function payInvoice(ledger: Ledger, invoiceId: string): Invoice {
  const invoice = get(ledger.invoices, invoiceId);
  const subscription = get(ledger.subscriptions, invoice.parent.subscription_details.subscription);
  const [payment] = invoice.payments.data;
  if (!payment) throw new Error('An invoice has a payment.');
  const intent = get(ledger.intents, payment.payment.payment_intent);
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
  payment.status = 'paid';
  const transitions = { paid_at: nowInSeconds() };
  Object.assign(invoice, { status: 'paid', amount_paid: intent.amount, status_transitions: transitions });
  Object.assign(subscription, { status: 'active', period_end: invoice.lines.data[0]?.period.end });
  ledger.tell('invoice.paid', invoice);
  return invoice;
}

/** A trial moves the next charge and the rhythm with it; Stripe bills it with nothing. */
function startTrial(ledger: Ledger, subscription: Subscription, until: number): void {
  Object.assign(subscription, { status: 'trialing', billing_cycle_anchor: until, period_end: until });
  const created = nowInSeconds();
  const invoice: Invoice = {
    id: newName('in'),
    object: 'invoice',
    status: 'paid',
    billing_reason: 'subscription_update',
    attempted: true,
    amount_paid: 0,
    currency: subscription.currency,
    created: created + ledger.invoices.size,
    lines: { object: 'list', data: [{ id: newName('il'), period: { start: created, end: until } }] },
    status_transitions: { paid_at: created },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    payments: { object: 'list', data: [] },
  };
  ledger.invoices.set(invoice.id, invoice);
  ledger.tell('invoice.paid', invoice);
}

type Renewal = { fails?: boolean; amountInCents?: number };

function renew(ledger: Ledger, subscriptionId: string, { fails = false, amountInCents }: Renewal): Invoice {
  const subscription = get(ledger.subscriptions, subscriptionId);
  const money = { amount: amountInCents ?? subscription.amount, currency: subscription.currency };
  const intent = charge(ledger, money, fails ? 'requires_payment_method' : 'succeeded');
  const invoice = bill(ledger, subscription, intent);
  subscription.status = fails ? 'past_due' : 'active';
  ledger.tell(fails ? 'invoice.payment_failed' : 'invoice.paid', invoice);
  return invoice;
}

function giveBack(ledger: Ledger, intentId: string, amountInCents?: number): Refund {
  const intent = get(ledger.intents, intentId);
  const amount = amountInCents ?? intent.amount_received - intent.amount_refunded;
  intent.amount_refunded += amount;
  const refund: Refund = {
    id: newName('re'),
    object: 'refund',
    status: 'succeeded',
    amount,
    payment_intent: intentId,
    created: nowInSeconds() + ledger.refunds.size,
  };
  ledger.refunds.set(refund.id, refund);
  ledger.tell('charge.refunded', { ...chargeOf(intent), payment_intent: intentId });
  return refund;
}

/** What an account holds, and what happens to it outside of API calls: people pay, banks answer, time passes. */
export function openAccount() {
  const ledger = openLedger();
  return {
    ...ledger,
    /** The visitor pays on the hosted page; later, where the bank takes days. */
    pay: (sessionId: string, paying: Paying = {}): void => pay(ledger, sessionId, paying),
    /** The bank answers days later. */
    settle: (sessionId: string, outcome: 'succeeded' | 'failed'): void => settle(ledger, sessionId, outcome),
    expire: (sessionId: string): Session => {
      const session = get(ledger.sessions, sessionId);
      Object.assign(session, { status: 'expired', url: null });
      ledger.tell('checkout.session.expired', session);
      return session;
    },
    /** A period is over: the next one is charged, or cannot be. */
    renew: (subscriptionId: string, renewal: Renewal = {}): Invoice => renew(ledger, subscriptionId, renewal),
    startTrial: (id: string, until: number): void => startTrial(ledger, get(ledger.subscriptions, id), until),
    /** The visitor gives another card on the hosted page. */
    giveMethod: (sessionId: string): SetupIntent => giveMethod(ledger, get(ledger.sessions, sessionId)),
    payInvoice: (invoiceId: string): Invoice => payInvoice(ledger, invoiceId),
    endSubscription: (subscriptionId: string): Subscription => {
      const subscription = get(ledger.subscriptions, subscriptionId);
      const at = nowInSeconds();
      Object.assign(subscription, { status: 'canceled', canceled_at: at, ended_at: at });
      ledger.tell('customer.subscription.deleted', subscription);
      return subscription;
    },
    refund: (intentId: string, amountInCents?: number): Refund => giveBack(ledger, intentId, amountInCents),
    /** The payer's bank took the money back and was right. */
    loseDispute: (intentId: string): void => {
      const { amount_received: amount } = get(ledger.intents, intentId);
      const facts = { status: 'lost', amount, payment_intent: intentId, created: nowInSeconds() } as const;
      const dispute: Dispute = { id: newName('dp'), object: 'dispute', ...facts };
      ledger.disputes.set(dispute.id, dispute);
      ledger.tell('charge.dispute.closed', dispute);
    },
    couponAmount: (form: FormRecord): number => ledger.coupons.get(textAt(form, 'discounts.0.coupon')) ?? 0,
  };
}

export type StripeAccount = ReturnType<typeof openAccount>;

export const chargeOf = ({ latest_charge: id, created, amount }: Intent) => ({ id, object: 'charge', created, amount });

function periodAfter(start: number, interval: string): number {
  const date = new Date(start * 1000);
  if (interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return Math.floor(date.getTime() / 1000);
}
