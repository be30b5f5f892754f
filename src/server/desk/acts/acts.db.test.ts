import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { accountCalls, mailsTo } from '#test/account-calls.ts';
import { registerAdministrator } from '#test/administrators.ts';
import { TEST_NOW, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInTestUser } from '#test/test-server.ts';
import { dropOldActs } from './acts.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { call, post } = accountCalls(server);
const ACTS = '/api/v1/desk/acts';
const REASON = 'Sie vertritt mich im Winter.';
const inHours = (hours: number): Date => new Date(TEST_NOW.getTime() + hours * 3_600_000);

const asker = await registerAdministrator(server);
const colleague = await registerAdministrator(server);

/** Both administer, with codes that are unused. */
beforeEach(async () => {
  await sql`delete from user_permissions where permission = 'admin'`.execute(db);
  await sql`insert into user_permissions (user_id, permission, granted_at, granted_by)
    values (${asker.key}, 'admin', ${TEST_NOW}, 'test'), (${colleague.key}, 'admin', ${TEST_NOW}, 'test')`.execute(db);
  await sql`update users set blocked_at = null where id = ${colleague.key}`.execute(db);
  await sql`update second_factors set last_used_step = 0, confirmed_at = ${TEST_NOW}`.execute(db);
  await sql`delete from operator_acts`.execute(db);
  server.sessions.forget(null);
});

type Given = { email: string };
const give = (to: Given, by = asker, permission = 'admin') =>
  post(ACTS, { kind: 'GIVE_PERMISSION', email: to.email, permission, reason: REASON, otp: by.otp() }, by.headers);
const confirm = (id: string, by = colleague, at = TEST_NOW) =>
  atTime(server, at, () => post(`${ACTS}/${id}/confirm`, { otp: by.otp(at) }, by.headers));
const stop = (id: string, by = colleague) => post(`${ACTS}/${id}/stop`, {}, by.headers);
const isAdmin = async ({ key }: { key: number }) => {
  const { rows } = await sql`select 1 from user_permissions where user_id = ${key} and permission = 'admin'`.execute(
    db,
  );
  return rows.length === 1;
};
const logOf = async (subject: string) => {
  const { rows } = await sql<{ actor: string; action: string }>`select actor, action from audit_log
    where subject = ${subject} and action ~ '^(act|permission|payment|bank-credit)[.]' order by id`.execute(db);
  return rows.map(({ actor, action }) => [actor, action]);
};

