import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import { newId } from '#server/platform/ids.ts';
import { endDueAccounts } from '#server/users/account-end.service.ts';
import { listOwnRatings } from '#server/users/own-export.repository.ts';
import { agreementTerms } from '#test/agreement-terms.ts';
import { type Talk, type Talker, chatCalls, newTalker } from '#test/chats.ts';
import { insertUser } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { inviteToRate } from './invitations.service.ts';
import { releaseDueRatings } from './release.service.ts';

const AGREED_ON = new Date('2026-11-21T09:00:00.000Z');
let now = AGREED_ON;
const product = await createTestApp({ clock: () => now });
const { base, db, app } = product;
const { call, talk } = chatCalls(product);

const at = (day: string, time = '10:00'): void => {
  now = new Date(`${day}T${time}:00.000Z`);
};
const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, who: Partial<Talker>, payload?: unknown) => {
  // The clock jumps further than a session lasts.
  const session =
    who.key === undefined || who.id === undefined
      ? null
      : await startBearerSession(base, { key: who.key, id: who.id }, 'test');
  const reply = await app.inject({
    method,
    url: `/api/v1/ratings${url}`,
    headers: {
      ...(session === null ? {} : { authorization: `Bearer ${session}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });
  return { status: reply.statusCode, body: reply.json() };
};

const ofSeller = { role: 'SELLER', amount: 'AS_AGREED', dryness: 'AS_AGREED', punctuality: 'ON_TIME', dealing: 'GOOD' };
const ofBuyer = { role: 'BUYER', punctuality: 'ON_TIME', payment: 'AS_AGREED', dealing: 'GOOD' };

type Made = Talk & { id: string };
/** An agreement for 5 December, made on 21 November. */
async function agreed(state: 'OPEN' | 'AGREED' = 'AGREED', terms = agreementTerms()): Promise<Made> {
  at('2026-11-21');
  const one = await talk();
  const { body } = await call('POST', `/${one.chatId}/agreements`, one.buyer, { terms });
  if (state === 'AGREED') await call('POST', `/${one.chatId}/agreements/${body.id}/accept`, one.seller, { version: 1 });
  return { ...one, id: body.id };
}
const rate = (who: Partial<Talker>, agreementId: string, facts: object, text = '') =>
  ask('POST', '', who, { agreementId, facts, text });
const seenBy = async (who: Talker, { id }: Made) => (await ask('GET', `/agreements/${id}`, who)).body;
const publicOf = async ({ id }: { id: string }, role = 'SELLER', who: Partial<Talker> = {}) =>
  (await ask('GET', `?userId=${id}&role=${role}`, who)).body;

describe('a rating', () => {
  it('is hidden until the other side has rated too, then both are public with their counts', async () => {
    const one = await agreed();
    at('2026-12-05');
    const given = await rate(one.buyer, one.id, { ...ofSeller, amount: 'LESS' }, 'Ein Zehntel hat gefehlt.');
    expect(given).toMatchObject({
      status: 201,
      body: { own: { publishedAt: null }, publishesAt: '2026-12-19T10:00:00.000Z' },
    });
    expect(await seenBy(one.seller, one)).toMatchObject({ own: null, other: null, otherHasRated: true, time: 'OPEN' });
    expect(JSON.stringify(await seenBy(one.seller, one))).not.toContain('Zehntel');
    expect(await publicOf(one.seller)).toMatchObject({ items: [], asSeller: { total: 0, counts: [] } });
    expect((await ask('GET', `/${given.body.own.id}`, {})).status).toBe(404);

    expect((await rate(one.seller, one.id, ofBuyer)).body).toMatchObject({
      other: { text: 'Ein Zehntel hat gefehlt.', facts: { amount: 'LESS' } },
      publishesAt: null,
    });
    const shown = await publicOf(one.seller);
    expect(shown).toMatchObject({
      totalElements: 1,
      items: [{ text: 'Ein Zehntel hat gefehlt.', authorName: expect.stringMatching(/^Berta \S\.$/), isOwn: false }],
    });
    expect(shown.asSeller.counts).toContainEqual({ fact: 'amount', value: 'AS_AGREED', count: 0, outOf: 1 });
    expect(await publicOf(one.buyer, 'BUYER')).toMatchObject({ totalElements: 1, asBuyer: { total: 1 } });
  });

  it('says nothing of a dryness that was not agreed, whatever is sent', async () => {
    const one = await agreed('AGREED', agreementTerms({ moistureInPercent: null, moistureMethod: null }));
    expect((await seenBy(one.buyer, one)).asked).toEqual(['amount', 'punctuality', 'dealing']);
    at('2026-12-05');
    const given = await rate(one.buyer, one.id, ofSeller);
    expect(given.body.own.facts.dryness).toBe('NOT_MEASURED');
    expect((await rate(one.buyer, one.id, ofSeller)).status).toBe(201);
    const changed = await ask('PUT', `/${given.body.own.id}`, one.buyer, { facts: ofSeller, text: 'Danke.' });
    expect(changed.body.own).toMatchObject({ text: 'Danke.', facts: { dryness: 'NOT_MEASURED' } });
    await rate(one.seller, one.id, ofBuyer);
    const { counts } = (await publicOf(one.seller)).asSeller;
    expect(counts.map(({ fact }: { fact: string }) => fact)).toEqual(['amount', 'punctuality', 'dealing']);
  });

  it('is published alone after 14 days; the other side may still rate, and then publicly at once', async () => {
    const one = await agreed();
    at('2026-12-06');
    await rate(one.buyer, one.id, ofSeller);
    at('2026-12-20', '09:59');
    await releaseDueRatings(base);
    expect((await seenBy(one.seller, one)).other).toBeNull();
    at('2026-12-20');
    await Promise.all([releaseDueRatings(base), releaseDueRatings(base)]);
    expect((await seenBy(one.seller, one)).other).toMatchObject({ publishedAt: now.toISOString() });
    expect(await publicOf(one.seller)).toMatchObject({ asSeller: { total: 1 } });
    at('2027-01-15');
    expect((await rate(one.seller, one.id, ofBuyer)).body.own.publishedAt).toBe(now.toISOString());
  });

  it('and its counts are one: a run that is killed leaves neither', async () => {
    const one = await agreed();
    at('2026-12-06');
    await rate(one.buyer, one.id, ofSeller);
    at('2026-12-21');
    await sql`alter table rating_tallies add constraint killed check (user_id <> ${sql.lit(one.seller.key)})`.execute(
      db,
    );
    await expect(releaseDueRatings(base)).rejects.toThrow('killed');
    expect((await seenBy(one.seller, one)).other).toBeNull();
    await sql`alter table rating_tallies drop constraint killed`.execute(db);
    expect(await releaseDueRatings(base)).toBe(1);
    expect(await releaseDueRatings(base)).toBe(0);
    expect(await publicOf(one.seller)).toMatchObject({ asSeller: { total: 1 } });
  });

  it('can be changed while it is hidden, by no one else, and not afterwards', async () => {
    const one = await agreed();
    at('2026-12-06');
    const { id } = (await rate(one.buyer, one.id, ofSeller)).body.own;
    const changed = { facts: { ...ofSeller, dealing: 'FAIR' }, text: 'Doch nicht so freundlich.' };
    expect((await ask('PUT', `/${id}`, one.seller, changed)).status).toBe(404);
    expect((await ask('PUT', `/${id}`, one.buyer, changed)).body.own.text).toBe('Doch nicht so freundlich.');
    await rate(one.seller, one.id, ofBuyer);
    expect((await ask('PUT', `/${id}`, one.buyer, changed)).status).toBe(200);
    expect((await ask('PUT', `/${id}`, one.buyer, { ...changed, text: '' })).body).toMatchObject({
      status: 409,
      code: 'rating.published',
    });
  });

  it('given twice at once is one; another one is refused', async () => {
    const one = await agreed();
    at('2026-12-06');
    const replies = await Promise.all([1, 2, 3].map(() => rate(one.buyer, one.id, ofSeller, 'Passt.')));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.own.id)).size).toBe(1);
    expect((await rate(one.buyer, one.id, ofSeller, 'Anders.')).body).toMatchObject({
      status: 409,
      code: 'rating.already-given',
    });
  });

  it('both give at the same moment publishes both and counts each once', async () => {
    const one = await agreed();
    at('2026-12-06');
    await Promise.all([rate(one.buyer, one.id, ofSeller), rate(one.seller, one.id, ofBuyer)]);
    expect(await publicOf(one.seller)).toMatchObject({ asSeller: { total: 1 } });
    expect(await publicOf(one.buyer, 'BUYER')).toMatchObject({ asBuyer: { total: 1 } });
  });

  it('is possible from the agreed day until 60 days after it', async () => {
    const one = await agreed();
    at('2026-12-04', '22:59');
    expect((await rate(one.buyer, one.id, ofSeller)).body).toMatchObject({ status: 409, code: 'rating.too-early' });
    expect(await seenBy(one.buyer, one)).toMatchObject({ time: 'TOO_EARLY', from: '2026-12-05', until: '2027-02-03' });
    at('2027-02-03', '23:01');
    expect((await rate(one.buyer, one.id, ofSeller)).body).toMatchObject({ status: 409, code: 'rating.too-late' });
    at('2026-12-04', '23:00');
    expect((await rate(one.buyer, one.id, ofSeller)).status).toBe(201);
  });

  it('needs an agreement that was made, of the one who rates', async () => {
    const open = await agreed('OPEN');
    at('2026-12-06');
    expect((await rate(open.buyer, open.id, ofSeller)).body).toMatchObject({ status: 409, code: 'rating.not-agreed' });
    const one = await agreed();
    at('2026-12-06');
    const stranger = await newTalker(base);
    for (const id of [one.id, newId()]) {
      expect((await rate(stranger, id, ofSeller)).body).toMatchObject({ status: 404, code: 'agreement.not-found' });
      expect((await ask('GET', `/agreements/${id}`, stranger)).status).toBe(404);
    }
    expect((await rate({}, one.id, ofSeller)).status).toBe(401);
    expect((await rate(one.buyer, one.id, ofBuyer)).body).toMatchObject({ status: 422, code: 'request.refused' });
  });

  it('carries no phone number, address or link, at most 500 characters, and no junk', async () => {
    const one = await agreed();
    at('2026-12-06');
    const refused = await rate(one.buyer, one.id, ofSeller, 'Ruf an: 0664 123 45 67');
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'text' }] } });
    expect((await rate(one.buyer, one.id, ofSeller, 'x'.repeat(501))).status).toBe(422);
    expect((await rate(one.buyer, one.id, { ...ofSeller, amount: 'PLENTY' })).status).toBe(400);
    expect((await ask('POST', '', one.buyer, { agreementId: 'x', facts: null, text: 5 })).status).toBe(400);
    expect((await rate(one.buyer, one.id, ofSeller, 'x'.repeat(10_000_000))).status).toBe(413);
  });

  it('is possible for blocked people and in deleted chats', async () => {
    const one = await agreed();
    await call('POST', `/${one.chatId}/block`, one.seller, {});
    await call('DELETE', `/${one.chatId}`, one.buyer);
    at('2026-12-06');
    expect((await rate(one.buyer, one.id, ofSeller)).status).toBe(201);
    expect((await rate(one.seller, one.id, ofBuyer)).status).toBe(201);
  });
});

describe('an answer', () => {
  it('is given once by who is rated, to a public rating, and everybody reads it', async () => {
    const one = await agreed();
    at('2026-12-06');
    const { id } = (await rate(one.buyer, one.id, { ...ofSeller, punctuality: 'LATE' })).body.own;
    const answer = (who: Partial<Talker>, text: string) => ask('POST', `/${id}/answer`, who, { text });
    expect((await answer(one.seller, 'Der Schnee.')).status).toBe(404);
    await rate(one.seller, one.id, ofBuyer);
    expect((await answer(one.buyer, 'Ich selbst.')).body).toMatchObject({ status: 403, code: 'rating.own' });
    expect((await answer(await newTalker(base), 'Fremd.')).status).toBe(404);
    expect((await answer(one.seller, '')).status).toBe(422);
    expect((await answer(one.seller, 'Der Schnee.')).status).toBe(200);
    expect((await answer(one.seller, 'Der Schnee.')).status).toBe(200);
    expect((await answer(one.seller, 'Noch etwas.')).body).toMatchObject({ code: 'rating.already-answered' });
    expect((await publicOf(one.seller)).items).toMatchObject([{ answer: 'Der Schnee.' }]);
  });
});

describe('a report', () => {
  const notice = { reason: 'OTHER', content: 'Das ist eine Beleidigung.', goodFaith: true };
  const visitor = { ...notice, name: 'Vera Muster', email: 'vera@example.at' };
  const reasons = { fact: 'Der Text nennt die Person einen Gauner.', ground: 'TERMS', groundText: 'AGB, Umgang' };

  async function published(): Promise<Made & { ratingId: string }> {
    const one = await agreed();
    at('2026-12-06');
    const { id } = (await rate(one.buyer, one.id, ofSeller, 'So ein Gauner.')).body.own;
    await rate(one.seller, one.id, ofBuyer);
    await ask('POST', `/${id}/answer`, one.seller, { text: 'Selber.' });
    return { ...one, ratingId: id };
  }
  async function moderator() {
    const user = await newTalker(base);
    await db
      .insertInto('user_permissions')
      .values({ user_id: user.key, permission: 'moderation', granted_at: now, granted_by: 'test' })
      .execute();
    const session = await startBearerSession(base, user, 'test', { secondFactorAt: now });
    return { ...user, headers: { authorization: `Bearer ${session}` } };
  }
  const moderate = async (who: { headers: object }, ratingId: string, payload: object) => {
    const url = `/api/v1/moderation/ratings/${ratingId}/decisions`;
    const reply = await app.inject({ method: 'POST', url, headers: { ...who.headers }, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const mailsTo = async ({ email }: { email: string }): Promise<string[]> => {
    const { rows } = await sql<{ template: string }>`select template from mails where recipient = ${email}
      and template like 'rating-%' order by created_at, template`.execute(db);
    return rows.map(({ template }) => template);
  };

  it('of a text ends with it hidden, all are told, the counts stay; after an objection it is shown again', async () => {
    const one = await published();
    const first = await ask('POST', `/${one.ratingId}/reports`, {}, visitor);
    expect(first).toMatchObject({ status: 200, body: { receiptSentTo: 'vera@example.at' } });
    expect((await ask('POST', `/${one.ratingId}/reports`, {}, visitor)).body.id).toBe(first.body.id);
    const judge = await moderator();
    const queue = await app.inject({ url: '/api/v1/moderation/queue?size=100', headers: judge.headers });
    expect(queue.json().items.filter(({ kind }: { kind: string }) => kind === 'RATING')).toMatchObject([
      { ratingId: one.ratingId, text: 'So ein Gauner.', reports: [visitor.content], objection: null },
    ]);
    expect(await moderate(judge, one.ratingId, { measure: 'HIDE_TEXT' })).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Ohne Begründung wird nichts ausgeblendet/) },
    });
    expect((await moderate(judge, one.ratingId, { measure: 'HIDE_TEXT', ...reasons })).status).toBe(200);
    expect((await publicOf(one.seller)).items).toMatchObject([{ text: '', textIsHidden: true, answer: 'Selber.' }]);
    expect(await publicOf(one.seller)).toMatchObject({ asSeller: { total: 1 } });
    expect(await mailsTo(visitor)).toEqual(['rating-report-receipt', 'rating-reporter-decided']);
    expect(await mailsTo(one.buyer)).toEqual(['rating-decided']);
    expect(await mailsTo(one.seller)).toEqual(['rating-decided']);
    const partyMail = async (words: string): Promise<string> => {
      const { rows } = await sql<{
        text: string;
      }>`select regexp_replace(plain_text, '\\s+', ' ', 'g') as text from mails
        where recipient = ${one.seller.email} and template = 'rating-decided'`.execute(db);
      return rows.find(({ text }) => text.includes(words))?.text ?? '';
    };
    const hiding = await partyMail('Der Text der Bewertung ist nicht mehr öffentlich');
    expect(hiding).toContain(`Worauf wir uns stützen: unsere AGB, ${reasons.groundText}`);
    expect(hiding).toContain('auf der Seite der Vereinbarung widersprechen');
    expect((await moderate(judge, one.ratingId, { measure: 'NONE' })).body.code).toBe('moderation.rating-decided');

    const objection = { content: 'Das war nur ein Scherz unter Nachbarn.' };
    expect((await ask('POST', `/${one.ratingId}/objections`, one.seller, objection)).body.code).toBe(
      'rating.nothing-hidden',
    );
    const told = await ask('POST', `/${one.ratingId}/objections`, one.buyer, objection);
    expect(told.body.own).toMatchObject({
      hidden: 'TEXT',
      statement: { fact: reasons.fact },
      objection: { status: 'OPEN' },
    });
    expect((await ask('POST', `/${one.ratingId}/objections`, one.buyer, objection)).body.code).toBe(
      'rating.objection-open',
    );
    expect((await moderate(judge, one.ratingId, { measure: 'SHOW', note: 'Stimmt.' })).status).toBe(200);
    expect(await partyMail('wieder ganz zu sehen')).toMatch(/^(?!.*Vereinbarung widersprechen).+/);
    expect((await publicOf(one.seller)).items).toMatchObject([{ text: 'So ein Gauner.' }]);
    expect((await seenBy(one.buyer, one)).own).toMatchObject({ hidden: null, objection: { status: 'UPHELD' } });
  });

  it('of the whole takes it out of list and counts, of the answer only that', async () => {
    const judge = await moderator();
    const whole = await published();
    await ask('POST', `/${whole.ratingId}/reports`, whole.seller, notice);
    await moderate(judge, whole.ratingId, { measure: 'HIDE_RATING', ...reasons });
    expect(await publicOf(whole.seller)).toMatchObject({ items: [], asSeller: { total: 0 } });
    expect((await ask('GET', `/${whole.ratingId}`, {})).status).toBe(404);
    expect((await seenBy(whole.seller, whole)).other).toMatchObject({ hidden: 'RATING', text: '' });
    const answer = await published();
    await ask('POST', `/${answer.ratingId}/reports`, {}, visitor);
    await moderate(judge, answer.ratingId, { measure: 'HIDE_ANSWER', ...reasons });
    expect((await publicOf(answer.seller)).items).toMatchObject([{ text: 'So ein Gauner.', answer: '' }]);
    expect((await seenBy(answer.buyer, answer)).own.answer).toBe('');
  });

  it('is opened again with its objection, keeps what is hidden hidden meanwhile, and is decided again', async () => {
    const one = await published();
    const judge = await moderator();
    const headers = { ...judge.headers };
    const reopen = async () => {
      const url = '/api/v1/moderation/decided-cases/reopen';
      const payload = { kind: 'RATING', id: one.ratingId };
      const reply = await app.inject({ method: 'POST', url, headers, payload });
      return { status: reply.statusCode, body: reply.json() };
    };
    expect((await reopen()).body.code).toBe('moderation.stays-closed');
    await ask('POST', `/${one.ratingId}/reports`, {}, visitor);
    await moderate(judge, one.ratingId, { measure: 'NONE', note: 'Passt.' });
    const list = await app.inject({ url: '/api/v1/moderation/decided-cases', headers });
    expect(list.json().items[0]).toMatchObject({ kind: 'RATING', id: one.ratingId, measure: 'NONE', note: 'Passt.' });
    const both = await Promise.all([reopen(), reopen()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await moderate(judge, one.ratingId, { measure: 'HIDE_TEXT', ...reasons })).status).toBe(200);
    at('2026-12-06', '11:00');
    await ask('POST', `/${one.ratingId}/objections`, one.buyer, { content: 'Das war nur ein Scherz unter Nachbarn.' });
    await moderate(judge, one.ratingId, { measure: 'NONE' });
    expect((await reopen()).status).toBe(200);
    expect((await seenBy(one.buyer, one)).own).toMatchObject({ hidden: 'TEXT', objection: { status: 'OPEN' } });
    await moderate(judge, one.ratingId, { measure: 'SHOW' });
    expect((await publicOf(one.seller)).items).toMatchObject([{ text: 'So ein Gauner.' }]);
    const { rows } = await sql<{ template: string }>`select template from mails where recipient = ${visitor.email}
      and plain_text ilike '%noch einmal%'`.execute(db);
    expect(rows).toEqual([{ template: 'decision-reopened' }]);
  });

  it('with an objection is decided by another moderator than the one who hid the part, while there is one', async () => {
    const one = await published();
    const [judge, colleague] = [await moderator(), await moderator()];
    await ask('POST', `/${one.ratingId}/reports`, {}, visitor);
    await moderate(judge, one.ratingId, { measure: 'HIDE_TEXT', ...reasons });
    const objection = { content: 'Das war nur ein Scherz unter Nachbarn.' };
    await ask('POST', `/${one.ratingId}/objections`, one.buyer, objection);
    await sql`insert into second_factors (user_id, sealed_secret, created_at, confirmed_at)
      values (${colleague.key}, 'x', now(), now())`.execute(db);
    const caseOf = async (who: { headers: object }) => {
      const queue = await app.inject({ url: '/api/v1/moderation/queue?size=100', headers: { ...who.headers } });
      return queue.json().items.find(({ ratingId }: { ratingId?: string }) => ratingId === one.ratingId);
    };
    expect(await caseOf(colleague)).toMatchObject({
      objection: objection.content,
      decisions: [{ measure: 'HIDE_TEXT', ...reasons, decidedBy: expect.stringMatching(/\w/), at: now.toISOString() }],
      earlierReports: [{ content: visitor.content, status: 'UPHELD' }],
      isLeftToColleague: false,
    });
    expect(await caseOf(judge)).toMatchObject({ isLeftToColleague: true });
    expect(await moderate(judge, one.ratingId, { measure: 'SHOW' })).toMatchObject({
      status: 403,
      body: { code: 'moderation.left-to-colleague' },
    });
    expect((await moderate(colleague, one.ratingId, { measure: 'NONE' })).status).toBe(200);
    await ask('POST', `/${one.ratingId}/objections`, one.buyer, { content: 'Es war aber wirklich nur ein Scherz.' });
    await sql`delete from second_factors where user_id = ${colleague.key}`.execute(db);
    at('2026-12-06', '12:00');
    expect((await moderate(judge, one.ratingId, { measure: 'SHOW' })).status).toBe(200);
    const { rows } = await sql<{ text: string }>`select regexp_replace(plain_text, '\\s+', ' ', 'g') as text from mails
      where recipient = ${one.buyer.email} and template = 'rating-objection-decided' order by created_at`.execute(db);
    expect(rows.map(({ text }) => /Entschieden hat [^.:]*/.exec(text)?.[0])).toEqual([
      'Entschieden hat jemand anderer als beim Ausblenden',
      'Entschieden hat dieselbe Person wie beim Ausblenden',
    ]);
  });

  it('is taken of public ratings of others only, and decided by moderators who are not part of it', async () => {
    const one = await published();
    expect((await ask('POST', `/${one.ratingId}/reports`, one.buyer, notice)).body.code).toBe('moderation.own-rating');
    expect((await ask('POST', `/${newId()}/reports`, {}, visitor)).status).toBe(404);
    expect((await ask('POST', `/${one.ratingId}/reports`, {}, notice)).status).toBe(422);
    await ask('POST', `/${one.ratingId}/reports`, {}, visitor);
    expect((await moderate(await newTalker(base), one.ratingId, { measure: 'NONE' })).status).toBe(404);
    await db
      .insertInto('user_permissions')
      .values({ user_id: one.seller.key, permission: 'moderation', granted_at: now, granted_by: 'test' })
      .execute();
    const session = await startBearerSession(base, one.seller, 'test', { secondFactorAt: now });
    const own = { headers: { authorization: `Bearer ${session}` } };
    expect((await moderate(own, one.ratingId, { measure: 'NONE' })).status).toBe(403);
  });
});

describe('the invitation', () => {
  const mails = async ({ email }: { email: string }) => {
    const { rows } = await sql<{ subject: string; headers: Record<string, string>; plain_text: string }>`
      select subject, headers, plain_text from mails where recipient = ${email} and template = 'rating-invitation'`.execute(
      db,
    );
    return rows;
  };
  const news = async (who: Talker) => {
    const session = await startBearerSession(base, who, 'test');
    const reply = await app.inject({ url: '/api/v1/users/me/news', headers: { authorization: `Bearer ${session}` } });
    return reply.json().items.map(({ kind, subjectId }: Record<string, string>) => [kind, subjectId]);
  };

  it('comes two days after the agreed one, once to each side, and the bell has it', async () => {
    const one = await agreed();
    at('2026-12-06', '22:30');
    await inviteToRate(base);
    expect(await mails(one.buyer)).toEqual([]);
    expect(await news(one.buyer)).not.toContainEqual(['RATING_DUE', one.id]);
    at('2026-12-07');
    await Promise.all([inviteToRate(base), inviteToRate(base)]);
    await inviteToRate(base);
    for (const who of [one.seller, one.buyer]) {
      const [mail, ...others] = await mails(who);
      expect(others).toEqual([]);
      expect(mail?.plain_text).toContain(`/meine-vereinbarungen/${one.id}`);
      expect(JSON.stringify(mail?.headers)).toContain('List-Unsubscribe-Post');
      expect(await news(who)).toContainEqual(['RATING_DUE', one.id]);
    }
    await rate(one.buyer, one.id, ofSeller);
    await rate(one.seller, one.id, ofBuyer);
    expect(await news(one.buyer)).not.toContainEqual(['RATING_DUE', one.id]);
    expect(await news(one.buyer)).toContainEqual(['RATING_PUBLISHED', one.id]);
  });

  it('waits for the end of quiet hours and does not come to who wants none or has rated', async () => {
    const one = await agreed();
    const other = await agreed();
    const settings = (who: Talker, wishes: object) =>
      sql`update users set notification_settings = ${JSON.stringify(wishes)}::jsonb where id = ${who.key}`.execute(db);
    await settings(one.seller, { quietHours: { isOn: true, fromHour: 22, toHour: 6 } });
    await settings(one.buyer, { rating: { mail: false, push: false } });
    at('2026-12-06');
    await rate(other.buyer, other.id, ofSeller);
    at('2026-12-07', '23:30');
    await inviteToRate(base);
    expect([await mails(one.seller), await mails(one.buyer), await mails(other.buyer)]).toEqual([[], [], []]);
    expect(await mails(other.seller)).toHaveLength(1);
    at('2026-12-08', '07:00');
    await inviteToRate(base);
    expect(await mails(one.seller)).toHaveLength(1);
    expect(await mails(one.buyer)).toEqual([]);
  });
});

test('an ended account leaves its facts without name and text, and takes the ratings about it along', async () => {
  const one = await agreed();
  at('2026-12-06');
  await rate(one.buyer, one.id, ofSeller, 'Guter Handel.');
  await rate(one.seller, one.id, ofBuyer, 'Hat gleich bezahlt.');
  expect((await listOwnRatings(db, one.buyer.key)).map((rating) => rating['isOwn']).toSorted()).toEqual([false, true]);
  await sql`update users set deletion_asked_at = ${new Date('2026-10-01T00:00:00Z')} where id = ${one.buyer.key}`.execute(
    db,
  );
  await endDueAccounts(base, async () => undefined);
  const shown = await publicOf(one.seller);
  expect(shown.items).toMatchObject([{ authorName: 'Konto gelöscht', text: '' }]);
  expect(shown.asSeller.total).toBe(1);
  expect((await ask('GET', `?userId=${one.buyer.id}&role=BUYER`, {})).status).toBe(404);
  const { rows } = await sql`select 1 from ratings where rated_id = ${one.buyer.key}
    union all select 1 from rating_tallies where user_id = ${one.buyer.key}`.execute(db);
  expect(rows).toEqual([]);
});

test('lists of no one, of a blocked person and pages past the end are empty or not found', async () => {
  expect((await ask('GET', `?userId=${newId()}`, {})).status).toBe(404);
  expect((await ask('GET', '?userId=x', {})).status).toBe(400);
  expect((await ask('GET', '', {})).status).toBe(400);
  const blocked = await insertUser(db, { isBlocked: true });
  expect((await ask('GET', `?userId=${blocked.id}`, {})).status).toBe(404);
  const quiet = await newTalker(base);
  expect((await ask('GET', `?userId=${quiet.id}&page=9`, {})).body).toMatchObject({ items: [], totalPages: 0 });
});
