import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { mailsTo } from '#test/account-calls.ts';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, createTestServer, signInTestUser } from '#test/test-server.ts';
import { reviewWaiting } from './advert-reviews.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const moderator = await signInTestUser(server, ['moderation']);

type As = SignedInUser | null;

async function call(method: 'GET' | 'POST' | 'PUT', url: string, as: As, body?: unknown) {
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const headers = { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...as?.headers };
  const reply = await server.app.inject({ method, url: `/api/v1${url}`, headers, ...payload });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}

const FRAUD =
  'Trockenes Buchenholz, Restposten, nur noch heute zu diesem Preis. Bitte vorab überweisen, danach liefert unsere Spedition.';
const HONEST =
  'Buche aus dem eigenen Wald, zwei Jahre unter Dach gelagert. Bezahlt wird bei der Abholung, ein Anhänger kann geliehen werden.';

async function publish(as: SignedInUser, description: string, title = 'Buche 33 cm, trocken'): Promise<string> {
  const { body } = await call('POST', '/adverts', as, { ...COMPLETE_EDITS.FIREWOOD, title, description });
  await call('POST', `/adverts/${body.id}/publish`, as);
  return body.id as string;
}

/** Moves the start of an account into the past. */
const ageAccount = (user: SignedInUser, days: number) =>
  sql`update users set created_at = ${TEST_NOW}::timestamptz - make_interval(days => ${days}) where public_id = ${user.id}`.execute(
    db,
  );

const see = async (id: string) => (await call('GET', `/moderation/adverts/${id}`, moderator)).body;
const decide = async (id: string, decision: Record<string, unknown>) =>
  call('POST', `/moderation/adverts/${id}/decisions`, moderator, { ...decision, version: (await see(id)).version });
const cautionsOf = async (id: string): Promise<string[]> =>
  (await call('GET', `/adverts/${id}/cautions`, null)).body.signs;
const queue = async () =>
  (await call('GET', '/moderation/queue?page=0&size=50', moderator)).body.items as {
    advertId: string;
    isHeld: boolean;
  }[];
const statusFor = async (id: string, as: As = null) => (await call('GET', `/adverts/${id}`, as)).status;

const fraudster = await signInTestUser(server);
await ageAccount(fraudster, 2);
const known = await signInTestUser(server);
await ageAccount(known, 900);

describe('an advert with several signs of fraud', () => {
  it('is held shortly after it was published, and its owner is told why and how to answer', async () => {
    const id = await publish(fraudster, FRAUD);
    expect(await statusFor(id)).toBe(200);
    expect(await reviewWaiting(server.base)).toBeGreaterThan(0);
    expect(await statusFor(id)).not.toBe(200);
    const own = (await call('GET', `/adverts/${id}/block`, fraudster)).body;
    expect(own).toMatchObject({ isBlocked: true, isHeld: true });
    expect(own.statement.fact).toContain('Der Text verlangt Geld, bevor das Holz da ist');
    const mails = await mailsTo(db, fraudster.email);
    const mail = mails.find(({ template }) => template === 'advert-held');
    expect(mail?.text).toContain('ein Programm hat deine Anzeige');
    expect(mail?.text).toContain(reportPaths.objectToBlock(id));
    expect((await queue()).find((item) => item.advertId === id)?.isHeld).toBe(true);
    expect((await see(id)).review).toMatchObject({ state: 'HELD' });
  });

  it('is public again once a moderator has released it, and is not held again for the same words', async () => {
    const id = await publish(fraudster, `${FRAUD} Gruß Franz.`);
    await reviewWaiting(server.base);
    expect((await decide(id, { action: 'UNBLOCK', note: 'Nachgefragt, es stimmt.' })).status).toBe(200);
    expect(await statusFor(id)).toBe(200);
    await reviewWaiting(server.base);
    expect(await statusFor(id)).toBe(200);
    expect((await see(id)).review).toMatchObject({ state: 'RELEASED' });
    expect((await queue()).some((item) => item.advertId === id)).toBe(false);
  });

  it('stays away once a moderator has blocked it, with the reasons of the moderator', async () => {
    const id = await publish(fraudster, `${FRAUD} Liebe Grüße.`);
    await reviewWaiting(server.base);
    const fact = 'Die Kontonummer gehört zu einem bekannten Betrug.';
    const reply = await decide(id, { action: 'BLOCK', fact, ground: 'LAW', groundText: '§ 146 StGB' });
    expect(reply.status).toBe(200);
    expect((await call('GET', `/adverts/${id}/block`, fraudster)).body).toMatchObject({
      isHeld: false,
      statement: { fact, ground: 'LAW' },
    });
    expect((await see(id)).review).toMatchObject({ state: 'CONFIRMED' });
    expect((await decide(id, { action: 'BLOCK', fact, ground: 'LAW', groundText: '§ 146 StGB' })).status).toBe(409);
  });

  it('is not called confirmed where a moderator blocks what the program found nothing in', async () => {
    const id = await publish(known, `${HONEST} Bitte vorher anrufen.`);
    await reviewWaiting(server.base);
    const statement = { fact: 'Die Fotos zeigen anderes Holz.', ground: 'TERMS', groundText: 'Punkt 4' };
    expect((await decide(id, { action: 'BLOCK', ...statement })).status).toBe(200);
    expect((await see(id)).review).toMatchObject({ state: 'CLEAR' });
    await decide(id, { action: 'UNBLOCK' });
    expect((await see(id)).review).toMatchObject({ state: 'RELEASED' });
    await decide(id, { action: 'UNDO' });
    expect((await see(id)).review).toMatchObject({ state: 'CLEAR' });
  });

  it('is held when an honest public advert is changed into it', async () => {
    const owner = await signInTestUser(server);
    await ageAccount(owner, 1);
    const id = await publish(owner, HONEST);
    await reviewWaiting(server.base);
    expect(await statusFor(id)).toBe(200);
    await call('PUT', `/adverts/${id}`, owner, {
      ...COMPLETE_EDITS.FIREWOOD,
      title: 'Buche 33 cm',
      description: FRAUD,
    });
    await reviewWaiting(server.base);
    expect(await statusFor(id)).not.toBe(200);
  });
});

