import type * as z from 'zod/mini';
import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { periodEnd } from '#domain/payments/period.ts';
import type { UserSubscription } from '#contract/users/users.schemas.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { toProblem } from '#server/platform/http/problem-reply.ts';
import { findBuyer } from '#server/payments/orders/buyers.repository.ts';
import { ask } from '#server/payments/orders/order-end.service.ts';
import { cancelRenewalOrders } from '#server/payments/orders/orders.repository.ts';
import { writeAboutSubscription, writeRenewalEnded } from '#server/payments/payment-mails.ts';
import { type PaymentProviders, providerNamed } from '#server/payments/payment-providers.ts';
import { noSubscription, notCanceled, notCharged } from '#server/payments/payments.problems.ts';
import * as subscriptions from './subscriptions.repository.ts';

/** A provider charges some hours after the end of a period; what is open for longer could not be charged. */
const CHARGED_WITHIN_MS = DAY_IN_MS;

/** The running subscription of the viewer: one that renews itself before others, then the one that runs longest. */
export async function getRunningSubscription(context: Context): Promise<z.infer<typeof UserSubscription> | null> {
  const { key } = requireViewer(context);
  const now = context.clock();
  const [row] = await subscriptions.listRunning(context.db, key, now);
  return row ? present(row, now) : null;
}

/** Whether the period is over and the next one is not paid, though it was neither ended nor does it end by itself. */
function isOverdue(row: subscriptions.SubscriptionRow, now: Date): boolean {
  if (row.recurrence === 'ONCE' || row.canceled_at !== null || row.valid_to === null) return false;
  return row.valid_to.getTime() + (isCharged(row) ? CHARGED_WITHIN_MS : 0) <= now.getTime();
}

/** Whether a payment service charges further periods. */
const isCharged = (row: subscriptions.SubscriptionRow): boolean =>
  row.provider_reference !== null && row.recurrence !== 'ONCE' && row.canceled_at === null;

const present = (row: subscriptions.SubscriptionRow, now: Date): z.infer<typeof UserSubscription> => ({
  id: row.id,
  validFrom: row.valid_from.toISOString(),
  validTo: row.valid_to?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  canceledAt: row.canceled_at?.toISOString() ?? null,
  amountPaid: row.amount_paid_in_cents,
  currency: row.currency,
  title: row.plan_title,
  privilegeGroup: row.privilege_group,
  isRecurring: row.recurrence !== 'ONCE',
  isPaidByTransfer: row.provider === 'bank-transfer',
  paymentMethodIsChangeable: isCharged(row),
  isOverdue: isOverdue(row, now),
});

/** What runs, what follows on and what could not be charged yet, in the order of importance. */
export async function listOwnSubscriptions(context: Context): Promise<z.infer<typeof UserSubscription>[]> {
  const { key } = requireViewer(context);
  const now = context.clock();
  return (await subscriptions.listOwned(context.db, key, now)).map((row) => present(row, now));
}

type Meant = { subscriptionId?: string | undefined };

/** Self-renewing subscriptions of the viewer: the given one, by default all. */
async function lockRenewing(context: Context, { subscriptionId }: Meant): Promise<subscriptions.SubscriptionRow[]> {
  const { db } = context;
  const { key } = requireViewer(context);
  await subscriptions.lockSubscriber(db, key);
  const own = await subscriptions.listOwned(db, key, context.clock());
  const renewing = own.filter(({ recurrence }) => recurrence !== 'ONCE');
  const meant = subscriptionId === undefined ? renewing : renewing.filter(({ id }) => id === subscriptionId);
  if (meant.length === 0) throw noSubscription();
  return meant;
}

/**
 * Ends the renewal of a subscription, by default of the one that `GET /users/me/subscription` returns; it continues to
 * the end of what is paid. Idempotent. A job tells the provider, so that the request need not wait for it.
 * @throws subscription.none (409)
 */
export async function cancelSubscription(
  context: Context,
  meant: Meant = {},
): Promise<{ canceledAt: string; validTo: string | null }> {
  return inTransaction(context.db, async (db) => {
    const now = context.clock();
    const [row] = await lockRenewing({ ...context, db }, meant);
    if (!row) throw noSubscription();
    const canceledAt = row.canceled_at ?? now;
    await subscriptions.dropResume(db, row.key);
    if (row.canceled_at === null) {
      await subscriptions.markCanceled(db, row.key, now);
      await cancelRenewalOrders(db, row.key, now);
      const buyer = await findBuyer(db, row.user_key);
      if (buyer) await writeRenewalEnded({ ...context, db }, { ...row, ...buyer }, now);
    }
    return { canceledAt: canceledAt.toISOString(), validTo: row.valid_to?.toISOString() ?? null };
  });
}

/**
 * Takes that back while it runs. The wish is noted, the provider asked without a transaction held open, and what came of
 * it recorded; a process that is killed in between leaves the wish to a job. @throws subscription.none,
 * subscription.not-canceled, subscription.renewal-over (409), payment.provider-away (503)
 */
export async function resumeSubscription(
  context: Context,
  meant: Meant,
  providers: PaymentProviders,
): Promise<{ validTo: string | null }> {
  const wanted = await inTransaction(context.db, async (db) => {
    const row = (await lockRenewing({ ...context, db }, meant)).find((one) => one.canceled_at !== null);
    if (!row) throw notCanceled();
    await subscriptions.markResumeAsked(db, row.key, context.clock());
    return row;
  });
  const validTo = await finishResume(context, wanted, providers);
  return { validTo: validTo?.toISOString() ?? null };
}

/**
 * Asks the provider to go on and records it; a refusal leaves the subscription ended, and so does a provider that is
 * away, unless the wish `waits` for it. Returns its end.
 */
