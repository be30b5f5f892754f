import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { BADGE_MONTHS } from '#domain/proofs/proofs.ts';
import { createRateLimiter, unlimited } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/ids.ts';
import { accountCalls } from '#test/account-calls.ts';
import { afterFile } from '#test/after-file.ts';
import { TEST_NOW, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInTestUser } from '#test/test-server.ts';
import { dropEndedBadges, dropOldChecks, tellOfEndingBadges } from './badges.service.ts';
import { registerProofHandlers } from './proofs.handlers.ts';
import { askDueVatNumbers } from './vat-checks.service.ts';

/** A peer over HTTP that answers as told and remembers what it was asked. */
async function peer() {
  const told = { status: 200, body: '{}', waitInMs: 0 };
  const asked: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
  const http = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked.push({ headers: request.headers, body: JSON.parse(text) });
      setTimeout(() => response.writeHead(told.status).end(told.body), told.waitInMs);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  afterFile(() => {
    http.closeAllConnections();
    http.close();
  });
  return { told, asked, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

const vies = await peer();
const gateway = await peer();
const db = await createTestDatabase();
const server = await createTestServer(db);
registerProofHandlers(server.api, { limiter: unlimited });
const withServices = await createTestServer(db, {
  proofs: {
    sms: { url: gateway.url, token: 'geheim', body: '{"to":"{to}","message":{"text":"{text}"}}' },
    vies: { url: vies.url, requester: 'ATU13585627' },
    months: BADGE_MONTHS,
  },
});
registerProofHandlers(withServices.api, { limiter: createRateLimiter(withServices.base) });
const limited = await createTestServer(db, { rateLimitsAreOn: true });
registerProofHandlers(limited.api, { limiter: createRateLimiter(limited.base) });
const { call, post } = accountCalls(server);
const { call: callServices } = accountCalls(withServices);

const URL = '/api/v1/proofs';
const DAY_IN_MS = 86_400_000;
const days = (count: number): Date => new Date(TEST_NOW.getTime() + count * DAY_IN_MS);

type As = Pick<SignedInUser, 'headers'>;
const put = (kind: string, number: string, { headers }: As, on = callServices) =>
  on('PUT', `${URL}/${kind}`, { number }, headers);
const stateHere = (kind: string, number: string, as: As) => put(kind, number, as, call);
const see = async (kind: string, { headers }: As) =>
  (await call('GET', URL, undefined, headers)).body.proofs.find((proof: { kind: string }) => proof.kind === kind);
const badgesOf = async (id: string) => (await call('GET', `/api/v1/users/${id}/badges`)).body.badges;
const mails = async (email: string) =>
  (
    await sql<{ template: string; subject: string; text: string }>`select template, subject, plain_text as text
      from mails where recipient = ${email} and template like 'proof%' order by created_at, id`.execute(db)
  ).rows;
const checksOf = async (key: number) =>
  (
    await sql<{ kind: string; level: string; checked_by: string; consultation_number: string | null }>`
      select kind, level, checked_by, consultation_number from proof_checks where user_id = ${key} order by checked_at, id`.execute(
      db,
    )
  ).rows;

/** A signed-in seller with a public side. */
async function seller(): Promise<SignedInUser> {
  const user = await signInTestUser(server);
  await insertAdvert(db, { user });
  return user;
}

async function codeFor(number: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select plain_text as text from mails where template = 'sms'
    and recipient = ${number} order by created_at desc, id desc limit 1`.execute(db);
  return /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

describe('a badge', () => {
  it('is refused by the database without a check of this very number that established as much', async () => {
    const { key } = await seller();
    const id = newId();
    await sql`insert into proof_checks (id, user_id, kind, value, level, checked_by, checked_at)
      values (${id}, ${key}, 'VAT', 'ATU13585627', 'CHECK_DIGIT', 'PROGRAM', ${TEST_NOW})`.execute(db);
    const badge = (value: string, level: string, checkId: string) =>
      sql`insert into badges (user_id, kind, value, level, check_id, expires_at)
        values (${key}, 'VAT', ${value}, ${level}, ${checkId}, ${days(1)})`.execute(db);
    await expect(badge('ATU13585627', 'REGISTER', id)).rejects.toThrow('foreign key');
    await expect(badge('ATU12345675', 'CHECK_DIGIT', id)).rejects.toThrow('foreign key');
    await expect(badge('ATU13585627', 'CHECK_DIGIT', newId())).rejects.toThrow('foreign key');
    await expect(badge('ATU13585627', 'REFUSED', id)).rejects.toThrow('check');
    await badge('ATU13585627', 'CHECK_DIGIT', id);
    await expect(sql`delete from proof_checks where id = ${id}`.execute(db)).rejects.toThrow('foreign key');
    await expect(
      sql`insert into proof_checks (id, user_id, kind, value, level, checked_by, checked_at, moderator_id)
        values (${newId()}, ${key}, 'VAT', 'ATU13585627', 'REGISTER', 'MODERATOR', ${TEST_NOW}, ${key})`.execute(db),
    ).rejects.toThrow('check');
  });

  it('says of a number no more than its form, until a person has looked; and nothing once it has ended', async () => {
    const user = await seller();
    expect((await stateHere('PEFC_COC', 'HFA-CoC-0001', user)).body).toMatchObject({
      value: 'HFA-CoC-0001',
      waitsFor: 'MODERATOR',
      badge: { level: 'FORM', checkedBy: 'PROGRAM', expiresAt: '2027-11-21T09:00:00.000Z' },
    });
    expect(
      (await badgesOf(user.id)).map(({ kind, number }: { kind: string; number: string }) => [kind, number]),
    ).toEqual([
      ['EMAIL', null],
      ['PEFC_COC', 'HFA-CoC-0001'],
    ]);
    await atTime(server, days(366), async () => {
      expect(await badgesOf(user.id)).toEqual([expect.objectContaining({ kind: 'EMAIL' })]);
      expect(await dropEndedBadges(server.base)).toBeGreaterThanOrEqual(1);
    });
  });

  it('is shown of sellers in public only, and without address and phone number', async () => {
    const quiet = await signInTestUser(server);
    await stateHere('ENPLUS', 'AT 012', quiet);
    expect(await badgesOf(quiet.id)).toEqual([]);
    expect(await badgesOf(newId())).toEqual([]);
    const user = await seller();
    const shown = JSON.stringify(await badgesOf(user.id));
    expect(shown).toContain('EMAIL');
    expect(shown).not.toContain(user.email);
    await sql`update users set blocked_at = ${TEST_NOW} where id = ${user.key}`.execute(db);
    expect(await badgesOf(user.id)).toEqual([]);
  });

  it.each([
    ['VAT', 'ATU13585628'],
    ['REGISTER', 'FN 1'],
    ['FSC_COC', 'x'],
    ['ENPLUS', '2'.repeat(60)],
  ])('is not given for %s %s; the field says why', async (kind, number) => {
    const user = await seller();
    const { status, body } = await stateHere(kind, number, user);
    expect([status, body.errors[0].path]).toEqual([422, 'number']);
    expect(await checksOf(user.key)).toEqual([]);
  });

  it('goes with the number that is taken back', async () => {
    const user = await seller();
    await stateHere('REGISTER', 'FN 56247t', user);
    await call('DELETE', `${URL}/REGISTER`, undefined, user.headers);
    expect(await see('REGISTER', user)).toMatchObject({ value: null, badge: null, waitsFor: null });
    expect((await call('DELETE', `${URL}/REGISTER`, undefined, user.headers)).status).toBe(200);
    expect((await call('DELETE', `${URL}/EMAIL`, undefined, user.headers)).status).toBe(400);
  });

  it('is told of once before it ends, and so is an address of a seller', async () => {
    const user = await seller();
    await stateHere('ENPLUS', 'AT 013', user);
    await atTime(server, days(350), () => tellOfEndingBadges(server.base));
    // A number that waits is being renewed.
    expect(await mails(user.email)).toEqual([]);
    await sql`update proof_claims set waits_for = null where user_id = ${user.key}`.execute(db);
    for (const day of [350, 351]) await atTime(server, days(day), () => tellOfEndingBadges(server.base));
    expect(await mails(user.email)).toEqual([
      expect.objectContaining({ template: 'proof-ending', subject: 'Läuft ab: ENplus-Nummer' }),
    ]);
    await atTime(server, days(720), () => tellOfEndingBadges(server.base));
    expect((await mails(user.email)).map(({ subject }) => subject)).toContain('Läuft ab: E-Mail-Adresse');
  });
});

describe('codes', () => {
  const send = (as: As, phoneNumber: string, on = call) => on('POST', `${URL}/PHONE/code`, { phoneNumber }, as.headers);
  const enter = (as: As, code: string, kind = 'PHONE') => post(`${URL}/${kind}/confirmation`, { code }, as.headers);

  it('confirm a phone: shown in the outbox, typed in once, the number never told', async () => {
    const user = await seller();
    expect((await send(user, '0664 1000001')).body).toMatchObject({ value: '+43 … 01', badge: null });
    const code = await codeFor('+436641000001');
    const both = await Promise.all([enter(user, `${code.slice(0, 3)} ${code.slice(3)}`), enter(user, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await see('PHONE', user)).toMatchObject({ badge: { level: 'CODE', number: null }, codeUntil: null });
    expect(JSON.stringify([await badgesOf(user.id), await see('PHONE', user)])).not.toContain('664100');
    expect((await enter(user, code)).status).toBe(422);
  });

  it('of another account, another number or another time are worth nothing', async () => {
    const [user, other] = [await seller(), await seller()];
    await send(user, '+43 664 1000002');
    const code = await codeFor('+436641000002');
    await send(other, '+43 664 1000003');
    const wrong = code === (await codeFor('+436641000003')) ? '000000' : code;
    expect((await enter(other, wrong)).status).toBe(422);
    expect((await atTime(server, days(0.01), () => enter(user, code))).status).toBe(422);
    expect((await enter(user, code)).status).toBe(200);
  });

  it('end after five wrong guesses, however many arrive at once', async () => {
    const user = await seller();
    await send(user, '+43 664 1000004');
    const code = await codeFor('+436641000004');
    const wrong = code === '123456' ? '123457' : '123456';
    await Promise.all(Array.from({ length: 12 }, () => enter(user, wrong)));
    const { rows } = await sql<{
      guesses: number;
    }>`select guesses from proof_codes where user_id = ${user.key}`.execute(db);
    expect(rows).toEqual([{ guesses: 5 }]);
    expect((await enter(user, code)).status).toBe(422);
  });

  it('are limited for each number, each account and each address of the network', async () => {
    const { call: on } = accountCalls(limited);
    const as = async () => (await signInTestUser(limited)) satisfies As;
    const first = await as();
    const same = [first, await as(), await as(), await as()];
    const ofNumber = [];
    for (const user of same) ofNumber.push((await send(user, '+43 664 2000000', on)).status);
    expect(ofNumber).toEqual([200, 200, 200, 429]);
    const ofAccount = [];
    for (let at = 1; at <= 5; at += 1) ofAccount.push((await send(first, `+43 664 200000${at}`, on)).status);
    expect(ofAccount).toEqual([200, 200, 200, 200, 429]);
    const last = await as();
    expect([
      (await send(last, '+43 664 2000009', on)).status,
      (await send(last, '+43 664 2000008', on)).status,
    ]).toEqual([200, 429]);
  });

  it('go out through a gateway with its token, and a gateway that is away is said so and leaves nothing behind', async () => {
    const user = await seller();
    gateway.told.status = 202;
    expect((await send(user, '+43 664 1000005', callServices)).status).toBe(200);
    const { headers, body } = gateway.asked.at(-1) ?? { headers: {}, body: {} };
    expect(headers['authorization']).toBe('Bearer geheim');
    expect(body).toEqual({ to: '+436641000005', message: { text: expect.stringMatching(/Code ist \d{6}\./) } });
    gateway.told.status = 500;
    expect(await send(user, '+43 664 1000006', callServices)).toMatchObject({
      status: 503,
      body: { code: 'proof.message-failed' },
    });
    expect(await see('PHONE', user)).toMatchObject({ value: null, codeUntil: null });
  });

  it('say of a gateway that is slow that it is away, before the call itself is given up', async () => {
    const user = await seller();
    gateway.told.status = 202;
    gateway.told.waitInMs = 20_000;
    const started = performance.now();
    const reply = await send(user, '+43 664 1000007', callServices);
    gateway.told.waitInMs = 0;
    expect(reply).toMatchObject({ status: 503, body: { code: 'proof.message-failed' } });
    expect(performance.now() - started).toBeLessThan(4_500);
    expect(await see('PHONE', user)).toMatchObject({ value: null, codeUntil: null });
  }, 15_000);

  it('renew the confirmation of the account’s own address, and of no unconfirmed one', async () => {
    const user = await seller();
    await sql`update users set email_confirmed_at = ${days(-800)} where id = ${user.key}`.execute(db);
    expect(await see('EMAIL', user)).toMatchObject({ badge: null, isOffered: true });
    await post(`${URL}/EMAIL/code`, {}, user.headers);
    const [mail] = await mails(user.email);
    expect(mail?.subject).toBe('Dein Code');
    await enter(user, /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '', 'EMAIL');
    expect(await see('EMAIL', user)).toMatchObject({ badge: { checkedAt: TEST_NOW.toISOString() } });
    await sql`update users set email_confirmed_at = null where id = ${user.key}`.execute(db);
    expect((await post(`${URL}/EMAIL/code`, {}, user.headers)).body.code).toBe('proof.email-unconfirmed');
  });

  it.each(['', '12', 'kein Telefon', '9'.repeat(41)])('are not sent to %j', async (phoneNumber) => {
    const user = await seller();
    const { status, body } = await send(user, phoneNumber);
    expect([status, body.errors[0].path]).toEqual([422, 'phoneNumber']);
  });
});

describe('the service of the Union', () => {
  it('confirms a number, and its answer is kept with the consultation number', async () => {
    const user = await seller();
    const answer = {
      valid: true,
      requestIdentifier: 'WAPIAAAAX1',
      name: 'MUSTER HOLZ GMBH',
      requestDate: '2026-11-21',
    };
    Object.assign(vies.told, { status: 200, body: JSON.stringify(answer) });
    expect((await put('VAT', 'atu 13585627', user)).body).toMatchObject({
      waitsFor: 'SERVICE',
      badge: { level: 'CHECK_DIGIT' },
    });
    expect(await askDueVatNumbers(withServices.base)).toBe(1);
    expect(vies.asked.at(-1)?.body).toEqual({
      countryCode: 'AT',
      vatNumber: 'U13585627',
      requesterMemberStateCode: 'AT',
      requesterNumber: 'U13585627',
    });
    expect(await see('VAT', user)).toMatchObject({
      waitsFor: null,
      badge: { level: 'REGISTER', checkedBy: 'SERVICE', registeredName: 'MUSTER HOLZ GMBH' },
    });
    expect((await checksOf(user.key)).at(-1)).toMatchObject({
      checked_by: 'SERVICE',
      consultation_number: 'WAPIAAAAX1',
    });
    // Shortly before the badge ends it is asked by itself.
    await atTime(withServices, days(170), async () => {
      expect(await askDueVatNumbers(withServices.base)).toBe(1);
    });
  });

  it.each([
    ['away', 500, '{"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}'],
    ['busy', 200, '{"actionSucceed":false,"errorWrappers":[{"error":"MS_MAX_CONCURRENT_REQ"}]}'],
    ['talking nonsense', 200, '<html>'],
  ])('is asked again where it is %s, and the state says so', async (_how, status, body) => {
    const user = await seller();
    await put('VAT', 'DE136695976', user);
    Object.assign(vies.told, { status, body });
    expect(await askDueVatNumbers(withServices.base)).toBe(0);
    expect(await see('VAT', user)).toMatchObject({
      serviceIsAway: true,
      waitsFor: 'SERVICE',
      badge: { level: 'CHECK_DIGIT' },
    });
    Object.assign(vies.told, { status: 200, body: '{"valid":true,"name":"---"}' });
    expect(await askDueVatNumbers(withServices.base)).toBe(0);
    expect(await atTime(withServices, days(0.1), () => askDueVatNumbers(withServices.base))).toBe(1);
    expect(await see('VAT', user)).toMatchObject({ serviceIsAway: false, badge: { registeredName: null } });
  });

  it('takes the badge of a number that it calls invalid, and stating it again does not bring it back', async () => {
    const user = await seller();
    await put('VAT', 'IT00743110157', user);
    Object.assign(vies.told, { status: 200, body: '{"valid":false}' });
    await askDueVatNumbers(withServices.base);
    expect(await see('VAT', user)).toMatchObject({
      badge: null,
      waitsFor: null,
      refusal: expect.stringContaining('VIES'),
    });
    expect(await mails(user.email)).toEqual([expect.objectContaining({ template: 'proof-refused' })]);
    await put('VAT', 'IT00743110157', user);
    expect(await see('VAT', user)).toMatchObject({ badge: null, waitsFor: 'SERVICE' });
  });

  it('does not know Switzerland, and its questions go to moderators once it is not configured', async () => {
    const [swiss, german] = [await seller(), await seller()];
    expect((await put('VAT', 'CHE-107.787.577', swiss)).body.waitsFor).toBe('MODERATOR');
    await put('VAT', 'DE136695976', german);
    await askDueVatNumbers(server.base);
    expect(await see('VAT', german)).toMatchObject({ waitsFor: 'MODERATOR' });
  });
});

describe('moderators', () => {
  const LIST = '/api/v1/moderation/proofs';
  const CONFIRM = {
    action: 'CONFIRM',
    registeredName: 'Muster Holz GmbH',
    seen: 'Gültig, Handel mit Rundholz und Brennholz.',
    sourceUrl: 'https://pefc.org/find-certified',
    seenOn: '2026-11-21',
  };
  const idOf = async (key: number) =>
    (await sql<{ id: string }>`select id from proof_claims where user_id = ${key}`.execute(db)).rows[0]?.id ?? '';
  const decide = (id: string, decision: object, { headers }: As) => post(`${LIST}/${id}/decisions`, decision, headers);

  it('confirm a number with what they saw; of two at once one does', async () => {
    const user = await seller();
    const [one, two] = [await signInTestUser(server, ['moderation']), await signInTestUser(server, ['moderation'])];
    await stateHere('PEFC_COC', 'HFA-CoC-0002', user);
    const { body } = await call('GET', `${LIST}?size=50`, undefined, one.headers);
    expect(body.items.find(({ userId }: { userId: string }) => userId === user.id)).toMatchObject({
      number: 'HFA-CoC-0002',
      isOwn: false,
      badge: { level: 'FORM' },
    });
    const id = await idOf(user.key);
    const decision = { ...CONFIRM, number: 'HFA-CoC-0002', validUntil: '2027-02-28' };
    const outcomes = await Promise.all([decide(id, decision, one), decide(id, decision, two)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await see('PEFC_COC', user)).toMatchObject({
      waitsFor: null,
      badge: {
        level: 'REGISTER',
        checkedBy: 'MODERATOR',
        registeredName: 'Muster Holz GmbH',
        sourceUrl: CONFIRM.sourceUrl,
        expiresAt: '2027-02-28T23:59:59.000Z',
      },
    });
    expect((await mails(user.email)).map(({ template }) => template)).toEqual(['proof-confirmed']);
    const listed = await call('GET', `${LIST}?list=CONFIRMED&size=50`, undefined, one.headers);
    expect(listed.body.items.map(({ userId }: { userId: string }) => userId)).toContain(user.id);
    const looks = await sql`select actor, details from audit_log where action = 'proofs.looked-at'
      order by id desc limit 1`.execute(db);
    const found = listed.body.totalElements;
    expect(looks.rows).toEqual([{ actor: one.id, details: { list: 'CONFIRMED', found, page: 0 } }]);
    const { rows } = await sql`select from audit_log where subject = ${user.id} and action = 'proof.confirmed'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  });

  it('refuse with a reason that the owner reads, also what was confirmed before', async () => {
    const user = await seller();
    const moderator = await signInTestUser(server, ['moderation']);
    await stateHere('FSC_COC', 'SGSCH-COC-123456', user);
    const id = await idOf(user.key);
    await decide(id, { ...CONFIRM, number: 'SGSCH-COC-123456' }, moderator);
    const reason = 'Das Zertifikat ist ausgesetzt.';
    expect((await decide(id, { action: 'REFUSE', number: 'SGSCH-COC-123456', reason }, moderator)).status).toBe(200);
    expect(await see('FSC_COC', user)).toMatchObject({ badge: null, refusal: reason });
    expect((await mails(user.email)).at(-1)?.text).toContain(reason);
    expect((await badgesOf(user.id)).map(({ kind }: { kind: string }) => kind)).toEqual(['EMAIL']);
  });

  it('decide neither on their own, nor on what was changed meanwhile, nor by what lies ahead', async () => {
    const moderator = await signInTestUser(server, ['moderation']);
    await stateHere('ENPLUS', 'AT 014', moderator);
    const own = await decide(await idOf(moderator.key), { ...CONFIRM, number: 'AT 014' }, moderator);
    expect([own.status, own.body.code]).toEqual([409, 'proof.own']);
    const user = await seller();
    await stateHere('ENPLUS', 'AT 015', user);
    const id = await idOf(user.key);
    expect((await decide(id, { ...CONFIRM, number: 'AT 014' }, moderator)).body.code).toBe('proof.changed');
    const later = await decide(id, { ...CONFIRM, number: 'AT 015', seenOn: '2026-11-30' }, moderator);
    expect([later.status, later.body.errors[0].path]).toEqual([422, 'seenOn']);
    const over = await decide(id, { ...CONFIRM, number: 'AT 015', validUntil: '2026-01-01' }, moderator);
    expect([over.status, over.body.errors[0].path]).toEqual([422, 'validUntil']);
    expect((await decide(newId(), { ...CONFIRM, number: 'AT 015' }, moderator)).status).toBe(404);
    expect((await decide(id, { ...CONFIRM, number: 'AT 015' }, user)).status).toBe(404);
  });
});

it('records of checks go after three years, unless a badge rests on one', async () => {
  const user = await seller();
  await stateHere('ENPLUS', 'AT 016', user);
  await call('DELETE', `${URL}/ENPLUS`, undefined, user.headers);
  expect(await checksOf(user.key)).toHaveLength(1);
  await atTime(server, days(3 * 365), () => dropOldChecks(server.base));
  expect(await checksOf(user.key)).toHaveLength(1);
  await atTime(server, days(3 * 366), () => dropOldChecks(server.base));
  expect(await checksOf(user.key)).toEqual([]);
});