describe('blocked adverts of an account', () => {
  it('count unless the block was taken back', async () => {
    const seller = await signInTestUser(server);
    await ageAccount(seller, 200);
    const block = { action: 'BLOCK', fact: 'Der Preis ist erfunden.', ground: 'TERMS', groundText: 'Punkt 4' };
    const blocked = await publish(seller, `${HONEST} Erste Fuhre.`);
    await decide(blocked, block);
    const next = await publish(seller, `${HONEST} Zweite Fuhre, ganz frisch.`, 'Fichte 33 cm');
    await reviewWaiting(server.base);
    expect((await see(next)).review.signs).toContain('BLOCKED_BEFORE');
    await decide(blocked, { action: 'UNBLOCK', note: 'Der Preis stimmt doch.' });
    const last = await publish(seller, 'Hainbuche, heuer geschlagen, liegt am Hof.', 'Hainbuche 50 cm');
    await reviewWaiting(server.base);
    expect((await see(last)).review.signs).not.toContain('BLOCKED_BEFORE');
  });
});

describe('an advert with one grave sign', () => {
  it('is held while its account has no record', async () => {
    const newcomer = await signInTestUser(server);
    await ageAccount(newcomer, 30);
    const id = await publish(newcomer, 'Buche, 33 cm. Bitte den halben Betrag vorab überweisen.');
    await reviewWaiting(server.base);
    expect(await statusFor(id)).toBe(410);
    expect((await see(id)).review.signs).toEqual(['PAYMENT_AHEAD']);
  });
});

describe('an advert with few signs', () => {
  it('stays public, and buyers are told what is unusual', async () => {
    const id = await publish(known, 'Buche trocken, ofenfertig. Bitte den halben Betrag vorab überweisen.');
    await reviewWaiting(server.base);
    expect(await statusFor(id)).toBe(200);
    expect(await cautionsOf(id)).toContain('PAYMENT_AHEAD');
  });

  it('says nothing of an honest one, of a draft and of one that does not exist', async () => {
    const id = await publish(known, HONEST);
    await reviewWaiting(server.base);
    expect(await cautionsOf(id)).toEqual([]);
    const draft = (await call('POST', '/adverts', known, { ...COMPLETE_EDITS.FIREWOOD, description: FRAUD })).body.id;
    expect(await cautionsOf(draft)).toEqual([]);
    expect(await cautionsOf('0198c0de-0000-7000-8000-000000000000')).toEqual([]);
  });
});

describe('a copied text', () => {
  const LONG = `${HONEST} Die Scheiter sind 33 cm lang und auf weniger als zwanzig Prozent Feuchte getrocknet, gemessen im Oktober.`;

  it('counts against the account that published later, not against the first', async () => {
    const first = await publish(known, LONG, 'Buche aus Lunz');
    await reviewWaiting(server.base);
    const copier = await signInTestUser(server);
    await ageAccount(copier, 60);
    await sql`update adverts set published_at = published_at - interval '1 day', first_published_at = first_published_at - interval '1 day'
      where public_id = ${first}`.execute(db);
    const copy = await publish(copier, LONG.replace('Oktober', 'November'), 'Buche aus Lunz');
    await reviewWaiting(server.base);
    expect((await see(copy)).review.signs).toContain('COPIED_TEXT');
    expect(await cautionsOf(copy)).toContain('COPIED_TEXT');
    await call('PUT', `/adverts/${first}`, known, {
      ...COMPLETE_EDITS.FIREWOOD,
      title: 'Buche aus Lunz',
      description: `${LONG} Anruf genügt.`,
    });
    await reviewWaiting(server.base);
    expect((await see(first)).review.signs).not.toContain('COPIED_TEXT');
  });
});
