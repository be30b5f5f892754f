import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { uploadAdvertImage } from '#server/adverts/images/advert-images.service.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { finishResumes } from '#server/payments/subscriptions/subscriptions.service.ts';
import { openImages } from '#server/pictures/images.service.ts';
import { uploadKey } from '#server/pictures/uploads.service.ts';
import { TEST_PASSWORD, accountCalls, codeTo, mailsTo } from '#test/account-calls.ts';
import { TEST_NOW, dataOf, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import { endDueAccounts } from './account-end.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { call, post, register, signIn, statusOfMe } = accountCalls(server);
const images = await openImages({
  dataDir: server.base.config.dataDir,
  files: server.files,
  logger: server.base.logger,
});

const DAY_IN_MS = 86_400_000;
const LEFT = 'DELETE from here on';
const afterDays = (days: number, moreInMs = 0): Date => new Date(TEST_NOW.getTime() + days * DAY_IN_MS + moreInMs);
const leave = (headers: Record<string, string>, payload: unknown = {}) =>
  call('DELETE', '/api/v1/users/me', payload, headers);
const keep = (headers: Record<string, string>) => call('POST', '/api/v1/users/me/keep', undefined, headers);
const rowOf = ({ key }: { key: number }) =>
  db.selectFrom('users').selectAll().where('id', '=', key).executeTakeFirstOrThrow();
const isFound = async (key: number): Promise<boolean> =>
  (await db.selectFrom('search_docs').select('id').where('id', '=', key).execute()).length > 0;
const endDue = (days = 14) => atTime(server, afterDays(days), () => endDueAccounts(server.base, images.deleteUploaded));

/** A monthly subscription that a provider renews; returns its name there. */
async function subscribe(key: number, wish: { name: string; days: number; canceledAt?: Date }): Promise<string> {
  const name = `${wish.name} ${key}`;
  await sql`insert into subscriptions (public_id, user_id, plan_id, plan_title, privilege_group, recurrence, provider,
      provider_reference, valid_from, valid_to, created_at, canceled_at)
    values (gen_random_uuid(), ${key}, 'firma', 'Firmenseite', 'company', 'MONTHLY', 'stripe', ${name},
      ${afterDays(-5)}, ${afterDays(wish.days)}, ${afterDays(-5)}, ${wish.canceledAt ?? null})`.execute(db);
  return name;
}
const renewing = async (key: number) =>
  (
    await sql<{ name: string }>`select provider_reference as name from subscriptions
      where user_id = ${key} and canceled_at is null`.execute(db)
  ).rows.map(({ name }) => name);
const renewerOf = (asked: string[], answer: () => Promise<void>): PaymentProvider => ({
  name: 'stripe',
  takes: () => false,
  start: async () => ({ providerReference: null, payUrl: 'https://pay.example' }),
  look: async () => [],
  cancel: async () => [],
  endRenewal: async () => undefined,
  resumeRenewal: (reference) => {
    asked.push(reference);
    return answer();
  },
  alignRenewal: async () => true,
  changeMethod: async () => null,
  refund: async () => [],
});

async function hangPicture(user: SignedInUser, advertId: string): Promise<string> {
  const raw = { width: 60, height: 40, channels: 3 } as const;
  const bytes = await sharp(randomBytes(60 * 40 * 3), { raw })
    .jpeg()
    .toBuffer();
  const viewer = { ...user, sessionId: '', secondFactorAt: null, permissions: [], restingPermissions: [] };
  const upload = { advertId, imageId: server.base.newId(), upload: { bytes } };
  const image = await uploadAdvertImage({ ...server.base, requestId: 'test', viewer }, upload, server.files);
  return image.storedFileId ?? '';
}

describe('asking for the end of the account', () => {
  it('hides adverts and seller at once, keeps this session, ends the others and says until when by mail', async () => {
    const user = await signInTestUser(server);
    const elsewhere = await signInAgain(server, user);
    const advert = await insertAdvert(db, { user });
    const { status, body } = await leave(user.headers);
    expect([status, body]).toEqual([200, { endsAt: '2026-12-05T09:00:00.000Z' }]);
    expect(await isFound(advert.key)).toBe(false);
    expect((await call('GET', `/api/v1/products/${advert.slug}`)).status).toBe(410);
    expect((await call('GET', `/api/v1/adverts/${advert.id}`)).status).toBe(410);
    expect((await call('GET', `/api/v1/adverts/user/${user.id}?page=0&size=10`)).body.totalElements).toBe(0);
    for (const path of ['user', 'user/details'])
      expect((await post(`/api/v1/users/${path}`, { id: user.id })).status).toBe(404);
    expect(await statusOfMe(elsewhere.headers)).toBe(401);
    expect((await call('GET', '/api/v1/users/me', undefined, user.headers)).body.endsAt).toBe(body.endsAt);
    const [mail] = await mailsTo(db, user.email);
    expect(mail?.text).toMatch(/5\.\s+Dezember 2026/);
    expect(mail?.text).toContain('/user/profil-einstellungen#datenschutz');
  });

  it('five times at once is one wish: one date, one mail, one line in the log', async () => {
    const user = await signInTestUser(server);
    const replies = await Promise.all(Array.from({ length: 5 }, () => leave(user.headers)));
    expect(replies.map(({ body }) => body.endsAt)).toEqual(Array.from({ length: 5 }, () => '2026-12-05T09:00:00.000Z'));
    const later = await atTime(server, afterDays(0, 60_000), () => leave(user.headers));
    expect(later.body.endsAt).toBe('2026-12-05T09:00:00.000Z');
    expect(await mailsTo(db, user.email)).toHaveLength(1);
    const log = await db.selectFrom('audit_log').select('action').where('subject', '=', user.id).execute();
    expect(log).toEqual([{ action: 'account.deletion-asked' }]);
  });

  it('needs the password, or a sign-in of the last minutes', async () => {
    const { headers } = await register();
    for (const payload of [
      {},
      { currentPassword: 'falsch' },
      { currentPassword: ['x'] },
      { currentPassword: `${TEST_PASSWORD}\u0000` },
    ])
      expect([400, 422]).toContain((await leave(headers, payload)).status);
    expect((await leave(headers, { currentPassword: TEST_PASSWORD })).status).toBe(200);
    const withoutPassword = await signInTestUser(server);
    expect((await atTime(server, afterDays(0, 11 * 60_000), () => leave(withoutPassword.headers))).status).toBe(403);
    expect((await rowOf(withoutPassword)).deletion_asked_at).toBeNull();
  });

  it('lets nothing be published meanwhile, not even by a request that was under way', async () => {
    const user = await signInTestUser(server);
    const data = dataOf('FIREWOOD', { woodTypeIds: [1] });
    const paused = await insertAdvert(db, { user, status: 'INACTIVE', category: 'FIREWOOD', data });
    const resume = () =>
      server.app.inject({
        method: 'PUT',
        url: `/api/v1/adverts/${paused.id}/active`,
        headers: user.headers,
        payload: { active: true },
      });
    const [, resumed] = await Promise.all([leave(user.headers), resume()]);
    expect([200, 403]).toContain(resumed.statusCode);
    expect(await isFound(paused.key)).toBe(false);
    const fresh = await insertAdvert(db, { user, status: 'DRAFT' });
    const refused = await post(`/api/v1/adverts/${fresh.id}/publish`, {}, user.headers);
    expect([refused.status, refused.body.code]).toEqual([403, 'account.leaving']);
  });
});

describe('changing one’s mind', () => {
  it('within 14 days, after signing in again, brings everything back as it was', async () => {
    const account = await register({ firstname: 'Eva', lastname: 'Holzer' });
    const { id: key } = await db
      .selectFrom('users')
      .select('id')
      .where('public_id', '=', account.id)
      .executeTakeFirstOrThrow();
    const advert = await insertAdvert(db, { user: { ...account, key } }, TEST_NOW);
    const draft = await insertAdvert(db, { user: { ...account, key }, status: 'DRAFT' });
    await subscribe(key, { name: 'endet', days: 60, canceledAt: afterDays(-3) });
    const running = await subscribe(key, { name: 'läuft', days: 60 });
    await subscribe(key, { name: 'vorbei', days: 7 });
    await leave(account.headers, { currentPassword: TEST_PASSWORD });
    expect(await renewing(key)).toEqual([]);
    await atTime(server, afterDays(14, -1), async () => {
      await endDueAccounts(server.base, images.deleteUploaded);
      const { body } = await signIn(account.email);
      const headers = { authorization: `Bearer ${body.jwt}` };
      const kept = await keep(headers);
      expect([kept.status, kept.body.endsAt, kept.body.firstname]).toEqual([200, null, 'Eva']);
      expect((await keep(headers)).status).toBe(200);
    });
    const asked: string[] = [];
    const resume = (answer: () => Promise<void>) =>
      atTime(server, afterDays(14, 60_000), () => finishResumes(server.base, [renewerOf(asked, answer)]));
    await resume(() => Promise.reject(new Error('away')));
    expect(await renewing(key)).toEqual([]);
    await resume(async () => undefined);
    expect(asked).toEqual([running, running]);
    expect(await renewing(key)).toEqual([running]);
    expect(await isFound(advert.key)).toBe(true);
    expect(await isFound(draft.key)).toBe(false);
    expect((await call('GET', `/api/v1/products/${advert.slug}`)).status).toBe(200);
    await endDue(30);
    expect(await rowOf({ key })).toMatchObject({ first_name: 'Eva', anonymised_at: null });
    const mails = await mailsTo(db, account.email);
    expect(mails.map((mail) => mail.template).filter((name) => name.startsWith('account-'))).toEqual([
      'account-end',
      'account-kept',
    ]);
  });

  it('is too late once the 14 days are over', async () => {
    const user = await signInTestUser(server);
    await leave(user.headers);
    const { status, body } = await atTime(server, afterDays(14), () => keep(user.headers));
    expect([status, body.code]).toEqual([409, 'account.too-late']);
    await endDue();
    expect((await rowOf(user)).anonymised_at).not.toBeNull();
    expect(await statusOfMe(user.headers)).toBe(401);
  });

  it('changes nothing where nothing was asked for', async () => {
    const user = await signInTestUser(server);
    expect((await keep(user.headers)).body.endsAt).toBeNull();
    expect(await mailsTo(db, user.email)).toEqual([]);
  });
});

async function furnished(): Promise<{
  user: SignedInUser;
  adverts: { id: string; slug: string }[];
  pictures: string[];
}> {
  const user = await signInTestUser(server, ['company']);
  const adverts = [await insertAdvert(db, { user, title: LEFT }), await insertAdvert(db, { user, status: 'DRAFT' })];
  const pictures: string[] = [];
  for (const { id } of adverts) pictures.push(await hangPicture(user, id));
  await post('/api/v1/newsletter', { email: user.email });
  await post('/api/v1/newsletter/confirm', { code: await codeTo(db, user.email, 'newsletter-confirm') });
  await db
    .insertInto('identities')
    .values({ provider: 'google', subject: user.id, user_id: user.key, email: user.email, created_at: TEST_NOW })
    .execute();
  await db
    .insertInto('second_factors')
    .values({ user_id: user.key, sealed_secret: 'x', created_at: TEST_NOW })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ user_id: user.key, code_hash: randomBytes(32) })
    .execute();
  await db
    .insertInto('companies')
    .values({
      public_id: server.base.newId(),
      user_id: user.key,
      slug: `firma-${user.id}`,
      name: 'Holzer Forst',
      created_at: TEST_NOW,
    })
    .execute();
  const reported = await insertAdvert(db);
  await db
    .insertInto('advert_reports')
    .values({
      id: server.base.newId(),
      advert_id: reported.key,
      reporter_id: user.key,
      reporter_name: 'Anna Muster',
      reporter_email: user.email,
      reason: 'OTHER',
      content: 'Das Bild passt nicht.',
      created_at: TEST_NOW,
    })
    .execute();
  await db
    .insertInto('chat_reports')
    .values({
      id: server.base.newId(),
      chat_key: 1,
      reporter_id: user.key,
      reason: 'FRAUD',
      content: 'Will Geld vorab.',
      created_at: TEST_NOW,
    })
    .execute();
  await db
    .insertInto('api_keys')
    .values({
      id: server.base.newId(),
      user_id: user.key,
      name: 'Kassa',
      key_hash: randomBytes(32),
      shown_start: 'ab',
      created_at: TEST_NOW,
    })
    .execute();
  await db
    .insertInto('import_runs')
    .values({
      id: server.base.newId(),
      user_id: user.key,
      source: 'PAGE',
      format: 'CSV',
      is_dry_run: false,
      is_full_feed: false,
      status: 'DONE',
      created_at: TEST_NOW,
    })
    .execute();
  await sql`update users set contact_template = '{"contact":{"firstname":"Anna"}}', invoice_contact = '{"lastname":"Muster"}',
    pefc_forest_certificate = 'PEFC/06-21-1' where id = ${user.key}`.execute(db);
  await leave(user.headers);
  return { user, adverts, pictures };
}

