import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { endRenewals } from '#server/payments/payment-jobs.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { finishResumes, resumeSubscription } from './subscriptions.service.ts';

let now = new Date();
const shop = await createTestApp({ clock: () => now });
const { db, base } = shop;
const { signIn, get, post } = paymentCalls(shop);

/** A fake provider that renews until told otherwise. */
function createRenewer(onResume: () => Promise<void> = async () => undefined) {
  const log: string[] = [];
  const provider: PaymentProvider = {
    name: 'stripe',
    takes: () => false,
    start: async () => ({ providerReference: null, payUrl: 'https://pay.example' }),
    look: async () => [],
    cancel: async () => [],
    endRenewal: async (reference) => void log.push(`end ${reference}`),
    resumeRenewal: async (reference) => {
      await onResume();
      log.push(`resume ${reference}`);
    },
    alignRenewal: async () => true,
    changeMethod: async () => null,
    refund: async () => [],
  };
  return { provider, log };
}

/** A buyer whose subscription was ended at the provider and continues for a month. */
async function ended() {
  const user = await signIn();
  const reference = `sub of ${user.id}`;
  await sql`insert into subscriptions (public_id, user_id, plan_id, plan_title, privilege_group, recurrence, provider,
      provider_reference, valid_from, valid_to, created_at, canceled_at, renewal_ended_at)
    values (gen_random_uuid(), ${user.key}, 'firma', 'Firmenseite', 'company', 'MONTHLY', 'stripe', ${reference}, now() - interval '1 day',
      now() + interval '30 days', now(), now(), now())`.execute(db);
  const context = { ...base, viewer: { ...user, sessionId: 'test', permissions: [] }, requestId: 'test' } as never;
  return { user, reference, context };
}

const canceledAt = async (user: Payer) => (await get('/users/me/subscription', user)).body.canceledAt;
const mailsTo = async ({ email }: Payer) =>
  (await sql`select 1 from mails where recipient = ${email} and template = 'subscription-resumed'`.execute(db)).rows
    .length;
/** Transactions of this database that wait for their client to go on. */
const idleTransactions = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(db)
  ).rows[0]?.count;

test('while the provider is asked to go on, no transaction is open and its rows are free', async () => {
  const { user, reference, context } = await ended();
  let open: number | undefined;
  const { provider, log } = createRenewer(async () => {
    open = await idleTransactions();
    await sql`select from users where id = ${user.key} for update nowait`.execute(db);
  });
  await resumeSubscription(context, {}, [provider]);
  expect(open).toBe(0);
  expect(log).toEqual([`resume ${reference}`]);
  expect(await canceledAt(user)).toBeNull();
});

test('a process that was killed after the provider went on leaves a state that a job mends, with one mail', async () => {
  const { user, reference, context } = await ended();
  const dead = createRenewer(() => new Promise<void>(() => undefined));
  void resumeSubscription(context, {}, [dead.provider]);
  await expect
    .poll(
      async () =>
        (
          await sql`select 1 from subscriptions where user_id = ${user.key}
    and resume_asked_at is not null`.execute(db)
        ).rows.length,
    )
    .toBe(1);
  const { provider, log } = createRenewer();
  await endRenewals(base, [provider]);
  expect(await finishResumes(base, [provider])).toBe(0);
  now = new Date(now.getTime() + 120_000);
  expect(await finishResumes(base, [provider])).toBe(1);
  expect(await finishResumes(base, [provider])).toBe(0);
  expect(log).toEqual([`resume ${reference}`]);
  expect(await canceledAt(user)).toBeNull();
  expect(await mailsTo(user)).toBe(1);
});

test('a provider that refuses leaves the subscription ended, and is told of that again', async () => {
  const { user, reference, context } = await ended();
  const away = createRenewer(() => Promise.reject(new Error('away')));
  await expect(resumeSubscription(context, {}, [away.provider])).rejects.toMatchObject({ status: 503 });
  expect(await canceledAt(user)).toEqual(expect.any(String));
  const { provider, log } = createRenewer();
  await endRenewals(base, [provider]);
  expect(log).toEqual([`end ${reference}`]);
});

test('ended again while the provider is asked to go on, it stays ended there, too', async () => {
  const { user, reference, context } = await ended();
  const { provider, log } = createRenewer(async () => void (await post('/payment/subscription/cancel', user)));
  await expect(resumeSubscription(context, {}, [provider])).rejects.toMatchObject({ status: 409 });
  expect(await canceledAt(user)).toEqual(expect.any(String));
  await endRenewals(base, [provider]);
  expect(log).toEqual([`resume ${reference}`, `end ${reference}`]);
});

test('two clicks at once resume once', async () => {
  const { user, context } = await ended();
  const { provider } = createRenewer();
  const replies = await Promise.allSettled([1, 2].map(() => resumeSubscription(context, {}, [provider])));
  expect(replies.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await canceledAt(user)).toBeNull();
  expect(await mailsTo(user)).toBe(1);
});
