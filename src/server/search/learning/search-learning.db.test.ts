import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteIndexWrite } from '#server/search/search-cache.service.ts';
import { createMemory } from '#server/platform/memory.ts';
import { TEST_NOW, dataOf, insertAdvert, insertUser } from '#test/factories.ts';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { customWordsInUse, refreshCustomWords } from './custom-words-in-use.ts';

const shop = await createTestApp({ clock: () => TEST_NOW });
const { app, db } = shop;
const { signIn, get, post } = paymentCalls(shop);

const ENTRIES = '/search-words/entries';
const SYNONYM = { kind: 'SYNONYM', words: ['Zwirbelfax'], replacement: 'Brennholz' };
const UNKNOWN_ID = '0190f0f0-0000-7000-8000-000000000009';

let admin: Payer;

const put = async (path: string, user: Payer | undefined, payload: object) => {
  const reply = await app.inject({ method: 'PUT', url: `/api/v1${path}`, headers: user?.headers ?? {}, payload });
  return { status: reply.statusCode, body: reply.json() };
};
const search = async (searchTerm: string) => (await post('/products', undefined, { searchTerm })).body;
const rowsOf = async (table: 'custom_words' | 'custom_word_changes' | 'custom_word_keys') =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]?.n;

beforeAll(async () => {
  admin = await signIn({ permissions: ['admin'] });
  const user = await insertUser(db);
  for (const title of ['Brennholz Buche', 'Brennholz Esche'])
    await insertAdvert(db, { user, title, category: 'FIREWOOD', data: dataOf('FIREWOOD', {}) });
  await insertAdvert(db, {
    user,
    title: 'Lärchenbretter',
    category: 'SAWN_WOOD',
    data: dataOf('SAWN_WOOD', { woodTypeId: 6 }),
  });
});

beforeEach(async () => {
  await sql`truncate custom_words cascade`.execute(db);
  await refreshCustomWords(db);
  noteIndexWrite(db);
});

