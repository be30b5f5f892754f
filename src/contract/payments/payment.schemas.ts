import * as z from 'zod/mini';
import { BANK_CREDIT_LISTS } from '#domain/payments/bank-credit-lists.ts';
import {
  MAX_INTEGER,
  day,
  id,
  instant,
  lookupCode,
  named,
  open,
  text,
  wholeNumber,
  wholeNumberInQuery,
} from '#contract/fields.ts';
import { InvoiceContact, UserSubscription } from '#contract/users/users.schemas.ts';

export const ORDER_STATES = ['PENDING', 'PAID', 'CANCELED', 'FAILED'] as const;
export const INTERVAL_UNITS = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export const PAYMENT_RECURRENCES = ['ONCE', 'MONTHLY', 'YEARLY'] as const;
export const PAYMENT_TYPES = ['BANK_TRANSFER', 'CARD', 'EPS', 'PAYPAL', 'SEPA'] as const;
/** Why a payment failed, as far as a person can do something about it. */
export const FAILURE_REASONS = [
  'DECLINED',
  'EXPIRED',
  'WRONG_AMOUNT',
  'GIVEN_BACK',
  'REVERSED',
  'PROVIDER',
  'OTHER',
] as const;
export const BANK_CREDIT_STATES = [
  'MATCHED',
  'WRONG_AMOUNT',
  'UNKNOWN',
  'LATE',
  'SET_ASIDE',
  'REFUND_DUE',
  'REFUNDED',
] as const;

export const Subscription = named(
  'Subscription',
  z.object({
    /** Of this plan in this rhythm; `aboModel` of an order takes it as well as the id of the plan. */
    id: z.string(),
    /** The id of the plan, the same in each rhythm. */
    plan: z.exactOptional(z.string()),
    /** In cents, tax included. */
    amount: z.number(),
    currency: z.string(),
    /** In percent, included in the amount. */
    vatRate: z.exactOptional(z.number()),
    isRecurring: z.boolean(),
    isAvailable: z.boolean(),
    privilegeGroup: z.string(),
    title: z.string(),
    description: z.string(),
    intervalUnit: z.enum(INTERVAL_UNITS),
    intervalCount: z.number(),
    /** What it gives, a line each. */
    features: z.exactOptional(z.array(z.string())),
    recurrence: z.exactOptional(z.enum(PAYMENT_RECURRENCES)),
    /** How it can be paid here at the moment. */
    paymentTypes: z.exactOptional(z.array(z.enum(PAYMENT_TYPES))),
  }),
);
export type Subscription = z.infer<typeof Subscription>;

export const Invoice = named(
  'Invoice',
  z.object({
    id: z.string(),
    number: z.string(),
    kind: z.enum(['INVOICE', 'CANCELLATION']),
    orderId: z.string(),
    issuedAt: instant(),
    grossInCents: z.number(),
    vatInCents: z.number(),
    currency: z.string(),
  }),
);
export type Invoice = z.infer<typeof Invoice>;

export const Order = named(
  'Order',
  z.object({
    id: z.string(),
    status: z.enum(ORDER_STATES),
    subscriptionId: z.string(),
    /** What is to be paid in cents, tax included, a discount taken off. */
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
        /** The payload as a picture. */
        codeSvg: z.exactOptional(z.string()),
      }),
    ),
    title: z.exactOptional(z.string()),
    recurrence: z.exactOptional(z.enum(PAYMENT_RECURRENCES)),
    paymentType: z.exactOptional(z.enum(PAYMENT_TYPES)),
    fullAmount: z.exactOptional(z.number()),
    /** What is still to be paid of an open order of which a part has come. */
    openAmount: z.exactOptional(z.number()),
    /** What goes back to the buyer and has not yet, in cents. */
    refundDue: z.exactOptional(z.number()),
    vatInCents: z.exactOptional(z.number()),
    isRenewal: z.exactOptional(z.boolean()),
    expiresAt: z.exactOptional(z.nullable(instant())),
    endedAt: z.exactOptional(z.nullable(instant())),
    failureReason: z.exactOptional(z.nullable(z.enum(FAILURE_REASONS))),
    /** Until when the contract can be withdrawn from; null: not any more. */
    withdrawableUntil: z.exactOptional(z.nullable(instant())),
    withdrawnAt: z.exactOptional(z.nullable(instant())),
    /** When what was ordered began or will begin; null: not active. */
    activeFrom: z.exactOptional(z.nullable(instant())),
    /** Until when what was ordered is active; null: not active. */
    activeUntil: z.exactOptional(z.nullable(instant())),
    invoices: z.exactOptional(z.array(Invoice)),
  }),
);
export type Order = z.infer<typeof Order>;

