import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PLANS } from '#domain/plans/plans.data.ts';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { ensureVoucher } from '#server/payments/vouchers/admin-vouchers.service.ts';
import { bankTransferProvider } from './bank/bank-transfer.ts';
import { askForRenewals, expireDueOrders } from './payment-jobs.ts';

const shop = await createTestApp();
const { db, base } = shop;
const { signIn, get, post, order, settle } = paymentCalls(shop);
const providers = [bankTransferProvider(base.config)];

await ensureVoucher(base, {
  code: 'ABZUG33',
  title: 'Ein Drittel',
  kind: 'DISCOUNT',
  discountInPercent: 33,
  usesPerPerson: 9,
  createdBy: 'test',
});
await ensureVoucher(base, {
  code: 'FREI10',
  title: 'Zehn Tage',
  kind: 'FREE_PERIOD',
  planId: 'firma',
  days: 10,
  usesPerPerson: 9,
  createdBy: 'test',
});

const choices = PLANS.flatMap(({ id, offers }) => offers.map(({ recurrence }) => `${id}/${recurrence}`));
type Step = { what: (typeof STEPS)[number]; choice: string; pick: number };
const STEPS = [
  'order',
  'pay',
  'pay',
  'pay again',
  'pay wrong',
  'cancel',
  'withdraw',
  'end',
  'resume',
  'discount',
  'free',
  'jobs',
] as const;
const step = fc.record({ what: fc.constantFrom(...STEPS), choice: fc.constantFrom(...choices), pick: fc.nat(9) });

/** Random actions of buyer and bank, in any order; refusals are fine, server errors are not. */
async function take(user: Payer, { what, choice, pick }: Step): Promise<number> {
  const own: { id: string; amount: number }[] = (await get('/payment/orders', user)).body;
  const one = own[pick % Math.max(1, own.length)];
  const fact = async (wishes = {}) => {
    if (one) await settle(one, wishes);
    return 200;
  };
  switch (what) {
    case 'order':
      return (await order(user, choice)).status;
    case 'pay':
      return fact();
    case 'pay again':
      return fact({ paymentId: `again ${pick} ${one?.id}` });
    case 'pay wrong':
      return fact({ paymentId: `wrong ${pick} ${one?.id}`, amountInCents: (one?.amount ?? 0) + 1 });
    case 'cancel':
      return (await post(`/payment/orders/${one?.id ?? base.newId()}/cancel`, user)).status;
    case 'withdraw':
      return (await post(`/payment/orders/${one?.id ?? base.newId()}/withdraw`, user, { confirmed: true })).status;
    case 'end':
      return (await post('/payment/subscription/cancel', user)).status;
    case 'resume':
      return (await post('/payment/subscription/resume', user)).status;
    case 'discount':
      return (await post('/voucher', user, { code: 'abzug 33' })).status;
    case 'free':
      return (await post('/voucher', user, { code: 'frei-10' })).status;
    case 'jobs':
      await Promise.all([askForRenewals(base), expireDueOrders(base, providers)]);
      return 200;
  }
}

