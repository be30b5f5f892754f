import { issuerOf } from '#domain/payments/issuer.ts';
import { PLAN_VAT_RATE, type Plan, type PlanOffer, chosenPlan, offerId, offerOf } from '#domain/plans/plans.data.ts';
import type { Subscription } from '#contract/payments/payment.schemas.ts';
import type { Context } from '#server/platform/context.ts';
import type { Config } from '#server/platform/config.ts';
import { listPlans } from '#server/plans/plans.service.ts';
import type { PaymentProvider, PaymentRecurrence, PaymentType } from '#server/payments/payment-provider.ts';
import { type PaymentProviders, offeredTypes, providerFor } from '#server/payments/payment-providers.ts';
import { planNotSold, planUnknown, plansNotSold, typeNotOffered } from '#server/payments/payments.problems.ts';

type Shop = Pick<Config, 'operator' | 'isProduction'>;

/** `aboModel`: the id of a plan, or of one of its entries in the list. */
export type OrderChoice = {
  aboModel: string;
  paymentRecurrence: PaymentRecurrence;
  paymentType: PaymentType;
  /** The price that was shown, in cents; an order that would cost something else is refused. */
  shownAmount?: number | undefined;
};

/** Every plan and billing period; without the issuer's facts none can be ordered. */
export async function listSubscriptions(
  { db, config }: Pick<Context, 'db' | 'config'>,
  providers: PaymentProviders,
): Promise<Subscription[]> {
  const plans = await listPlans(db);
  return plans
    .filter(({ isAvailable }) => isAvailable)
    .flatMap((plan) => plan.offers.map((offer) => presentOffer(config, { plan, offer }, providers)));
}

/** In percent; an issuer without a VAT id charges none. */
const vatRateOf = (shop: Shop): number => (issuerOf(shop)?.vatId === null ? 0 : PLAN_VAT_RATE);

type PlanEntry = { plan: Plan; offer: PlanOffer };

export function presentOffer(shop: Shop, { plan, offer }: PlanEntry, providers: PaymentProviders): Subscription {
  const isSold = issuerOf(shop) !== null;
  return {
    id: offerId(plan.id, offer.recurrence),
    plan: plan.id,
    amount: offer.amountInCents,
    currency: 'EUR',
    vatRate: vatRateOf(shop),
    isRecurring: offer.recurrence !== 'ONCE',
    isAvailable: plan.isAvailable && isSold,
    privilegeGroup: plan.privilegeGroup,
    title: plan.title,
    description: plan.description,
    intervalUnit: offer.intervalUnit,
    intervalCount: offer.intervalCount,
    features: [...plan.features],
    recurrence: offer.recurrence,
    paymentTypes: isSold ? offeredTypes(providers, offer.recurrence) : [],
  };
}

export type Chosen = PlanEntry & { provider: PaymentProvider; vatRate: number };

/** @throws plan.unknown (404), plan.not-sold, plan.none-sold (409), order.type-not-offered (422) */
export async function choose(
  { db, config: shop }: Pick<Context, 'db' | 'config'>,
  { aboModel, paymentRecurrence, paymentType }: OrderChoice,
  providers: PaymentProviders,
): Promise<Chosen> {
  const { planId, recurrence } = chosenPlan(aboModel) ?? {};
  const plan = (await listPlans(db)).find(({ id }) => id === planId);
  if (!plan) throw planUnknown();
  const offer = offerOf(plan, paymentRecurrence);
  if (!offer || !plan.isAvailable || (recurrence && recurrence !== paymentRecurrence)) throw planNotSold();
  if (issuerOf(shop) === null) throw plansNotSold();
  const provider = providerFor(providers, paymentType, paymentRecurrence);
  if (!provider) throw typeNotOffered();
  return { plan, offer, provider, vatRate: vatRateOf(shop) };
}