describe('the words of the operator', () => {
  it('are for who administers only', async () => {
    const made = await post(ENTRIES, admin, SYNONYM);
    const strangers: [Payer | undefined, number][] = [
      [undefined, 401],
      [await signIn(), 403],
      [await signIn({ permissions: ['moderation'] }), 403],
    ];
    for (const [user, status] of strangers) {
      expect((await get('/search-words/unknown', user)).status).toBe(status);
      expect((await get('/search-words/gaps', user)).status).toBe(status);
      expect((await get(ENTRIES, user)).status).toBe(status);
      expect((await get(`${ENTRIES}/${made.body.id}`, user)).status).toBe(status);
      expect((await post(ENTRIES, user, SYNONYM)).status).toBe(status);
      expect((await post('/search-words/preview', user, SYNONYM)).status).toBe(status);
      expect((await put(`${ENTRIES}/${made.body.id}`, user, { ...SYNONYM, version: 1 })).status).toBe(status);
    }
    expect(await rowsOf('custom_words')).toBe(1);
    expect(await rowsOf('custom_word_changes')).toBe(1);
  });

  it('a synonym counts at once in the process that took it, and no longer once it is switched off', async () => {
    expect((await search('Zwirbelfax')).totalElements).toBe(0);
    const made = await post(ENTRIES, admin, SYNONYM);
    expect(made.status).toBe(201);
    expect(await search('Zwirbelfaxe')).toMatchObject({
      totalElements: 2,
      understood: [{ text: 'Zwirbelfaxe', label: 'Brennholz' }],
    });
    expect((await post('/products/reading', undefined, { searchTerm: 'Zwirbelfax' })).body).toMatchObject({
      category: 'FIREWOOD',
    });
    const off = { ...SYNONYM, isActive: false, version: 1 };
    expect((await put(`${ENTRIES}/${made.body.id}`, admin, off)).body).toMatchObject({ isActive: false, version: 2 });
    expect((await search('Zwirbelfax')).totalElements).toBe(0);
    expect((await get(ENTRIES, admin)).body.totalElements).toBe(0);
    expect((await get(`${ENTRIES}?state=OFF`, admin)).body.items).toMatchObject([{ id: made.body.id }]);
  });

  it('another process reads by them once it has looked', async () => {
    await post(ENTRIES, admin, SYNONYM);
    const opened = db.opened ? { opened: { ...db.opened, memory: createMemory() } } : {};
    const other = { ...shop, db: Object.assign(db.withoutPlugins(), opened) };
    expect(customWordsInUse(other.db).synonyms.size).toBe(0);
    await refreshCustomWords(other.db);
    expect(customWordsInUse(other.db).synonyms.get('zwirbelfax')).toBe('Brennholz');
  });

  it('a use names its category, a stop word is overread', async () => {
    await post(ENTRIES, admin, { kind: 'USE', words: ['Hupfburgboden'], category: 'SAWN_WOOD', prefers: ['Lärche'] });
    await post(ENTRIES, admin, { kind: 'STOP_WORD', words: ['wuascht'] });
    expect((await search('Hupfburgboden wuascht')).items.map(({ title }: { title: string }) => title)).toEqual([
      'Lärchenbretter',
    ]);
  });

  it('keep their history, with who changed what, and stand in the audit log', async () => {
    const { body } = await post(ENTRIES, admin, SYNONYM);
    const path = `${ENTRIES}/${body.id}`;
    await put(path, admin, { ...SYNONYM, words: ['Zwirbelfax', 'Zwirbelix'], version: 1 });
    await put(path, admin, { ...SYNONYM, words: ['Zwirbelfax', 'Zwirbelix'], isActive: false, version: 2 });
    const { entry, changes } = (await get(path, admin)).body;
    expect(entry).toMatchObject({ words: ['zwirbelfax', 'zwirbelix'], isActive: false, version: 3 });
    expect(changes).toMatchObject([
      { actor: admin.id, before: { isActive: true }, after: { isActive: false } },
      { before: { words: ['zwirbelfax'] }, after: { words: ['zwirbelfax', 'zwirbelix'] } },
      { before: null, after: { words: ['zwirbelfax'], replacement: 'Brennholz' } },
    ]);
    const { rows } = await sql<{
      action: string;
    }>`select action from audit_log where subject = ${body.id} order by id`.execute(db);
    expect(rows.map(({ action }) => action)).toEqual([
      'search-word.created',
      'search-word.changed',
      'search-word.switched-off',
    ]);
  });

  it('a form that goes out twice at once makes one entry, and one change', async () => {
    const made = await Promise.all([1, 2, 3].map(() => post(ENTRIES, admin, SYNONYM)));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    const change = { ...SYNONYM, replacement: 'Scheitholz', version: 1 };
    const changed = await Promise.all([1, 2].map(() => put(`${ENTRIES}/${made[0]?.body.id}`, admin, change)));
    expect(changed.map(({ status, body }) => [status, body.version])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect(await rowsOf('custom_words')).toBe(1);
    expect(await rowsOf('custom_word_changes')).toBe(2);
  });

  it('of two people who change the same entry the later one is told', async () => {
    const { body } = await post(ENTRIES, admin, SYNONYM);
    const path = `${ENTRIES}/${body.id}`;
    await put(path, admin, { ...SYNONYM, replacement: 'Pellets', version: 1 });
    const late = await put(path, admin, { ...SYNONYM, replacement: 'Hackgut', version: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'search-word.stale' } });
    expect((await get(path, admin)).body.entry.replacement).toBe('Pellets');
  });

  it('a word stands in one active entry; what was switched off can come back when it is free', async () => {
    const first = await post(ENTRIES, admin, SYNONYM);
    const taken = await post(ENTRIES, admin, { kind: 'STOP_WORD', words: ['Zwirbelfaxe'] });
    expect(taken).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'words', message: expect.stringContaining('anderen aktiven Eintrag') }] },
    });
    await put(`${ENTRIES}/${first.body.id}`, admin, { ...SYNONYM, isActive: false, version: 1 });
    expect((await post(ENTRIES, admin, { kind: 'STOP_WORD', words: ['Zwirbelfaxe'] })).status).toBe(201);
    const back = await put(`${ENTRIES}/${first.body.id}`, admin, { ...SYNONYM, isActive: true, version: 2 });
    expect(back.status).toBe(422);
  });

  it('warns of a known word, and takes it when the warning is overruled; never as a stop word', async () => {
    const wish = { ...SYNONYM, words: ['Fichte'] };
    expect(await post(ENTRIES, admin, wish)).toMatchObject({
      status: 422,
      body: { code: 'search-word.refused', errors: [{ path: 'words', message: expect.stringContaining('fichte') }] },
    });
    const stop = { kind: 'STOP_WORD', words: ['Fichte'], overrules: true };
    expect((await post(ENTRIES, admin, stop)).status).toBe(422);
    expect((await post(ENTRIES, admin, { ...wish, overrules: true })).status).toBe(201);
  });

  it.each([
    ['words', { words: ['12345'] }],
    ['words', { words: ['<script>alert(1)</script>'] }],
    ['words', { words: ['aa bb cc dd ee'] }],
    ['words', { words: ['Zwirbelix', 'zwirbelixe'] }],
    ['replacement', { replacement: '' }],
    ['replacement', { replacement: 'Schnurzelpurz' }],
    ['replacement', { replacement: 'zwirbelfaxe' }],
    ['category', { kind: 'USE' }],
  ])('refuses %s with a sentence: %j', async (path, wish) => {
    const reply = await post(ENTRIES, admin, { ...SYNONYM, ...wish });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path, message: expect.stringMatching(/\w/) }] } });
    expect(await rowsOf('custom_words')).toBe(0);
  });

  it.each([
    { words: [] },
    { words: Array.from({ length: 21 }, (_, number) => `zwirbel${number}`) },
    { words: ['z'.repeat(61)] },
    { words: 'zwirbelix' },
    { words: ['\u0000zwirbel'] },
    { kind: 'OTHER' },
    { category: 'GOLD' },
    { words: { length: 10 } },
    null,
  ])('refuses junk before it reads it: %j', async (wish) => {
    const reply = await post(ENTRIES, admin, wish === null ? [] : { ...SYNONYM, ...wish });
    expect([400, 422]).toContain(reply.status);
    expect(await rowsOf('custom_words')).toBe(0);
  });

  it('an entry that does not exist is not found', async () => {
    expect((await get(`${ENTRIES}/${UNKNOWN_ID}`, admin)).status).toBe(404);
    expect((await put(`${ENTRIES}/${UNKNOWN_ID}`, admin, { ...SYNONYM, version: 1 })).status).toBe(404);
  });
});