describe('an act of two people', () => {
  it('waits for another administrator, who carries it out; both stand in the log, and all who administer are told', async () => {
    const user = await insertUser(db);
    const asked = await give(user);
    expect(asked).toMatchObject({
      status: 201,
      body: {
        kind: 'GIVE_PERMISSION',
        state: 'WAITING',
        subject: user.id,
        accountMail: user.email,
        permission: 'admin',
        reason: REASON,
        isOwn: true,
        confirmableFrom: null,
        expiresAt: inHours(72).toISOString(),
      },
    });
    expect(await isAdmin(user)).toBe(false);
    const desk = await call('GET', '/api/v1/desk', undefined, colleague.headers);
    expect(desk.body.acts).toEqual({ count: 1, oldestAt: TEST_NOW.toISOString() });
    const { body: list } = await call('GET', ACTS, undefined, colleague.headers);
    expect(list).toMatchObject({ isAlone: false, acts: [{ id: asked.body.id, isOwn: false }] });

    expect((await confirm(asked.body.id)).body).toMatchObject({ state: 'DONE', decidedBy: { id: colleague.id } });
    expect(await isAdmin(user)).toBe(true);
    expect(await logOf(user.id)).toEqual([
      [asker.id, 'act.asked'],
      [colleague.id, 'permission.granted'],
      [colleague.id, 'act.confirmed'],
    ]);
    for (const { email } of [asker, colleague]) {
      const mails = await mailsTo(db, email);
      expect(mails.map(({ template }) => template)).toEqual(expect.arrayContaining(['act-asked', 'act-confirmed']));
      expect(mails.find(({ template }) => template === 'act-asked')?.text).toContain(REASON);
    }
  });

  it('is never confirmed by who asked, without a fresh code, or by anybody else', async () => {
    const user = await insertUser(db);
    const { id } = (await give(user)).body;
    const later = inHours(30);
    expect(await confirm(id, asker, later)).toMatchObject({ status: 403, body: { code: 'act.needs-another' } });
    const wrong = await post(`${ACTS}/${id}/confirm`, { otp: '000000' }, colleague.headers);
    expect(wrong).toMatchObject({ status: 400, body: { code: 'account.wrong-second-factor' } });
    const moderator = await signInTestUser(server, ['moderation']);
    const bodies = { confirm: { otp: '000000' }, stop: {} };
    for (const [step, body] of Object.entries(bodies)) {
      expect((await post(`${ACTS}/${id}/${step}`, body)).status).toBe(401);
      expect((await post(`${ACTS}/${id}/${step}`, body, moderator.headers)).status).toBe(403);
      expect((await post(`${ACTS}/${newId()}/${step}`, body, colleague.headers)).body.code).toBe('act.unknown');
    }
    expect((await call('GET', ACTS, undefined, moderator.headers)).status).toBe(403);
    expect((await call('GET', ACTS)).status).toBe(401);
    expect(await isAdmin(user)).toBe(false);
  });

  it('is asked for with a reason and a code that counts once, and only once at a time', async () => {
    const [user, other] = [await insertUser(db), await insertUser(db)];
    const asking = { kind: 'GIVE_PERMISSION', email: user.email, permission: 'admin' };
    expect((await post(ACTS, { ...asking, reason: 'Bitte', otp: asker.otp() }, asker.headers)).status).toBe(422);
    expect((await give({ email: 'niemand@example.at' })).status).toBe(404);
    expect((await give(asker)).body.code).toBe('act.has-already');
    const harmless = { ...asking, permission: 'pellets', reason: REASON, otp: asker.otp() };
    expect((await post(ACTS, harmless, asker.headers)).status).toBeOneOf([400, 422]);
    expect((await give(user)).status).toBe(201);
    expect((await give(other)).body.code).toBe('account.wrong-second-factor');
    expect((await give(user, colleague)).body.code).toBe('act.asked');
  });

  it('is stopped by any administrator, also by who asked, and is over then', async () => {
    const [user, other] = [await insertUser(db), await insertUser(db)];
    const first = (await give(user)).body.id;
    expect((await stop(first, asker)).body).toMatchObject({ state: 'STOPPED', decidedBy: { id: asker.id } });
    expect(await confirm(first)).toMatchObject({ status: 409, body: { code: 'act.over' } });
    const second = (await give(other, colleague)).body.id;
    expect((await stop(second, asker)).body.state).toBe('STOPPED');
    expect((await stop(second, asker)).body.code).toBe('act.over');
    expect(await logOf(user.id)).toEqual([
      [asker.id, 'act.asked'],
      [asker.id, 'act.stopped'],
    ]);
  });

  it('runs out after three days and can be asked for again', async () => {
    const user = await insertUser(db);
    const { id } = (await give(user)).body;
    expect(await confirm(id, colleague, inHours(72))).toMatchObject({ status: 409, body: { code: 'act.over' } });
    expect(await isAdmin(user)).toBe(false);
    const again = await atTime(server, inHours(73), async () => {
      const { body } = await call('GET', ACTS, undefined, colleague.headers);
      expect(body.acts.find((act: { id: string }) => act.id === id)).toMatchObject({ state: 'EXPIRED' });
      const asked = { kind: 'GIVE_PERMISSION', email: user.email, permission: 'admin', reason: REASON };
      return post(ACTS, { ...asked, otp: asker.otp(inHours(73)) }, asker.headers);
    });
    expect(again.status).toBe(201);
    expect((await confirm(again.body.id, colleague, inHours(74))).body.state).toBe('DONE');
  });

  it('is carried out once by two who confirm at once', async () => {
    const user = await insertUser(db);
    const third = await registerAdministrator(server);
    const { id } = (await give(user)).body;
    const both = await Promise.all([confirm(id, colleague), confirm(id, third)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await logOf(user.id)).filter(([, action]) => action === 'permission.granted')).toHaveLength(1);
  });

  it('waits on where carrying it out breaks off half way', async () => {
    const user = await insertUser(db);
    const { id } = (await give(user)).body;
    await sql`create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'killed'; end $$`.execute(db);
    await sql`create trigger break_off before update on operator_acts for each row execute function break_off()`.execute(
      db,
    );
    expect((await confirm(id)).status).toBe(500);
    expect(await isAdmin(user)).toBe(false);
    await sql`drop trigger break_off on operator_acts`.execute(db);
    expect((await confirm(id, colleague, inHours(1))).body.state).toBe('DONE');
    expect(await isAdmin(user)).toBe(true);
  });

  it('lapses where what it is about changed meanwhile, and says what', async () => {
    const user = await insertUser(db);
    const { id } = (await give(user)).body;
    await sql`update users set email = 'neu@muster.example' where id = ${user.key}`.execute(db);
    const lapsed = await confirm(id);
    expect(lapsed).toMatchObject({ status: 409, body: { code: 'act.lapsed' } });
    expect(lapsed.body.message).toMatch(/andere E-Mail-Adresse.*Ausgeführt wurde nichts/);
    expect(await isAdmin(user)).toBe(false);
    expect(await confirm(id, colleague, inHours(1))).toMatchObject({ body: { code: 'act.over' } });
    expect((await logOf(user.id)).at(-1)).toEqual([colleague.id, 'act.lapsed']);
  });

  it('takes administration, but never from the last one', async () => {
    const asked = { kind: 'TAKE_PERMISSION', permission: 'admin', reason: REASON };
    const mine = await post(ACTS, { ...asked, email: asker.email, otp: asker.otp() }, asker.headers);
    const theirs = await post(ACTS, { ...asked, email: colleague.email, otp: colleague.otp() }, colleague.headers);
    expect((await confirm(theirs.body.id, asker, inHours(1))).body.state).toBe('DONE');
    expect(await isAdmin(colleague)).toBe(false);
    expect((await call('GET', ACTS, undefined, colleague.headers)).status).toBe(403);
    const last = await confirm(mine.body.id, asker, inHours(25));
    expect(last).toMatchObject({ status: 409, body: { code: 'act.lapsed' } });
    expect(last.body.message).toMatch(/das letzte Konto/);
    expect(await isAdmin(asker)).toBe(true);
  });
});

