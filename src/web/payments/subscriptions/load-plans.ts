import type { Api } from '#contract/api.ts';
import { listSubscriptions } from '#contract/payments/payment.ts';
import { getSubscription } from '#contract/users/users.ts';
import { formatDateLong } from '#domain/format/dates.ts';
import { planTexts as texts } from '#texts/de/payments/orders.ts';
import { plansOf, recurrenceAt } from './plans.ts';

export type PlansData = Awaited<ReturnType<typeof loadPlans>>;

/** The plans on offer, and which one the visitor has. */
export async function loadPlans(api: Api, { url, isSignedIn }: { url: URL; isSignedIn: boolean }) {
  const [offers, running] = await Promise.all([
    api.call(listSubscriptions, {}),
    isSignedIn ? api.call(getSubscription, {}) : null,
  ]);
  return {
    plans: plansOf(offers),
    period: recurrenceAt(url.searchParams.get('zeitraum')) ?? ('MONTHLY' as const),
    running: running && {
      group: running.privilegeGroup ?? '',
      title: running.title ?? texts.label,
      // The end is the first moment after it: its last day is the one before.
      until: running.validTo === null ? null : formatDateLong(Date.parse(running.validTo) - 1),
      isCanceled: running.canceledAt !== null,
      renews: running.isRecurring === true && running.canceledAt === null,
    },
    isSignedIn,
    isVatExempt: offers.length > 0 && offers.every(({ vatRate }) => vatRate === 0),
  };
}
