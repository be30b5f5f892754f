import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PLANS } from '#domain/plans/plans.data.ts';
import { releasedState } from '#domain/plans/plan-state.ts';
import type { EditedPlan, PlanState } from '#contract/plans/plans.schemas.ts';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import { askForRenewals } from '#server/payments/payment-jobs.ts';
import { ensureVoucher } from '#server/payments/vouchers/admin-vouchers.service.ts';
import { memoryOf } from '#server/platform/database/database.ts';
import { createMemory } from '#server/platform/memory.ts';
import { onKeptPagesEnd } from '#server/search/search-cache.service.ts';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { findPelletPlan } from './plans.service.ts';

let now = new Date();
const shop = await createTestApp({ clock: () => now });
const { app, db, base } = shop;
const { signIn, get, post, order, settle } = paymentCalls(shop);

const RELEASED = new Map(PLANS.map((plan) => [plan.id, releasedState(plan)]));
const released = (id: string): PlanState => {
  const state = RELEASED.get(id);
  if (state === undefined) throw new Error(`There is no plan ${id}.`);
  return state;
};
const FIRMA = released('firma');
const DEARER = { ...FIRMA, prices: { ...FIRMA.prices, MONTHLY: 1_290 } };

let admin: Payer;
const change = async (planId: string, payload: object, user: Payer | undefined = admin) => {
  const reply = await app.inject({
    method: 'PUT',
    url: `/api/v1/plans/${planId}`,
    headers: user?.headers ?? {},
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
};
const plansNow = async (): Promise<EditedPlan[]> => (await get('/plans', admin)).body;
const planNow = async (id: string): Promise<EditedPlan | undefined> =>
  (await plansNow()).find((plan) => plan.id === id);
const offered = async (): Promise<{ id: string; amount: number }[]> => (await get('/payment/subscriptions')).body;
const priceOf = async (id: string) => (await offered()).find((offer) => offer.id === id)?.amount;
const audited = async () =>
  (
    await sql<{ actor: string; subject: string; details: unknown }>`select actor, subject, details from audit_log
      where action = 'plan.changed' order by id`.execute(db)
  ).rows;

beforeAll(async () => {
  admin = await signIn({ permissions: ['admin'] });
});

beforeEach(async () => {
  now = new Date();
  await sql`truncate operator_versions`.execute(db);
});

describe('a plan that was edited', () => {
  it('is offered and ordered at its new price at once, and keeps who changed what in its history', async () => {
    const reply = await change('firma', { version: 0, ...DEARER });
    expect(reply.status).toBe(200);
    expect(await priceOf('firma-monthly')).toBe(1_290);
    const buyer = await signIn();
    expect((await order(buyer, 'firma/MONTHLY')).body).toMatchObject({ amount: 1_290, fullAmount: 1_290 });
    expect(await planNow('firma')).toMatchObject({
      version: 1,
      state: DEARER,
      changes: [{ version: 1, actor: admin.id, before: FIRMA, after: DEARER }],
    });
    expect((await audited()).at(-1)).toEqual({ actor: admin.id, subject: 'firma', details: { version: 1 } });
  });

  it('goes back to an earlier state by a change of its own', async () => {
    await change('firma', { version: 0, ...DEARER });
    expect((await change('firma', { version: 1, ...FIRMA })).status).toBe(200);
    const plan = await planNow('firma');
    expect(plan?.version).toBe(2);
    expect(plan?.changes.map(({ version, before, after }) => [version, before, after])).toEqual([
      [2, DEARER, FIRMA],
      [1, FIRMA, DEARER],
    ]);
    expect(await priceOf('firma-monthly')).toBe(990);
  });

  it('can no longer be booked where that was switched off, and goes on for those who have it', async () => {
    const owner = await signIn();
    await settle((await order(owner, 'firma/YEARLY')).body);
    await change('firma', { version: 0, ...FIRMA, isAvailable: false });
    expect((await offered()).filter(({ id }) => id.startsWith('firma'))).toEqual([]);
    expect(await order(await signIn(), 'firma/YEARLY')).toMatchObject({ status: 409, body: { code: 'plan.not-sold' } });
    const { rows } =
      await sql`select from held_permissions where user_id = ${owner.key} and permission = 'company'`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('is not sold in a rhythm without a price, and stands at its new place', async () => {
    await change('firma', { version: 0, ...FIRMA, position: 9, prices: { ...FIRMA.prices, ONCE: null } });
    const ids = (await offered()).map(({ id }) => id);
    expect(ids).toHaveLength(8);
    expect(ids.at(-1)).toBe('firma-yearly');
    expect(await order(await signIn(), 'firma/ONCE')).toMatchObject({ status: 409, body: { code: 'plan.not-sold' } });
  });

  it('names its price in the refusal of pellets', async () => {
    const pellets = released('pellets');
    await change('pellets', {
      version: 0,
      ...pellets,
      title: 'Pellets groß',
      prices: { ...pellets.prices, MONTHLY: 1_600 },
    });
    expect(await findPelletPlan(db)).toEqual({ title: 'Pellets groß', monthlyInCents: 1_600 });
  });
});

describe('what was booked', () => {
  it('is renewed at the price that it was booked at', async () => {
    const owner = await signIn();
    const first = (await order(owner, 'firma/MONTHLY')).body;
    await settle(first);
    await change('firma', { version: 0, ...DEARER });
    now = new Date(now.getTime() + 25 * 86_400_000);
    await askForRenewals({ ...base, clock: () => now });
    const orders = (await get('/payment/orders', owner)).body;
    expect(orders.map((one: { status: string; amount: number }) => [one.status, one.amount])).toEqual([
      ['PENDING', 990],
      ['PAID', 990],
    ]);
  });

  it('is not ordered at a price that was not shown', async () => {
    const buyer = await signIn();
    await change('firma', { version: 0, ...DEARER });
    const reply = await get('/payment/order/firma/MONTHLY/BANK_TRANSFER?shownAmount=990', buyer);
    expect(reply).toMatchObject({ status: 409, body: { code: 'order.price-changed' } });
    expect((await get('/payment/orders', buyer)).body).toEqual([]);
    expect((await get('/payment/order/firma/MONTHLY/BANK_TRANSFER?shownAmount=1290', buyer)).status).toBe(200);
  });
});

describe('an open order whose price has changed', () => {
  const statesOf = async (user: Payer) =>
    (await get('/payment/orders', user)).body.map((one: { status: string; amount: number }) => [
      one.status,
      one.amount,
    ]);
  const orderAt = (shownAmount: number, user: Payer) =>
    get(`/payment/order/firma/MONTHLY/BANK_TRANSFER?shownAmount=${shownAmount}`, user);

  it('stays open until its buyer has seen the new price and ordered at it', async () => {
    const buyer = await signIn();
    await order(buyer, 'firma/MONTHLY');
    await change('firma', { version: 0, ...DEARER });
    expect(await orderAt(990, buyer)).toMatchObject({ status: 409, body: { code: 'order.price-changed' } });
    expect(await statesOf(buyer)).toEqual([['PENDING', 990]]);
    const mails = await sql`select template from mails where recipient = ${buyer.email} order by id`.execute(db);
    expect(mails.rows).toEqual([{ template: 'order' }]);

    expect((await orderAt(1_290, buyer)).status).toBe(200);
    expect(await statesOf(buyer)).toEqual([
      ['PENDING', 1_290],
      ['CANCELED', 990],
    ]);
  });

  it('gives its discount to the order that takes its place', async () => {
    const buyer = await signIn();
    for (const [code, discountInPercent] of [
      ['ERSTER10', 10],
      ['ZWEITER50', 50],
    ] as const) {
      await ensureVoucher(base, { code, title: code, kind: 'DISCOUNT', discountInPercent, createdBy: 'test' });
      await post('/voucher', buyer, { code });
    }
    const first = (await order(buyer, 'pellets/MONTHLY')).body;
    expect((await order(buyer, 'firma/MONTHLY')).body.amount).toBe(495);
    await post(`/payment/orders/${first.id}/cancel`, buyer);
    await change('firma', { version: 0, ...DEARER });
    const { amount } = (await get('/payment/summary/firma/MONTHLY/BANK_TRANSFER', buyer)).body;
    expect(amount).toBe(645);
    expect(await orderAt(amount, buyer)).toMatchObject({ status: 200, body: { amount: 645 } });
  });

  it('is replaced once, however many ask for it at once', async () => {
    const buyer = await signIn();
    await order(buyer, 'firma/MONTHLY');
    await change('firma', { version: 0, ...DEARER });
    const replies = await Promise.all(Array.from({ length: 6 }, () => orderAt(1_290, buyer)));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await statesOf(buyer)).toHaveLength(2);
  });
});

describe('two administrators at once', () => {
  it('one of two changes wins, the other is told and loses nothing', async () => {
    const other = await signIn({ permissions: ['admin'] });
    const renamed = { ...FIRMA, title: 'Firmenseite neu' };
    const replies = await Promise.all([
      change('firma', { version: 0, ...DEARER }),
      change('firma', { version: 0, ...renamed }, other),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = replies.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'version.stale' });
    expect(late?.body.message).toContain('inzwischen geändert');
    const plan = await planNow('firma');
    expect(plan?.version).toBe(1);
    expect(plan?.changes).toHaveLength(1);
  });

  it('a form that is sent twice changes once, and a version from the future nothing', async () => {
    const twice = await Promise.all([
      change('firma', { version: 0, ...DEARER }),
      change('firma', { version: 0, ...DEARER }),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await change('firma', { version: 0, ...DEARER })).status).toBe(200);
    expect((await change('firma', { version: 7, ...FIRMA })).body).toMatchObject({ code: 'version.stale' });
    expect(await planNow('firma')).toMatchObject({ version: 1, state: DEARER });
  });

  it('a change ends kept pages, one that says the same does not', async () => {
    const ended: unknown[] = [];
    onKeptPagesEnd(memoryOf(db), (marks) => ended.push(marks));
    await change('firma', { version: 0, ...FIRMA });
    expect(ended).toEqual([]);
    await change('firma', { version: 0, ...DEARER });
    expect(ended).toEqual([null]);
  });

  it('another process on the database offers the new price with its next answer', async () => {
    const opened = db.opened ? { opened: { ...db.opened, memory: createMemory() } } : {};
    const second = await createTestApp({ db: Object.assign(db.withoutPlugins(), opened) });
    await second.app.inject({ url: '/api/v1/payment/subscriptions' });
    await change('firma', { version: 0, ...DEARER });
    const reply = await second.app.inject({ url: '/api/v1/payment/subscriptions' });
    expect(reply.json()[0]).toMatchObject({ id: 'firma-monthly', amount: 1_290 });
  });
});

describe('a change is refused', () => {
  it('to everybody but administrators, and to them without the second factor', async () => {
    const weak = await signIn({ permissions: ['admin'] });
    const token = await startBearerSession(base, weak, 'test', { secondFactorAt: null });
    const strangers: [Payer | undefined, number][] = [
      [undefined, 401],
      [await signIn(), 403],
      [await signIn({ permissions: ['moderation', 'dashboards'] }), 403],
      [{ ...weak, headers: { authorization: `Bearer ${token}` } }, 403],
    ];
    for (const [user, status] of strangers) {
      expect((await get('/plans', user)).status).toBe(status);
      const reply = await app.inject({
        method: 'PUT',
        url: '/api/v1/plans/firma',
        headers: user?.headers ?? {},
        payload: { version: 0, ...DEARER },
      });
      expect(reply.statusCode).toBe(status);
    }
    expect((await planNow('firma'))?.version).toBe(0);
  });

  it.each([
    ['a negative price', { prices: { ...FIRMA.prices, MONTHLY: -990 } }, 'prices.MONTHLY'],
    ['a price of nothing', { prices: { ...FIRMA.prices, MONTHLY: 0 } }, 'prices.MONTHLY'],
    ['parts of a cent', { prices: { ...FIRMA.prices, MONTHLY: 990.5 } }, 'prices.MONTHLY'],
    ['a price beyond reason', { prices: { ...FIRMA.prices, YEARLY: 1_000_001 } }, 'prices.YEARLY'],
    ['no price at all', { prices: { MONTHLY: null, YEARLY: null, ONCE: null } }, 'prices.MONTHLY'],
    ['an empty name', { title: ' ' }, 'title'],
    ['a huge name', { title: 'x'.repeat(100_000) }, 'title'],
    ['no content', { features: [] }, 'features'],
    ['a huge line', { features: ['x'.repeat(10_000)] }, 'features.0'],
    ['a thousand lines', { features: Array.from({ length: 1_000 }, () => 'Zeile') }, 'features'],
    ['a place before the first', { position: 0 }, 'position'],
  ])('with a sentence at the field for %s', async (_what, wrong, path) => {
    const reply = await change('firma', { version: 0, ...FIRMA, ...wrong });
    expect([400, 422]).toContain(reply.status);
    expect(reply.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect(reply.body.errors[0].message).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect((await planNow('firma'))?.version).toBe(0);
  });

  it('for a plan that does not exist, however it is named', async () => {
    for (const id of ['unbekannt', '__proto__', 'firma-monthly'])
      expect((await change(id, { version: 0, ...FIRMA })).body).toMatchObject({ code: 'plan.unknown' });
  });
});