async function finishResume(
  context: Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'logger' | 'memory'>,
  { key, user_key: userKey, provider, provider_reference: reference }: subscriptions.SubscriptionRow,
  providers: PaymentProviders,
  { waits = false } = {},
): Promise<Date | null> {
  try {
    if (provider !== null && reference !== null)
      await ask(context, providerNamed(providers, provider)?.resumeRenewal(reference));
  } catch (error) {
    if (!waits || toProblem(error).status !== 503) await subscriptions.dropResume(context.db, key);
    throw error;
  }
  return inTransaction(context.db, async (db) => {
    await subscriptions.lockSubscriber(db, userKey);
    const row = await subscriptions.lockSubscription(db, key);
    if (!row) throw noSubscription();
    // Another call was faster, or the owner ended it again; then the job tells the provider.
    if (row.canceled_at === null) return row.valid_to;
    if (row.resume_asked_at === null || row.withdrawn_at !== null) throw notCanceled();
    await subscriptions.markResumed(db, key);
    const buyer = await findBuyer(db, userKey);
    const about = { kind: 'resumed', until: row.valid_to, at: row.resume_asked_at } as const;
    if (buyer) await writeAboutSubscription({ ...context, db }, { ...row, ...buyer }, about);
    return row.valid_to;
  });
}

const RESUME_LEFT_AFTER_MS = MINUTE_IN_MS;

/**
 * Finishes what a killed process left between asking a provider to go on and recording it, and what an account that
 * stays after all has wished; returns how many.
 */
export async function finishResumes(base: BaseContext, providers: PaymentProviders): Promise<number> {
  const done: number[] = [];
  for (;;) {
    const before = new Date(base.clock().getTime() - RESUME_LEFT_AFTER_MS);
    const rows = await subscriptions.listOpenResumes(base.db, before, done);
    if (rows.length === 0) return done.length;
    for (const row of rows) {
      done.push(row.key);
      await finishResume(base, row, providers, { waits: true }).catch((error: unknown) =>
        base.logger.warn({ err: error, event: 'payment.resume-failed', key: row.key }, 'a subscription did not go on'),
      );
    }
  }
}

/**
 * URL where another card or account can be entered for further periods; nothing changes here until the provider
 * confirms it.
 * @throws subscription.none, subscription.not-charged, subscription.renewal-over (409), payment.provider-away (503)
 */
export async function changePaymentMethod(
  context: Context,
  { subscriptionId }: Meant,
  providers: PaymentProviders,
): Promise<{ url: string }> {
  const owned = await subscriptions.listOwned(context.db, requireViewer(context).key, context.clock());
  const renewing = owned.filter((row) => row.recurrence !== 'ONCE' && row.canceled_at === null);
  const row = renewing.find(({ id }) => subscriptionId === undefined || id === subscriptionId);
  if (!row) throw noSubscription();
  const { provider, provider_reference: providerSubscription, payment_type: paymentType } = row;
  if (provider === null || providerSubscription === null || paymentType === null) throw notCharged();
  const change = { subscriptionId: row.id, providerSubscription, paymentType };
  const url = await ask(context, providerNamed(providers, provider)?.changeMethod(change));
  if (!url) throw notCharged();
  return { url };
}

export type Gift = {
  userKey: number;
  planId: string;
  title: string;
  privilegeGroup: string;
  /** Null: without an end. */
  days: number | null;
};

/**
 * Gives rights for some days, or without end, in the caller's transaction: at the end of what runs of the same rights.
 * Returns the period and the key of the subscription.
 */
export async function giveSubscription(
  context: Pick<BaseContext, 'db' | 'clock' | 'newId'>,
  gift: Gift,
): Promise<{ key: number; validFrom: Date; validTo: Date | null }> {
  const { db } = context;
  const now = context.clock();
  await subscriptions.lockSubscriber(db, gift.userKey);
  const validFrom =
    gift.days === null ? now : ((await subscriptions.findGroupEnd(db, gift.userKey, gift.privilegeGroup, now)) ?? now);
  const validTo = gift.days === null ? null : periodEnd(validFrom, { unit: 'DAY', count: gift.days });
  const key = await subscriptions.insertSubscription(db, {
    id: context.newId(),
    userKey: gift.userKey,
    planId: gift.planId,
    planTitle: gift.title,
    privilegeGroup: gift.privilegeGroup,
    recurrence: 'ONCE',
    orderKey: null,
    provider: null,
    providerReference: null,
    validFrom,
    validTo,
    createdAt: now,
    amountPaidInCents: 0,
  });
  return { key, validFrom, validTo };
}

/** Ends all renewals of an account that is to be deleted, at the time of that wish. */
export async function cancelAllSubscriptions({ db }: Pick<Context, 'db'>, userKey: number, at: Date): Promise<void> {
  await subscriptions.cancelAll(db, userKey, at);
}

/** Takes that back for the same time: the job tells the providers and the person. */
export async function resumeAllSubscriptions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userKey: number,
  canceledAt: Date,
): Promise<void> {
  await subscriptions.markAllResumeAsked(db, userKey, { canceledAt, now: clock() });
}

/** Whether the address of an account is proved; what is given away is not given to made-up addresses. */
export async function buyerIsConfirmed({ db }: Pick<Context, 'db'>, userKey: number): Promise<boolean> {
  return (await findBuyer(db, userKey))?.mail_is_confirmed ?? false;
}

/** Where an account is written to; null once it is gone. */
export const buyerMail = ({ db }: Pick<Context, 'db'>, userKey: number): ReturnType<typeof findBuyer> =>
  findBuyer(db, userKey);
