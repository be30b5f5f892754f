import type { Api } from '#contract/api.ts';
import { listOwnOrders } from '#contract/payments/payment.ts';
import type { Order } from '#contract/payments/payment.schemas.ts';
import { getMe } from '#contract/users/users.ts';
import { ORDER_PARAM } from '#web/payments/orders/find-order.ts';
import { orderViewOf } from '#web/payments/orders/order-view.parts.ts';

export type WithdrawalData = Awaited<ReturnType<typeof loadWithdrawal>>;

/** The contracts that can be withdrawn from, and the selected one. */
export async function loadWithdrawal(api: Api, { url, ownUrl }: { url: URL; ownUrl: string }) {
  const [orders, user] = await Promise.all([api.call(listOwnOrders, {}), api.call(getMe, {})]);
  const seen = { now: Date.now(), ownUrl };
  const views = orders.map((order) => orderViewOf(order, seen));
  const wanted = url.searchParams.get(ORDER_PARAM) ?? '';
  return {
    open: views.filter(({ withdrawableUntil }) => withdrawableUntil !== null),
    chosen: views.find(({ id }) => id === wanted) ?? null,
    isUnknown: wanted !== '' && !views.some(({ id }) => id === wanted),
    person: {
      name: [user.firstname, user.lastname].filter(Boolean).join(' '),
      mail: user.accountMail,
    },
  };
}

/** Whether an order of the viewer was withdrawn from, by whichever tab was first. */
export const isWithdrawn = ({ withdrawnAt }: Order): boolean => typeof withdrawnAt === 'string';
