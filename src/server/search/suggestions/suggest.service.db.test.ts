import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { relearnWords } from '#server/search/reading/vocabulary.service.ts';
import { noteIndexWrite } from '#server/search/search-cache.service.ts';
import { searchAdverts } from '#server/search/search.service.ts';
import { TEST_NOW, dataOf, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { suggestSearches } from './suggest.service.ts';
import { suggestionsCounted } from './suggestion-counts.service.ts';

const db = await createTestDatabase();
const context = { db, clock: () => TEST_NOW };
const suggest = (term: string) => suggestSearches(context, { term });
const textsFor = async (term: string) => (await suggest(term)).map(({ text }) => text);

/** As the second key press gets it: with the numbers that the first one lacked. */
async function suggestCounted(term: string, category?: CategoryCode) {
  await suggestSearches(context, { term, category });
  await suggestionsCounted(db);
  return suggestSearches(context, { term, category });
}

beforeAll(async () => {
  const user = await insertUser(db);
  const burnt = { user, category: 'FIREWOOD', data: dataOf('FIREWOOD', { woodTypeIds: [20] }) } as const;
  for (let number = 0; number < 6; number += 1) {
    await insertAdvert(db, { ...burnt, title: 'Brennholz Buche 33 cm trocken, gestapelt beim Maier' });
    await insertAdvert(db, { ...burnt, title: 'Jeder Lärche ihr Platz' });
    await insertAdvert(db, { ...burnt, title: 'Balken Lärche' });
    await insertAdvert(db, { user, title: 'Hobelspäne fein', category: 'WOOD_CHIPS', data: dataOf('WOOD_CHIPS', {}) });
  }
  await insertAdvert(db, {
    user,
    title: 'Fichte gemischt',
    category: 'FIREWOOD',
    data: dataOf('FIREWOOD', { woodTypeIds: [1] }),
  });
  await sql`insert into sought_phrases (phrase, shown, searches, last_day) values
    ('gartenlaube buche', 'Gartenlaube Buche,', 5, ${TEST_NOW}), ('gartenzwerg buche', 'Gartenzwerg Buche', 4, ${TEST_NOW})`.execute(
    db,
  );
  await relearnWords(db);
});

afterEach(() => vi.restoreAllMocks());

describe('suggestions while typing', () => {
  it('are whole phrases of titles with the category they are read as', async () => {
    expect(await suggest('brennholz bu')).toContainEqual(
      expect.objectContaining({ kind: 'TERM', text: 'Brennholz Buche 33 cm trocken', category: 'FIREWOOD' }),
    );
    for (const beginning of ['brennholz', 'buche', 'hobel', 'trocken', 'balken'])
      for (const text of await textsFor(beginning)) expect(text).not.toMatch(/maier|jeder|33$|,|gestapelt$/i);
  });

  it('are what at least five searches sought', async () => {
    expect(await suggest('gartenla')).toContainEqual({
      kind: 'TERM',
      text: 'Gartenlaube Buche',
      category: 'SAWN_WOOD',
    });
    expect(await textsFor('gartenz')).not.toContain('Gartenzwerg Buche');
  });

  it.each([
    ['kaminh', 'Kaminholz'],
    ['anfeu', 'Anfeuerholz'],
    ['rindenm', 'Rindenmulch'],
    ['sägesp', 'Sägespäne'],
    ['saegesp', 'Sägespäne'],
    ['hacksch', 'Hackschnitzel'],
    ['palet', 'Palette'],
    ['lohns', 'Lohnschnitt'],
    ['lohnsäg', 'Lohnsägen'],
    ['rücku', 'Rückung'],
    ['baumf', 'Baumfällung'],
    ['konstruktionsh', 'Konstruktionsholz'],
    ['kv', 'KVH'],
    ['terrassend', 'Terrassendielen'],
    ['zaunpfo', 'Zaunpfosten'],
    ['brik', 'Briketts'],
    ['BRIKE', 'Briketts'],
    ['bre', 'Brennholz'],
    ['tran', 'Transport'],
    ['konter', 'Konterlatten'],
    ['harw', 'Harvester'],
    ['hackgt', 'Hackgut'],
    ['hacksn', 'Hackschnitzel'],
    ['krist', 'Christbaum'],
    ['brehnh', 'Brennholz'],
    ['prennholz bu', 'Brennholz Buche'],
    ['hobelschpän', 'Hobelspäne'],
    ['terasend', 'Terrassendielen'],
    ['schoatn', 'Späne'],
    ['schoat', 'Späne'],
    ['buachn', 'Buche'],
    ['untakent', 'Anzündholz'],
    ['larchane bretta', 'Lärche Bretter'],
    ['brennhoiz buachn', 'Brennholz Buche'],
  ])('begin with the headword meant by "%s": %s', async (typed, headword) => {
    expect((await textsFor(typed))[0]).toBe(headword);
  });

  it.each(['haxtl', 'qwertz', 'blubber', 'kuchenform', 'xyl'])(
    'are none rather than words far from "%s"',
    async (typed) => {
      expect(await suggest(typed)).toEqual([]);
    },
  );

  it.each(['Nut und Feder', 'Hobelspäne Ballen', 'Nut und Feder Lärche'])(
    'never bend a word into one that the line does not go with: %s',
    async (typed) => {
      for (const text of await textsFor(typed)) expect(text).not.toMatch(/jeder|balken/i);
    },
  );

  it.each([
    ['graz', '8010 Graz'],
    ['brennholz in gra', 'brennholz in 8010 Graz'],
    ['brennholz gra', 'brennholz 8010 Graz'],
  ])('complete a place behind goods and keep them: %s', async (typed, text) => {
    expect(await suggest(typed)).toContainEqual({ kind: 'PLACE', text });
  });

  it('answer junk with nothing', async () => {
    for (const term of ['', '   ', '🌲🌲', '"„“', '%_\\', 'x'.repeat(500), 'a '.repeat(100)])
      expect(Array.isArray(await suggest(term))).toBe(true);
  });
});

describe('the number beside a suggestion', () => {
  const totalOf = async (text: string, category?: CategoryCode) => {
    const sorting = { sortBy: 'RELEVANCE', sortDesc: true } as const;
    const within = category === undefined ? {} : { category };
    return (await searchAdverts(context, { page: 0, size: 24, sorting, searchTerm: text, ...within })).totalElements;
  };

  it.each([
    ['bre', undefined],
    ['bu', undefined],
    ['hobel', undefined],
    ['fich', undefined],
    ['fich', 'FIREWOOD'],
    ['buc', 'FIREWOOD'],
  ] as const)('is that of the listing it leads to: "%s" within %s', async (typed, category) => {
    const counted = (await suggestCounted(typed, category)).filter(
      ({ kind, count }) => kind !== 'CATEGORY' && count !== undefined,
    );
    expect(counted).not.toEqual([]);
    for (const { text, count } of counted) expect([text, count]).toEqual([text, await totalOf(text, category)]);
  });

  it('of a category is the number of its adverts', async () => {
    expect(await suggestCounted('brennh')).toContainEqual({
      kind: 'CATEGORY',
      text: 'Brennholz',
      category: 'FIREWOOD',
      count: 19,
    });
  });

  it('is missing where the listing shows something else instead', async () => {
    const [first] = await suggestCounted('zwets');
    expect(first).toEqual({ kind: 'WOOD_TYPE', text: 'Zwetschke' });
  });

  it('is counted behind the answer, and kept until adverts change', async () => {
    const countOf = async () => (await suggest('ulm')).find(({ text }) => text === 'Ulmenholz')?.count;
    const insertElm = () =>
      insertAdvert(db, { title: 'Ulmenholz', category: 'FIREWOOD', data: dataOf('FIREWOOD', { woodTypeIds: [37] }) });
    await insertElm();
    expect(await countOf()).toBeUndefined();
    await suggestionsCounted(db);
    expect(await countOf()).toBe(1);
    await insertElm();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
    noteIndexWrite(db);
    expect(await countOf()).toBe(1);
    await suggestionsCounted(db);
    expect(await countOf()).toBe(2);
  });
});
