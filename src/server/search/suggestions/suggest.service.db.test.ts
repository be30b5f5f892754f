import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW, dataOf, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { suggestSearches } from './suggest.service.ts';
import { relearnWords } from '#server/search/reading/vocabulary.service.ts';

const db = await createTestDatabase();
const suggest = (term: string) => suggestSearches({ db, clock: () => TEST_NOW }, { term });
const textsFor = async (term: string) => (await suggest(term)).map(({ text }) => text);

beforeAll(async () => {
  const user = await insertUser(db);
  for (let number = 0; number < 6; number += 1) {
    for (const title of ['Brennholz Buche trocken', 'Jeder Lärche ihr Platz', 'Balken Lärche', 'Hobelspäne fein'])
      await insertAdvert(db, { user, title, category: 'FIREWOOD', data: dataOf('FIREWOOD', {}) });
  }
  await sql`insert into sought_phrases (phrase, shown, searches, last_day) values
    ('gartenlaube buche', 'Gartenlaube Buche', 5, ${TEST_NOW}), ('gartenzwerg buche', 'Gartenzwerg Buche', 4, ${TEST_NOW})`.execute(
    db,
  );
  await relearnWords(db);
});

describe('suggestions while typing', () => {
  it('are whole phrases of titles with the number of adverts and the category they are read as', async () => {
    expect(await suggest('brennholz bu')).toContainEqual({
      kind: 'TERM',
      text: 'Brennholz Buche trocken',
      category: 'FIREWOOD',
      count: 6,
    });
  });

  it('are what at least five searches sought, without an uncounted number of adverts', async () => {
    expect(await suggest('gartenl')).toContainEqual({ kind: 'TERM', text: 'Gartenlaube Buche', category: 'SAWN_WOOD' });
    expect(await textsFor('gartenz')).toEqual([]);
  });

  it.each([
    ['brehnh', 'Brennholz Buche'],
    ['Brehnholz buc', 'Brennholz Buche trocken'],
    ['prennholz bu', 'Brennholz Buche trocken'],
    ['hobelschpän', 'Hobelspäne fein'],
  ])('are found for the mistyped beginning %s', async (typed, meant) => {
    expect(await textsFor(typed)).toContain(meant);
  });

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
