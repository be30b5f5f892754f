import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { PLANS, PRIVILEGE_GROUPS } from '#domain/plans/plans.data.ts';
import { startCookieSession } from '#server/accounts/sessions/sessions.service.ts';
import { type TestUser, insertUser } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { INVOICE_CONTACT, paymentCalls } from '#test/payments.ts';
import { readQrCode } from '#test/read-qr-code.ts';
import { applyPaymentFact } from './settlement.service.ts';

const shop = await createTestApp();
const { db, base } = shop;
const { signIn, get, post, order, settle } = paymentCalls(shop);

const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;

/** What counts from the next reading of the session on. */
const held = async ({ key }: TestUser): Promise<string[]> =>
  (
    await sql<{ permission: string }>`select permission from held_permissions where user_id = ${key}`.execute(db)
  ).rows.map(({ permission }) => permission);

test('every plan is listed in each rhythm with its price in cents, without signing in', async () => {
  const reply = await get('/payment/subscriptions');
  expect(reply.status).toBe(200);
  expect(reply.body).toHaveLength(9);
  expect(new Set(reply.body.map(({ id }: { id: string }) => id)).size).toBe(9);
  expect(reply.body[0]).toMatchObject({
    id: 'firma-monthly',
    plan: 'firma',
    amount: 990,
    currency: 'EUR',
    isRecurring: true,
    privilegeGroup: 'company',
    intervalUnit: 'MONTH',
    intervalCount: 1,
    recurrence: 'MONTHLY',
    paymentTypes: ['BANK_TRANSFER'],
  });
});

test('what every plan promises is what its group gives in the database', async () => {
  const groups = [...new Set(PLANS.map(({ privilegeGroup }) => privilegeGroup))];
  const given = await sql<{ privilege_group: string; permissions: string[] }>`select privilege_group,
    array_agg(permission order by permission) as permissions from privilege_permissions group by 1 order by 1`.execute(
    db,
  );
  expect(given.rows).toEqual([
    { privilege_group: 'business', permissions: ['company', 'pellets'] },
    { privilege_group: 'company', permissions: ['company'] },
    { privilege_group: 'pellets', permissions: ['pellets'] },
  ]);
  expect(groups.toSorted()).toEqual(Object.keys(PRIVILEGE_GROUPS).toSorted());
  expect(groups.toSorted()).toEqual(given.rows.map((row) => row.privilege_group));
});

