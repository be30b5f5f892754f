import { isUuid } from '#domain/text/uuid.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { getOrder } from '#contract/payments/payment.ts';
import type { Order } from '#contract/payments/payment.schemas.ts';

export const ORDER_PARAM = 'bestellung';

/** An own order as it is now; null for one that is missing or of another account. */
export async function findOrder(api: Api, orderId: string): Promise<Order | null> {
  if (!isUuid(orderId)) return null;
  try {
    return await api.call(getOrder, { orderId });
  } catch (error) {
    if (isResponseError(error) && [400, 403, 404].includes(error.status)) return null;
    throw error;
  }
}
