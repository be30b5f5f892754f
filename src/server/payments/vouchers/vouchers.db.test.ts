import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { createTestApp } from '#test/test-app.ts';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { campaignVoucher, ensureVoucher, keepCampaignVoucher } from './admin-vouchers.service.ts';

const shop = await createTestApp();
const { db, base } = shop;
const { signIn, get, post, order, settle } = paymentCalls(shop);
const admin = await signIn({ permissions: ['admin'] });

const create = async (wish: object) => post('/voucher/admin/vouchers', admin, { title: 'Testgutschein', ...wish });
const redeem = (user: Payer | undefined, code: string) => post('/voucher', user, { code });
const held = async ({ key }: Payer) =>
  (
    await sql<{
      permission: string;
    }>`select permission from held_permissions where user_id = ${key} order by 1`.execute(db)
  ).rows.map(({ permission }) => permission);
const usesOf = async (code: string) =>
  (
    await sql<{ used_count: number; rows: number }>`select used_count, (select count(*) from voucher_redemptions r
    where r.voucher_id = v.id) as rows from vouchers v where code = ${code}`.execute(db)
  ).rows[0];

let counter = 0;
const newCode = () => `TEST${(counter += 1)}X${base.newId().slice(-6).toUpperCase()}`;

describe('a voucher', () => {
  it('for a free period starts the plan without an order', async () => {
    const code = newCode();
    await create({ code, kind: 'FREE_PERIOD', planId: 'betrieb', days: 30 });
    const user = await signIn();
    const reply = await redeem(user, code);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ privilegeGroup: 'business', title: 'Testgutschein', kind: 'FREE_PERIOD' });
    const days = (Date.parse(reply.body.validTo) - Date.parse(reply.body.validFrom)) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThanOrEqual(31);
    expect(await held(user)).toEqual(['company', 'pellets']);
    expect((await get('/users/me/permission-pellets', user)).status).toBe(200);
    expect((await get('/payment/orders', user)).body).toEqual([]);
  });

  it('for rights gives them for some days or without end', async () => {
    const user = await signIn();
    const [short, endless] = [newCode(), newCode()];
    await create({ code: short, kind: 'PERMISSION', privilegeGroup: 'pellets', days: 7 });
    await create({ code: endless, kind: 'PERMISSION', privilegeGroup: 'company' });
    expect((await redeem(user, short)).body).toMatchObject({ privilegeGroup: 'pellets', validTo: expect.any(String) });
    expect((await redeem(user, endless)).body).toMatchObject({ privilegeGroup: 'company', validTo: null });
    expect(await held(user)).toEqual(['company', 'pellets']);
  });

  it('for a discount waits for the next order, comes back when that is cancelled and is gone once it is paid', async () => {
    const user = await signIn();
    const code = newCode();
    await create({ code, kind: 'DISCOUNT', discountInPercent: 15 });
    expect((await redeem(user, code)).body).toMatchObject({ kind: 'DISCOUNT', discountInPercent: 15, validTo: null });
    const summary = await get('/payment/summary/firma/MONTHLY/BANK_TRANSFER', user);
    // 15 % of € 9,90 are € 1,485; half a cent goes up on what is left.
    expect(summary.body).toMatchObject({ fullAmount: 990, amount: 842, discount: { amountInCents: 148 } });
    const first = await order(user, 'firma/MONTHLY');
    expect(first.body).toMatchObject({ amount: 842, fullAmount: 990 });
    expect((await order(user, 'pellets/MONTHLY')).body.amount).toBe(1_490);
    await post(`/payment/orders/${first.body.id}/cancel`, user);
    const second = await order(user, 'betrieb/YEARLY');
    expect(second.body.amount).toBe(16_915);
    expect(await settle(second.body)).toBe('APPLIED');
    expect((await get('/payment/summary/firma/MONTHLY/BANK_TRANSFER', user)).body.discount).toBeNull();
  });

  it.each([
    ['firma/MONTHLY', 25, ['Der erste Monat kostet € 7,43', 'danach sind es € 9,90 für jeden weiteren Monat.']],
    ['firma/YEARLY', 100, ['Das erste Jahr kostet € 0,00', 'danach sind es € 99,00 für jedes weitere Jahr.']],
    ['firma/ONCE', 25, ['ohne Verlängerung, für €', 'ist schon abgezogen; ohne ihn wären es € 109,00.']],
  ])('for a discount on %s is told of by mail with the price afterwards', async (choice, discountInPercent, lines) => {
    const user = await signIn();
    const code = newCode();
    await create({ code, kind: 'DISCOUNT', discountInPercent });
    await redeem(user, code);
    await order(user, choice);
    const { rows } = await sql<{ plain_text: string }>`select plain_text from mails where recipient = ${user.email}
      and template = 'order'`.execute(db);
    const words = rows[0]?.plain_text.replaceAll(/[\s\u00A0]+/g, ' ');
    for (const line of lines) expect(words).toContain(line);
  });

  it('for a discount on one plan leaves others at their price', async () => {
    const user = await signIn();
    const code = newCode();
    await create({ code, kind: 'DISCOUNT', discountInPercent: 50, planId: 'pellets' });
    await redeem(user, code);
    expect((await order(user, 'firma/YEARLY')).body.amount).toBe(9_900);
    expect((await order(user, 'pellets/YEARLY')).body.amount).toBe(7_450);
  });

  it('redeemed while an order is open makes that order cost less: the old one is cancelled', async () => {
    const user = await signIn();
    const before = await order(user, 'firma/YEARLY');
    const code = newCode();
    await create({ code, kind: 'DISCOUNT', discountInPercent: 10 });
    await redeem(user, code);
    const after = await order(user, 'firma/YEARLY');
    expect(after.body).toMatchObject({ amount: 8_910, status: 'PENDING' });
    expect((await get(`/payment/orders/${before.body.id}`, user)).body.status).toBe('CANCELED');
  });

  it('of a whole price makes an order that is paid at once, also for a double click', async () => {
    const user = await signIn();
    const code = newCode();
    await create({ code, kind: 'DISCOUNT', discountInPercent: 100 });
    await redeem(user, code);
    const replies = await Promise.all([1, 2, 3, 4].map(() => order(user, 'firma/ONCE')));
    expect(new Set(replies.map(({ body }) => `${body.id} ${body.status} ${body.amount}`)).size).toBe(1);
    expect(replies[0]?.body).toMatchObject({ status: 'PAID', amount: 0, invoices: [] });
    expect(await held(user)).toEqual(['company']);
  });

  it('of a whole price leaves nothing to pay and, after a withdrawal, nothing to pay back, says the mail', async () => {
    const user = await signIn();
    const code = newCode();
    await create({ code, kind: 'DISCOUNT', discountInPercent: 100 });
    await redeem(user, code);
    const { body } = await order(user, 'firma/YEARLY');
    expect((await post(`/payment/orders/${body.id}/withdraw`, user, { confirmed: true })).status).toBe(200);
    const mail = async (template: string) =>
      (
        await sql<{ subject: string; plain_text: string; html: string }>`select subject, plain_text, html from mails
          where recipient = ${user.email} and template = ${template}`.execute(db)
      ).rows[0];
    const paid = await mail('order-paid');
    expect(paid?.subject).toBe('Bestellt: Firmenseite ist aktiv');
    expect(paid?.html).not.toContain('Deine Zahlung ist da.');
    const withdrawn = await mail('order-withdrawn');
    expect(withdrawn?.plain_text).toContain('Zurückzuzahlen ist dafür nichts.');
    expect(withdrawn?.plain_text).not.toMatch(/0,00|zurück, auf dem/);
  });

  it('is found however it is typed', async () => {
    const code = `HOLZ${newCode()}O1`;
    await create({ code, kind: 'PERMISSION', privilegeGroup: 'company', days: 1, usesInTotal: 3 });
    const spaced = code.toLowerCase().replace(/(.{4})/g, '$1- ');
    for (const typed of [spaced, code.replaceAll('O', '0'), ` ${code.replaceAll('1', 'l')} `])
      expect([typed, (await redeem(await signIn(), typed)).status]).toEqual([typed, 200]);
  });
});