/** Every column of the database that refers to an account, also of later migrations. */
async function columnsThatNameUsers(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname::text as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(db);
  expect(rows.length).toBeGreaterThan(10);
  return rows;
}

/** Every text column in which one of the words occurs, except in tables that may hold them. */
async function tablesThatKnow(words: readonly string[], except: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of rows.filter((table) => !except.includes(table.name))) {
    for (const word of words) {
      const hits = await sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${word}%`} limit 1`.execute(db);
      if (hits.rows.length > 0) found.push(`${name}: ${word}`);
    }
  }
  return found;
}

describe('after 14 days', () => {
  test('nothing of the person is left but an id: no name, address, way in, advert or picture', async () => {
    const { user, adverts, pictures } = await furnished();
    await endDue();
    expect(await rowOf(user)).toMatchObject({
      public_id: user.id,
      email: `deleted-${user.id}@deleted.invalid`,
      username: `deleted-${user.id}@deleted.invalid`,
      password_hash: null,
      first_name: '',
      last_name: '',
      contact_template: null,
      invoice_contact: null,
      pefc_forest_certificate: null,
      email_confirmed_at: null,
      anonymised_at: afterDays(14),
    });
    expect(await tablesThatKnow([user.email, LEFT], [])).toEqual([]);
    for (const { table, column } of await columnsThatNameUsers()) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${user.key}`.execute(db);
      expect({ table, rows: rows.length }).toEqual({ table, rows: 0 });
    }
    for (const picture of pictures) expect(await server.files.exists(uploadKey(picture))).toBe(false);
    const [published, draft] = adverts;
    expect((await call('GET', `/api/v1/products/${published?.slug}`)).status).toBe(410);
    expect((await call('GET', `/api/v1/adverts/${published?.id}`)).status).toBe(410);
    expect((await call('GET', `/api/v1/adverts/${draft?.id}`)).status).toBe(404);
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'actor'])
      .where('subject', '=', user.id)
      .orderBy('id')
      .execute();
    expect(log.at(-1)).toEqual({ action: 'account.anonymised', actor: 'retention' });
    expect(await endDue(15)).toBe(0);
  });

  test('a run that dies half way is finished by the next one, and only once', async () => {
    const { user, pictures } = await furnished();
    let deleted = 0;
    const dieAtTheSecond = async (id: string): Promise<void> => {
      deleted += 1;
      if (deleted === 2) throw new Error('killed');
      await images.deleteUploaded(id);
    };
    await atTime(server, afterDays(14), () => endDueAccounts(server.base, dieAtTheSecond));
    expect(await rowOf(user)).toMatchObject({ anonymised_at: null, email: user.email });
    const runs = await atTime(server, afterDays(14), () =>
      Promise.all([1, 2, 3].map(() => endDueAccounts(server.base, images.deleteUploaded))),
    );
    expect(Math.max(...runs)).toBeGreaterThanOrEqual(1);
    for (const picture of pictures) expect(await server.files.exists(uploadKey(picture))).toBe(false);
    const log = await db
      .selectFrom('audit_log')
      .select('id')
      .where('subject', '=', user.id)
      .where('action', '=', 'account.anonymised')
      .execute();
    expect(log).toHaveLength(1);
  });

  test('an account that cannot be ended does not keep the others waiting', async () => {
    const stuck = await furnished();
    const other = await furnished();
    const refuse = async (id: string): Promise<void> => {
      if (stuck.pictures.includes(id)) throw new Error('read-only disk');
      await images.deleteUploaded(id);
    };
    await atTime(server, afterDays(14), () => endDueAccounts(server.base, refuse));
    expect((await rowOf(other.user)).anonymised_at).not.toBeNull();
    expect((await rowOf(stuck.user)).anonymised_at).toBeNull();
    await endDue();
    expect((await rowOf(stuck.user)).anonymised_at).not.toBeNull();
  });

  test('the address can be used for a new account, which has nothing of the old one', async () => {
    const account = await register({ firstname: 'Eva' });
    await leave(account.headers, { currentPassword: TEST_PASSWORD });
    await endDue();
    expect((await signIn(account.email)).status).toBe(400);
    const again = await post('/api/auth/local/register', {
      username: account.email,
      email: account.email,
      password: TEST_PASSWORD,
    });
    expect(again.status).toBe(200);
    expect(again.body.user.id).not.toBe(account.id);
  });
});
