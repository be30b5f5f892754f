import * as z from 'zod/mini';
import { id, instant, lookupCode, named } from './fields.ts';

export const ORDER_STATES = ['PENDING', 'PAID', 'CANCELED', 'FAILED'] as const;
export const INTERVAL_UNITS = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export const PAYMENT_RECURRENCES = ['ONCE', 'MONTHLY', 'YEARLY'] as const;
export const PAYMENT_TYPES = ['BANK_TRANSFER', 'CARD', 'EPS', 'PAYPAL', 'SEPA'] as const;

export const Subscription = named(
  'Subscription',
  z.object({
    id: z.string(),
    /** In cents, tax included. */
    amount: z.number(),
    currency: z.string(),
    isRecurring: z.boolean(),
    isAvailable: z.boolean(),
    privilegeGroup: z.string(),
    title: z.string(),
    description: z.string(),
    intervalUnit: z.enum(INTERVAL_UNITS),
    intervalCount: z.number(),
  }),
);
export type Subscription = z.infer<typeof Subscription>;

export const Order = named(
  'Order',
  z.object({
    id: z.string(),
    status: z.enum(ORDER_STATES),
    subscriptionId: z.string(),
    amount: z.number(),
    currency: z.string(),
    createdAt: instant(),
    /** Where the visitor pays, or how far the order is. */
    url: z.string(),
    /** For a bank transfer: account, reference and the payload of the payment code. */
    transfer: z.nullable(
      z.object({
        recipient: z.string(),
        iban: z.string(),
        bic: z.nullable(z.string()),
        reference: z.string(),
        codePayload: z.string(),
      }),
    ),
  }),
);
export type Order = z.infer<typeof Order>;

export const paymentShapes = {
  listSubscriptions: { reply: z.array(Subscription) },
  orderSubscription: {
    params: z.object({
      aboModel: lookupCode(),
      paymentRecurrence: z.enum(PAYMENT_RECURRENCES),
      paymentType: z.enum(PAYMENT_TYPES),
    }),
    reply: Order,
  },
  getOrder: { params: z.object({ orderId: id() }), reply: Order },
} as const;