describe('who administers alone', () => {
  it('confirms an own request a day later with a new code, and can stop it until then', async () => {
    await sql`delete from user_permissions where user_id = ${colleague.key}`.execute(db);
    const [user, other] = [await insertUser(db), await insertUser(db)];
    const { id, confirmableFrom } = (await give(user)).body;
    expect(confirmableFrom).toBe(inHours(24).toISOString());
    const { body } = await call('GET', ACTS, undefined, asker.headers);
    expect(body.isAlone).toBe(true);
    const early = await confirm(id, asker, new Date(inHours(24).getTime() - 1_000));
    expect(early).toMatchObject({ status: 409, body: { code: 'act.too-early' } });
    expect((await confirm(id, asker, inHours(24))).body).toMatchObject({ state: 'DONE', isOwn: true });
    expect(await isAdmin(user)).toBe(true);

    const asked = { kind: 'GIVE_PERMISSION', email: other.email, permission: 'moderation', reason: REASON };
    const second = await atTime(server, inHours(25), () =>
      post(ACTS, { ...asked, otp: asker.otp(inHours(25)) }, asker.headers),
    );
    expect((await stop(second.body.id, asker)).body.state).toBe('STOPPED');
  });

  it('does not get there by blocking a colleague, who is told all the same', async () => {
    await sql`update users set blocked_at = ${TEST_NOW} where id = ${colleague.key}`.execute(db);
    const user = await insertUser(db);
    const { id } = (await give(user)).body;
    expect((await confirm(id, asker, inHours(48))).body.code).toBe('act.needs-another');
    expect((await mailsTo(db, colleague.email)).map(({ template }) => template)).toContain('act-asked');
  });

  it('is not held up by an account that never set up a second factor', async () => {
    await sql`update second_factors set confirmed_at = null where user_id = ${colleague.key}`.execute(db);
    const { id } = (await give(await insertUser(db))).body;
    expect((await confirm(id, asker, inHours(24))).body.state).toBe('DONE');
  });
});

