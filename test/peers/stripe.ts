import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listenAnywhere } from '#test/ports.ts';
import {
  type Event,
  type Intent,
  type Session,
  type StripeAccount,
  type Subscription,
  chargeOf,
  openAccount,
} from './stripe-account.ts';
import { type FormRecord, pathsIn, readForm, textAt } from './stripe-form.ts';
import { type SignedEvent, forgeriesOf, signEvent, signText } from './stripe-signature.ts';

const API_VERSION = '2026-10-28.endive';
const SHORTEST_CHECKOUT_IN_SECONDS = 30 * 60;
const LONGEST_CHECKOUT_IN_SECONDS = 24 * 60 * 60;
const LONGEST_TRIAL_IN_SECONDS = 2 * 365 * 24 * 60 * 60;

/** What a checkout may be asked with; anything else is refused, as Stripe does. */
const CHECKOUT_FIELDS = [
  'mode',
  'client_reference_id',
  'customer_email',
  'success_url',
  'cancel_url',
  'locale',
  'expires_at',
  'adaptive_pricing.enabled',
  'allowed_payment_method_types.*',
  'discounts.*.coupon',
  'line_items.*.quantity',
  'line_items.*.price_data.currency',
  'line_items.*.price_data.unit_amount',
  'line_items.*.price_data.product_data.name',
  'line_items.*.price_data.recurring.interval',
  'metadata.order',
  'metadata.reference',
  'payment_intent_data.metadata.order',
  'payment_intent_data.metadata.reference',
  'subscription_data.metadata.order',
  'subscription_data.metadata.reference',
];
/** What a page that only takes a card may be asked with. */
const SETUP_FIELDS = [
  'mode',
  'currency',
  'customer',
  'success_url',
  'cancel_url',
  'locale',
  'allowed_payment_method_types.*',
  'setup_intent_data.metadata.subscription',
];
/** Ways to pay of this account; eps cannot be charged again. */
const METHODS = { payment: ['card', 'eps', 'paypal', 'sepa_debit'], subscription: ['card', 'paypal', 'sepa_debit'] };

type Answer = { status: number; body: unknown };
type Asked = { method: string; path: string; form: FormRecord; idempotencyKey: string };
type Mood = { delayInMs?: number; status?: number; isDown?: boolean };

