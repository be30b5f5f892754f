import { orderPaths } from '#contract/payments/order-paths.ts';
import type { Config } from '#server/platform/config.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';

/** Bank transfer with a reference: confirmed by the bank's statement or an admin; there is no provider to ask. */
export const bankTransferProvider = (config: Pick<Config, 'transfer'>): PaymentProvider => ({
  name: 'bank-transfer',
  takes: (type) => type === 'BANK_TRANSFER' && config.transfer !== null,
  start: async (order) => ({ providerReference: null, payUrl: orderPaths.order('orderpending', order.id) }),
  look: async () => [],
  cancel: async () => [],
  endRenewal: async () => undefined,
  resumeRenewal: async () => undefined,
  alignRenewal: async () => true,
  changeMethod: async () => null,
  refund: async () => [],
});
