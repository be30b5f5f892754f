import { PAYMENT_TYPES } from '#contract/payments/payment.schemas.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { bankTransferProvider } from './bank/bank-transfer.ts';
import { openStripe } from './stripe/stripe-client.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import type { PaymentProvider, PaymentRecurrence, PaymentType, ProviderName } from './payment-provider.ts';

export type PaymentProviders = readonly PaymentProvider[];

/** The ways to be paid that this installation has. */
export function createPaymentProviders(base: Pick<BaseContext, 'config' | 'clock' | 'logger'>): PaymentProviders {
  const { config } = base;
  const stripe = config.stripe ? [createStripeProvider(base, openStripe(config.stripe, base))] : [];
  return [bankTransferProvider(config), ...stripe];
}

/** How something can be paid at the moment. */
export const offeredTypes = (providers: PaymentProviders, recurrence: PaymentRecurrence): PaymentType[] =>
  PAYMENT_TYPES.filter((type) => providerFor(providers, type, recurrence) !== undefined);

export const providerFor = (
  providers: PaymentProviders,
  type: PaymentType,
  recurrence: PaymentRecurrence,
): PaymentProvider | undefined => providers.find((provider) => provider.takes(type, recurrence));

/** The provider of an order; undefined where it is not configured any more. */
export const providerNamed = (providers: PaymentProviders, name: ProviderName): PaymentProvider | undefined =>
  providers.find((provider) => provider.name === name);
