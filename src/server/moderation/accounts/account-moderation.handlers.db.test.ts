import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import { fileChatReport } from '#server/chats/chat-reports.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const moderator = await signInTestUser(server, ['moderation']);
const colleague = await signInTestUser(server, ['moderation']);

type As = SignedInUser | null;

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as: As, body?: unknown) {
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const headers = { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...as?.headers };
  const reply = await server.app.inject({ method, url: `/api/v1${url}`, headers, ...payload });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}

const STATEMENT = {
  fact: 'Drei Käufer haben bezahlt und nichts bekommen.',
  ground: 'LAW',
  groundText: '§ 146 StGB',
};
const see = async (id: string, as: As = moderator) => (await call('GET', `/moderation/accounts/${id}`, as)).body;
async function decide(id: string, decision: Record<string, unknown>, as: As = moderator) {
  const version = decision['version'] ?? (await see(id)).version;
  return call('POST', `/moderation/accounts/${id}/decisions`, as, { subject: 'ACCOUNT', ...decision, version });
}
const block = (id: string, as: As = moderator, more: Record<string, unknown> = {}) =>
  decide(id, { action: 'BLOCK', ...STATEMENT, ...more }, as);

async function publish(as: SignedInUser, title = 'Buche 33 cm, trocken') {
  const { body } = await call('POST', '/adverts', as, { ...COMPLETE_EDITS.FIREWOOD, title });
  return (await call('POST', `/adverts/${body.id}/publish`, as)).body as { id: string; slug: string };
}

type Mail = { template: string; subject: string; text: string };
const mailsTo = async (email: string): Promise<Mail[]> =>
  (
    await sql<Mail>`select template, subject, regexp_replace(plain_text, '\\s+', ' ', 'g') as text from mails
      where lower(recipient) = lower(${email}) order by id`.execute(db)
  ).rows;