/** Every broken promise of the books, as rows that must not be there. */
const BROKEN = {
  'a paid order without exactly one settlement of its amount': sql`select o.public_id from orders o where o.status = 'PAID'
    and o.amount_in_cents > 0 and 1 <> (select count(*) from payments p where p.order_id = o.id and p.purpose = 'SETTLEMENT'
      and p.amount_in_cents = o.amount_in_cents)`,
  'an order that was settled and is not paid': sql`select o.public_id from orders o join payments p on p.order_id = o.id
    where p.purpose = 'SETTLEMENT' and o.status <> 'PAID'`,
  'money that settled nothing and does not go back': sql`select p.id from payments p
    where p.kind = 'PAYMENT' and p.purpose <> 'SETTLEMENT' and p.refund_due_at is null`,
  'a settlement without exactly one invoice of its amount': sql`select p.id from payments p where p.purpose = 'SETTLEMENT'
    and 1 <> (select count(*) from invoices i where i.payment_id = p.id and i.kind = 'INVOICE'
      and i.gross_in_cents = p.amount_in_cents and i.net_in_cents + i.vat_in_cents = i.gross_in_cents)`,
  'a withdrawn order that keeps money, invoice or rights': sql`select o.public_id from orders o where o.withdrawn_at is not null
    and (exists (select from payments p where p.order_id = o.id and p.refund_due_at is null)
      or exists (select from subscriptions s where s.order_id = o.id and s.withdrawn_at is null)
      or 0 <> (select sum(i.gross_in_cents) from invoices i where i.order_id = o.id))`,
  'time of the same rights that overlaps': sql`select a.id from subscriptions a join subscriptions b on a.user_id = b.user_id
    and a.privilege_group = b.privilege_group and a.id < b.id where a.withdrawn_at is null and b.withdrawn_at is null
    and a.valid_from < b.valid_to and b.valid_from < a.valid_to`,
  'a gap before what follows on': sql`select s.id from subscriptions s where s.withdrawn_at is null
    and s.valid_from > now() and not exists (select from subscriptions p where p.user_id = s.user_id
      and p.privilege_group = s.privilege_group and p.withdrawn_at is null and p.valid_to = s.valid_from)`,
  'a year that is not a year': sql`select s.id from subscriptions s join orders o on o.id = s.order_id
    where s.withdrawn_at is null and o.interval_unit = 'YEAR'
      and s.valid_to - s.valid_from not between interval '364 days 22 hours' and interval '367 days 2 hours'`,
  'a subscription whose paid sum is not that of its payments': sql`select s.id from subscriptions s where s.order_id is not null
    and s.amount_paid_in_cents <> (select coalesce(sum(p.amount_in_cents), 0) from payments p join orders o on o.id = p.order_id
      where p.purpose = 'SETTLEMENT' and (o.id = s.order_id or o.renews_subscription_id = s.id))`,
  'a discount that hangs on an order which ended without money': sql`select r.id from voucher_redemptions r
    join orders o on o.id = r.order_id where o.status in ('CANCELED', 'FAILED')`,
  'an order whose amount is not what plan and voucher make it': sql`select o.public_id from orders o
    where o.status in ('PENDING', 'PAID') and o.amount_in_cents <> case when exists (select from voucher_redemptions r
      where r.order_id = o.id) then round(o.full_amount_in_cents * 67 / 100.0) else o.full_amount_in_cents end`,
  'a voucher counted otherwise than used': sql`select v.code from vouchers v
    where v.used_count <> (select count(*) from voucher_redemptions r where r.voucher_id = v.id)`,
  'a number missing among the invoices': sql`select y.year from invoice_years y
    where y.last_number <> (select count(*) from invoices i where extract(year from i.issued_at) = y.year)`,
};

test(
  'whatever people and the bank do in whatever order, alone or at once, the books hold',
  { timeout: 180_000 },
  async () => {
    const faults: unknown[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...choices),
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 10 }),
        async (firstChoice, turns) => {
          const user = await signIn();
          // Most actions need an order: without this one, many runs never reach a payment.
          faults.push(...[(await order(user, firstChoice)).status].filter((status) => status >= 300));
          for (const together of turns) {
            const statuses = await Promise.all(together.map((one) => take(user, one)));
            faults.push(...statuses.filter((status) => status >= 500));
          }
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
    expect(faults).toEqual([]);
    for (const [promise, query] of Object.entries(BROKEN))
      expect([promise, (await query.execute(db)).rows]).toEqual([promise, []]);
    const { rows } = await sql<{ paid: number }>`select count(*) as paid from orders where status = 'PAID'`.execute(db);
    expect(rows[0]?.paid).toBeGreaterThan(5);
  },
);