test('thirty orders an hour are the limit', async () => {
  const limited = await createTestApp({ environment: { RATE_LIMITS: 'on' }, db });
  const calls = paymentCalls(limited);
  const user = await calls.signIn();
  const statuses = [];
  for (let turn = 0; turn < 31; turn += 1) statuses.push((await calls.order(user, 'firma/YEARLY')).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});

describe('an order', () => {
  it('is placed with what is on offer and says where to transfer', async () => {
    const user = await signIn();
    const reply = await order(user, 'firma/YEARLY');
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      status: 'PENDING',
      subscriptionId: 'firma-yearly',
      amount: 9_900,
      fullAmount: 9_900,
      vatInCents: 1_650,
      currency: 'EUR',
      transfer: { iban: 'AT611904300234573201' },
    });
    expect(reply.body.transfer.reference).toMatch(/^RF\d{2}( [A-Z0-9]{2,4}){3}$/);
    expect(reply.body.transfer.codePayload).toContain('EUR99.00');
    expect((await readQrCode(reply.body.transfer.codeSvg))?.toString('utf8')).toBe(reply.body.transfer.codePayload);
    expect(reply.body.transfer.codePayload).toContain('MUSTERKONTO – bitte');
    expect(reply.body.url).toBe(`/orderpending?bestellung=${reply.body.id}`);
    expect(await rows(sql`select template from mails where recipient = ${user.email}`)).toEqual([
      { template: 'order' },
    ]);
  });

  it('is one order for a double click, two tabs and a reload, and one mail', async () => {
    const user = await signIn();
    const replies = await Promise.all(Array.from({ length: 12 }, () => order(user, 'pellets/MONTHLY')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await rows(sql`select 1 from mails where recipient = ${user.email}`)).toHaveLength(1);
  });

  it('of another rhythm or plan is another order', async () => {
    const user = await signIn();
    const ids = [];
    for (const choice of ['firma/YEARLY', 'firma/ONCE', 'betrieb/YEARLY'])
      ids.push((await order(user, choice)).body.id);
    expect(new Set(ids).size).toBe(3);
    const own = await get('/payment/orders', user);
    expect(own.body.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  });

  it('is the same by the id of the plan and by that of its entry in the list', async () => {
    const user = await signIn();
    const { body } = await order(user, 'firma/YEARLY');
    const again = await order(user, `${body.subscriptionId}/YEARLY`);
    expect(again).toMatchObject({ status: 200, body: { id: body.id, subscriptionId: 'firma-yearly' } });
    expect((await order(user, 'firma-yearly/MONTHLY')).body).toMatchObject({ status: 409, code: 'plan.not-sold' });
  });

  it.each([
    ['gibtsnicht/YEARLY/BANK_TRANSFER', 404],
    ['firma/DAILY/BANK_TRANSFER', 400],
    ['firma/YEARLY/BITCOIN', 400],
    ['firma/YEARLY/CARD', 422],
    ['../x/YEARLY/BANK_TRANSFER', 404],
    ['firma%00/YEARLY/BANK_TRANSFER', 400],
    [`${'a'.repeat(299)}/YEARLY/BANK_TRANSFER`, 422],
    ['__proto__/YEARLY/BANK_TRANSFER', 404],
  ])('%s is refused with %i and writes nothing', async (path, status) => {
    const user = await signIn();
    const reply = await get(`/payment/order/${path}`, user);
    expect(reply.status).toBe(status);
    expect(await rows(sql`select 1 from orders where user_id = ${user.key}`)).toEqual([]);
  });

  it('needs an account, a confirmed address and everything an invoice needs', async () => {
    expect((await get('/payment/order/firma/YEARLY/BANK_TRANSFER')).status).toBe(401);
    const unconfirmed = await signIn({ isConfirmed: false });
    expect((await order(unconfirmed, 'firma/YEARLY')).body).toMatchObject({
      code: 'account.mail-unconfirmed',
      status: 403,
    });
    const incomplete = await signIn({ contact: { ...INVOICE_CONTACT, address: null } });
    expect((await order(incomplete, 'firma/YEARLY')).body).toMatchObject({
      status: 422,
      code: 'order.contact-incomplete',
      errors: [
        { path: 'address.street' },
        { path: 'address.postalCode' },
        { path: 'address.city' },
        { path: 'address.countryCode' },
      ],
    });
    const summary = await get('/payment/summary/firma/YEARLY/BANK_TRANSFER', incomplete);
    expect(summary.body).toMatchObject({ amount: 9_900, missing: expect.arrayContaining(['address.street']) });
  });

  it('starts with the names of the account where no recipient of invoices was given', async () => {
    const user = await signIn({ contact: null });
    await sql`update users set invoice_contact = null where id = ${user.key}`.execute(db);
    const { body } = await get('/payment/summary/firma/YEARLY/BANK_TRANSFER', user);
    expect(body.invoiceContact).toMatchObject({ firstname: 'Anna', lastname: 'Muster', address: null });
    expect(body.missing).toContain('address.street');
    expect((await order(user, 'firma/YEARLY')).body.code).toBe('order.contact-incomplete');
    const company = await signIn({ contact: { ...INVOICE_CONTACT, firstname: '', lastname: '' } });
    const summary = await get('/payment/summary/firma/YEARLY/BANK_TRANSFER', company);
    expect(summary.body.invoiceContact.firstname).toBe('');
  });

  it('says which subscriptions would go on renewing themselves beside it, until they are ended', async () => {
    const user = await signIn();
    await settle((await order(user, 'firma/MONTHLY')).body);
    const renewing = async (plan: string) =>
      (await get(`/payment/summary/${plan}/YEARLY/BANK_TRANSFER`, user)).body.renewing.map(
        ({ title }: { title: string }) => title,
      );
    const ofFirma = ['Firmenseite'];
    expect([await renewing('firma'), await renewing('betrieb')]).toEqual([ofFirma, ofFirma]);
    expect(await renewing('pellets')).toEqual([]);
    await post('/payment/subscription/cancel', user);
    expect(await renewing('betrieb')).toEqual([]);
    for (const plan of ['firma', 'pellets']) await settle((await order(user, `${plan}/MONTHLY`)).body);
    expect((await renewing('betrieb')).toSorted()).toEqual(['Firmenseite', 'Pellets']);
  });

  it('keeps its price when plan or amount are changed in the browser', async () => {
    const user = await signIn();
    const reply = await get('/payment/order/firma/YEARLY/BANK_TRANSFER?amount=1&amountInCents=1&plan=betrieb', user);
    expect(reply.body).toMatchObject({ subscriptionId: 'firma-yearly', amount: 9_900 });
  });
});

describe('ordering with the cookie of the page', () => {
  const withCookie = async (headers: Record<string, string>) => {
    const user = await insertUser(db);
    await sql`update users set invoice_contact = ${JSON.stringify(INVOICE_CONTACT)}::jsonb where id = ${user.key}`.execute(
      db,
    );
    const cookie = await cookieOf(user);
    const reply = await shop.app.inject({
      url: '/api/v1/payment/order/firma/YEARLY/BANK_TRANSFER',
      headers: { cookie, ...headers },
    });
    return { status: reply.statusCode, code: reply.json().code, key: user.key };
  };

  it.each<[string, Record<string, string>]>([
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }],
    ['an address typed in or opened from a mail', { 'sec-fetch-site': 'none' }],
    ['something that says nothing of where it comes from', {}],
  ])('is refused from %s', async (_from, headers) => {
    const { status, code, key } = await withCookie(headers);
    expect([status, code]).toEqual([403, 'session.cross-site']);
    expect(await rows(sql`select 1 from orders where user_id = ${key}`)).toEqual([]);
  });

  it('is refused when a browser loads ahead', async () => {
    const { status, key } = await withCookie({ 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' });
    expect(status).toBe(503);
    expect(await rows(sql`select 1 from orders where user_id = ${key}`)).toEqual([]);
  });

  it('works from our own page', async () => {
    expect((await withCookie({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

async function cookieOf(user: TestUser): Promise<string> {
  const { token } = await startCookieSession(base, user, 'test', { secondFactorAt: null });
  return `stammplatz=${token}`;
}

describe('money', () => {
  it('opens what was ordered, once, with an invoice and a mail, however often it is told', async () => {
    const user = await signIn();
    const { body } = await order(user, 'betrieb/MONTHLY');
    expect((await get('/users/me/permission-pellets', user)).status).toBe(403);
    expect(await settle(body)).toBe('APPLIED');
    expect(await settle(body)).toBe('REPEATED');
    const right = (param: string) => async () => (await get(`/users/me/permission-${param}`, user)).status;
    await expect.poll(right('pellets'), { timeout: 5_000 }).toBe(200);
    await expect.poll(right('company'), { timeout: 5_000 }).toBe(200);
    const after = await get(`/payment/orders/${body.id}`, user);
    expect(after.body).toMatchObject({ status: 'PAID', transfer: null, url: `/ordercomplete?bestellung=${body.id}` });
    expect(after.body.invoices).toMatchObject([{ kind: 'INVOICE', grossInCents: 1_990 }]);
    const running = await get('/users/me/subscription', user);
    expect(running.body).toMatchObject({ amountPaid: 1_990, currency: 'EUR', canceledAt: null, title: 'Betrieb' });
    expect(running.body.validTo).toBe(after.body.activeUntil);
  });

  it('told twenty times at once counts once', async () => {
    const user = await signIn();
    const { body } = await order(user, 'firma/ONCE');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => settle(body)));
    expect(outcomes.filter((outcome) => outcome === 'APPLIED')).toHaveLength(1);
    expect(await rows(sql`select 1 from subscriptions where user_id = ${user.key}`)).toHaveLength(1);
    expect(
      await rows(sql`select 1 from invoices i join orders o on o.id = i.order_id where o.user_id = ${user.key}`),
    ).toHaveLength(1);
  });

  it('that comes a second time for a paid order goes back and opens nothing', async () => {
    const user = await signIn();
    const { body } = await order(user, 'firma/ONCE');
    await settle(body);
    await settle(body, { paymentId: `${body.id}-again` });
    expect(await rows(sql`select 1 from subscriptions where user_id = ${user.key}`)).toHaveLength(1);
    expect(
      await rows(sql`select purpose, refund_due_at is not null as is_due from payments p join orders o on o.id = p.order_id
        where o.user_id = ${user.key} order by p.id`),
    ).toEqual([
      { purpose: 'SETTLEMENT', is_due: false },
      { purpose: 'DUPLICATE', is_due: true },
    ]);
  });

  it.each([
    ['too little', { amountInCents: 10_899 }],
    ['too much', { amountInCents: 10_901 }],
    ['in another currency', { currency: 'CHF' }],
  ])('that is %s opens nothing and goes back', async (_what, wrong) => {
    const user = await signIn();
    const { body } = await order(user, 'firma/ONCE');
    await settle(body, wrong);
    expect(await held(user)).toEqual([]);
    expect((await get(`/payment/orders/${body.id}`, user)).body).toMatchObject({
      status: 'FAILED',
      failureReason: 'WRONG_AMOUNT',
    });
  });

  it('that comes after a cancellation goes back and opens nothing', async () => {
    const user = await signIn();
    const { body } = await order(user, 'firma/ONCE');
    expect((await post(`/payment/orders/${body.id}/cancel`, user)).body).toMatchObject({ status: 'CANCELED' });
    await settle(body);
    expect(await held(user)).toEqual([]);
    expect((await get(`/payment/orders/${body.id}`, user)).body.status).toBe('CANCELED');
    expect(
      await rows(sql`select purpose from payments p join orders o on o.id = p.order_id where o.user_id = ${user.key}`),
    ).toEqual([{ purpose: 'LATE' }]);
  });

  it('and a cancellation at the same time end in one of both, never in neither or both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const user = await signIn();
      const { body } = await order(user, 'firma/ONCE');
      const [canceled] = await Promise.all([post(`/payment/orders/${body.id}/cancel`, user), settle(body)]);
      const { status } = (await get(`/payment/orders/${body.id}`, user)).body;
      const hasRight = (await held(user)).includes('company');
      expect([status, canceled.status, hasRight]).toEqual(
        status === 'PAID' ? ['PAID', 409, true] : ['CANCELED', 200, false],
      );
    }
  });

  it('for an unknown order is not taken', async () => {
    const outcome = await applyPaymentFact(base, {
      kind: 'PAID',
      orderId: base.newId(),
      paymentId: 'x',
      amountInCents: 1,
      currency: 'EUR',
      at: base.clock(),
      providerSubscription: null,
    });
    expect(outcome).toBe('UNKNOWN');
  });

  it('whose process dies half way opens nothing, and opens it when it is told again', async () => {
    const user = await signIn();
    const { body } = await order(user, 'firma/ONCE');
    const dying = { ...base, newId: dyingAfter(1) };
    await expect(settle(body, {}, dying)).rejects.toThrow('killed');
    expect(
      await rows(sql`select 1 from payments p join orders o on o.id = p.order_id where o.user_id = ${user.key}`),
    ).toEqual([]);
    expect((await get(`/payment/orders/${body.id}`, user)).body.status).toBe('PENDING');
    expect(await settle(body)).toBe('APPLIED');
    expect(await held(user)).toEqual(['company']);
  });
});

/** Generates some ids and then throws, like a process killed between two steps. */
function dyingAfter(count: number): () => string {
  let left = count;
  return () => {
    left -= 1;
    if (left < 0) throw new Error('killed');
    return base.newId();
  };
}

describe('orders of others', () => {
  it('do not exist for anybody else', async () => {
    const [owner, stranger] = [await signIn(), await signIn()];
    const { body } = await order(owner, 'firma/ONCE');
    for (const user of [stranger, undefined]) {
      const expected = user ? 404 : 401;
      expect((await get(`/payment/orders/${body.id}`, user)).status).toBe(expected);
      expect((await post(`/payment/orders/${body.id}/cancel`, user)).status).toBe(expected);
      expect((await post(`/payment/orders/${body.id}/withdraw`, user, { confirmed: true })).status).toBe(expected);
    }
    expect((await get(`/payment/orders/${body.id}`, owner)).body.status).toBe('PENDING');
    expect((await get('/payment/orders', stranger)).body).toEqual([]);
  });

  it('are not found under junk either', async () => {
    const user = await signIn();
    for (const id of ['1', 'null', '%00', "1' or '1'='1", base.newId()])
      expect([400, 404]).toContain((await get(`/payment/orders/${encodeURIComponent(id)}`, user)).status);
  });
});
