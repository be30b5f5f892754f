import type { Api } from '#contract/api.ts';
import type { Order, Subscription } from '#contract/payment.schemas.ts';
import { orderSubscription, summariseOrder } from '#contract/payment.ts';
import { updateInvoiceContact } from '#contract/users.ts';
import { checkoutTexts } from '#texts/de/orders.ts';
import { type Answered, type FormReply, refusedBy, typed } from '#web/accounts/form-reply.ts';
import type { PaymentType } from './load-checkout.ts';
import { recurrenceOf } from './plans.ts';

/** What the forms of the page ask for; the value of their buttons. */
export const CHECKOUT_INTENTS = { invoice: 'rechnung', order: 'bestellen' } as const;
/** What stood above the button, in cents. */
export const SHOWN_PRICE = 'preis';
type CheckoutIntent = (typeof CHECKOUT_INTENTS)[keyof typeof CHECKOUT_INTENTS];

export type CheckoutReply = FormReply & { intent: CheckoutIntent };
type CheckoutAnswer = { ordered: Order } | { saved: true } | { reply: CheckoutReply; status: number };

const INVOICE_FIELDS = [
  'firstname',
  'lastname',
  'companyName',
  'uid',
  'address.street',
  'address.postalCode',
  'address.city',
  'address.countryCode',
];

/** Carries out a form of the page; null for one that is none of ours. */
export async function answerCheckout(api: Api, offer: Subscription, form: FormData): Promise<CheckoutAnswer | null> {
  const intent = form.get('was');
  if (intent === CHECKOUT_INTENTS.invoice) {
    const values = Object.fromEntries(INVOICE_FIELDS.map((name) => [name, typed(form, name)]));
    return told(intent, { values, fields: INVOICE_FIELDS }, async () => {
      await api.call(updateInvoiceContact, { invoiceContactDto: invoiceContactOf(form) });
      return { saved: true };
    });
  }
  if (intent !== CHECKOUT_INTENTS.order) return null;
  const paymentType = paymentTypeIn(offer, form);
  if (paymentType === null) return null;
  const values = { zahlung: paymentType };
  return told(intent, { values }, async () => {
    const choice = { aboModel: offer.id, paymentRecurrence: recurrenceOf(offer), paymentType };
    const { amount } = await api.call(summariseOrder, choice);
    // Another tab took the discount, or the price is a new one: nobody orders at a price that was not shown.
    if (typed(form, SHOWN_PRICE) !== String(amount)) {
      return { reply: { intent, message: checkoutTexts.priceChanged, errors: {}, values }, status: 409 };
    }
    return { ordered: await api.call(orderSubscription, choice) };
  });
}

const paymentTypeIn = (offer: Subscription, form: FormData): PaymentType | null =>
  (offer.paymentTypes ?? []).find((type) => type === form.get('zahlung')) ?? null;

function invoiceContactOf(form: FormData) {
  const field = (name: string): string => typed(form, `address.${name}`);
  return {
    firstname: typed(form, 'firstname'),
    lastname: typed(form, 'lastname'),
    companyName: typed(form, 'companyName'),
    uid: typed(form, 'uid')
      .toUpperCase()
      .replaceAll(/[\s.-]/g, ''),
    address: {
      street: field('street'),
      postalCode: field('postalCode'),
      city: field('city'),
      countryCode: field('countryCode') || 'AT',
    },
  };
}

type Told = { values: FormReply['values']; fields?: readonly string[] };

/** A refusal becomes a reply with its sentences. */
async function told(
  intent: CheckoutIntent,
  refusal: Told,
  act: () => Promise<CheckoutAnswer>,
): Promise<CheckoutAnswer> {
  try {
    return await act();
  } catch (error) {
    return withIntent(intent, refusedBy(error, refusal));
  }
}

function withIntent(intent: CheckoutIntent, answered: Answered): CheckoutAnswer {
  if ('goTo' in answered) throw new Error('A refused form stays on its page.');
  return { reply: { ...answered.reply, intent }, status: answered.status };
}
