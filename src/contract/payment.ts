import { endpoint } from './endpoint.ts';
import type { paymentShapes } from './payment.schemas.ts';

type Shapes = typeof paymentShapes;

const tag = 'Payment';

export const listSubscriptions = endpoint<Shapes['listSubscriptions']>({
  operation: 'listSubscriptions',
  method: 'GET',
  path: '/api/v1/payment/subscriptions',
  summary: 'Lists the subscriptions on offer.',
  tag,
  auth: 'anonymous',
});

export const orderSubscription = endpoint<Shapes['orderSubscription']>({
  operation: 'orderSubscription',
  method: 'GET',
  path: '/api/v1/payment/order/{aboModel}/{paymentRecurrence}/{paymentType}',
  summary:
    'Places an order for a subscription and says where to pay; repeated within minutes it answers the same order.',
  tag,
  auth: 'viewer',
});

export const getOrder = endpoint<Shapes['getOrder']>({
  operation: 'getOrder',
  method: 'GET',
  path: '/api/v1/payment/orders/{orderId}',
  summary: 'Reads an own order and how far its payment is.',
  tag,
  auth: 'viewer',
});