class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, error: { type: string; message: string; code?: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

const invalid = (message: string, more: { code?: string; param?: string } = {}): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...more });
const missing = (id: string): Refusal =>
  new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` });

function find<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (!found) throw missing(id);
  return found;
}

/** A fake Stripe on this machine with what is used here: its API, its payment page, its signed messages. */
export async function startStripePeer({ secretKey = 'sk_test_peer', webhookSecret = 'whsec_peer' } = {}) {
  const account = openAccount();
  const asked: Asked[] = [];
  const answered = new Map<string, { question: string; answer: Answer }>();
  let mood: Mood = {};
  let address = '';

  const answer = (question: Asked): Answer => {
    try {
      return { status: 200, body: handle(account, question, address) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: error.body };
      throw error;
    }
  };

  const answerApi = async (request: IncomingMessage, url: URL): Promise<Answer> => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
    }
    if (request.headers['stripe-version'] !== API_VERSION) {
      return { status: 400, body: { error: { type: 'invalid_request_error', message: 'Unexpected Stripe-Version' } } };
    }
    const isRead = request.method === 'GET';
    const question: Asked = {
      method: request.method ?? '',
      path: url.pathname,
      form: readForm(isRead ? url.search.slice(1) : await text(request)),
      idempotencyKey: String(request.headers['idempotency-key'] ?? ''),
    };
    asked.push(question);
    if (mood.status !== undefined) {
      return { status: mood.status, body: { error: { type: 'api_error', message: 'Something went wrong' } } };
    }
    if (isRead || question.idempotencyKey === '') return answer(question);
    const { idempotencyKey, ...rest } = question;
    const before = answered.get(idempotencyKey);
    if (before === undefined) {
      const fresh = answer(question);
      // Refused questions are not kept: their key may be used again.
      if (fresh.status === 200) answered.set(idempotencyKey, { question: JSON.stringify(rest), answer: fresh });
      return fresh;
    }
    if (before.question === JSON.stringify(rest)) return before.answer;
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return { status: 400, body: { error: { type: 'idempotency_error', message } } };
  };

  const server = createServer((request, response) => {
    if (mood.isDown) return void request.socket.destroy();
    const url = new URL(request.url ?? '/', address);
    if (url.pathname.startsWith('/c/pay/')) return void showPage(account, request, response);
    const reply = async (): Promise<void> => {
      await wait(mood.delayInMs ?? 0);
      const { status, body } = await answerApi(request, url);
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': account.newName('req') });
      response.end(JSON.stringify(body));
    };
    reply().catch((error: unknown) => {
      // Who asked may have given up waiting.
      if (!request.destroyed) throw error;
    });
  });
  address = `http://127.0.0.1:${await listenAnywhere(server)}`;

  return {
    ...account,
    address,
    /** What to set so that the product asks here. */
    environment: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: address },
    /** Every question that came with the right key, in its order. */
    asked,
    setMood: (next: Mood) => void (mood = next),
    sign: (event: Event, at?: Date): SignedEvent => signEvent(event, { secret: webhookSecret, ...(at ? { at } : {}) }),
    signText: (body: string): SignedEvent => signText(body, { secret: webhookSecret }),
    forge: (event: Event) => forgeriesOf(event, webhookSecret),
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function handle(account: StripeAccount, { method, path, form }: Asked, address: string): unknown {
  const [, , resource = '', second = '', third = '', last = ''] = path.split('/');
  const route = `${method} ${resource}`;
  if (resource === 'checkout') return handleSessions(account, { method, form, id: third, verb: last, address });
  switch (route) {
    case 'POST coupons': {
      const id = account.newName('coupon');
      account.coupons.set(id, Number(textAt(form, 'amount_off')));
      return { id, object: 'coupon' };
    }
    case 'GET payment_intents':
      return showIntent(find(account.intents, second), textAt(form, 'expand.0') === 'latest_charge');
    case 'GET invoices': {
      if (second !== '') return showInvoice(account, second, textAt(form, 'expand.0') === 'payments');
      const wanted = textAt(form, 'status');
      const own = [...account.invoices.values()].filter(
        ({ parent, status }) =>
          parent.subscription_details.subscription === textAt(form, 'subscription') && ['', status].includes(wanted),
      );
      return listOf(
        own.toReversed().map(({ id }) => showInvoice(account, id, textAt(form, 'expand.0') === 'data.payments')),
      );
    }
    case 'POST invoices':
      return payInvoice(account, second, textAt(form, 'payment_method'));
    case 'GET setup_intents': {
      if (second !== '') return find(account.setups, second);
      const own = [...account.setups.values()].filter(({ customer }) => customer === textAt(form, 'customer'));
      return listOf(own.toReversed());
    }
    case 'GET invoice_payments':
      return listOf(paymentsOf(account, textAt(form, 'payment.payment_intent')));
    case 'GET refunds':
      return listOf(
        [...account.refunds.values()].filter((refund) => refund.payment_intent === textAt(form, 'payment_intent')),
      );
    case 'POST refunds':
      return refund(account, form);
    case 'GET disputes':
      return find(account.disputes, second);
    default:
      if (resource === 'subscriptions') return handleSubscription(account, { method, form, id: second });
      throw new Refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
  }
}

const listOf = (data: unknown[]) => ({ object: 'list', has_more: false, data });

type SessionCall = { method: string; form: FormRecord; id: string; verb: string; address: string };

