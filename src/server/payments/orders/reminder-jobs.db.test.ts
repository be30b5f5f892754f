import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { expireDueOrders } from '#server/payments/payment-jobs.ts';
import { mailEndingPeriods } from './reminder-jobs.ts';
import { applyPaymentFact } from './settlement.service.ts';

const shop = await createTestApp();
const { db, base } = shop;
const { signIn, order, settle } = paymentCalls(shop);

const mailsTo = async ({ email }: Payer) =>
  (
    await sql<{ template: string; plain_text: string; html: string }>`select template, plain_text, html from mails
      where recipient = ${email} order by id`.execute(db)
  ).rows;
const templatesTo = async (user: Payer) => (await mailsTo(user)).map(({ template }) => template);

/** A period that ends in some days; `from`: how many days ago it began. */
async function period(
  user: Payer,
  {
    endsIn,
    from = 30,
    group = 'company',
    recurrence = 'ONCE',
  }: {
    endsIn: number;
    from?: number;
    group?: string;
    recurrence?: string;
  },
) {
  await sql`insert into subscriptions (public_id, user_id, plan_id, plan_title, privilege_group, recurrence, valid_from,
      valid_to, created_at)
    values (gen_random_uuid(), ${user.key}, 'firma', 'Firmenseite', ${group}, ${recurrence},
      now() - ${from} * interval '1 day', now() + ${endsIn} * interval '1 day', now())`.execute(db);
}

const writeCompany = ({ key }: Payer, state: 'DRAFT' | 'PUBLISHED') =>
  sql`insert into companies (public_id, user_id, slug, name, publish_state, created_at)
    values (gen_random_uuid(), ${key}, ${`hof-${key}`}, 'Holzhof', ${state}, now())`.execute(db);

describe('a period that was paid once or given by a voucher', () => {
  it('is told of seven days before its end, once, with what is gone then', async () => {
    const user = await signIn();
    await writeCompany(user, 'PUBLISHED');
    await period(user, { endsIn: 8 });
    await mailEndingPeriods(base);
    expect(await mailsTo(user)).toEqual([]);
    await sql`update subscriptions set valid_to = now() + interval '6 days 23 hours' where user_id = ${user.key}`.execute(
      db,
    );
    await Promise.all([mailEndingPeriods(base), mailEndingPeriods(base)]);
    await mailEndingPeriods(base);
    const mails = await mailsTo(user);
    expect(mails.map(({ template }) => template)).toEqual(['subscription-endssoon']);
    expect(mails[0]?.plain_text).toMatch(/Firmenseite ist dann nicht mehr öffentlich/);
    expect(mails[0]?.plain_text).not.toMatch(/Pellets/);
  });

  it('is told of after its end, once, and the mail says that the company page is offline', async () => {
    const user = await signIn();
    await writeCompany(user, 'PUBLISHED');
    await period(user, { endsIn: -1, group: 'business' });
    for (let times = 0; times < 2; times += 1) await mailEndingPeriods(base);
    const mails = await mailsTo(user);
    expect(mails.map(({ template }) => template)).toEqual(['subscription-ended']);
    expect(mails[0]?.plain_text).toMatch(/Firmenseite ist damit offline/);
    expect(mails[0]?.plain_text).toMatch(/Pellets kannst du nicht mehr/);
    expect(mails[0]?.html).toContain('offline');
  });

  it.each([
    [-1, 'Eine Firmenseite kannst du nicht mehr veröffentlichen.'],
    [6, 'Eine Firmenseite kannst du dann nicht mehr veröffentlichen.'],
  ])('promises nothing about a page that never was public (ends in %d days)', async (endsIn, words) => {
    const [none, draft] = [await signIn(), await signIn()];
    await writeCompany(draft, 'DRAFT');
    for (const user of [none, draft]) await period(user, { endsIn });
    await mailEndingPeriods(base);
    for (const user of [none, draft]) {
      const [mail, ...more] = await mailsTo(user);
      expect(more).toEqual([]);
      const text = mail?.plain_text.replaceAll(/\s+/g, ' ');
      expect(text).toContain(words);
      expect(text).not.toContain('Deine Firmenseite');
    }
  });

  it('is passed over where something else goes on giving the same, where it is long over, and where it was short', async () => {
    const [covered, granted, old, short] = [
      await signIn(),
      await signIn({ permissions: ['company'] }),
      await signIn(),
      await signIn(),
    ];
    await period(covered, { endsIn: 3 });
    await period(covered, { endsIn: 20, group: 'business', recurrence: 'MONTHLY' });
    await period(granted, { endsIn: 3 });
    await period(old, { endsIn: -30 });
    await period(short, { endsIn: 2, from: 1 });
    await mailEndingPeriods(base);
    for (const user of [covered, granted, old, short]) expect(await mailsTo(user)).toEqual([]);
  });
});

test('an unpaid order is told of when it ends, once; one that was paid is not', async () => {
  const [user, payer] = [await signIn(), await signIn()];
  const { body } = await order(user, 'firma/YEARLY');
  const { body: paid } = await order(payer, 'firma/YEARLY');
  await settle(paid);
  await sql`update orders set expires_at = now() - interval '1 minute' where public_id = any(${[body.id, paid.id]}::uuid[])`.execute(
    db,
  );
  for (let times = 0; times < 2; times += 1) await expireDueOrders(base, []);
  expect((await templatesTo(user)).filter((template) => template === 'order-expired')).toHaveLength(1);
  expect(await templatesTo(payer)).not.toContain('order-expired');
  expect((await mailsTo(user)).at(-1)?.plain_text).toMatch(/ist\sabgelaufen.*Du\smusst\snichts\smehr\sbezahlen/s);
});

test('a debit that fails days later is told of, once', async () => {
  const user = await signIn();
  const { body } = await order(user, 'firma/YEARLY');
  const fact = { orderId: body.id, at: base.clock() };
  await applyPaymentFact(base, { kind: 'PROCESSING', ...fact });
  for (let times = 0; times < 2; times += 1)
    await applyPaymentFact(base, { kind: 'FAILED', reason: 'DECLINED', ...fact });
  const mails = (await mailsTo(user)).filter(({ template }) => template === 'order-failed');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.plain_text).toMatch(/abgelehnt/);
});
