import { orderPaths } from '#contract/payments/order-paths.ts';
import { listOwnOrders } from '#contract/payments/payment.ts';
import { orderListTexts as texts } from '#texts/de/payments/orders.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { invalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/service.route.ts';
import { ORDER_PARAM } from './find-order.ts';
import { orderViewOf } from './order-view.parts.ts';
import { ServicePage } from './service-page.tsx';
import './orders.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const { publicUrl, house } = context.get(pageContext);
  const orders = await context.get(apiContext).call(listOwnOrders, {});
  const wanted = url.searchParams.get(ORDER_PARAM) ?? '';
  if (wanted !== '' && !orders.some(({ id }) => id === wanted)) throw invalidPath(url);
  const now = Date.now();
  return {
    orders: orders
      .toSorted((one, other) => Number(other.id === wanted) - Number(one.id === wanted))
      .map((order) => orderViewOf(order, { now, ownUrl: publicUrl })),
    mail: house?.operator.email ?? null,
  };
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: orderPaths.order('orderservice'), isHiddenFromSearch: true });

export default function OrderService({ loaderData: { orders, mail } }: Route.ComponentProps) {
  return <ServicePage orders={orders} mail={mail} />;
}