async function tokenOf(email: string): Promise<string> {
  const { rows } = await sql<{ html: string }>`select html from mails
    where lower(recipient) = lower(${email}) and template = 'account-blocked' order by id desc limit 1`.execute(db);
  return /\/sperre\/([\w.-]+)/.exec(rows[0]?.html ?? '')?.[1] ?? '';
}
const indexed = async (key: number): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from search_docs where seller_id = ${key}`.execute(db)).rows[0]
    ?.n ?? -1;
const audited = async (subject: string) =>
  (
    await sql<{
      action: string;
      actor: string;
    }>`select action, actor from audit_log where subject = ${subject} and action <> 'account.looked-at' order by id`.execute(
      db,
    )
  ).rows;

/** Only accounts with a second factor can moderate, so this makes a second moderator. */
const giveFactor = (user: { key: number }) =>
  sql`insert into second_factors (user_id, sealed_secret, created_at, confirmed_at)
    values (${user.key}, 'x', now(), now()) on conflict do nothing`.execute(db);
const takeFactors = () => sql`delete from second_factors`.execute(db);

const COMPANY = {
  email: 'office@muehlbach.example',
  phoneNumber: '+43 7472 12345',
  uid: 'ATU13585627',
  address: { city: 'Amstetten', countryCode: 'AT', postalCode: '3300', street: 'Sägeweg 2' },
  legal: {
    firma: 'Mühlbach GmbH',
    legalForm: 'GmbH',
    registerNumber: 'FN 33209m',
    registerCourt: 'Landesgericht St. Pölten',
  },
};
const PLAIN = { firma: 'Karl Mühlbach' };
async function firm(edit: Record<string, unknown> = {}, name = 'Sägewerk Mühlbach') {
  const owner = await signInTestUser(server, ['company']);
  const made = await call('POST', '/companies/create', owner, { name, ...COMPANY, ...edit });
  expect(made.status).toBeLessThan(300);
  return { owner, id: made.body.id as string, slug: made.body.slug as string };
}
const setState = (as: As, publishState: string) => call('POST', '/companies/set-publish-state', as, { publishState });

describe('a blocked account', () => {
  it('ends everywhere at once and comes back as it was', async () => {
    const seller = await signInTestUser(server, ['company']);
    const advert = await publish(seller, 'Esche vom Hof');
    const draft = (await call('POST', '/adverts', seller, COMPLETE_EDITS.LOGS)).body;
    const { body: key } = await call('POST', '/users/me/api-keys', seller, { name: 'Lager' });
    const withKey = async () =>
      (
        await server.app.inject({
          method: 'GET',
          url: `/api/v1/adverts/user/${seller.id}`,
          headers: { authorization: `Bearer ${key.key}` },
        })
      ).statusCode;
    expect(await withKey()).toBe(200);
    expect((await call('POST', '/users/user', null, { id: seller.id })).body.advertCount).toBe(1);
    expect(await indexed(seller.key)).toBe(1);

    const done = await block(seller.id);
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ isBlocked: true, activeAdvertCount: 0, accountStatement: STATEMENT });

    expect(await indexed(seller.key)).toBe(0);
    expect((await call('GET', `/adverts/${advert.id}`, null)).status).toBe(410);
    expect((await call('POST', '/users/user', null, { id: seller.id })).status).toBe(404);
    expect((await call('GET', '/users/me', seller)).status).toBe(401);
    expect(await withKey()).toBe(401);
    const { rows: live } = await sql`select 1 from sessions where user_id = ${seller.key} and ended_at is null`.execute(
      db,
    );
    expect(live).toHaveLength(0);

    await decide(seller.id, { action: 'UNBLOCK', note: 'Ein Irrtum, es tut uns leid.' });
    expect(await indexed(seller.key)).toBe(1);
    expect((await call('GET', `/adverts/${advert.id}`, null)).status).toBe(200);
    expect((await call('POST', '/users/user', null, { id: seller.id })).body.advertCount).toBe(1);
    expect((await call('GET', '/users/me', seller)).status).toBe(401);
    expect(await withKey()).toBe(200);
    const again = await signInAgain(server, seller);
    expect((await call('GET', `/adverts/${draft.id}`, again)).body.status).toBe('DRAFT');
    const mails = (await mailsTo(seller.email)).slice(1);
    expect(mails.map(({ template }) => template)).toEqual(['account-blocked', 'account-unblocked']);
    expect(mails[1]?.text).toContain('Ein Irrtum, es tut uns leid.');
    expect((await audited(seller.id)).slice(1)).toEqual([
      { action: 'account.blocked', actor: moderator.id },
      { action: 'account.unblocked', actor: moderator.id },
    ]);
  });

  it('with 801 adverts is out of the search within two seconds, and back as fast', async () => {
    const seller = await insertUser(db);
    for (let n = 0; n < 801; n += 89)
      await Promise.all(Array.from({ length: 89 }, () => insertAdvert(db, { user: seller })));
    expect(await indexed(seller.key)).toBe(801);
    const since = performance.now();
    expect((await block(seller.id)).status).toBe(200);
    expect(performance.now() - since).toBeLessThan(2_000);
    expect(await indexed(seller.key)).toBe(0);
    const again = performance.now();
    expect((await decide(seller.id, { action: 'UNBLOCK' })).status).toBe(200);
    expect(performance.now() - again).toBeLessThan(4_000);
    expect(await indexed(seller.key)).toBe(801);
  });

  it('takes its company page and its sums with it', async () => {
    const { owner, slug } = await firm({ uid: null, legal: PLAIN }, 'Holzhof Traun');
    await setState(owner, 'PUBLISHED');
    expect((await call('GET', `/companies/${slug}`, null)).status).toBe(200);
    await block(owner.id);
    expect((await call('GET', `/companies/${slug}`, null)).status).toBe(410);
    const names = (await call('GET', '/companies?search=Traun', null)).body.items;
    expect(names).toEqual([]);
    await decide(owner.id, { action: 'UNBLOCK' });
    expect((await call('GET', `/companies/${slug}`, null)).status).toBe(200);
  });

  it('is told the reasons by mail and can object without signing in', async () => {
    const seller = await signInTestUser(server);
    await block(seller.id);
    const [mail] = await mailsTo(seller.email);
    expect(mail?.text).toContain(STATEMENT.fact);
    expect(mail?.text).toContain('§ 146 StGB');
    const token = await tokenOf(seller.email);
    const linked = await call('GET', `/blocks/${token}`, null);
    expect(linked.body).toMatchObject({ subject: 'ACCOUNT', isBlocked: true, statement: STATEMENT, objections: [] });
    const object = (content: string) => call('POST', `/blocks/${token}/objections`, null, { content });
    expect((await object('kurz')).status).toBe(422);
    const replies = await Promise.all([
      object('Ich habe alles geliefert, die Scheine liegen bei.'),
      object('Ich habe alles geliefert, die Scheine liegen bei.'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect((await object('Und noch etwas ganz anderes dazu.')).body.code).toBe('moderation.objection-open');
    expect((await see(seller.id)).objections).toHaveLength(1);
    const queue = (await call('GET', '/moderation/queue?size=100', moderator)).body.items;
    expect(queue).toContainEqual(
      expect.objectContaining({ kind: 'ACCOUNT', subject: 'ACCOUNT', userId: seller.id, hasObjection: true }),
    );
    await decide(seller.id, { action: 'UNBLOCK' });
    expect((await call('GET', `/blocks/${token}`, null)).body).toMatchObject({ isBlocked: false, statement: null });
    expect((await object('Noch einmal, obwohl es vorbei ist.')).body.code).toBe('moderation.not-blocked');
  });

  it('is reached by no forged, foreign or older link', async () => {
    const seller = await signInTestUser(server);
    await block(seller.id);
    const token = await tokenOf(seller.email);
    const other = await insertUser(db);
    for (const bad of [
      token.replace(seller.id, other.id),
      token.replace('ACCOUNT', 'COMPANY'),
      `${token.slice(0, -2)}xx`,
      `${token}.x`,
      'x',
      '...',
    ])
      expect((await call('GET', `/blocks/${encodeURIComponent(bad)}`, null)).status).toBe(404);
    await decide(seller.id, { action: 'UNBLOCK' });
    await block(seller.id);
    expect((await call('GET', `/blocks/${token}`, null)).body.isBlocked).toBe(false);
    expect((await call('GET', `/blocks/${await tokenOf(seller.email)}`, null)).body.isBlocked).toBe(true);
  });
});

describe('an objection', () => {
  const objected = async () => {
    const seller = await signInTestUser(server);
    await block(seller.id);
    await call('POST', `/blocks/${await tokenOf(seller.email)}/objections`, null, {
      content: 'Das war ich gar nicht.',
    });
    return seller;
  };
  const NO = { action: 'REJECT_OBJECTION', note: 'Die Überweisungen sind belegt.' };

  it('is decided by another moderator where there is one', async () => {
    await giveFactor(colleague);
    const seller = await objected();
    expect((await mailsTo(seller.email))[0]?.text).toContain('Jemand anderer aus unserer Moderation');
    expect(await see(seller.id)).toMatchObject({ leftToColleagues: ['ACCOUNT'] });
    expect((await decide(seller.id, NO)).body.code).toBe('moderation.left-to-colleague');
    expect((await decide(seller.id, { action: 'UNBLOCK' })).body.code).toBe('moderation.left-to-colleague');
    expect(await see(seller.id, colleague)).toMatchObject({ leftToColleagues: [] });
    expect((await decide(seller.id, NO, colleague)).status).toBe(200);
    const mail = (await mailsTo(seller.email)).at(-1);
    expect(mail?.text).toContain('Entschieden hat jemand anderer als bei der Sperre.');
    expect((await call('GET', `/blocks/${await tokenOf(seller.email)}`, null)).body.objections).toMatchObject([
      { status: 'REJECTED', decision: NO.note },
    ]);
    await takeFactors();
  });

  it('is decided by the same person, and says so, where there is no other moderator', async () => {
    await takeFactors();
    const seller = await objected();
    expect((await mailsTo(seller.email))[0]?.text).toContain('derzeit aus einer einzigen Person');
    expect((await decide(seller.id, NO)).status).toBe(200);
    expect((await mailsTo(seller.email)).at(-1)?.text).toContain('dieselbe Person wie bei der Sperre');
  });

  it('against the block of an advert is left to another moderator as well', async () => {
    await giveFactor(colleague);
    const seller = await signInTestUser(server);
    const { id } = await publish(seller);
    const judge = async (decision: Record<string, unknown>, as: As) => {
      const { version } = (await call('GET', `/moderation/adverts/${id}`, as)).body;
      return call('POST', `/moderation/adverts/${id}/decisions`, as, { ...decision, version });
    };
    await judge({ action: 'BLOCK', ...STATEMENT }, moderator);
    await call('POST', `/adverts/${id}/objections`, seller, { content: 'Das Holz liegt bei mir im Hof.' });
    expect((await judge(NO, moderator)).body.code).toBe('moderation.left-to-colleague');
    expect((await judge({ action: 'UNBLOCK' }, moderator)).status).toBe(403);
    expect((await judge({ action: 'UNBLOCK' }, colleague)).status).toBe(200);
    await takeFactors();
  });
});

describe('deciding about accounts', () => {
  it('leaves a record of each look, and none of a look that was refused', async () => {
    const person = await insertUser(db);
    await see(person.id);
    await see(person.id, colleague);
    await call('GET', `/moderation/accounts/${person.id}`, await signInTestUser(server));
    const { rows } = await sql<{ actor: string }>`select actor from audit_log
      where subject = ${person.id} and action = 'account.looked-at' order by id`.execute(db);
    expect(rows).toEqual([{ actor: moderator.id }, { actor: colleague.id }]);
  });

  it('leaves a record of a look at an advert, which shows its owner, and at what an account may do', async () => {
    const seller = await signInTestUser(server);
    const { id } = await publish(seller);
    const admin = await signInTestUser(server, ['admin']);
    await call('GET', `/moderation/adverts/${id}`, moderator);
    await call('GET', `/moderation/adverts/${id}`, seller);
    await call('GET', `/admin/permissions?email=${encodeURIComponent(seller.email)}`, admin);
    const { rows } = await sql<{ actor: string; details: object }>`select actor, details from audit_log
      where subject = ${seller.id} and action = 'account.looked-at' order by id`.execute(db);
    expect(rows).toEqual([
      { actor: moderator.id, details: { advertId: id } },
      { actor: admin.id, details: {} },
    ]);
    await sql`delete from user_permissions where user_id = ${admin.key}`.execute(db);
  });

  it('leaves a record of each search, since it shows addresses, and never the words that were looked for', async () => {
    const person = await insertUser(db, { firstName: 'Seltenname' });
    await call('GET', '/moderation/accounts?search=Seltenname', moderator);
    await call('GET', `/moderation/adverts?search=${encodeURIComponent(person.email)}`, colleague);
    await call('GET', '/moderation/accounts?search=Seltenname', await signInTestUser(server));
    const { rows } = await sql<{ actor: string; action: string; details: unknown }>`select actor, action, details
      from audit_log where action in ('accounts.searched', 'adverts.searched') order by id desc limit 2`.execute(db);
    expect(rows).toEqual([
      { actor: colleague.id, action: 'adverts.searched', details: { found: 0, page: 0 } },
      { actor: moderator.id, action: 'accounts.searched', details: { found: 1, page: 0 } },
    ]);
  });

  it('is for moderators with a second factor, who are told what to do', async () => {
    const seller = await insertUser(db);
    const stranger = await signInTestUser(server);
    const plain = await signInAgain(server, moderator, null);
    const asks: [string, 'GET' | 'POST', unknown?][] = [
      [`/moderation/accounts/${seller.id}`, 'GET'],
      ['/moderation/accounts?search=a', 'GET'],
      ['/moderation/queue', 'GET'],
      [
        `/moderation/accounts/${seller.id}/decisions`,
        'POST',
        { action: 'BLOCK', subject: 'ACCOUNT', ...STATEMENT, version: 0 },
      ],
    ];
    for (const [url, method, body] of asks) {
      expect((await call(method, url, null, body)).body.code).toBe('session.required');
      expect((await call(method, url, stranger, body)).status).toBe(404);
      const { status, body: refusal } = await call(method, url, plain, body);
      expect(status).toBe(403);
      expect(refusal.code).toBe('permission.rests');
      expect(refusal.message).toContain('in zwei Schritten');
    }
    expect(await see(seller.id)).toMatchObject({ isBlocked: false, version: 0 });
  });

  it('spares oneself, who administers, and the last who does', async () => {
    expect((await block(moderator.id)).body.code).toBe('moderation.own-cause');
    const admin = await signInTestUser(server, ['admin']);
    expect((await block(admin.id)).body.code).toBe('moderation.admin-only');
    expect((await block(admin.id, admin)).body.code).toBe('moderation.own-cause');
    const second = await signInTestUser(server, ['admin']);
    const replies = await Promise.all([block(second.id, admin), block(admin.id, second)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status !== 200)?.status).toBeGreaterThanOrEqual(401);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from user_permissions p join users u on u.id = p.user_id
      where p.permission = 'admin' and u.blocked_at is null`.execute(db);
    expect(rows[0]?.n).toBe(1);
  });

  it('lets one of two moderators decide and tells the other', async () => {
    const seller = await insertUser(db);
    const replies = await Promise.all([block(seller.id), block(seller.id, colleague)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await mailsTo(seller.email)).toHaveLength(1);
    expect((await decide(seller.id, { action: 'UNBLOCK', version: 0 })).body.code).toBe('moderation.decided-meanwhile');
    expect((await block(seller.id)).body.code).toBe('moderation.already-blocked');
  });

  it.each([
    [{ action: 'BLOCK', subject: 'ACCOUNT', ...STATEMENT, fact: 'kurz', version: 0 }, 422],
    [{ action: 'BLOCK', subject: 'ACCOUNT', version: 0 }, 400],
    [{ action: 'BLOCK', subject: 'HAUS', ...STATEMENT, version: 0 }, 400],
    [{ action: 'NEIN' }, 400],
    [[], 400],
    [null, 400],
    ['x', 400],
    [{ action: 'UNBLOCK', subject: 'ACCOUNT', version: 'x' }, 400],
    [{ action: 'UNBLOCK', subject: 'ACCOUNT', note: '\u0000', version: 0 }, 400],
  ])('answers junk %# with a clear refusal', async (body, status) => {
    const seller = await insertUser(db);
    expect((await call('POST', `/moderation/accounts/${seller.id}/decisions`, moderator, body)).status).toBe(status);
    expect((await call('POST', '/moderation/accounts/x/decisions', moderator, body)).status).toBe(400);
  });

  it('refuses 10 MB and ids that lead nowhere', async () => {
    const body = { action: 'BLOCK', subject: 'ACCOUNT', ...STATEMENT, fact: 'x'.repeat(10_000_000), version: 0 };
    const seller = await insertUser(db);
    expect((await call('POST', `/moderation/accounts/${seller.id}/decisions`, moderator, body)).status).toBe(413);
    const unknownId = '01930000-0000-7000-8000-000000000000';
    expect((await call('GET', `/moderation/accounts/${unknownId}`, moderator)).status).toBe(404);
  });

  it('finds accounts by name, address and company, blocked ones first', async () => {
    const one = await insertUser(db, { firstName: 'Xaverl', email: 'xaver.eins@hof.example' });
    const two = await insertUser(db, { firstName: 'Xaverl' });
    await block(one.id);
    const find = async (search: string) =>
      (await call('GET', `/moderation/accounts?search=${encodeURIComponent(search)}`, moderator)).body;
    expect((await find('xaverl')).items.map(({ id }: { id: string }) => id)).toEqual([one.id, two.id]);
    expect((await find('xaver.eins@hof')).items).toMatchObject([{ id: one.id, isBlocked: true }]);
    expect((await find('Muster xaverl')).totalElements).toBe(2);
    expect((await find('%')).totalElements).toBe(0);
    expect((await find(two.id)).items).toMatchObject([{ id: two.id }]);
  });
});