function handleSessions(account: StripeAccount, { method, form, id, verb, address }: SessionCall): unknown {
  if (method === 'POST' && id === '') return createSession(account, form, address);
  if (method === 'POST' && verb === 'expire') {
    if (find(account.sessions, id).status !== 'open')
      throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    return account.expire(id);
  }
  if (id === '') {
    const intent = textAt(form, 'payment_intent');
    return listOf([...account.sessions.values()].filter(({ payment_intent: own }) => own === intent));
  }
  const session = find(account.sessions, id);
  const intent = session.payment_intent === null ? null : find(account.intents, session.payment_intent);
  if (intent === null || textAt(form, 'expand.0') !== 'payment_intent.latest_charge') return session;
  return { ...session, payment_intent: showIntent(intent, true) };
}

const showIntent = (intent: Intent, isExpanded: boolean) =>
  isExpanded ? { ...intent, latest_charge: chargeOf(intent) } : intent;

function showInvoice(account: StripeAccount, id: string, isExpanded: boolean): unknown {
  const { payments, ...invoice } = find(account.invoices, id);
  return isExpanded ? { ...invoice, payments } : invoice;
}

const paymentsOf = (account: StripeAccount, intentId: string): unknown[] =>
  [...account.invoices.values()].flatMap(({ id, payments }) =>
    payments.data
      .filter(({ payment }) => payment.payment_intent === intentId)
      .map((payment) => ({ ...payment, object: 'invoice_payment', invoice: id })),
  );

function payInvoice(account: StripeAccount, id: string, method: string): unknown {
  const { status } = find(account.invoices, id);
  if (status === 'paid') throw invalid('Invoice is already paid');
  if (account.refusedMethods.has(method))
    throw new Refusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
  return account.payInvoice(id);
}

/** A page that takes a card for later and no money. */
function createSetup(account: StripeAccount, form: FormRecord, address: string): Session {
  const unknown = pathsIn(form).find((path) => !SETUP_FIELDS.includes(path));
  if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, { param: unknown });
  const method = textAt(form, 'allowed_payment_method_types.0');
  if (!METHODS.subscription.includes(method)) throw invalid(`The payment method type "${method}" is invalid.`);
  const customer = textAt(form, 'customer');
  if (![...account.subscriptions.values()].some((one) => one.customer === customer)) throw missing(customer);
  const created = account.nowInSeconds();
  const id = account.newName('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    mode: 'setup',
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: '',
    metadata: {},
    currency: textAt(form, 'currency'),
    amount_total: 0,
    full_amount: 0,
    interval: '',
    created,
    expires_at: created + LONGEST_CHECKOUT_IN_SECONDS,
    url: `${address}/c/pay/${id}`,
    success_url: textAt(form, 'success_url'),
    cancel_url: textAt(form, 'cancel_url'),
    payment_method_types: [method],
    payment_intent: null,
    subscription: null,
    invoice: null,
    customer,
    setup_for: textAt(form, 'setup_intent_data.metadata.subscription'),
  };
  account.sessions.set(id, session);
  return { ...session };
}