describe('a voucher is refused in plain words', () => {
  const DAY = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

  it.each<[string, object, string, string]>([
    ['over', { validFrom: inDays(-9), validTo: inDays(1) }, 'voucher.over', 'abgelaufen'],
    ['not yet valid', { validFrom: inDays(3) }, 'voucher.not-yet', 'erst ab'],
    ['used up', { usesInTotal: 1 }, 'voucher.used-up', 'vollständig eingelöst'],
  ])('when it is %s', async (_what, wish, code, word) => {
    const voucher = newCode();
    expect(
      (await create({ code: voucher, kind: 'PERMISSION', privilegeGroup: 'company', days: 3, ...wish })).status,
    ).toBe(201);
    if (code === 'voucher.over')
      await sql`update vouchers set valid_to = now() - interval '1 day' where code = ${voucher}`.execute(db);
    const users = [await signIn(), await signIn()];
    const replies = [];
    for (const user of users) replies.push(await redeem(user, voucher));
    const last = replies[1];
    expect(last).toMatchObject({ status: 422, body: { code, errors: [{ path: 'code' }] } });
    expect(last?.body.message).toContain(word);
  });

  it('when this person had it, when it was ended and when it is unknown', async () => {
    const [first, second] = [newCode(), newCode()];
    await create({ code: first, kind: 'PERMISSION', privilegeGroup: 'company', days: 3 });
    const ended = await create({ code: second, kind: 'PERMISSION', privilegeGroup: 'company', days: 3 });
    expect((await post(`/voucher/admin/vouchers/${ended.body.id}/end`, admin)).body.endedAt).toEqual(
      expect.any(String),
    );
    const user = await signIn();
    await redeem(user, first);
    expect((await redeem(user, first)).body).toMatchObject({ code: 'voucher.redeemed' });
    expect((await redeem(user, second)).body).toMatchObject({ code: 'voucher.over' });
    expect(await redeem(user, 'GIBTSNICHT')).toMatchObject({ status: 404, body: { code: 'voucher.unknown' } });
  });

  it('not once an administrator has taken the end back, who is written down once', async () => {
    const code = newCode();
    const { id } = (await create({ code, kind: 'PERMISSION', privilegeGroup: 'company', days: 3 })).body;
    const user = await signIn();
    const resume = () => post(`/voucher/admin/vouchers/${id}/resume`, admin);
    await post(`/voucher/admin/vouchers/${id}/end`, admin);
    expect((await redeem(user, code)).body).toMatchObject({ code: 'voucher.over' });
    const both = await Promise.all([resume(), resume()]);
    expect(both.map(({ status, body }) => [status, body.endedAt])).toEqual([
      [200, null],
      [200, null],
    ]);
    expect((await redeem(user, code)).status).toBe(200);
    const { rows } = await sql<{ action: string }>`select action from audit_log where subject = ${id}
      order by id`.execute(db);
    expect(rows.map(({ action }) => action)).toEqual(['voucher.created', 'voucher.ended', 'voucher.resumed']);
    expect((await post(`/voucher/admin/vouchers/${base.newId()}/resume`, admin)).status).toBe(404);
  });

  it('without a token, with an unproved address and with junk', async () => {
    expect((await redeem(undefined, 'HOLZ30')).status).toBe(401);
    expect((await redeem(await signIn({ isConfirmed: false }), 'HOLZ30')).body.code).toBe('account.mail-unconfirmed');
    const user = await signIn();
    for (const payload of [
      {},
      { code: 5 },
      { code: ['A', 'B'] },
      { code: 'x' },
      { code: 'a\u0000bcd' },
      { code: 'y'.repeat(41) },
    ])
      expect([400, 422]).toContain((await post('/voucher', user, payload)).status);
    expect((await redeem(user, '🌲🌲🌲🌲')).status).toBe(404);
  });

  it('after ten tries in an hour', async () => {
    const limited = await createTestApp({ environment: { RATE_LIMITS: 'on' }, db });
    const calls = paymentCalls(limited);
    const user = await calls.signIn();
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await calls.post('/voucher', user, { code: `FALSCH${turn}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });
});

describe('twenty at once', () => {
  it('by one person count once', async () => {
    const code = newCode();
    await create({ code, kind: 'FREE_PERIOD', planId: 'firma', days: 30 });
    const user = await signIn();
    const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(user, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await usesOf(code)).toEqual({ used_count: 1, rows: 1 });
  });

  it('by twenty people use a voucher for three exactly three times', async () => {
    const code = newCode();
    await create({ code, kind: 'FREE_PERIOD', planId: 'firma', days: 30, usesInTotal: 3 });
    const users = [];
    for (let number = 0; number < 20; number += 1) users.push(await signIn());
    const replies = await Promise.all(users.map((user) => redeem(user, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ body }) => body.code === 'voucher.used-up')).toHaveLength(17);
    expect(await usesOf(code)).toEqual({ used_count: 3, rows: 3 });
  });

  it('by one person use a voucher for two twice, one after the other', async () => {
    const code = newCode();
    await create({ code, kind: 'FREE_PERIOD', planId: 'firma', days: 30, usesPerPerson: 2 });
    const user = await signIn();
    const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(user, code)));
    const given = replies.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(given).toHaveLength(2);
    const [early, late] = given.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
    expect(late.validFrom).toBe(early.validTo);
  });
});

describe('making vouchers', () => {
  it('is for who administers', async () => {
    const user = await signIn({ permissions: ['moderation'] });
    for (const reply of [
      await get('/voucher/admin/vouchers', user),
      await post('/voucher/admin/vouchers', user, { title: 'Gratis', kind: 'DISCOUNT', discountInPercent: 100 }),
      await post(`/voucher/admin/vouchers/${base.newId()}/end`, user),
      await post(`/voucher/admin/vouchers/${base.newId()}/resume`, user),
    ])
      expect(reply).toMatchObject({ status: 403, body: { message: expect.stringMatching(/^#:#/) } });
  });

  it('makes up a code where none is given, and refuses one that looks like another', async () => {
    const made = await create({ kind: 'DISCOUNT', discountInPercent: 5 });
    expect(made).toMatchObject({
      status: 201,
      body: { code: expect.stringMatching(/^[ACDEFGHJKMNPQRTWXY34679]{10}$/), usedCount: 0 },
    });
    await create({ code: 'LOS2026OI', kind: 'DISCOUNT', discountInPercent: 5 });
    expect((await create({ code: '1OS-2026 01', kind: 'DISCOUNT', discountInPercent: 5 })).body).toMatchObject({
      status: 422,
      errors: [{ path: 'code' }],
    });
  });

  it.each([
    [{ kind: 'FREE_PERIOD', days: 5 }, 'planId'],
    [{ kind: 'FREE_PERIOD', planId: 'nichts', days: 5 }, 'planId'],
    [{ kind: 'FREE_PERIOD', planId: 'firma' }, 'days'],
    [{ kind: 'PERMISSION', days: 5 }, 'privilegeGroup'],
    [{ kind: 'PERMISSION', privilegeGroup: 'admin', days: 5 }, 'privilegeGroup'],
    [{ kind: 'PERMISSION', privilegeGroup: '__proto__' }, 'privilegeGroup'],
    [{ kind: 'DISCOUNT' }, 'discountInPercent'],
    [{ kind: 'DISCOUNT', discountInPercent: 97 }, 'discountInPercent'],
    [{ kind: 'DISCOUNT', discountInPercent: 5, code: '----' }, 'code'],
    [
      { kind: 'DISCOUNT', discountInPercent: 5, validFrom: '2027-01-02T00:00:00Z', validTo: '2027-01-01T00:00:00Z' },
      'validTo',
    ],
    [{ kind: 'DISCOUNT', discountInPercent: 5, validTo: 'morgen' }, 'validTo'],
    [{ kind: 'DISCOUNT', discountInPercent: 5, validTo: '2020-01-01T00:00:00Z' }, 'validTo'],
    [
      { kind: 'DISCOUNT', discountInPercent: 5, validFrom: '2020-01-01T00:00:00Z', validTo: '2020-02-01T00:00:00Z' },
      'validTo',
    ],
  ])('refuses %j at its field', async (wish, field) => {
    expect((await create(wish)).body).toMatchObject({ status: 422, errors: [{ path: field }] });
  });
});

test('who redeems a voucher hears by mail what it gives and until when, once', async () => {
  const [period, discount] = [newCode(), newCode()];
  await create({ code: period, kind: 'FREE_PERIOD', planId: 'firma', days: 30 });
  await create({ code: discount, kind: 'DISCOUNT', discountInPercent: 20 });
  const user = await signIn();
  for (const code of [period, period, discount]) await redeem(user, code);
  const { rows } = await sql<{ plain_text: string; html: string }>`select plain_text, html from mails
    where recipient = ${user.email} and template = 'voucher-redeemed' order by id`.execute(db);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.plain_text).toMatch(/„Firmenseite“\släuft\svom\s.*\sbis\s.*\sund\sendet\sdann\svon\sselbst/s);
  expect(rows[1]?.plain_text).toMatch(/20\s%\sweniger/);
  expect(rows[0]?.html).toContain('von selbst');
});

test('the page of the campaign is told whether its code can be redeemed, not what a setting says', async () => {
  const campaign = async () => (await get('/voucher/campaign')).body;
  await sql`delete from vouchers where code = 'FAIE3M'`.execute(db);
  expect(await campaign()).toEqual({ runs: false, validTo: null });
  await ensureVoucher(base, campaignVoucher);
  expect(await campaign()).toEqual({ runs: true, validTo: null });
  expect((await redeem(await signIn(), 'FAIE3M')).status).toBe(200);
  await sql`update vouchers set valid_to = now() - interval '1 minute' where code = 'FAIE3M'`.execute(db);
  expect(await campaign()).toMatchObject({ runs: false, validTo: expect.any(String) });
  await sql`update vouchers set code = 'FAIE3MALT', code_key = 'FA1E3MA1T' where code = 'FAIE3M'`.execute(db);
});

test('the voucher of the partner campaign is valid to the end of the day that the configuration names', async () => {
  const withEnd = (day: string | null) =>
    keepCampaignVoucher({ ...base, config: { ...base.config, faie3mEndsOn: day } });
  const validTo = async () =>
    (await sql<{ valid_to: Date }>`select valid_to from vouchers where code = 'FAIE3M'`.execute(db)).rows.map((row) =>
      row.valid_to.toISOString(),
    );
  await withEnd(null);
  expect(await validTo()).toEqual([]);
  await withEnd('2027-01-31');
  expect(await validTo()).toEqual(['2027-01-31T23:00:00.000Z']);
  await withEnd('2027-07-31');
  expect(await validTo()).toEqual(['2027-07-31T22:00:00.000Z']);
  const reply = await redeem(await signIn(), 'faie 3m');
  expect(reply.body).toMatchObject({ privilegeGroup: 'company', title: 'Drei Monate Firmenseite gratis' });
});
