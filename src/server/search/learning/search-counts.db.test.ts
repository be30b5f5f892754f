import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropOldSearchCounts } from '#server/retention/retention.service.ts';
import { noteIndexWrite } from '#server/search/search-cache.service.ts';
import { createLogger } from '#server/platform/logger.ts';
import { TEST_NOW, dataOf, insertAdvert } from '#test/factories.ts';
import { paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { createSearchCounts } from './search-counts.service.ts';

let now = TEST_NOW;
const shop = await createTestApp({ clock: () => now });
const { base, db } = shop;
const { signIn, get, post } = paymentCalls(shop);
const admin = await signIn({ permissions: ['admin'] });
await insertAdvert(db, {
  title: 'Brennholz Buche',
  category: 'FIREWOOD',
  data: dataOf('FIREWOOD', { woodTypeIds: [20] }),
});

const DAY_IN_MS = 86_400_000;
const counts = createSearchCounts(base);
/** Equal searches within seconds share one answer and count once; a write of the index separates them. */
const search = (searchTerm: string, more: object = {}) => {
  noteIndexWrite(db);
  return post('/products', undefined, { searchTerm, ...more });
};
async function searchOften(line: string, times: number, more: object = {}): Promise<void> {
  for (let number = 0; number < times; number += 1) await search(line, more);
  await counts.flush();
}
const shown = async (query = '') => (await get(`/search-words/unknown${query}`, admin)).body;
const storedWords = async () =>
  (await sql<{ word: string }>`select distinct word from search_unknown_words order by 1`.execute(db)).rows.map(
    ({ word }) => word,
  );

beforeEach(async () => {
  now = TEST_NOW;
  await counts.flush();
  await sql`truncate search_unknown_words, search_day_counts`.execute(db);
});

describe('words that searches held in vain', () => {
  it('are shown from five searches on, with the category, the nearest known word and how often nothing was found', async () => {
    await searchOften('Brenholtz Zwirbelix', 4);
    expect((await shown()).items).toEqual([]);
    await searchOften('Zwirbelix', 1, { category: 'PELLETS' });
    expect(await shown()).toMatchObject({
      totalElements: 1,
      items: [{ word: 'zwirbelix', searches: 5, withoutHit: 5, lastSeen: '2026-11-21', categories: ['PELLETS'] }],
    });
    await searchOften('Brenholtz', 1);
    const word = (await shown()).items.find((one: { word: string }) => one.word === 'brenholtz');
    expect(word.nearest).toContain('brenholz');
    expect(word.isTaught).toBe(false);
    const entry = { kind: 'SYNONYM', words: ['Brenholtz'], replacement: 'Brennholz' };
    expect((await post('/search-words/entries', admin, entry)).status).toBe(201);
    expect((await shown()).items).toContainEqual(expect.objectContaining({ word: 'brenholtz', isTaught: true }));
  });

  it('are shown after three days with one search each, not after five hundred different words of a day', async () => {
    for (const day of [0, 1, 2]) {
      now = new Date(TEST_NOW.getTime() + day * DAY_IN_MS);
      await searchOften('Zwirbelix', 1);
      expect((await shown()).totalElements).toBe(day === 2 ? 1 : 0);
    }
  });

  it('come most frequent first, page by page', async () => {
    for (const [word, times] of [
      ['zwirbela', 5],
      ['zwirbelb', 7],
      ['zwirbelc', 6],
    ] as const)
      await searchOften(word, times);
    const first = await shown('?size=2');
    expect(first).toMatchObject({ totalPages: 2, totalElements: 3 });
    expect(first.items.map(({ word }: { word: string }) => word)).toEqual(['zwirbelb', 'zwirbelc']);
    expect((await shown('?size=2&page=1')).items).toMatchObject([{ word: 'zwirbela' }]);
    expect((await get('/search-words/unknown?page=-1', admin)).status).toBe(422);
  });

  it('hold nothing of persons: no address, no number, no long text, and no column for who searched', async () => {
    for (const line of ['hans.huber@example.at zwirbelix', 'Huber 0664 1234567 zwirbelix', 'hans1967', 'z'.repeat(41)])
      await searchOften(line, 6);
    expect(await storedWords()).toEqual([]);
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name in ('search_unknown_words', 'search_day_counts') order by 1`.execute(db);
    expect(new Set(rows.map(({ name }) => name))).toEqual(
      new Set(['category', 'day', 'searches', 'without_hit', 'word']),
    );
  });

  it('are not those that adverts hold often enough to be found', async () => {
    await sql`insert into search_words (word, n) values ('zwirbelix', 5), ('zwirbelax', 4)`.execute(db);
    await searchOften('Zwirbelix Zwirbelax', 1);
    expect(await storedWords()).toEqual(['zwirbelax']);
    await sql`delete from search_words where word like 'zwirbel%'`.execute(db);
  });

  it('one search counts once, however many pages of it are looked at', async () => {
    await search('Zwirbelix');
    await search('Zwirbelix', { page: 1 });
    await search('Zwirbelix', { page: 2 });
    await counts.flush();
    const { rows } = await sql<{ n: number }>`select sum(searches)::int as n from search_unknown_words`.execute(db);
    expect(rows[0]?.n).toBe(1);
  });
});

describe('searches without a hit', () => {
  it('are counted by category', async () => {
    await searchOften('Brennholz', 2);
    await searchOften('Pellets', 1);
    await searchOften('Zwirbelux', 3);
    expect((await get('/search-words/gaps', admin)).body).toEqual([
      { category: null, searches: 3, withoutHit: 3 },
      { category: 'PELLETS', searches: 1, withoutHit: 1 },
      { category: 'FIREWOOD', searches: 2, withoutHit: 0 },
    ]);
  });
});

describe('phrases that others may be offered', () => {
  const phrases = async () =>
    (await sql<{ shown: string; searches: number }>`select shown, searches from sought_phrases order by 1`.execute(db))
      .rows;

  it('are lines that found something, whole and counted together however they are written', async () => {
    await sql`truncate sought_phrases`.execute(db);
    for (const line of ['Brennholz Buche', 'brennholz  buche', 'Zwirbelix', 'Pellets', 'Brennholz Amstetten'])
      await searchOften(line, 1);
    expect(await phrases()).toEqual([{ shown: 'Brennholz Buche', searches: 2 }]);
  });

  it('hold no word that neither the lexicon nor adverts know', async () => {
    await sql`truncate sought_phrases`.execute(db);
    const own = createSearchCounts({ ...base, db: db.withoutPlugins() }, { mostPhrases: 2 });
    const found = (searchTerm: string) =>
      own.note({ asked: { searchTerm }, reading: { textWords: [], filters: {} }, hasHit: true });
    await sql`insert into search_words (word, n) values ('zwirbelux', 5)`.execute(db);
    ['Huber Brennholz', 'Zwirbelux Brennholz', 'Brennholz', 'Buche', 'Esche'].forEach(found);
    await own.flush();
    expect((await phrases()).length).toBe(2);
    expect((await phrases()).map(({ shown }) => shown)).not.toContain('Huber Brennholz');
    await sql`delete from search_words where word = 'zwirbelux'`.execute(db);
    now = new Date(TEST_NOW.getTime() + 181 * DAY_IN_MS);
    await dropOldSearchCounts({ ...base, clock: () => now });
    expect(await phrases()).toEqual([]);
  });
});

describe('counting', () => {
  const reading = (text: string) => ({ textWords: [{ text, groups: [[text]], weight: 1 }], filters: {} });
  const letters = (number: number): string =>
    String(number).replaceAll(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)));
  const note = (to: typeof counts, word: string) =>
    to.note({ asked: { searchTerm: word }, reading: reading(word), hasHit: false });

  it('a flood of words is bounded in memory and on the disk', async () => {
    const own = createSearchCounts({ ...base, db: db.withoutPlugins() }, { mostWords: 50, mostWordsADay: 30 });
    for (let number = 0; number < 500; number += 1) note(own, `zwirbel${letters(number)}`);
    expect(own.waiting()).toBe(50);
    await own.flush();
    expect(own.waiting()).toBe(0);
    expect(await storedWords()).toHaveLength(30);
    for (let number = 500; number < 600; number += 1) note(own, `zwirbel${letters(number)}`);
    note(own, `zwirbel${letters(0)}`);
    await own.flush();
    expect(await storedWords()).toHaveLength(30);
  });

  it('waits while the database is away, and drops what it refuses instead of stopping for ever', async () => {
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const broken = new Proxy(db.withoutPlugins(), {
      get: (target, name, receiver) => {
        if (name === 'getExecutor') throw away;
        return Reflect.get(target, name, receiver);
      },
    });
    const own = createSearchCounts({ ...base, db: broken, logger: createLogger('silent') });
    note(own, 'zwirbelix');
    await own.flush();
    expect(own.waiting()).toBe(1);
  });

  it('words of other scripts and odd letters can all be written', async () => {
    for (const word of ['дрова', 'ξύλο', 'مدفأة', 'ﬁchtenzwirbl', 'İzwirbel', 'z̈wirbel', '𠮷𠮷𠮷', '𠮷𠮷'])
      await searchOften(word, 1);
    expect((await storedWords()).length).toBeGreaterThanOrEqual(6);
  });

  it('rows older than 180 days are deleted', async () => {
    await searchOften('Zwirbelix', 5);
    now = new Date(TEST_NOW.getTime() + 180 * DAY_IN_MS);
    expect(await dropOldSearchCounts({ ...base, clock: () => now })).toBe(0);
    now = new Date(TEST_NOW.getTime() + 181 * DAY_IN_MS);
    expect(await dropOldSearchCounts({ ...base, clock: () => now })).toBeGreaterThan(0);
    expect(await storedWords()).toEqual([]);
  });
});
