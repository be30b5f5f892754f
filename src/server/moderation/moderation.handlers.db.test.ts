import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as moderation from '#contract/moderation/moderation.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { TEST_NOW, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import { fileChatReport } from '#server/chats/chat-reports.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const seller = await signInTestUser(server);
const stranger = await signInTestUser(server);
const moderator = await signInTestUser(server, ['moderation']);
const colleague = await signInTestUser(server, ['moderation']);

type As = SignedInUser | null;
type Method = 'GET' | 'POST' | 'PUT';

async function call(method: Method, url: string, as: As, body?: unknown) {
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const headers = { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...as?.headers };
  const reply = await server.app.inject({ method, url: `/api/v1${url}`, headers, ...payload });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}

async function publish(title = 'Buche 33 cm, trocken', as = seller) {
  const { body } = await call('POST', '/adverts', as, { ...COMPLETE_EDITS.FIREWOOD, title });
  return (await call('POST', `/adverts/${body.id}/publish`, as)).body as { id: string; slug: string };
}

let counter = 0;
const visitor = () => ({ name: 'Franz Huber', email: `franz-${(counter += 1)}@muster.example` });
const notice = (more: Record<string, unknown> = {}) => ({
  reason: 'FRAUD',
  content: 'Das Holz gibt es nicht, das Foto ist von woanders.',
  goodFaith: true,
  ...more,
});
const report = (id: string, more: Record<string, unknown> = visitor(), as: As = null) =>
  call('POST', `/adverts/${id}/reports`, as, notice(more));
const see = async (id: string, as: As = moderator) => (await call('GET', `/moderation/adverts/${id}`, as)).body;
const decide = async (id: string, decision: Record<string, unknown>, as: As = moderator) => {
  const version = decision['version'] ?? (await see(id)).version;
  return call('POST', `/moderation/adverts/${id}/decisions`, as, { ...decision, version });
};
const BLOCK = {
  action: 'BLOCK',
  fact: 'Die Fotos stammen aus einer anderen Anzeige.',
  ground: 'TERMS',
  groundText: 'Punkt 4.2 Richtige Angaben',
};
const object = (id: string, content = 'Die Fotos habe ich selbst gemacht.', as: As = seller) =>
  call('POST', `/adverts/${id}/objections`, as, { content });
const statusOf = async (id: string, as: As = null) => (await call('GET', `/adverts/${id}`, as)).status;
const audited = async (advertId: string): Promise<{ action: string; actor: string; subject: string }[]> =>
  (
    await sql<{ action: string; actor: string; subject: string }>`select action, actor, subject from audit_log
      where details ->> 'advertId' = ${advertId} and action <> 'account.looked-at' order by id`.execute(db)
  ).rows;
type Mail = { template: string; subject: string; html: string; text: string };
const mailsTo = async (email: string): Promise<Mail[]> =>
  (
    await sql<Mail>`select template, subject, html, regexp_replace(plain_text, '\\s+', ' ', 'g') as text from mails
      where lower(recipient) = lower(${email}) order by id`.execute(db)
  ).rows;
const subjects = async (email: string): Promise<string[]> => (await mailsTo(email)).map(({ subject }) => subject);
const openCases = async () => (await call('GET', '/moderation/queue?size=100', moderator)).body;

