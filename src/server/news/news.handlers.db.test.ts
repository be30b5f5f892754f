import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import type { News } from '#contract/news/news.schemas.ts';
import { newId } from '#server/platform/ids.ts';
import { agreementTerms } from '#test/agreement-terms.ts';
import { chatCalls, newTalker, type Talker } from '#test/chats.ts';
import { type AdvertWishes, insertAdvert } from '#test/factories.ts';
import { paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const DAY_IN_MS = 86_400_000;
const days = (count: number): Date => new Date(NOW.getTime() + count * DAY_IN_MS);
let now = NOW;
const product = await createTestApp({ clock: () => now });
const { app, base, db } = product;
const { say, talk, call, messages } = chatCalls(product);
const payments = paymentCalls(product);

const NEWS = '/api/v1/users/me/news';
type Signed = { headers: Record<string, string> };

const get = (who: Partial<Signed>, query = '') =>
  app.inject({ method: 'GET', url: `${NEWS}${query}`, headers: who.headers ?? {} });
const newsOf = async (who: Signed, query = ''): Promise<News> => (await get(who, query)).json();
const kindsOf = async (who: Signed) => (await newsOf(who)).items.map(({ kind }) => kind);
const see = (who: Partial<Signed>, upTo: unknown) =>
  app.inject({ method: 'PUT', url: `${NEWS}/seen`, headers: who.headers ?? {}, payload: { upTo } });
const advertOf = (user: Talker, wishes: AdvertWishes = {}) =>
  insertAdvert(db, { user, publishedAt: days(-60), ...wishes }, NOW);
const note = (advertKey: number, kind: string, at: Date, details: object = {}) =>
  sql`insert into advert_events (advert_id, at, kind, actor, details)
    values (${advertKey}, ${at}, ${kind}, 'test', ${JSON.stringify(details)}::jsonb)`.execute(db);
/** The product reviews adverts by itself and would hold those of a seller with several blocked ones. */
async function untilReviewed(): Promise<void> {
  const waiting = async () => (await sql`select from advert_review_changes limit 1`.execute(db)).rows.length;
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
}
const remark = (advertKey: number, at: Date, hiddenAt: Date | null = null) =>
  sql`insert into feedback_messages (advert_id, name, content, created_at, hidden_at)
    values (${advertKey}, 'Eva', 'Ein Foto fehlt.', ${at}, ${hiddenAt})`.execute(db);

type Run = { status: string; failed?: number; isDryRun?: boolean; at?: Date };
const importRun = (user: Talker, { status, failed = 0, isDryRun = false, at = days(-1) }: Run) =>
  sql`insert into import_runs (id, user_id, source, format, is_dry_run, is_full_feed, status, failed_count, file_name,
      created_at, finished_at)
    values (${newId()}, ${user.key}, 'API', 'CSV', ${isDryRun}, false, ${status}, ${failed}, 'liste.csv', ${at},
      ${status === 'RUNNING' ? null : at})`.execute(db);

describe('what is new', () => {
  it('is nothing for an account in which nothing happened', async () => {
    expect(await newsOf(await newTalker(base))).toEqual({ items: [], unseenCount: 0, readAt: NOW.toISOString() });
  });

  it('tells of the unread messages of each chat, with their number, until they are read', async () => {
    const { seller, buyer, chatId } = await talk();
    await say(buyer, chatId, 'Grüß dich');
    await say(buyer, chatId, 'Ist das Holz noch da?');
    const { items } = await newsOf(seller);
    expect(items).toEqual([
      {
        kind: 'CHAT_MESSAGES',
        at: NOW.toISOString(),
        isUnseen: true,
        subjectId: chatId,
        title: 'Brennholz Buche 33 cm',
        count: 2,
        endsAt: null,
      },
    ]);
    expect(await kindsOf(buyer)).toEqual([]);
    await messages(seller, chatId);
    expect(await kindsOf(seller)).toEqual([]);
  });

  it('does not tell of people who are blocked', async () => {
    const { seller, buyer, chatId } = await talk();
    await say(buyer, chatId, 'Grüß dich');
    await call('PUT', `/${chatId}/block`, seller, { blocked: true });
    expect(await kindsOf(seller)).toEqual([]);
  });

  it('tells of a proposal once, and only the side that has to answer', async () => {
    const { seller, buyer, chatId } = await talk();
    const { body } = await call('POST', `/${chatId}/agreements`, buyer, { terms: agreementTerms() });
    expect(await newsOf(seller)).toMatchObject({ items: [{ kind: 'AGREEMENT_WAITS', subjectId: chatId }] });
    expect(await kindsOf(buyer)).toEqual([]);
    await call('POST', `/${chatId}/agreements/${body.id}/decline`, seller, { version: 1 });
    expect(await kindsOf(seller)).not.toContain('AGREEMENT_WAITS');
    // That it was declined is a message for the other side.
    expect(await kindsOf(buyer)).toEqual(['CHAT_MESSAGES']);
  });

  it('tells of adverts that end within 7 days or ended within 14, one line for all of one day', async () => {
    const user = await newTalker(base);
    const single = await advertOf(user, { title: 'Esche', expiresAt: days(3) });
    await advertOf(user, { title: 'Buche', expiresAt: days(-2), status: 'EXPIRED' });
    await advertOf(user, { title: 'Fichte', expiresAt: new Date(days(-2).getTime() - 60_000), status: 'EXPIRED' });
    await advertOf(user, { expiresAt: days(8) });
    await advertOf(user, { expiresAt: days(-15), status: 'EXPIRED' });
    await advertOf(user, { expiresAt: days(2), status: 'INACTIVE' });
    expect((await newsOf(user)).items).toMatchObject([
      { kind: 'ADVERTS_ENDED', title: 'Buche', count: 2, at: days(-2).toISOString(), endsAt: days(-2).toISOString() },
      {
        kind: 'ADVERTS_END',
        title: 'Esche',
        count: 1,
        subjectId: single.id,
        at: days(-4).toISOString(),
        endsAt: days(3).toISOString(),
      },
    ]);
  });

  it('tells of the latest decision about each advert, as the advert now stands', async () => {
    const user = await newTalker(base);
    const blocked = await advertOf(user, { status: 'BLOCKED' });
    const refused = await advertOf(user, { status: 'BLOCKED' });
    const free = await advertOf(user);
    const reported = await advertOf(user);
    await untilReviewed();
    await note(blocked.key, 'BLOCKED', days(-3));
    await note(refused.key, 'BLOCKED', days(-6));
    await note(refused.key, 'OBJECTION_REJECTED', days(-2));
    await note(free.key, 'BLOCKED', days(-5));
    await note(free.key, 'UNDONE', days(-1), { undone: 'BLOCKED' });
    await note(reported.key, 'UNDONE', days(-1), { undone: 'REPORTS_REJECTED' });
    await note(reported.key, 'REPORTED', days(-1));
    expect((await newsOf(user)).items).toMatchObject([
      { kind: 'ADVERT_UNBLOCKED', subjectId: free.id, at: days(-1).toISOString() },
      { kind: 'OBJECTION_REJECTED', subjectId: refused.id, at: days(-2).toISOString() },
      { kind: 'ADVERT_BLOCKED', subjectId: blocked.id, at: days(-3).toISOString() },
    ]);
  });

  it('tells of remarks on own adverts, without those a moderator put away', async () => {
    const user = await newTalker(base);
    const advert = await advertOf(user);
    await remark(advert.key, days(-2));
    await remark(advert.key, days(-1));
    await remark(advert.key, days(0), days(0));
    await remark((await advertOf(user)).key, days(-31));
    expect((await newsOf(user)).items).toMatchObject([
      { kind: 'ADVERT_FEEDBACK', subjectId: advert.id, count: 2, at: days(-1).toISOString() },
    ]);
  });

  it('tells of an order that waits for its transfer, and then that it is paid', async () => {
    const payer = await payments.signIn();
    const { body } = await payments.order(payer, 'firma/YEARLY');
    const { items } = await newsOf(payer);
    expect(items).toMatchObject([{ kind: 'ORDER_WAITS', subjectId: body.id }]);
    const { rows } = await sql<{ amount: number }>`select amount_in_cents as amount from orders
      where user_id = ${payer.key}`.execute(db);
    await payments.settle({ id: items[0]?.subjectId ?? '', amount: rows[0]?.amount ?? 0 });
    expect(await kindsOf(payer)).toEqual(['ORDER_PAID']);
  });

  it('tells of the last three imports that failed or left rows out, not of rehearsals', async () => {
    const user = await newTalker(base);
    await importRun(user, { status: 'DONE', at: days(-1) });
    await importRun(user, { status: 'DONE', failed: 4, isDryRun: true });
    await importRun(user, { status: 'RUNNING', failed: 4 });
    await importRun(user, { status: 'DONE', failed: 4, at: days(-2) });
    await importRun(user, { status: 'FAILED', at: days(-3) });
    await importRun(user, { status: 'FAILED', at: days(-4) });
    await importRun(user, { status: 'FAILED', at: days(-5) });
    expect((await newsOf(user)).items).toMatchObject([
      { kind: 'IMPORT_WITH_ERRORS', title: 'liste.csv', count: 4 },
      { kind: 'IMPORT_FAILED', at: days(-3).toISOString() },
      { kind: 'IMPORT_FAILED', at: days(-4).toISOString() },
    ]);
  });

  it('lists thirty at most, the newest first, and counts beyond', async () => {
    const user = await newTalker(base);
    for (let index = 1; index <= 20; index += 1) {
      const advert = await advertOf(user, { status: 'BLOCKED' });
      await note(advert.key, 'BLOCKED', days(-index));
      await remark(advert.key, days(-index));
    }
    const { items, unseenCount } = await newsOf(user);
    expect(items).toHaveLength(30);
    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(unseenCount).toBe(40);
    expect(await newsOf(user, '?size=0')).toMatchObject({ items: [], unseenCount: 40 });
  });
});

describe('what was seen', () => {
  it('is counted no more, stays in the list, and what comes later is counted', async () => {
    const { seller, buyer, chatId } = await talk();
    await say(buyer, chatId, 'Grüß dich');
    const { readAt, unseenCount } = await newsOf(seller);
    expect(unseenCount).toBe(1);
    expect((await see(seller, readAt)).statusCode).toBe(200);
    expect(await newsOf(seller)).toMatchObject({ unseenCount: 0, items: [{ isUnseen: false, count: 1 }] });
    now = new Date(NOW.getTime() + 60_000);
    await say(buyer, chatId, 'Noch da?');
    expect(await newsOf(seller)).toMatchObject({ unseenCount: 1, items: [{ isUnseen: true, count: 2 }] });
    now = NOW;
  });

  it('is never taken back by a tab that looked earlier, and never lies ahead', async () => {
    const user = await newTalker(base);
    await remark((await advertOf(user)).key, days(-1));
    await Promise.all([see(user, days(-2).toISOString()), see(user, NOW.toISOString())]);
    expect((await newsOf(user)).unseenCount).toBe(0);
    await see(user, '2099-01-01T00:00:00.000Z');
    await remark((await advertOf(user)).key, days(1));
    now = days(2);
    expect((await newsOf(user)).unseenCount).toBe(1);
    now = NOW;
  });

  it.each([
    [400, undefined],
    [400, null],
    [400, 5],
    [422, ''],
    [422, 'gestern'],
    [422, '2026-13-45T00:00:00Z'],
    [422, '2026-11-21'],
  ])('refuses with %i the time %j and names the field', async (status, upTo) => {
    const reply = await see(await newTalker(base), upTo);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ errors: [{ path: 'upTo' }] });
  });
});

test('strangers learn nothing: without a session neither call answers, and no one sees what is new for another', async () => {
  const { seller, buyer, chatId } = await talk();
  await say(buyer, chatId, 'Grüß dich');
  await remark((await advertOf(seller)).key, days(-1));
  await importRun(seller, { status: 'FAILED' });
  expect((await get({})).statusCode).toBe(401);
  expect((await see({}, NOW.toISOString())).statusCode).toBe(401);
  const stranger = await newTalker(base);
  expect(await kindsOf(stranger)).toEqual([]);
  await see(stranger, NOW.toISOString());
  expect((await newsOf(seller)).unseenCount).toBe(3);
});