describe('the preview of an entry', () => {
  const preview = (wish: object) => post('/search-words/preview', admin, { ...SYNONYM, ...wish });

  it('says what each word finds before and after, and changes nothing', async () => {
    const { status, body } = await preview({ words: ['Zwirbelfax', 'Zwirbelix'] });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { word: 'zwirbelfax', before: { count: 0, titles: [] }, after: { count: 2 } },
      { word: 'zwirbelix', after: { count: 2 } },
    ]);
    expect(body[0].after.titles.toSorted()).toEqual(['Brennholz Buche', 'Brennholz Esche']);
    expect(await rowsOf('custom_words')).toBe(0);
    expect((await search('Zwirbelfax')).totalElements).toBe(0);
  });

  it('of a changed entry compares with what it is now', async () => {
    const { body } = await post(ENTRIES, admin, SYNONYM);
    const compared = await preview({ replacement: 'Lärche', customWordId: body.id });
    expect(compared.body).toMatchObject([{ before: { count: 2 }, after: { count: 1, titles: ['Lärchenbretter'] } }]);
  });

  it('shows what overruling a known word would do, and refuses what is wrong', async () => {
    expect((await preview({ words: ['Lärche'] })).body).toMatchObject([{ before: { count: 1 }, after: { count: 2 } }]);
    expect((await preview({ words: ['77'] })).status).toBe(422);
  });
});