describe('an upheld report of messages', () => {
  const said = (senderId: string) => [
    { id: 'm1', senderId, text: 'Überweise sofort 500 € an Western Union.', at: '2026-11-21T08:00:00.000Z' },
  ];
  let chatKey = 5_000;
  async function reported() {
    const reporter = await insertUser(db);
    const offender = await signInTestUser(server);
    const { id } = await fileChatReport(server.base, {
      chatKey: (chatKey += 1),
      reporterKey: reporter.key,
      accusedKey: offender.key,
      reason: 'FRAUD',
      content: '',
      messages: said(offender.id),
    });
    return { id, reporter, offender };
  }
  const judge = (id: string, body: Record<string, unknown>, as: As = moderator) =>
    call('POST', `/moderation/chat-reports/${id}/decision`, as, body);

  it('names the person to the moderator', async () => {
    const { id, offender } = await reported();
    const { items } = (await call('GET', '/moderation/queue?size=100', moderator)).body;
    const item = items.find((one: { reportId?: string }) => one.reportId === id);
    expect(item.accused).toEqual({ id: offender.id, name: 'Anna Muster', isBlocked: false });
  });

  it('blocks the sender, tells both, and stands with the offender', async () => {
    const { id, reporter, offender } = await reported();
    expect((await judge(id, { status: 'UPHELD', measure: 'BLOCK' })).status).toBe(422);
    expect((await judge(id, { status: 'UPHELD', measure: 'BLOCK', ...STATEMENT })).status).toBe(200);
    expect((await call('GET', '/users/me', offender)).status).toBe(401);
    expect((await mailsTo(reporter.email)).at(-1)?.text).toContain('ist gesperrt');
    expect((await mailsTo(offender.email)).map(({ template }) => template)).toEqual(['account-blocked']);
    expect((await audited(offender.id)).map(({ action }) => action)).toEqual(['account.blocked', 'chat-report.upheld']);
    expect(await audited(reporter.id)).toEqual([]);
    const account = await see(offender.id);
    expect(account.chatReports).toMatchObject([{ id, status: 'UPHELD', measure: 'BLOCK' }]);
    expect(account.events.map(({ kind }: { kind: string }) => kind)).toEqual(['BLOCKED', 'CHAT_REPORT_UPHELD']);
  });

  it('warns, or does nothing, and says only what was done', async () => {
    const warned = await reported();
    await judge(warned.id, { status: 'UPHELD', measure: 'WARNING', ...STATEMENT });
    expect((await mailsTo(warned.reporter.email)).at(-1)?.text).toContain('ist verwarnt');
    expect((await mailsTo(warned.offender.email))[0]?.text).toContain(STATEMENT.fact);
    expect((await call('GET', '/users/me', warned.offender)).status).toBe(200);
    const left = await reported();
    await judge(left.id, { status: 'UPHELD' });
    const told = (await mailsTo(left.reporter.email)).at(-1)?.text ?? '';
    expect(told).toContain('Gesperrt oder verwarnt haben wir sie diesmal nicht');
    expect(told).not.toContain('das Nötige');
    expect((await mailsTo(left.offender.email)).map(({ template }) => template)).toEqual(['account-noted']);
  });

  it('is not decided by the person it is about', async () => {
    const reporter = await insertUser(db);
    const report = { reporterKey: reporter.key, accusedKey: moderator.key, reason: 'FRAUD', content: '' } as const;
    const { id } = await fileChatReport(server.base, { ...report, chatKey: 9_001, messages: said(moderator.id) });
    expect((await judge(id, { status: 'REJECTED' })).body.code).toBe('moderation.own-cause');
    expect((await judge(id, { status: 'REJECTED' }, colleague)).status).toBe(200);
  });
});

