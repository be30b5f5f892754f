import { type RecurrenceSlug, part } from '#contract/paths.ts';

export const ORDER_RESULTS = [
  'ordercanceled',
  'ordercomplete',
  'orderfailure',
  'orderpending',
  'orderservice',
] as const;
export type OrderResult = (typeof ORDER_RESULTS)[number];

/** How often is paid, as the address of an order says it. */
export const RECURRENCE_SLUGS = {
  ONCE: 'einmalig',
  MONTHLY: 'monatlich',
  YEARLY: 'jaehrlich',
} as const satisfies Record<string, RecurrenceSlug>;

/** Addresses of orders; apart from `paths`, which every page loads. */
export const orderPaths = {
  orderPlan: (planId: string, period: RecurrenceSlug) => `/abos/bestellen/${part(planId)}/${period}`,
  /** The result page of an order: shows its current state, whichever one the address names. */
  order: (result: OrderResult, orderId?: string) => `/${result}${orderId ? `?bestellung=${part(orderId)}` : ''}`,
  paymentMethod: (subscriptionId: string) => `/zahlungsart-aendern?abo=${part(subscriptionId)}`,
} as const;
