import type { PAYMENT_RECURRENCES, PAYMENT_TYPES } from '#contract/payments/payment.schemas.ts';

export const PAYMENT_PROVIDERS = ['bank-transfer', 'stripe'] as const;
export type ProviderName = (typeof PAYMENT_PROVIDERS)[number];
export type PaymentType = (typeof PAYMENT_TYPES)[number];
export type PaymentRecurrence = (typeof PAYMENT_RECURRENCES)[number];

/** What a provider needs to know of an order. */
export type PayableOrder = {
  id: string;
  reference: string;
  title: string;
  amountInCents: number;
  /** The amount of the periods after the first one. */
  fullAmountInCents: number;
  currency: string;
  recurrence: PaymentRecurrence;
  paymentType: PaymentType;
  /** What the provider called it when it was started; null: not started. */
  providerReference: string | null;
  payerEmail: string;
  expiresAt: Date;
};

/** A subscription that renews itself, for its owner, who has to say how it is paid from now on. */
export type Renewal = { subscriptionId: string; providerSubscription: string; paymentType: PaymentType };

/** Money that a provider sent back. */
export type SentBack = { refundId: string; amountInCents: number };

/** Where the visitor pays. */
export type StartedPayment = { providerReference: string | null; payUrl: string };

/**
 * A fact confirmed by a provider. `paymentId` is the provider's id of the payment: the same id is the same fact. Facts
 * may come late and in any order.
 */
export type PaymentFact =
  | {
      kind: 'PAID';
      orderId: string;
      paymentId: string;
      amountInCents: number;
      currency: string;
      at: Date;
      /** The self-renewing subscription at the provider; null: nothing renews. */
      providerSubscription: string | null;
    }
  | {
      kind: 'FAILED';
      orderId: string;
      reason: string;
      at: Date;
      /** The subscription at the provider for which it would try again. */
      providerSubscription?: string | null;
    }
  /** The payer has paid and the money is being transferred (SEPA takes days): the order must not expire meanwhile. */
  | { kind: 'PROCESSING'; orderId: string; at: Date }
  | { kind: 'EXPIRED'; orderId: string; at: Date }
  | {
      kind: 'RENEWED';
      providerSubscription: string;
      paymentId: string;
      amountInCents: number;
      currency: string;
      at: Date;
      validTo: Date;
    }
  | { kind: 'RENEWAL_FAILED'; providerSubscription: string; at: Date }
  /** Its owner has given another card or account for further periods; `changeId` is the provider's name of that. */
  | { kind: 'METHOD_CHANGED'; providerSubscription: string; changeId: string; at: Date }
  | { kind: 'SUBSCRIPTION_ENDED'; providerSubscription: string; at: Date }
  | {
      kind: 'REFUNDED';
      paymentId: string;
      refundId: string;
      amountInCents: number;
      at: Date;
      /** The payer's bank took the money back. */
      isChargeback?: boolean;
    };

/** One way to be paid. Every method may be called again after a crash: the second call finds what the first one did. */
export type PaymentProvider = {
  name: ProviderName;
  takes: (type: PaymentType, recurrence: PaymentRecurrence) => boolean;
  start: (order: PayableOrder) => Promise<StartedPayment>;
  /** The provider's current state of the order: settles what a lost message or a killed process left open. */
  look: (order: PayableOrder) => Promise<PaymentFact[]>;
  /** The order cannot be paid after this; what was paid a moment before comes back as facts. */
  cancel: (order: PayableOrder) => Promise<PaymentFact[]>;
  /** Ends the renewal at the provider: the subscription continues to the end of what is paid, or ends at once. */
  endRenewal: (providerSubscription: string, options: { atOnce: boolean }) => Promise<void>;
  /** Takes that back while it runs. */
  resumeRenewal: (providerSubscription: string) => Promise<void>;
  /** Makes it charge the next period on the last day before a moment; false: it has to be told once more to get there. */
  alignRenewal: (providerSubscription: string, paidUntil: Date) => Promise<boolean>;
  /** Where its owner gives another card or account for further periods; null where the provider charges none. */
  changeMethod: (renewal: Renewal) => Promise<string | null>;
  /** Sends money back and returns the refunds of the payment; none where a person has to send it. */
  refund: (payment: { paymentId: string; amountInCents: number }) => Promise<SentBack[]>;
};

/** What was done with a fact. UNKNOWN: it belongs to nothing yet; facts that arrived too early are to be retried. */
export type FactOutcome = 'APPLIED' | 'REPEATED' | 'UNKNOWN';
