import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { getCompany } from '#contract/companies/companies.ts';
import { listSubscriptions, summariseOrder } from '#contract/payments/payment.ts';
import type { OrderSummary, Subscription } from '#contract/payments/payment.schemas.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { getContactTemplate, getMe } from '#contract/users/users.ts';
import { formatDateLong } from '#domain/format/dates.ts';
import { knownRecipient } from './known-recipient.ts';
import { recurrenceAt, recurrenceOf } from '#web/payments/subscriptions/plans.ts';

export type PaymentType = OrderSummary['paymentType'];
type CheckoutAddress = { planId: string | undefined; period: string | undefined };

/** The offer an address names by its own id or by that of the plan, or null. */
export async function findOffer(api: Api, { planId, period }: CheckoutAddress): Promise<Subscription | null> {
  const recurrence = recurrenceAt(period);
  if (recurrence === null) return null;
  const offers = await api.call(listSubscriptions, {});
  return offers.find((one) => [one.id, one.plan].includes(planId) && recurrenceOf(one) === recurrence) ?? null;
}

/** Everything above the order button, or why there is none. */
export async function loadCheckout(api: Api, offer: Subscription, wanted: string | null) {
  const recurrence = recurrenceOf(offer);
  const paymentTypes: readonly PaymentType[] = offer.paymentTypes ?? [];
  const paymentType = paymentTypes.find((type) => type === wanted) ?? paymentTypes[0] ?? null;
  const common = { offer, recurrence, paymentTypes, paymentType };
  if (paymentType === null) return { ...common, summary: null, refusal: null };
  try {
    const choice = { aboModel: offer.id, paymentRecurrence: recurrence, paymentType };
    const summary = shown(await api.call(summariseOrder, choice));
    return { ...common, summary: summary.missing.length > 0 ? await filled(api, summary) : summary, refusal: null };
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500 || error.serverMessage === null) throw error;
    return { ...common, summary: null, refusal: error.serverMessage.replace(ACCESS_MARKER, '') };
  }
}

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>;
export type ShownSummary = ReturnType<typeof shown>;

/** Empty invoice fields are prefilled from the profile; nothing is stored until the form is sent. */
async function filled(api: Api, summary: ShownSummary): Promise<ShownSummary> {
  const [{ companyId }, template] = await Promise.all([api.call(getMe, {}), api.call(getContactTemplate, {})]);
  const company = companyId === null ? null : await api.call(getCompany, { companyId });
  const invoiceContact = knownRecipient(summary.invoiceContact, { company, template });
  const isPrefilled = JSON.stringify(invoiceContact) !== JSON.stringify(summary.invoiceContact);
  return { ...summary, invoiceContact, isPrefilled };
}

const shown = (summary: OrderSummary) => ({
  ...summary,
  isPrefilled: false,
  from: formatDateLong(summary.validFrom),
  // The end is the first moment after the period: its last day is the one before.
  to: formatDateLong(new Date(Date.parse(summary.validTo) - 1)),
});
