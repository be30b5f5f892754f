import { type OrderResult, orderPaths } from '#contract/payments/order-paths.ts';
import type { Order } from '#contract/payments/payment.schemas.ts';

const PAGE_OF_STATE = {
  PENDING: 'orderpending',
  PAID: 'ordercomplete',
  CANCELED: 'ordercanceled',
  FAILED: 'orderfailure',
} as const satisfies Record<Order['status'], OrderResult>;

/** The page that belongs to an order as it is now. */
const resultOf = ({ status }: Pick<Order, 'status'>): OrderResult => PAGE_OF_STATE[status];

/** The address of that page. */
export const orderPage = (order: Pick<Order, 'status' | 'id'>): string => orderPaths.order(resultOf(order), order.id);

/** Where an order is paid if that is on a site of a payment service, else null. */
export function outsidePayUrl({ url, status }: Pick<Order, 'url' | 'status'>, ownUrl: string): string | null {
  if (status !== 'PENDING' || !/^https?:\/\//.test(url)) return null;
  return new URL(url).origin === new URL(ownUrl).origin ? null : url;
}