/** The summary above the order button. */
export const OrderSummary = named(
  'OrderSummary',
  z.object({
    subscription: Subscription,
    recurrence: z.enum(PAYMENT_RECURRENCES),
    paymentType: z.enum(PAYMENT_TYPES),
    fullAmount: z.number(),
    discount: z.nullable(z.object({ title: z.string(), amountInCents: z.number() })),
    amount: z.number(),
    vatInCents: z.number(),
    currency: z.string(),
    /** The first period if it is paid today. */
    validFrom: instant(),
    validTo: instant(),
    invoiceContact: InvoiceContact,
    /** Paths of what is missing for an invoice; an order needs all of it. */
    missing: z.array(z.string()),
    recipientMail: z.string(),
    /** Self-renewing subscriptions of the viewer that give the same as this order, or a part of it. */
    renewing: z.exactOptional(z.array(z.object({ title: z.string(), validTo: z.nullable(instant()) }))),
  }),
);
export type OrderSummary = z.infer<typeof OrderSummary>;

export const WithdrawDto = named(
  'WithdrawDto',
  z.object({ confirmed: z.literal(true), note: open(text({ max: 500 })) }),
);

export const AdminOrder = named(
  'AdminOrder',
  z.object({
    order: Order,
    reference: z.string(),
    buyer: z.object({ name: z.string(), email: z.nullable(z.string()) }),
    /** What came in less what went back. */
    receivedInCents: z.number(),
    /** What still has to go back to the buyer. */
    refundDueInCents: z.number(),
    /** When that has to be back at the latest. */
    refundDueBy: z.exactOptional(z.nullable(instant())),
    /** Accounts that its transfers came from, as statements name them. */
    payers: z.exactOptional(z.array(z.object({ name: z.string(), iban: z.nullable(z.string()) }))),
    /** Transfers booked for it that can be taken back, the oldest first; days in Vienna. */
    bookings: z.exactOptional(z.array(z.object({ id: z.string(), amountInCents: z.number(), receivedOn: z.string() }))),
  }),
);
export type AdminOrder = z.infer<typeof AdminOrder>;

export const ConfirmPaymentDto = named(
  'ConfirmPaymentDto',
  z.object({
    /** What came in, in cents; must be what is open. */
    amount: wholeNumber(1, MAX_INTEGER),
    /** Another amount counts, too: less as a part, of more the rest goes back. */
    acceptsDifference: open(z.boolean()),
    receivedOn: day(),
    note: open(text({ max: 200 })),
  }),
);

export const ReverseBookingDto = named(
  'ReverseBookingDto',
  z.object({
    /** For the audit log; the buyer does not read it. */
    reason: text({ min: 10, max: 500 }),
  }),
);

export const BankCredit = named(
  'BankCredit',
  z.object({
    id: z.string(),
    bookedOn: z.string(),
    amount: z.number(),
    currency: z.string(),
    payer: z.string(),
    /** Where money goes back to; null where the statement did not say. */
    payerIban: z.exactOptional(z.nullable(z.string())),
    purpose: z.string(),
    state: z.enum(BANK_CREDIT_STATES),
    orderId: z.nullable(z.string()),
    orderReference: z.exactOptional(z.nullable(z.string())),
    orderStatus: z.exactOptional(z.nullable(z.enum(ORDER_STATES))),
    /** What is still to be paid for that order, while it is open. */
    orderOpenInCents: z.exactOptional(z.nullable(z.number())),
    /** REFUND_DUE: when it has to be back at the latest. */
    refundDueBy: z.exactOptional(z.nullable(instant())),
    refundedOn: z.exactOptional(z.nullable(z.string())),
    /** The bank took something back: CREDIT, money that had come in, has left the account again; DEBIT, a transfer of ours has come home. */
    reverses: z.exactOptional(z.nullable(z.enum(['CREDIT', 'DEBIT']))),
  }),
);
export type BankCredit = z.infer<typeof BankCredit>;