describe('reporting an advert', () => {
  it('takes a notice of someone without an account, mails a receipt and puts the advert into the queue', async () => {
    const { id, slug } = await publish('Fichte im Angebot');
    const who = visitor();
    const pageUrl = `http://localhost:0/kaufen-verkaufen/p/${slug}`;
    const { status, body } = await report(id, { ...who, pageUrl });
    expect(status).toBe(201);
    expect(body).toMatchObject({ advertId: id, reason: 'FRAUD', receiptSentTo: who.email });
    const [receipt] = await mailsTo(who.email);
    expect(receipt?.subject).toContain('Fichte im Angebot');
    expect(receipt?.text).toContain(body.id);
    expect(receipt?.text).toContain(pageUrl);
    expect((await openCases()).items).toContainEqual(
      expect.objectContaining({
        kind: 'ADVERT',
        advertId: id,
        reportCount: 1,
        reasons: ['FRAUD'],
        hasObjection: false,
      }),
    );
    expect((await see(id)).reports).toMatchObject([
      { reporterName: 'Franz Huber', reporterEmail: who.email, hasAccount: false, pageUrl, status: 'OPEN' },
    ]);
  });

  it('knows name and address of an account, whatever the form says', async () => {
    const { id } = await publish();
    const { body } = await report(id, { name: 'Jemand', email: 'jemand@muster.example' }, stranger);
    expect(body.receiptSentTo).toBe(stranger.email);
    expect((await see(id)).reports).toMatchObject([{ reporterName: 'Anna Muster', hasAccount: true }]);
  });

  it('takes the same notice twice, also at once, as one', async () => {
    const { id } = await publish();
    const who = visitor();
    const replies = await Promise.all([report(id, who), report(id, who), report(id, who)]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await see(id)).reports).toHaveLength(1);
    expect(await subjects(who.email)).toHaveLength(1);
    await report(id, { ...who, content: 'Und es ist auch noch nass, obwohl trocken dabeisteht.' });
    expect((await see(id)).reports).toHaveLength(2);
  });

  it('says what is missing, field by field', async () => {
    const { id } = await publish();
    const fields = async (more: Record<string, unknown>) => {
      const { status, body } = await report(id, more);
      return { status, paths: (body.errors ?? []).map((one: { path: string }) => one.path) };
    };
    expect(await fields({})).toEqual({ status: 422, paths: ['name', 'email'] });
    expect(await fields({ ...visitor(), content: 'kurz' })).toEqual({ status: 422, paths: ['content'] });
    expect(await fields({ ...visitor(), content: 'x'.repeat(2001) })).toEqual({ status: 422, paths: ['content'] });
    expect(await fields({ ...visitor(), goodFaith: false })).toEqual({ status: 400, paths: ['goodFaith'] });
    expect(await fields({ ...visitor(), reason: 'NEID' })).toEqual({ status: 400, paths: ['reason'] });
    expect(await fields({ ...visitor(), email: 'a@b.at\r\nBcc: c@d.at' })).toEqual({ status: 422, paths: ['email'] });
  });

  it('needs no name and no address for a notice about abuse of children, and then sends no mail', async () => {
    const { id } = await publish();
    const { status, body } = await report(id, { reason: 'CHILD_ABUSE', name: '', email: '' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ reason: 'CHILD_ABUSE', receiptSentTo: '' });
    expect((await see(id)).reports).toMatchObject([{ reporterName: '', reporterEmail: '', hasAccount: false }]);
    expect(await mailsTo('')).toEqual([]);
    expect((await report(id, { reason: 'FRAUD', name: '', email: '' })).status).toBe(422);
  });

  it('takes none about one’s own, an unknown, a hidden or a gone advert', async () => {
    const { id } = await publish();
    expect(await report(id, {}, seller)).toMatchObject({ status: 422, body: { code: 'moderation.own-advert' } });
    expect((await report('01930000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await report('nicht-da')).status).toBe(400);
    const draft = (await call('POST', '/adverts', seller, COMPLETE_EDITS.LOGS)).body;
    expect((await report(draft.id)).status).toBe(404);
    await decide(id, BLOCK);
    expect((await report(id)).status).toBe(410);
  });

  it('mails no address but our own, and no word of the person who typed another person’s address', async () => {
    const { id, slug } = await publish();
    const who = visitor();
    const content = 'Klick auf https://boese.example und gib dein Passwort ein.';
    await report(id, { ...who, name: 'http://boese.example', content, pageUrl: 'https://boese.example/p' });
    const [mail] = await mailsTo(who.email);
    expect(`${mail?.html} ${mail?.text}`).not.toContain('boese');
    expect((await see(id)).reports[0].pageUrl).toMatch(new RegExp(`/kaufen-verkaufen/p/${slug}$`));
  });

  it('refuses a body of ten megabytes', async () => {
    const { id } = await publish();
    expect((await report(id, { ...visitor(), content: 'x'.repeat(10_000_000) })).status).toBe(413);
  });

  it('is limited by sender and by whose letter box it fills', async () => {
    const strict = await createTestServer(db, { rateLimitsAreOn: true });
    const { id } = await publish();
    const send = (email: string, ip: string, content: string, more = {}) =>
      strict.app.inject({
        method: 'POST',
        url: `/api/v1/adverts/${id}/reports`,
        remoteAddress: ip,
        payload: notice({ name: 'Franz', email, content, ...more }),
      });
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1) {
      statuses.push(
        (await send(`viele-${number}@muster.example`, '203.0.113.7', `Das ist Meldung Nummer ${number}`)).statusCode,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    for (let number = 0; number < 11; number += 1) {
      statuses[number] = (
        await send('opfer@muster.example', `198.51.100.${number}`, `Noch eine Meldung, Nummer ${number}`)
      ).statusCode;
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    const nameless = { reason: 'CHILD_ABUSE', name: '' };
    for (let number = 0; number < 11; number += 1) {
      statuses[number] = (await send('', `192.0.2.${number}`, `Ohne Namen, Nummer ${number}`, nameless)).statusCode;
    }
    expect(statuses).toEqual(Array.from({ length: 11 }, () => 201));
  });
});

const MODERATED = Object.values(moderation).filter(({ auth }) => auth === 'moderator');
const OWNED = Object.values(moderation).filter(({ auth }) => auth === 'viewer');
const addressOf = (path: string, id: string) => path.replace('/api/v1', '').replace(/\{\w+\}/, id);

describe('who may moderate', () => {
  it('needs the permission, without which the calls do not exist; one who could get it is told what is missing', async () => {
    const { id } = await publish();
    const withoutFactor = await signInAgain(server, moderator, null);
    const strangers: As[] = [seller, stranger];
    for (const permission of ['company', 'pellets', 'advertising', 'dashboards'] as const) {
      strangers.push(await signInTestUser(server, [permission]));
    }
    const others: [As, number, string][] = [
      ...strangers.map((as): [As, number, string] => [as, 404, 'call.unknown']),
      [null, 401, 'session.required'],
      [{ ...stranger, headers: { authorization: 'Bearer a.b.c' } }, 401, 'session.required'],
      [withoutFactor, 403, 'permission.rests'],
    ];
    expect(MODERATED).toHaveLength(6);
    for (const { method, path, body } of MODERATED) {
      for (const [as, status, code] of others) {
        for (const payload of body === null ? [undefined] : [{}, { action: 'BLOCK' }, 'junk', null]) {
          const reply = await call(method as Method, addressOf(path, id), as, payload);
          expect({ path, status: reply.status, code: reply.body.code }).toEqual({
            path,
            status,
            code,
          });
        }
      }
    }
    expect(await statusOf(id)).toBe(200);
  });

  it('is anyone with the permission moderation or admin', async () => {
    const admin = await signInTestUser(server, ['admin']);
    const { id } = await publish();
    for (const as of [moderator, admin]) {
      expect((await call('GET', '/moderation/queue', as)).status).toBe(200);
      expect((await call('GET', `/moderation/adverts/${id}`, as)).status).toBe(200);
    }
  });

  it('never means deciding on one’s own advert', async () => {
    const { id } = await publish('Eigenes Holz', moderator);
    expect(await decide(id, BLOCK)).toMatchObject({ status: 403, body: { code: 'moderation.own-cause' } });
    expect((await decide(id, BLOCK, colleague)).status).toBe(200);
  });

  it('answers junk with a refusal, never with a fault', async () => {
    const { id } = await publish();
    for (const { method, path, body } of MODERATED.filter((endpoint) => endpoint.body !== null)) {
      for (const junk of [
        null,
        [],
        'text',
        7,
        {},
        { action: 'NUKE' },
        { action: 'BLOCK', version: -1 },
        { status: 'OPEN' },
        { feedbackId: 1e99 },
      ]) {
        const reply = await call(method as Method, addressOf(path, id), moderator, junk);
        expect([400, 422], `${path} ${JSON.stringify(junk)} ${body}`).toContain(reply.status);
      }
    }
    for (const advert of ['nicht-da', '01930000-0000-7000-8000-000000000000', "' or 1=1 --"]) {
      expect((await call('GET', `/moderation/adverts/${encodeURIComponent(advert)}`, moderator)).status).toBe(404);
    }
  });
});

describe('blocking', () => {
  it('takes the advert away, tells owner and reporters why, and leaves its trace', async () => {
    const owner = await signInTestUser(server);
    const { id, slug } = await publish('Ahorn, 25 cm', owner);
    const who = visitor();
    await report(id, who);
    const { status, body } = await decide(id, BLOCK);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      advert: { status: 'BLOCKED' },
      statement: { fact: BLOCK.fact, ground: 'TERMS', groundText: BLOCK.groundText },
      reports: [{ status: 'UPHELD' }],
      undoable: 'BLOCKED',
    });
    expect(body.events[0]).toMatchObject({ kind: 'BLOCKED', actor: moderator.id, actorName: 'Anna Muster' });
    expect(await statusOf(id)).toBe(410);
    expect((await call('GET', `/products/${slug}`, null)).status).toBe(410);
    const found = await call('POST', '/adverts/bulk', owner, { ids: [id], action: 'RESUME' });
    expect(found.body.outcomes).toMatchObject([{ isDone: false, code: 'advert.is-blocked' }]);
    const mail = (await mailsTo(owner.email)).find(({ template }) => template === 'advert-blocked');
    for (const words of [
      BLOCK.fact,
      BLOCK.groundText,
      `/ad/${id}/widerspruch`,
      'zu Gericht gehen',
      'Anlass war eine Meldung',
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(await subjects(who.email)).toEqual([
      'Deine Meldung zu „Ahorn, 25 cm“ ist da',
      'Zu deiner Meldung: „Ahorn, 25 cm“ ist gesperrt',
    ]);
    expect(mail?.text).not.toContain(who.email);
    expect(await audited(id)).toEqual([{ action: 'advert.blocked', actor: moderator.id, subject: owner.id }]);
    expect((await call('GET', `/adverts/${id}/block`, owner)).body).toMatchObject({
      isBlocked: true,
      statement: { fact: BLOCK.fact },
      objections: [],
    });
  });

  it('happens once when two moderators decide at once, and the other one is told', async () => {
    const owner = await signInTestUser(server);
    const { id } = await publish('Zweimal', owner);
    const { version } = await see(id);
    const replies = await Promise.all([
      decide(id, { ...BLOCK, version }, moderator),
      decide(id, { ...BLOCK, version }, colleague),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('moderation.decided-meanwhile');
    expect(await audited(id)).toHaveLength(1);
    expect((await subjects(owner.email)).filter((subject) => subject.includes('gesperrt'))).toHaveLength(1);
  });

  it('is not decided on a state that has changed: a notice that came meanwhile is read first', async () => {
    const { id } = await publish();
    await report(id);
    const { version } = await see(id);
    await report(id);
    const late = await decide(id, { action: 'REJECT_REPORTS', version });
    expect(late).toMatchObject({ status: 409, body: { code: 'moderation.decided-meanwhile' } });
    expect((await see(id)).reports.map(({ status }: { status: string }) => status)).toEqual(['OPEN', 'OPEN']);
  });

  it('stays through deleting and bringing back', async () => {
    const { id } = await publish();
    await decide(id, BLOCK);
    const change = async (action: string) =>
      (await call('POST', '/adverts/bulk', seller, { ids: [id], action })).body.outcomes[0].status;
    expect(await change('DELETE')).toBe('DELETED');
    expect(await decide(id, { action: 'UNBLOCK' })).toMatchObject({
      status: 409,
      body: { code: 'advert.is-not-blocked' },
    });
    expect(await change('RESTORE')).toBe('BLOCKED');
  });

  it('brings an advert that was emptied meanwhile back as a draft', async () => {
    const { id } = await publish();
    await decide(id, BLOCK);
    await call('PUT', `/adverts/${id}`, seller, { ...COMPLETE_EDITS.FIREWOOD, description: '' });
    expect((await decide(id, { action: 'UNBLOCK' })).body.advert.status).toBe('DRAFT');
  });
});

describe('objecting', () => {
  it('is for the owner of a blocked advert alone, once at a time', async () => {
    const { id } = await publish();
    expect(await object(id)).toMatchObject({ status: 409, body: { code: 'moderation.not-blocked' } });
    await decide(id, BLOCK);
    for (const { method, path, body } of OWNED) {
      const url = addressOf(path, id);
      const payload = body === null ? undefined : { content: 'Das ist doch gar nicht wahr.' };
      expect((await call(method as Method, url, null, payload)).status).toBe(401);
      expect((await call(method as Method, url, stranger, payload)).status).toBe(404);
      expect((await call(method as Method, url, moderator, payload)).status).toBe(404);
    }
    const replies = await Promise.all([object(id), object(id)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await object(id, 'Noch ein anderer Grund.')).toMatchObject({
      status: 409,
      body: { code: 'moderation.objection-open' },
    });
    expect((await openCases()).items).toContainEqual(
      expect.objectContaining({ advertId: id, hasObjection: true, reportCount: 0 }),
    );
  });

  it('that is upheld lifts the block, and one that is rejected says why', async () => {
    const owner = await signInTestUser(server);
    const { id } = await publish('Umstritten', owner);
    await decide(id, BLOCK);
    await object(id, 'Das sind meine eigenen Fotos.', owner);
    const rejected = await decide(id, { action: 'REJECT_OBJECTION', note: 'Das Wasserzeichen zeigt etwas anderes.' });
    expect(rejected.body).toMatchObject({ advert: { status: 'BLOCKED' }, objections: [{ status: 'REJECTED' }] });
    const answer = (await mailsTo(owner.email)).find(({ template }) => template === 'objection-rejected');
    expect(answer?.text).toContain('Wasserzeichen');
    await object(id, 'Hier ist die Rechnung der Fotografin.', owner);
    const upheld = await decide(id, { action: 'UNBLOCK', note: 'Danke für die Rechnung.' });
    expect(upheld.body).toMatchObject({
      advert: { status: 'ACTIVE' },
      objections: [{ status: 'UPHELD', decision: 'Danke für die Rechnung.' }, { status: 'REJECTED' }],
    });
    expect(await statusOf(id)).toBe(200);
    expect(await subjects(owner.email)).toContain('Deine Anzeige „Umstritten“ ist nicht mehr gesperrt');
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'advert.blocked',
      'advert.objection-rejected',
      'advert.unblocked',
    ]);
    expect((await call('GET', `/adverts/${id}/block`, owner)).body).toMatchObject({
      isBlocked: false,
      statement: null,
    });
  });
});

describe('a blocked advert that its owner deletes and brings back', () => {
  it('is blocked again, and online once the block is lifted', async () => {
    const { id } = await publish();
    await decide(id, BLOCK);
    await call('POST', '/adverts/bulk', seller, { ids: [id], action: 'DELETE', deleteType: 'OTHER' });
    expect((await call('POST', `/adverts/${id}/restore`, seller)).body.status).toBe('BLOCKED');
    await decide(id, { action: 'UNBLOCK' });
    expect(await statusOf(id)).toBe(200);
    expect((await call('GET', `/adverts/${id}`, seller)).body.status).toBe('ACTIVE');
  });
});

describe.each(['blocked_at', 'deletion_asked_at'])('an advert whose owner has %s', (mark) => {
  it('is nowhere said to be online', async () => {
    const owner = await signInTestUser(server);
    const { id } = await publish('Mit dem Konto weg', owner);
    const who = visitor();
    await report(id, who);
    await sql`update users set ${sql.ref(mark)} = now() where public_id = ${owner.id}`.execute(db);
    const listed = (await call('GET', `/moderation/adverts?search=${id}`, moderator)).body.items;
    expect(listed).toMatchObject([{ status: 'ACTIVE', isHiddenWithAccount: true }]);
    const waiting = (await openCases()).items.find((item: { advertId?: string }) => item.advertId === id);
    expect(waiting).toMatchObject({ status: 'ACTIVE', isHiddenWithAccount: true });
    expect((await decide(id, { action: 'REJECT_REPORTS' })).body.isHiddenWithAccount).toBe(true);
    expect((await mailsTo(who.email)).at(-1)).toMatchObject({
      subject: 'Zu deiner Meldung: „Mit dem Konto weg“',
      text: expect.not.stringContaining('bleibt online'),
    });
    await decide(id, BLOCK);
    await decide(id, { action: 'UNBLOCK' });
    const released = (await mailsTo(owner.email)).at(-1)?.text;
    expect(released).not.toContain('wieder zu finden');
    expect(released).toContain('weil dein Konto gesperrt ist oder gerade gelöscht wird');
  });
});

describe('taking a decision back', () => {
  it('reopens the notices of a block and tells everybody', async () => {
    const { id } = await publish('Zu schnell');
    const who = visitor();
    await report(id, who);
    await decide(id, BLOCK);
    const undone = await decide(id, { action: 'UNDO' });
    expect(undone.body).toMatchObject({ advert: { status: 'ACTIVE' }, reports: [{ status: 'OPEN' }], undoable: null });
    expect(await subjects(who.email)).toContain('Wir prüfen deine Meldung zu „Zu schnell“ noch einmal');
    expect(await decide(id, { action: 'UNDO' })).toMatchObject({
      status: 409,
      body: { code: 'moderation.nothing-to-undo' },
    });
  });

  it('blocks again with the same reasons, and opens rejected notices and objections', async () => {
    const { id } = await publish();
    await report(id);
    expect((await decide(id, { action: 'REJECT_REPORTS', note: 'Alles in Ordnung.' })).body.reports).toMatchObject([
      { status: 'REJECTED', decision: 'Alles in Ordnung.' },
    ]);
    expect((await decide(id, { action: 'UNDO' })).body.reports).toMatchObject([{ status: 'OPEN' }]);
    await decide(id, BLOCK);
    await object(id);
    expect((await decide(id, { action: 'UNDO' })).status).toBe(409);
    await decide(id, { action: 'REJECT_OBJECTION', note: 'Das überzeugt uns nicht.' });
    expect((await decide(id, { action: 'UNDO' })).body.objections).toMatchObject([{ status: 'OPEN' }]);
    await decide(id, { action: 'UNBLOCK' });
    const again = await decide(id, { action: 'UNDO' });
    expect(again.body).toMatchObject({
      advert: { status: 'BLOCKED' },
      statement: { fact: BLOCK.fact, groundText: BLOCK.groundText },
      objections: [{ status: 'OPEN' }],
    });
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'advert.reports-rejected',
      'advert.decision-undone',
      'advert.blocked',
      'advert.objection-rejected',
      'advert.decision-undone',
      'advert.unblocked',
      'advert.decision-undone',
    ]);
  });

  it('tells the owner that a rejected objection is open again, and reporters what becomes of a block', async () => {
    const owner = await signInTestUser(server);
    const { id } = await publish('Hin und her', owner);
    const who = visitor();
    await report(id, who);
    await decide(id, BLOCK);
    await object(id, 'Die Fotos habe ich selbst gemacht.', owner);
    await decide(id, { action: 'REJECT_OBJECTION', note: 'Das überzeugt uns nicht.' }, colleague);
    await decide(id, { action: 'UNDO' }, colleague);
    expect((await subjects(owner.email)).at(-1)).toBe('Wir prüfen deinen Widerspruch zu „Hin und her“ noch einmal');
    await decide(id, { action: 'UNBLOCK', note: 'Die Fotos sind echt.' }, colleague);
    const lifted = (await mailsTo(who.email)).at(-1);
    expect(lifted?.subject).toBe('Zu deiner Meldung: „Hin und her“ ist nicht mehr gesperrt');
    expect(lifted?.text).toContain('Begründung: Die Fotos sind echt.');
    await decide(id, { action: 'UNDO' }, colleague);
    expect((await subjects(who.email)).at(-1)).toBe('Zu deiner Meldung: „Hin und her“ ist gesperrt');
  });

  it('has nothing to decide where nothing is open', async () => {
    const { id } = await publish();
    const note = 'Hier ist nichts offen.';
    for (const action of ['REJECT_REPORTS', 'REJECT_OBJECTION']) {
      expect(await decide(id, { action, note })).toMatchObject({
        status: 409,
        body: { code: 'moderation.nothing-open' },
      });
    }
    expect(await decide(id, { action: 'UNDO' })).toMatchObject({
      status: 409,
      body: { code: 'moderation.nothing-to-undo' },
    });
    expect(await decide(id, { action: 'UNBLOCK' })).toMatchObject({
      status: 409,
      body: { code: 'advert.is-not-blocked' },
    });
  });
});

describe('the page of one advert', () => {
  it('shows history, counts of reveals, remarks and what speaks for a second look', async () => {
    const newcomer = await signInTestUser(server);
    const { id } = await publish('Nur gegen Vorkasse, Buche', newcomer);
    await call('POST', `/adverts/${id}/contact`, null);
    await call('POST', `/adverts/${id}/contact`, stranger);
    await call('POST', '/products/feedback', null, {
      publicItemId: id,
      content: 'Die Menge stimmt nicht.',
      name: 'Eva',
    });
    await call('PUT', `/adverts/${id}/active`, newcomer, { active: false });
    await call('PUT', `/adverts/${id}/active`, newcomer, { active: true });
    const shown = await see(id);
    expect(shown.hints).toEqual(['NEW_ACCOUNT', 'PAYMENT_AHEAD']);
    expect(shown).toMatchObject({ revealCount: 2, reveals: [{ day: '2026-11-21', count: 2 }] });
    expect(shown.feedback).toMatchObject([{ name: 'Eva', content: 'Die Menge stimmt nicht.', isHidden: false }]);
    expect(shown.events.map(({ kind }: { kind: string }) => kind)).toEqual(['RESUMED', 'PAUSED', 'PUBLISHED']);
    expect(shown.owner).toMatchObject({ email: newcomer.email, advertCount: 1, blockedCount: 0 });
    expect(JSON.stringify(shown.events)).not.toContain(stranger.id);
  });

  it('writes to the owner and hides a remark, each with a trace', async () => {
    const owner = await signInTestUser(server);
    const { id } = await publish('Mit Hinweis', owner);
    const message = { content: 'Bitte gib die Feuchte an.\n\n<b>Danke</b>' };
    expect((await call('POST', `/moderation/adverts/${id}/messages`, moderator, message)).status).toBe(200);
    const [mail] = (await mailsTo(owner.email)).filter(({ template }) => template === 'moderation-message');
    expect(mail?.text).toContain('Bitte gib die Feuchte an.');
    expect(mail?.html).toContain('&lt;b&gt;Danke&lt;/b&gt;');
    await call('POST', '/products/feedback', null, {
      publicItemId: id,
      content: 'Du bist ein Gauner.',
      name: 'Grantler',
    });
    const mine = async () => (await call('GET', `/adverts/${id}/feedback`, owner)).body;
    const [remark] = await mine();
    expect(remark).toMatchObject({ name: 'Grantler', content: 'Du bist ein Gauner.' });
    const hide = (feedbackId: number, isHidden: boolean) =>
      call('PUT', `/moderation/adverts/${id}/feedback`, moderator, { feedbackId, isHidden });
    expect((await hide(remark.id, true)).body.feedback).toMatchObject([{ isHidden: true }]);
    expect((await hide(remark.id, true)).status).toBe(200);
    expect(await mine()).toEqual([]);
    await hide(remark.id, false);
    expect(await mine()).toHaveLength(1);
    const other = await publish();
    expect(
      (
        await call('PUT', `/moderation/adverts/${other.id}/feedback`, moderator, {
          feedbackId: remark.id,
          isHidden: true,
        })
      ).status,
    ).toBe(404);
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'advert.owner-written',
      'advert.feedback-hidden',
      'advert.feedback-shown',
    ]);
  });

  it('counts remarks in the own list', async () => {
    const owner = await signInTestUser(server);
    const { id } = await publish('Gezählt', owner);
    await call('POST', '/products/feedback', null, { publicItemId: id, content: 'Ist noch etwas da?', name: 'Eva' });
    expect((await call('GET', '/adverts/own', owner)).body.items).toMatchObject([{ id, feedbackCount: 1 }]);
  });

  it('shows markup of everybody as text in every mail', async () => {
    const owner = await signInTestUser(server);
    const evil = '<img src=x onerror=alert(1)> & <a href="https://boese.example">hier</a>';
    const { id } = await publish(`<b>Buche</b> & Co`, owner);
    const who = visitor();
    await report(id, { ...who, name: evil.slice(0, 80), content: evil });
    await decide(id, { ...BLOCK, fact: evil, groundText: evil });
    await object(id, evil, owner);
    await decide(id, { action: 'REJECT_OBJECTION', note: evil });
    await decide(id, { action: 'UNBLOCK', note: evil });
    const mails = [...(await mailsTo(owner.email)), ...(await mailsTo(who.email))];
    expect(mails.map(({ template }) => template).toSorted()).toEqual([
      'advert-blocked',
      'advert-unblocked',
      'objection-receipt',
      'objection-rejected',
      'report-lifted',
      'report-receipt',
      'report-upheld',
    ]);
    for (const { html } of mails) expect(html).not.toMatch(/<img|<b>Buche|<a href="https:\/\/boese/);
  });
});

describe('reported messages of a chat', () => {
  const messages = [{ id: 'm1', senderId: stranger.id, text: 'Überweis zuerst.', at: '2026-11-21T08:00:00.000Z' }];
  const file = (chatKey: number, reporterKey: number) =>
    fileChatReport(server.base, {
      chatKey,
      accusedKey: stranger.key,
      reporterKey,
      reason: 'FRAUD',
      content: 'Will Geld vorab.',
      messages,
    });

  it('stand in the queue with nothing else of the chat, once', async () => {
    const reporter = await insertUser(db);
    const first = await file(1, reporter.key);
    expect(await file(1, reporter.key)).toEqual(first);
    const { items } = await openCases();
    expect(items.filter((item: { reportId?: string }) => item.reportId === first.id)).toEqual([
      {
        kind: 'CHAT',
        reportId: first.id,
        reason: 'FRAUD',
        content: 'Will Geld vorab.',
        reporterId: reporter.id,
        accused: { id: stranger.id, name: 'Anna Muster', isBlocked: false },
        messages,
        waitsSince: TEST_NOW.toISOString(),
      },
    ]);
  });

  it('leave a record of who looked at them, and at what was decided', async () => {
    await file(1, (await insertUser(db)).key);
    const { items, totalElements: found } = await openCases();
    const decided = (await call('GET', '/moderation/decided-cases', colleague)).body;
    await call('GET', '/moderation/queue', stranger);
    const chats = items.filter(({ kind }: { kind: string }) => kind === 'CHAT').length;
    expect(chats).toBeGreaterThan(0);
    const { rows } = await sql`select actor, details from audit_log where action = 'cases.looked-at'
      order by id desc limit 2`.execute(db);
    expect(rows).toEqual([
      { actor: colleague.id, details: { found: decided.items.length, areDecided: true } },
      { actor: moderator.id, details: { found, page: 0, chats } },
    ]);
  });

  it('are decided once, with a mail and a trace', async () => {
    const reporter = await insertUser(db);
    const { id } = await file(2, reporter.key);
    const decideChat = (as: As) =>
      call('POST', `/moderation/chat-reports/${id}/decision`, as, { status: 'UPHELD', note: 'Konto wird geprüft.' });
    const replies = await Promise.all([decideChat(moderator), decideChat(colleague)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const mails = await mailsTo(reporter.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Konto wird geprüft.');
    const { rows } = await sql<{ action: string }>`select action from audit_log where subject = ${stranger.id}`.execute(
      db,
    );
    expect(rows).toEqual([{ action: 'chat-report.upheld' }]);
    const { rows: ofReporter } = await sql`select 1 from audit_log where subject = ${reporter.id}`.execute(db);
    expect(ofReporter).toEqual([]);
    expect((await openCases()).items.map((item: { reportId?: string }) => item.reportId)).not.toContain(id);
    const unknown = await call(
      'POST',
      '/moderation/chat-reports/01930000-0000-7000-8000-000000000000/decision',
      moderator,
      {
        status: 'REJECTED',
      },
    );
    expect(unknown.status).toBe(404);
  });

  const reopen = (id: string, as: As) => call('POST', '/moderation/decided-cases/reopen', as, { kind: 'CHAT', id });
  const listed = async (id: string) => {
    const { body } = await call('GET', '/moderation/decided-cases', moderator);
    return body.items.find((item: { id: string }) => item.id === id);
  };

  it('that were rejected are opened again by one of two, decided again, and told of each time', async () => {
    const reporter = await insertUser(db);
    const { id } = await file(3, reporter.key);
    const decideChat = (body: object) => call('POST', `/moderation/chat-reports/${id}/decision`, moderator, body);
    expect((await reopen(id, moderator)).body.code).toBe('moderation.stays-closed');
    await decideChat({ status: 'REJECTED', note: 'Kein Verstoß.' });
    expect(await listed(id)).toMatchObject({ kind: 'CHAT', name: 'Anna Muster', measure: null, note: 'Kein Verstoß.' });
    expect((await reopen(id, stranger)).status).toBe(404);
    const both = await Promise.all([reopen(id, moderator), reopen(id, colleague)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await listed(id)).toBeUndefined();
    expect((await openCases()).items.map((item: { reportId?: string }) => item.reportId)).toContain(id);
    await decideChat({ status: 'UPHELD', note: 'Doch.', measure: 'NONE' });
    const mails = await mailsTo(reporter.email);
    expect(mails.map(({ template }) => template)).toEqual([
      'chat-report-decided',
      'decision-reopened',
      'chat-report-decided',
    ]);
    const { rows } = await sql`select 1 from audit_log where action = 'chat-report.reopened'
      and subject = ${stranger.id} and details ->> 'reportId' = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('stay closed after a measure, after a month, and for whom they are about', async () => {
    const reporter = await insertUser(db);
    const { id } = await file(4, reporter.key);
    const decision = { status: 'UPHELD', measure: 'WARNING', fact: 'Will Geld vorab.', groundText: 'Punkt 4' };
    await call('POST', `/moderation/chat-reports/${id}/decision`, moderator, decision);
    expect((await reopen(id, moderator)).status).toBe(409);
    expect(await listed(id)).toBeUndefined();
    const { id: old } = await file(5, reporter.key);
    await call('POST', `/moderation/chat-reports/${old}/decision`, moderator, { status: 'REJECTED' });
    await sql`update chat_reports set decided_at = ${TEST_NOW}::timestamptz - interval '31 days'
      where id = ${old}`.execute(db);
    expect((await reopen(old, moderator)).status).toBe(409);
    const { id: own } = await file(6, colleague.key);
    await call('POST', `/moderation/chat-reports/${own}/decision`, moderator, { status: 'REJECTED' });
    expect((await reopen(own, colleague)).body.code).toBe('moderation.own-cause');
    expect(await listed(own)).toBeDefined();
  });
});