function createSession(account: StripeAccount, form: FormRecord, address: string): Session {
  if (textAt(form, 'mode') === 'setup') return createSetup(account, form, address);
  const unknown = pathsIn(form).find((path) => !CHECKOUT_FIELDS.includes(path));
  if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, { param: unknown });
  const mode = textAt(form, 'mode') === 'subscription' ? 'subscription' : 'payment';
  const method = textAt(form, 'allowed_payment_method_types.0');
  if (!METHODS[mode].includes(method))
    throw invalid(`The payment method type "${method}" is invalid for ${mode} mode.`);
  const price = 'line_items.0.price_data';
  const amount = Number(textAt(form, `${price}.unit_amount`));
  const interval = textAt(form, `${price}.recurring.interval`);
  if (!Number.isInteger(amount) || amount < 50) throw invalid('The amount is too small.', { code: 'amount_too_small' });
  if ((mode === 'subscription') !== ['month', 'year'].includes(interval))
    throw invalid('The price does not fit the mode.');
  const created = account.nowInSeconds();
  const expiresAt = Number(textAt(form, 'expires_at')) || created + LONGEST_CHECKOUT_IN_SECONDS;
  const openFor = expiresAt - created;
  if (openFor < SHORTEST_CHECKOUT_IN_SECONDS || openFor > LONGEST_CHECKOUT_IN_SECONDS)
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.');
  const id = account.newName('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    mode,
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: textAt(form, 'client_reference_id'),
    metadata: typeof form['metadata'] === 'object' && !Array.isArray(form['metadata']) ? form['metadata'] : {},
    currency: textAt(form, `${price}.currency`),
    amount_total: amount - account.couponAmount(form),
    full_amount: amount,
    interval,
    created,
    expires_at: expiresAt,
    url: `${address}/c/pay/${id}`,
    success_url: textAt(form, 'success_url'),
    cancel_url: textAt(form, 'cancel_url'),
    payment_method_types: [method],
    payment_intent: null,
    subscription: null,
    invoice: null,
    customer: null,
    setup_for: '',
  };
  account.sessions.set(id, session);
  return { ...session };
}

function handleSubscription(account: StripeAccount, call: { method: string; form: FormRecord; id: string }): unknown {
  const subscription = find(account.subscriptions, call.id);
  const shown = () => ({ ...subscription, items: listOf([{ current_period_end: subscription.period_end }]) });
  if (call.method === 'GET') return shown();
  if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its metadata.');
  if (call.method === 'DELETE') return account.endSubscription(call.id);
  const method = textAt(call.form, 'default_payment_method');
  if (method !== '') subscription.default_payment_method = method;
  const ending = textAt(call.form, 'cancel_at_period_end');
  if (ending !== '') subscription.cancel_at_period_end = ending === 'true';
  const trialEnd = textAt(call.form, 'trial_end');
  if (trialEnd !== '') moveCharge(account, subscription, Number(trialEnd), textAt(call.form, 'proration_behavior'));
  return shown();
}

function moveCharge(account: StripeAccount, subscription: Subscription, until: number, proration: string): void {
  if (until <= account.nowInSeconds())
    throw invalid('Invalid timestamp: must be in the future.', { param: 'trial_end' });
  if (until > subscription.billing_cycle_anchor + LONGEST_TRIAL_IN_SECONDS)
    throw invalid('The trial_end cannot be more than two years from the billing_cycle_anchor.', { param: 'trial_end' });
  if (proration !== 'none') throw invalid('This account gives no credit for what is left of a period.');
  account.startTrial(subscription.id, until);
}

function refund(account: StripeAccount, form: FormRecord): unknown {
  const intent = find(account.intents, textAt(form, 'payment_intent'));
  const left = intent.amount_received - intent.amount_refunded;
  const amount = Number(textAt(form, 'amount')) || left;
  if (left === 0) throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' });
  if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
  return account.refund(intent.id, amount);
}

/** The page that people pay at: it says what and how much, and has one button. */
function showPage(account: StripeAccount, request: IncomingMessage, response: ServerResponse): void {
  const session = account.sessions.get((request.url ?? '').split('/').at(-1) ?? '');
  if (session?.status !== 'open') return void response.writeHead(404).end('This checkout is closed.');
  if (request.method === 'POST') {
    if (session.mode === 'setup') account.giveMethod(session.id);
    else account.pay(session.id);
    return void response.writeHead(303, { location: session.success_url }).end();
  }
  const { amount_total: amount, cancel_url: back } = session;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="de"><title>Bezahlen</title><h1>${session.mode === 'setup' ? 'Neue Karte' : `${(amount / 100).toFixed(2)} EUR`}</h1>
<form method="post"><button>${session.mode === 'setup' ? 'Speichern' : 'Bezahlen'}</button></form><a href="${back.replaceAll('&', '&amp;')}">Zurück</a></html>`);
}