export const BankStatementReport = named(
  'BankStatementReport',
  z.object({
    credits: z.number(),
    isNew: z.number(),
    /** New ones that pay for an order. */
    matched: z.number(),
    /** Of these, how many settled theirs now; the others had been confirmed by hand before. */
    settled: z.exactOptional(z.number()),
    /** New ones that take something back. */
    reversed: z.exactOptional(z.number()),
    open: z.array(BankCredit),
  }),
);
export type BankStatementReport = z.infer<typeof BankStatementReport>;

const OrderParams = z.object({ orderId: id() });
const OrderChoice = z.object({
  aboModel: lookupCode(),
  paymentRecurrence: z.enum(PAYMENT_RECURRENCES),
  paymentType: z.enum(PAYMENT_TYPES),
});

/** Which of several subscriptions is meant. */
const SubscriptionChoice = z.object({ subscriptionId: z.optional(id()) });

export const paymentShapes = {
  listSubscriptions: { reply: z.array(Subscription) },
  summariseOrder: { params: OrderChoice, reply: OrderSummary },
  orderSubscription: {
    params: OrderChoice,
    /** `shownAmount`: the price that was shown, in cents; an order that would cost something else is refused. */
    query: z.object({ shownAmount: z.optional(wholeNumberInQuery(0, MAX_INTEGER)) }),
    reply: Order,
  },
  listOwnOrders: { reply: z.array(Order) },
  getOrder: { params: OrderParams, reply: Order },
  cancelOrder: { params: OrderParams, reply: Order },
  withdrawOrder: { params: OrderParams, body: { withdrawDto: WithdrawDto }, reply: Order },
  listOwnSubscriptions: { reply: z.array(UserSubscription) },
  cancelSubscription: {
    query: SubscriptionChoice,
    reply: z.object({ canceledAt: instant(), validTo: z.nullable(instant()) }),
  },
  resumeSubscription: { query: SubscriptionChoice, reply: z.object({ validTo: z.nullable(instant()) }) },
  changePaymentMethod: { query: SubscriptionChoice, reply: z.object({ url: z.string() }) },
  getInvoicePdf: { params: z.object({ invoiceId: id() }), reply: z.unknown() },
  listOrdersForAdmin: {
    query: z.object({
      status: z.optional(z.enum(ORDER_STATES)),
      /** By name, mail, reference of the order, number of an invoice. */
      search: z.optional(text({ max: 120 })),
      /** Only those of which money has to go back. */
      refundDue: z.optional(z.enum(['true'])),
      /** Days of ordering, both included. */
      from: z.optional(day()),
      to: z.optional(day()),
      /** Only older ones than this order: the next page. */
      before: z.optional(id()),
    }),
    reply: z.array(AdminOrder),
  },
  confirmPayment: {
    params: OrderParams,
    body: { confirmPaymentDto: ConfirmPaymentDto },
    reply: AdminOrder,
  },
  reverseBooking: {
    params: z.object({ bookingId: id() }),
    body: { reverseBookingDto: ReverseBookingDto },
    reply: AdminOrder,
  },
  importBankStatement: { body: { file: z.unknown() }, reply: BankStatementReport },
  listBankCredits: {
    query: z.object({ list: z.optional(z.enum(BANK_CREDIT_LISTS)) }),
    reply: z.array(BankCredit),
  },
  assignBankCredit: {
    params: z.object({ creditId: id() }),
    /** The order it pays; null: no order of ours, set aside. */
    body: { assignBankCreditDto: z.object({ orderId: z.nullable(id()), acceptsDifference: open(z.boolean()) }) },
    reply: BankCredit,
  },
  reopenBankCredit: { params: z.object({ creditId: id() }), reply: BankCredit },
  returnBankCredit: { params: z.object({ creditId: id() }), reply: BankCredit },
} as const;