describe('a company page', () => {
  let first: Awaited<ReturnType<typeof firm>>;
  beforeAll(async () => {
    first = await firm();
    await setState(first.owner, 'PUBLISHED');
  });

  it('that claims the numbers of another one waits for a look, and its owner is told why', async () => {
    expect((await call('GET', `/companies/${first.slug}`, null)).status).toBe(200);
    const clone = await firm();
    const { status, body } = await setState(clone.owner, 'PUBLISHED');
    expect(status).toBe(200);
    expect(body).toMatchObject({ isPublished: false, publishState: 'DRAFT', hold: 'REVIEW' });
    expect((await call('GET', `/companies/${clone.slug}`, null)).status).toBe(404);
    expect((await call('GET', `/companies/${clone.slug}`, moderator)).status).toBe(200);
    const [mail] = await mailsTo(clone.owner.email);
    expect(mail?.template).toBe('company-held');
    expect(mail?.text).toContain('ATU13585627');
    const seen = await see(clone.owner.id);
    expect(seen.company).toMatchObject({ hold: 'REVIEW', isPublic: false });
    expect(seen.company.claims).toContainEqual(
      expect.objectContaining({ userId: first.owner.id, number: 'ATU13585627' }),
    );
    const { items } = (await call('GET', '/moderation/queue?size=100', moderator)).body;
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'ACCOUNT', subject: 'COMPANY', userId: clone.owner.id, isHeld: true }),
    );
    await setState(clone.owner, 'PUBLISHED');
    expect(await mailsTo(clone.owner.email)).toHaveLength(1);
    expect((await decide(clone.owner.id, { action: 'RELEASE', subject: 'COMPANY' })).status).toBe(200);
    expect((await call('GET', `/companies/${clone.slug}`, null)).status).toBe(200);
    expect((await mailsTo(clone.owner.email)).at(-1)?.template).toBe('company-released');
    await setState(clone.owner, 'UNPUBLISHED');
    expect((await setState(clone.owner, 'PUBLISHED')).body.isPublished).toBe(true);
    await setState(first.owner, 'UNPUBLISHED');
    expect((await setState(first.owner, 'PUBLISHED')).body.isPublished).toBe(true);
  });

  it('that takes such a number later waits from then on, and goes out by itself once it is gone', async () => {
    const later = await firm({ uid: null, legal: PLAIN }, 'Holz Später');
    await setState(later.owner, 'PUBLISHED');
    const edited = await call('PUT', `/companies/${later.id}`, later.owner, { uid: 'ATU13585627' });
    expect(edited.body).toMatchObject({ isPublished: false, hold: 'REVIEW' });
    expect((await call('GET', `/companies/${later.slug}`, null)).status).toBe(410);
    const mended = await call('PUT', `/companies/${later.id}`, later.owner, { uid: null });
    expect(mended.body).toMatchObject({ isPublished: true, publishState: 'PUBLISHED' });
    expect(mended.body.hold).toBeUndefined();
  });

  it('waits when two are published with one number at the same moment', async () => {
    const numbers = { uid: 'ATU33864707', legal: PLAIN };
    const [a, b] = [await firm(numbers, 'Eins'), await firm(numbers, 'Zwei')];
    const replies = await Promise.all([setState(a.owner, 'PUBLISHED'), setState(b.owner, 'PUBLISHED')]);
    expect(replies.map(({ body }) => body.isPublished).toSorted()).toEqual([false, true]);
  });

  it('is reported without an account, blocked with reasons, objected to and restored', async () => {
    const { owner, slug, id } = await firm({ uid: null, legal: PLAIN }, 'Holzhof Enns');
    await setState(owner, 'PUBLISHED');
    const notice = {
      reason: 'COPYRIGHT',
      part: 'PICTURE',
      content: 'Das Bild bei Lohnschnitt ist von meiner Webseite.',
      goodFaith: true,
      name: 'Franz Huber',
      email: 'franz@firmen.example',
    };
    const twice = await Promise.all([
      call('POST', `/companies/${slug}/reports`, null, notice),
      call('POST', `/companies/${id}/reports`, null, notice),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body.id).toBe(twice[1]?.body.id);
    expect((await mailsTo(notice.email)).map(({ template }) => template)).toEqual(['report-receipt']);
    expect((await see(owner.id)).reports).toMatchObject([{ subject: 'COMPANY', part: 'PICTURE', status: 'OPEN' }]);
    expect((await call('POST', `/companies/${slug}/reports`, owner, notice)).body.code).toBe('moderation.own-page');
    expect((await call('POST', `/companies/${slug}/reports`, null, { ...notice, name: '' })).status).toBe(422);

    await block(owner.id, moderator, { subject: 'COMPANY' });
    expect((await call('GET', `/companies/${slug}`, null)).status).toBe(410);
    expect((await call('GET', '/users/me', owner)).status).toBe(200);
    expect((await setState(owner, 'PUBLISHED')).body.code).toBe('company.blocked');
    expect((await mailsTo(notice.email)).at(-1)?.text).toContain('gesperrt');
    const token = await tokenOf(owner.email);
    expect((await call('GET', `/blocks/${token}`, null)).body).toMatchObject({
      subject: 'COMPANY',
      name: 'Holzhof Enns',
    });
    await call('POST', `/blocks/${token}/objections`, null, { content: 'Das Bild ist von mir, ich habe es gekauft.' });
    await decide(owner.id, { action: 'UNBLOCK', subject: 'COMPANY' }, colleague);
    expect((await call('GET', `/companies/${slug}`, null)).status).toBe(200);
    expect((await mailsTo(owner.email)).at(-1)?.text).toContain('dein Widerspruch war berechtigt');
    expect((await audited(owner.id)).map(({ action }) => action)).toEqual(['company.blocked', 'company.unblocked']);
  });

  it('cannot get around its block by being deleted and written again', async () => {
    const { owner } = await firm({ uid: null, legal: PLAIN }, 'Holzhof Steyr');
    await setState(owner, 'PUBLISHED');
    await block(owner.id, moderator, { subject: 'COMPANY' });
    await call('DELETE', '/companies/delete-my-company', owner);
    await call('POST', '/companies/create', owner, { name: 'Holzhof Steyr', ...COMPANY, uid: null, legal: PLAIN });
    expect((await setState(owner, 'PUBLISHED')).body.code).toBe('company.blocked');
  });
});