describe('money that was paid back', () => {
  async function insertCredit(amount: number): Promise<string> {
    const id = newId();
    await sql`insert into bank_credits (public_id, entry_key, booked_on, amount_in_cents, currency, payer, purpose, state,
        imported_by, created_at, refund_due_at)
      values (${id}, ${newId()}, '2026-11-20', ${amount}, 'EUR', 'Sepp Forcher', '', 'REFUND_DUE', '', ${TEST_NOW},
        ${TEST_NOW})`.execute(db);
    return id;
  }
  /** An order of which a transfer is due back. */
  async function insertDueOrder(amount: number): Promise<string> {
    const id = newId();
    await sql`with o as (insert into orders (public_id, user_id, plan_id, plan_title, privilege_group, interval_unit,
        interval_count, recurrence, payment_type, provider, full_amount_in_cents, amount_in_cents, vat_rate, status,
        reference, invoice_contact, terms_version, created_at, expires_at)
      values (${id}, ${asker.key}, 'firma', 'Firma', 'firma', 'YEAR', 1, 'ONCE', 'BANK_TRANSFER', 'bank-transfer',
        ${amount}, ${amount}, 20, 'CANCELED', ${`RF${id.slice(-8)}`}, '{}', '1', ${TEST_NOW}, ${TEST_NOW}) returning id)
      insert into payments (public_id, order_id, kind, provider, provider_reference, amount_in_cents, received_at,
        created_at, purpose, refund_due_at)
      select ${newId()}, o.id, 'PAYMENT', 'bank-transfer', ${newId()}, ${amount}, ${TEST_NOW}, ${TEST_NOW}, 'LATE',
        ${TEST_NOW} from o`.execute(db);
    return id;
  }
  const ask = (about: object, by = asker) =>
    post(ACTS, { ...about, transferredOn: '2026-11-20', reason: 'Doppelt überwiesen.', otp: by.otp() }, by.headers);
  const stateOf = async (id: string) => {
    const { rows } = await sql<{ state: string }>`select state from bank_credits where public_id = ${id}`.execute(db);
    return rows[0]?.state;
  };
  const refundsOf = async (id: string) => {
    const { rows } = await sql<{ amount: number }>`select p.amount_in_cents as amount from payments p
      join orders o on o.id = p.order_id where o.public_id = ${id} and p.kind = 'REFUND'`.execute(db);
    return rows.map(({ amount }) => amount);
  };

  it('is noted of a credit once a second person confirmed it', async () => {
    const credit = await insertCredit(700);
    const asked = await ask({ kind: 'NOTE_RETURN', creditId: credit });
    expect(asked.body).toMatchObject({ subjectName: 'Sepp Forcher', amountInCents: 700, currency: 'EUR' });
    expect(await stateOf(credit)).toBe('REFUND_DUE');
    expect((await confirm(asked.body.id)).body.state).toBe('DONE');
    expect(await stateOf(credit)).toBe('REFUNDED');
    expect((await logOf(credit)).map(([, action]) => action)).toEqual([
      'act.asked',
      'bank-credit.returned',
      'act.confirmed',
    ]);
  });

  it('lapses where the credit was taken up again meanwhile', async () => {
    const credit = await insertCredit(800);
    const { id } = (await ask({ kind: 'NOTE_RETURN', creditId: credit })).body;
    await post(`/api/v1/payment/admin/bank-credits/${credit}/reopen`, {}, asker.headers);
    await sql`update bank_credits set state = 'UNKNOWN', refund_due_at = null where public_id = ${credit}`.execute(db);
    expect((await confirm(id)).body.code).toBe('act.lapsed');
    expect(await stateOf(credit)).toBe('UNKNOWN');
  });

  it('is noted of an order at the amount that was asked about, and at no other', async () => {
    const [order, changed] = [await insertDueOrder(9_900), await insertDueOrder(500)];
    const first = (await ask({ kind: 'NOTE_REFUND', orderId: order })).body;
    expect(first).toMatchObject({ amountInCents: 9_900, reference: `RF${order.slice(-8)}` });
    const second = (await ask({ kind: 'NOTE_REFUND', orderId: changed }, colleague)).body;
    expect((await confirm(first.id, colleague, inHours(1))).body.state).toBe('DONE');
    expect(await refundsOf(order)).toEqual([9_900]);

    await sql`update payments set amount_in_cents = 600 where order_id = (select id from orders
      where public_id = ${changed})`.execute(db);
    const lapsed = await confirm(second.id, asker, inHours(1));
    expect(lapsed.body).toMatchObject({ code: 'act.lapsed', message: expect.stringMatching(/Betrag/) });
    expect(await refundsOf(changed)).toEqual([]);
    expect((await ask({ kind: 'NOTE_REFUND', orderId: newId() })).status).toBe(404);
  });
});

it('is forgotten a year after it was over', async () => {
  const { id } = (await give(await insertUser(db))).body;
  const isThere = async () => (await sql`select 1 from operator_acts where id = ${id}`.execute(db)).rows.length === 1;
  await atTime(server, inHours(72 + 365 * 24), () => dropOldActs(server.base));
  expect(await isThere()).toBe(true);
  await atTime(server, inHours(73 + 365 * 24), () => dropOldActs(server.base));
  expect(await isThere()).toBe(false);
});
