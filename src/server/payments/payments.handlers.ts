import { HOUR_IN_MS } from '#domain/durations.ts';
import {
  cancelOrder,
  cancelSubscription,
  changePaymentMethod,
  getOrder,
  listOwnOrders,
  listOwnSubscriptions,
  listSubscriptions,
  orderSubscription,
  resumeSubscription,
  summariseOrder,
  withdrawOrder,
} from '#contract/payments/payment.ts';
import { paymentShapes as shapes } from '#contract/payments/payment.schemas.ts';
import { readCredential, refuseForgery } from '#server/accounts/sign-in/credentials.service.ts';
import type { SessionReader } from '#server/accounts/sessions/sessions.service.ts';
import { requireViewer } from '#server/platform/context.ts';
import { type RateLimit, type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type Call, type ApiServer, forward } from '#server/platform/http/routing.ts';
import * as life from './orders/order-life.service.ts';
import * as orders from './orders/orders.service.ts';
import * as own from './orders/own-orders.service.ts';
import type { PaymentProviders } from './payment-providers.ts';
import { orderPrefetched } from './payments.problems.ts';
import { listSubscriptions as listPlans } from './orders/plan-offers.service.ts';
import * as subscriptions from './subscriptions/subscriptions.service.ts';

const LIMITS = {
  order: { name: 'order', limit: 30, windowInMs: HOUR_IN_MS },
  /** Each asks the provider. */
  end: { name: 'order-end', limit: 30, windowInMs: HOUR_IN_MS },
} as const satisfies Record<string, RateLimit>;

export type PaymentTools = { limiter: RateLimiter; sessions: SessionReader; providers: PaymentProviders };

/** Plans, orders and subscriptions of the viewer. */
export function registerPaymentHandlers(server: ApiServer, tools: PaymentTools): void {
  registerOrders(server, tools);
  registerSubscriptions(server, tools);
}

function registerOrders(server: ApiServer, { limiter, sessions, providers }: PaymentTools): void {
  server.handle(listSubscriptions, shapes.listSubscriptions, async ({ context }) => listPlans(context, providers));
  server.handle(summariseOrder, shapes.summariseOrder, async ({ context, input }) =>
    orders.summariseOrder(context, input, providers),
  );
  server.handle(orderSubscription, shapes.orderSubscription, async ({ context, input, request }) => {
    refuseForgedOrder(context, request);
    await enforceLimit(limiter, LIMITS.order, context.viewer?.id ?? '');
    return orders.orderSubscription(context, input, providers);
  });
  server.handle(listOwnOrders, shapes.listOwnOrders, forward(own.listOwnOrders));
  server.handle(getOrder, shapes.getOrder, forward(own.getOrder));
  server.handle(cancelOrder, shapes.cancelOrder, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.end, context.viewer?.id ?? '');
    return life.cancelOrder(context, input, providers);
  });
  server.handle(withdrawOrder, shapes.withdrawOrder, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.end, context.viewer?.id ?? '');
    const wish = { orderId: input.orderId, note: input.withdrawDto.note ?? null };
    const order = await life.withdrawOrder(context, wish, providers);
    sessions.forget(requireViewer(context).sessionId);
    return order;
  });
}

/**
 * The specification orders with GET: the session cookie must come from our own page, and prefetching does not order.
 * @throws session.cross-site (403), order.prefetch (503)
 */
function refuseForgedOrder({ config }: Call<never>['context'], request: Call<never>['request']): void {
  const { headers } = request;
  if (
    /prefetch|prerender|preview/i.test(
      `${headers['sec-purpose'] ?? ''}${headers['purpose'] ?? ''}${headers['x-moz'] ?? ''}`,
    )
  )
    throw orderPrefetched();
  const given = { ...headers, host: request.host };
  if (readCredential(given, config)?.kind === 'COOKIE') refuseForgery('POST', given, config);
}

function registerSubscriptions(server: ApiServer, { limiter, providers }: PaymentTools): void {
  server.handle(listOwnSubscriptions, shapes.listOwnSubscriptions, forward(subscriptions.listOwnSubscriptions));
  server.handle(cancelSubscription, shapes.cancelSubscription, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.end, context.viewer?.id ?? '');
    return subscriptions.cancelSubscription(context, input);
  });
  server.handle(resumeSubscription, shapes.resumeSubscription, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.end, context.viewer?.id ?? '');
    return subscriptions.resumeSubscription(context, input, providers);
  });
  server.handle(changePaymentMethod, shapes.changePaymentMethod, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.end, context.viewer?.id ?? '');
    return subscriptions.changePaymentMethod(context, input, providers);
  });
}