describe('a seller', () => {
  it('is reported, warned, and the reporter is told what was done', async () => {
    const seller = await signInTestUser(server);
    await publish(seller);
    const notice = {
      reason: 'OTHER',
      part: 'NAME',
      content: 'Der Name ist eine Beleidigung, schaut selbst.',
      goodFaith: true,
      name: 'Franz Huber',
      email: 'franz@konten.example',
    };
    expect((await call('POST', `/users/${seller.id}/reports`, null, notice)).status).toBe(201);
    expect((await call('POST', `/users/${moderator.id}/reports`, null, notice)).status).toBe(404);
    expect((await decide(seller.id, { action: 'WARN', ...STATEMENT })).status).toBe(200);
    expect((await mailsTo(notice.email)).at(-1)?.text).toContain('Verwarnung');
    expect((await see(seller.id)).reports).toMatchObject([{ status: 'UPHELD', part: 'NAME' }]);
    expect((await decide(seller.id, { action: 'REJECT_REPORTS' })).body.code).toBe('moderation.nothing-open');
  });
});

describe('a decision that is taken back', () => {
  const notice = (email: string) => ({
    reason: 'OTHER',
    part: 'NAME',
    content: 'Der Name ist eine Beleidigung, schaut selbst.',
    goodFaith: true,
    name: 'Franz Huber',
    email,
  });
  const undo = (id: string, as: As = moderator) => decide(id, { action: 'UNDO' }, as);
  const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);

  it('opens rejected notices again, once for two moderators, and all are told', async () => {
    const seller = await signInTestUser(server);
    await publish(seller);
    await call('POST', `/users/${seller.id}/reports`, null, notice('maria@zurueck.example'));
    expect((await undo(seller.id)).body.code).toBe('moderation.nothing-to-undo');
    await decide(seller.id, { action: 'REJECT_REPORTS' });
    const before = await see(seller.id);
    expect(before.undoable).toEqual([{ subject: 'ACCOUNT', kind: 'REPORTS_REJECTED' }]);
    const decision = { action: 'UNDO', version: before.version };
    const both = await Promise.all([decide(seller.id, decision), decide(seller.id, decision, colleague)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await see(seller.id)).toMatchObject({ undoable: [], reports: [{ status: 'OPEN' }] });
    expect((await decide(seller.id, { action: 'WARN', ...STATEMENT })).status).toBe(200);
    expect(await templatesTo('maria@zurueck.example')).toEqual([
      'report-receipt',
      'report-decided',
      'decision-reopened',
      'report-decided',
    ]);
    const actions = (await audited(seller.id)).map(({ action }) => action);
    expect(actions).toEqual(['account.reports-rejected', 'account.decision-undone', 'account.warned']);
  });

  it('ends a warning, with the report of messages that it came from', async () => {
    const [reporter, seller] = [await insertUser(db), await signInTestUser(server)];
    const { id } = await fileChatReport(server.base, {
      chatKey: 7_001,
      reporterKey: reporter.key,
      accusedKey: seller.key,
      reason: 'FRAUD',
      content: '',
      messages: [{ id: 'm1', senderId: seller.id, text: 'Zahl zuerst.', at: '2026-11-21T08:00:00.000Z' }],
    });
    const warning = { status: 'UPHELD', measure: 'WARNING', ...STATEMENT };
    await call('POST', `/moderation/chat-reports/${id}/decision`, moderator, warning);
    expect((await undo(seller.id, seller)).status).toBe(404);
    expect((await undo(seller.id)).body).toMatchObject({ chatReports: [{ id, status: 'OPEN', measure: null }] });
    expect(await templatesTo(seller.email)).toEqual(['account-warned', 'decision-warningTakenBack']);
    expect((await templatesTo(reporter.email)).at(-1)).toBe('decision-reopened');
  });

  it('opens a rejected objection again, but none after a new one', async () => {
    const seller = await signInTestUser(server);
    await block(seller.id);
    const token = await tokenOf(seller.email);
    const object = (content: string) => call('POST', `/blocks/${token}/objections`, null, { content });
    await object('Ich habe alles geliefert, fragt die Käufer.');
    await decide(seller.id, { action: 'REJECT_OBJECTION', note: 'Drei Käufer sagen das Gegenteil.' }, colleague);
    expect((await undo(seller.id)).body).toMatchObject({ isBlocked: true, objections: [{ status: 'OPEN' }] });
    expect((await mailsTo(seller.email)).at(-1)?.text).toContain('deinen Widerspruch');
    await decide(seller.id, { action: 'REJECT_OBJECTION', note: 'Es bleibt dabei, siehe oben.' }, colleague);
    await object('Hier ist noch ein Lieferschein dazu.');
    expect((await undo(seller.id)).body.code).toBe('moderation.nothing-to-undo');
  });
});
