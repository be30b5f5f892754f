import type { Api } from '#contract/api.ts';
import type { Order, Subscription } from '#contract/payments/payment.schemas.ts';
import { orderSubscription, summariseOrder } from '#contract/payments/payment.ts';
import { updateInvoiceContact } from '#contract/users/users.ts';
import { checkoutTexts } from '#texts/de/payments/orders.ts';
import { INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import type { PaymentType } from './load-checkout.ts';
import { recurrenceOf } from '#web/payments/subscriptions/plans.ts';

/** What the forms of the page ask for; the value of their buttons. */
export const CHECKOUT_INTENTS = { invoice: 'rechnung', order: 'bestellen' } as const;
/** The price shown above the button, in cents. */
export const SHOWN_PRICE = 'preis';

type CheckoutAnswer = { ordered: Order } | { saved: true } | Refused;

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
  const intent = form.get(INTENT_FIELD);
  if (intent === CHECKOUT_INTENTS.invoice) {
    const values = typedValues(form, INVOICE_FIELDS);
    return told({ intent, values, fields: INVOICE_FIELDS }, async () => {
      await api.call(updateInvoiceContact, { invoiceContactDto: invoiceContactOf(form) });
      return { saved: true };
    });
  }
  if (intent !== CHECKOUT_INTENTS.order) return null;
  const paymentType = paymentTypeIn(offer, form);
  if (paymentType === null) return null;
  const values = { zahlung: paymentType };
  return told({ intent, values }, async () => {
    const choice = { aboModel: offer.id, paymentRecurrence: recurrenceOf(offer), paymentType };
    const { amount } = await api.call(summariseOrder, choice);
    // Another tab took the discount, or the price is a new one: an order needs the price that was shown.
    if (typed(form, SHOWN_PRICE) !== String(amount)) {
      return { reply: { intent, message: checkoutTexts.priceChanged, errors: {}, values }, status: 409 };
    }
    return { ordered: await api.call(orderSubscription, { ...choice, shownAmount: amount }) };
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

/** A refusal becomes a reply with its sentences. */
async function told(
  refusal: Parameters<typeof refusedBy>[1],
  act: () => Promise<CheckoutAnswer>,
): Promise<CheckoutAnswer> {
  try {
    return await act();
  } catch (error) {
    return refusedBy(error, refusal);
  }
}
