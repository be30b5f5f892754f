import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type AdvertWishes, TEST_NOW, dataOf, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { listMapCells } from '#server/search/browse/map.service.ts';
import type { Cursor } from './cursor.ts';
import { listPage } from './pages.repository.ts';
import { searchAdverts } from '#server/search/search.service.ts';
import type { Grading } from './text-match.repository.ts';
import { type UnderstoodSearch, understandSearch } from '#server/search/reading/understand.ts';

const LINZ = { latitude: 48.31, longitude: 14.29 };
const AUSTRIA = { west: 9, south: 46, east: 18, north: 49 };
const sorting = { sortBy: 'RELEVANCE', sortDesc: true } as const;

describe('a search that weighs its hits', () => {
  let db: Db;
  const context = () => ({ db, clock: () => TEST_NOW });
  const search = (searchTerm: string, more: Partial<SearchRequest> = {}) =>
    searchAdverts(context(), { page: 0, size: 24, sorting, searchTerm, ...more });
  const titlesOf = async (line: string) => (await search(line)).items.map(({ title }) => title);
  const lacksOf = async (line: string) =>
    (await search(line)).nearest?.map(({ from, lacks }) => [from, ...lacks.map(({ text }) => text)]);
  const firewood = (title: string, data: Parameters<typeof dataOf<'FIREWOOD'>>[1], more: Partial<AdvertWishes> = {}) =>
    insertAdvert(db, { at: LINZ, ...more, title, category: 'FIREWOOD', data: dataOf('FIREWOOD', data) });

  beforeAll(async () => {
    db = await createTestDatabase();
    await firewood('Mischung mit etwas Lärche', { woodTypeIds: [1, 6] });
    await firewood('Lärche gespalten', { woodTypeIds: [6], lengthInCm: 33, dryingState: 'OFENFERTIG' });
    await firewood('Nadelholz vom Waldrand', { woodTypeIds: [6, 1], lengthInCm: 50, dryingState: 'LUFTTROCKEN' });
    await firewood(
      'Esche in Bündeln',
      { woodTypeIds: [25], lengthInCm: 25 },
      { description: 'Zwieback zum Anheizen, immer frisch dabei.' },
    );
    for (let index = 0; index < 9; index += 1)
      await firewood(`Fichte ${index}`, { woodTypeIds: [1], lengthInCm: index % 2 === 0 ? 33 : 100 });
    for (const title of ['Baumpflege', 'Obstbaumschnitt und Pflege', 'Kronenschnitt mit Seil'])
      await insertAdvert(db, {
        at: LINZ,
        title,
        category: 'SERVICES',
        data: dataOf('SERVICES', { serviceCategoryIds: [801] }),
      });
    for (const [title, lengthInCm] of [
      ['Christbaum 9 m', 900],
      ['Bloch 12 m', 1200],
    ] as const)
      await insertAdvert(db, {
        at: LINZ,
        title,
        category: 'LOGS',
        data: dataOf('LOGS', { isSingleItem: true, lengthInCm }),
      });
    for (const [title, data] of [
      ['Zirbenbohlen alt', {}],
      ['Zirbenbohlen rau', { sawnSurfaceCode: 'SAEGERAU', sawnEdgesCode: 'BESAEUMT', sawnGradeCode: 'C30' }],
      ['Zirbenbohlen glatt', { sawnSurfaceCode: 'GEHOBELT', sawnEdgesCode: 'UNBESAEUMT', sawnGradeCode: 'GII' }],
    ] as const)
      await insertAdvert(db, {
        at: LINZ,
        title,
        category: 'SAWN_WOOD',
        data: dataOf('SAWN_WOOD', { woodTypeId: 8, ...data }),
      });
    for (const [title, chipsClassCode] of [
      ['Hackgut älter', null],
      ['Hackgut trockener', 'A1'],
      ['Hackgut feuchter', 'B1'],
    ] as const)
      await insertAdvert(db, {
        at: LINZ,
        title,
        category: 'WOOD_CHIPS',
        data: dataOf('WOOD_CHIPS', chipsClassCode === null ? {} : { chipsClassCode }),
      });
    await insertAdvert(db, { at: LINZ, title: 'Bretter Lärche', category: 'SAWN_WOOD', data: dataOf('SAWN_WOOD') });
    await insertAdvert(db, { at: LINZ, title: 'Eiche Kantholz', category: 'SAWN_WOOD', data: dataOf('SAWN_WOOD') });
  });

  it('puts the wood that was named in the title or as the first species before a share in a mixture', async () => {
    const titles = (await titlesOf('Lärche Brennholz')).slice(0, 3);
    expect(titles.slice(0, 2).toSorted()).toEqual(['Lärche gespalten', 'Nadelholz vom Waldrand']);
    expect(titles[2]).toBe('Mischung mit etwas Lärche');
  });

  it.each([
    ['Zirbe Bohlen sägerau', 'Zirbenbohlen rau'],
    ['Zirbe Bohlen gehobelt', 'Zirbenbohlen glatt'],
    ['Zirbe Bohlen besäumt', 'Zirbenbohlen rau'],
    ['Zirbe Bohlen unbesäumt', 'Zirbenbohlen glatt'],
    ['Zirbe Bohlen C24', 'Zirbenbohlen rau'],
  ])('puts what states it first for "%s", and keeps adverts that do not', async (line, first) => {
    const titles = await titlesOf(line);
    expect(titles[0]).toBe(first);
    expect(titles).toContain('Zirbenbohlen alt');
  });

  it('puts the class that is asked for before chips that state none or another', async () => {
    const titles = await titlesOf('A1 Hackgut');
    expect(titles[0]).toBe('Hackgut trockener');
    expect(titles).toHaveLength(3);
    expect((await titlesOf('Hackgut B1'))[0]).toBe('Hackgut feuchter');
  });

  it('drops words that no advert holds, keeps those that some hold, and says which', async () => {
    expect(await lacksOf('Brennholz Zwieback Quarkstrudel')).toEqual([
      [0, 'ohne „Quarkstrudel“'],
      [1, 'ohne „Zwieback“', 'ohne „Quarkstrudel“'],
    ]);
    expect((await titlesOf('Brennholz Zwieback Quarkstrudel'))[0]).toBe('Esche in Bündeln');
  });

  it('gives up a measure before the wood, and never the category', async () => {
    const page = await search('Lärche Brennholz 70 cm');
    expect(page.items.slice(0, 3).map(({ title }) => title)).toContain('Lärche gespalten');
    expect(page.nearest?.slice(0, 2)).toEqual([
      { from: 0, lacks: [{ words: '70 cm', text: 'nicht genau „70 cm“' }] },
      { from: 1, lacks: [{ words: '70 cm', text: 'ohne „70 cm“' }] },
    ]);
    expect(page.items.every(({ category }) => category === 'FIREWOOD')).toBe(true);
  });

  it('gives up a measure before the goods that are named', async () => {
    expect((await titlesOf('Christbaum 12 m'))[0]).toBe('Christbaum 9 m');
    expect((await lacksOf('Christbaum 12 m'))?.[0]).toEqual([0, 'nicht genau „12 m“']);
  });

  it('adds nothing to enough hits, and nothing to filters without words', async () => {
    expect((await search('Fichte Brennholz')).nearest).toBeUndefined();
    const few = await searchAdverts(context(), { page: 0, size: 24, sorting, categoryData: { woodTypeIds: [25] } });
    expect([few.items.length, few.nearest]).toEqual([1, undefined]);
  });

  it('finds nothing by a single word of many', async () => {
    const page = await search('Quarkstrudel Apfelmus Zwieback Mehlspeise');
    expect([page.totalElements, page.items]).toEqual([0, []]);
  });

  it('finds what suits a use that no advert names, and says that it is not named', async () => {
    const page = await search('Insektenhotel');
    expect(page.items.map(({ title }) => title)).toEqual(['Bretter Lärche']);
    expect(page.nearest).toEqual([{ from: 0, lacks: [{ words: 'Insektenhotel', text: 'ohne „Insektenhotel“' }] }]);
  });

  it('puts the offer first whose title names the service', async () => {
    expect((await titlesOf('Obstbaumschnitt'))[0]).toBe('Obstbaumschnitt und Pflege');
  });

  it('counts on the map what the list shows', async () => {
    const list = await search('Brennholz Quarkstrudel');
    const map = await listMapCells(context(), {
      searchTerm: 'Brennholz Quarkstrudel',
      sorting,
      bounds: AUSTRIA,
      zoom: 7,
    });
    expect(list.totalElements).toBe(13);
    expect(map.total).toBe(13);
  });

  it('puts logs first that were felled when the line says', async () => {
    for (const [title, felledMonth] of [
      ['Ulmenbloche eins', '2026-06'],
      ['Ulmenbloche zwei', '2026-01'],
      ['Ulmenbloche drei', ''],
      ['Ulmenbloche vier', '2026-10'],
    ] as const)
      await insertAdvert(db, {
        at: LINZ,
        title,
        category: 'LOGS',
        data: dataOf('LOGS', { woodTypeId: 37, felledMonth }),
      });
    const first = async (line: string) => (await titlesOf(line))[0];
    expect(await first('gefällt im Winter Ulme Rundholz')).toBe('Ulmenbloche zwei');
    expect(await first('Ulme Rundholz gefällt im Juni')).toBe('Ulmenbloche eins');
    expect(await first('Ulme Rundholz frisch gefällt')).toBe('Ulmenbloche vier');
    const elms = (await titlesOf('gefällt im Winter Ulme Rundholz')).filter((title) => title.startsWith('Ulmenbloche'));
    expect(elms).toHaveLength(4);
  });

  describe('by what suits a use', () => {
    const grading: Grading = {
      named: [],
      words: [],
      leastShare: 0,
      preferences: [
        { weight: 1, data: { lengthMaxInCm: 40 } },
        { weight: 0.5, data: { dryingStates: ['OFENFERTIG'] } },
      ],
    };
    const preferring = (): UnderstoodSearch => ({
      ...understandSearch(context(), { page: 0, size: 24, sorting, category: 'FIREWOOD' }),
      grading,
    });

    it('shows what suits first and leaves nothing out', async () => {
      const { ids, total } = await listPage(db, preferring(), { offset: 0, limit: 24, cursor: null });
      expect([ids.length, total]).toEqual([13, 13]);
      const best = await listPage(db, preferring(), { offset: 0, limit: 1, cursor: null });
      expect(best.ids).toEqual(ids.slice(0, 1));
    });

    const walked = async (search: () => UnderstoodSearch, options: { mostGraded?: number } = {}) => {
      const page = (offset: number, limit: number) =>
        listPage(db, search(), { offset, limit, cursor: null, ...options });
      const whole = (await page(0, 24)).ids;
      const byPage: number[] = [];
      for (let offset = 0; offset < whole.length; offset += 4) byPage.push(...(await page(offset, 4)).ids);
      let { ids, next } = await page(0, 4);
      const byCursor = [...ids];
      while (next) {
        ({ ids, next } = await listPage(db, search(), { offset: 0, limit: 4, cursor: next, ...options }));
        byCursor.push(...ids);
      }
      return { whole, byPage, byCursor };
    };

    it('shows each advert once, walked by pages or by cursor', async () => {
      const { whole, byPage, byCursor } = await walked(preferring);
      expect({ byPage, byCursor }).toEqual({ byPage: whole, byCursor: whole });
    });

    it('grades the newest hits and those with fitting titles where there are too many, and leaves nothing out', async () => {
      const forSmall = (): UnderstoodSearch => ({
        ...preferring(),
        grading: { ...grading, preferences: [{ weight: 1, words: 'Mischung Nadelholz' }] },
      });
      const { whole, byPage, byCursor } = await walked(forSmall, { mostGraded: 3 });
      expect({ count: new Set(whole).size, byPage, byCursor }).toEqual({ count: 13, byPage: whole, byCursor: whole });
      const { rows } = await sql<{ id: number; title: string }>`select id, title from adverts`.execute(db);
      const titles = whole.slice(0, 2).map((id) => rows.find((row) => row.id === id)?.title);
      expect(titles.toSorted()).toEqual(['Mischung mit etwas Lärche', 'Nadelholz vom Waldrand']);
    });
  });

  describe('a typing error', () => {
    it('in a word that means something only beside others is mended, and may name a job', async () => {
      for (const [title, id] of [
        ['Waldbewertung', 701],
        ['Fuhren mit Schubboden', 303],
      ] as const)
        await insertAdvert(db, {
          at: LINZ,
          title,
          category: 'SERVICES',
          data: dataOf('SERVICES', { serviceCategoryIds: [id] }),
        });
      expect((await titlesOf('wald scähtzen lassen'))[0]).toBe('Waldbewertung');
      expect((await titlesOf('Hackgut Trasport'))[0]).toBe('Fuhren mit Schubboden');
    });
    it('leaves a category that only a measure speaks for, where nothing else leads anywhere', async () => {
      await insertAdvert(db, {
        at: LINZ,
        title: 'Feines vom Bauern',
        category: 'WOOD_CHIPS',
        data: dataOf('WOOD_CHIPS', { moistureContentCode: 'M25' }),
      });
      const found = await titlesOf('Brennstoff w30 3000 srm');
      expect(found).toContain('Feines vom Bauern');
      // The other adverts of chips in this file.
      expect(found.filter((title) => title !== 'Feines vom Bauern' && !title.startsWith('Hackgut'))).toEqual([]);
    });
  });

  describe('special goods', () => {
    it('come behind the usual ones of their category unless they are asked for', async () => {
      for (const title of ['Rindenbriketts Fichte', 'Hagebuche gespalten', 'Briketts Hagebuche'])
        await firewood(title, { woodTypeIds: [21], lengthInCm: 25 }, { description: 'Hagebuche' });
      expect((await titlesOf('Hagebuche Brennholz'))[0]).toBe('Hagebuche gespalten');
      expect((await titlesOf('Hagebuche Briketts'))[0]).toBe('Briketts Hagebuche');
    });
    it('for the chipper are of any wood where the named one has none, and lack only the wood', async () => {
      for (const title of ['Energieholz gemischt', 'Schwarznuss Bloch'])
        await insertAdvert(db, {
          at: LINZ,
          title,
          category: 'LOGS',
          data: dataOf('LOGS', { woodTypeId: title.startsWith('E') ? 19 : 31 }),
        });
      const { items, nearest } = await search('Hackholz Schwarznuss ganze Bäume');
      expect(items[0]?.title).toBe('Energieholz gemischt');
      expect(nearest?.[0]?.lacks.map(({ text }) => text)).toEqual(['ohne „Schwarznuss“']);
    });
    it('come behind farther usual ones where the nearest are first, page after page', async () => {
      const data = { woodTypeIds: [24] };
      await firewood('Stangenbriketts Zerreiche', data);
      await firewood('Zerreiche gespalten', data, { at: { latitude: 48.2, longitude: 16.37 } });
      await firewood('Anzündholz Zerreiche', data, { at: { latitude: 48.31, longitude: 14.4 } });
      const nearest = { sortBy: 'DISTANCE', sortDesc: false, postalCode: '4020', countryCode: 'AT' } as const;
      const byDistance = async (line: string, more: Partial<SearchRequest> = {}) => {
        const request = { sorting: nearest, categoryData: data, ...more };
        return (await search(line, request)).items.map(({ title }) => title);
      };
      const inOrder = ['Zerreiche gespalten', 'Stangenbriketts Zerreiche', 'Anzündholz Zerreiche'];
      expect((await byDistance('Brennholz')).slice(0, 3)).toEqual(inOrder);
      const pages = [0, 1, 2].map((page) => byDistance('Brennholz', { page, size: 1 }));
      expect((await Promise.all(pages)).map(([title]) => title)).toEqual(inOrder);
      const asked = await byDistance('Brennholz Briketts');
      expect(asked[0]).toBe('Stangenbriketts Zerreiche');
    });
  });

  describe('a use', () => {
    it('leads to what suits it where no advert holds its words', async () => {
      await insertAdvert(db, {
        at: LINZ,
        title: 'Kanteln für Pens',
        category: 'SAWN_WOOD',
        data: dataOf('SAWN_WOOD'),
      });
      expect(await titlesOf('Pen blanks')).toEqual(['Kanteln für Pens']);
    });
    it('of a craft puts sawn wood before firewood of the same species', async () => {
      const sawn = dataOf('SAWN_WOOD', { woodTypeId: 25 });
      await insertAdvert(db, { at: LINZ, title: 'Esche Bohle', category: 'SAWN_WOOD', data: sawn });
      await firewood('Esche gespalten', { woodTypeIds: [25], lengthInCm: 33 });
      expect((await titlesOf('Esche für Bogenbau'))[0]).toBe('Esche Bohle');
    });
  });

  describe('from a place', () => {
    const GRADED = 2;
    const place = { postalCode: '4020', countryCode: 'AT' };
    const fromLinz = (): UnderstoodSearch => ({
      ...understandSearch(context(), {
        page: 0,
        size: 24,
        sorting: { ...sorting, ...place },
        category: 'FIREWOOD',
        categoryData: { woodTypeIds: [27] },
      }),
      grading: { named: [], words: [], leastShare: 0, preferences: [{ weight: 1, data: { lengthMaxInCm: 40 } }] },
    });

    it('grades the nearest where there are too many, and lets the others follow by distance', async () => {
      const kilometresEast = [9, 3, 7, 1, 5];
      for (const kilometres of kilometresEast) {
        const at = { ...LINZ, longitude: LINZ.longitude + kilometres / 74 };
        const lengthInCm = kilometres === 3 || kilometres === 9 ? 33 : 100;
        await firewood(`Kirsche ${kilometres} km`, { woodTypeIds: [27], lengthInCm }, { at });
      }
      const { rows } = await sql<{ id: number; title: string }>`select id, title from adverts`.execute(db);
      const titlesBy = async (limit: number) => {
        const titles: (string | undefined)[] = [];
        let next: Cursor | null = null;
        do {
          const page = await listPage(db, fromLinz(), { offset: 0, limit, cursor: next, mostGraded: GRADED });
          titles.push(...page.ids.map((id) => rows.find((row) => row.id === id)?.title));
          next = page.next;
        } while (next !== null);
        return titles;
      };
      const inOrder = ['Kirsche 3 km', 'Kirsche 1 km', 'Kirsche 5 km', 'Kirsche 7 km', 'Kirsche 9 km'];
      expect(await titlesBy(24)).toEqual(inOrder);
      expect(await titlesBy(1)).toEqual(inOrder);
      expect(await titlesBy(2)).toEqual(inOrder);
    });

    it('puts what suits the words before what is nearer, unless the nearest were chosen', async () => {
      const near = { sortBy: 'DISTANCE', sortDesc: false, ...place } as const;
      const found = async (order: SearchRequest['sorting']) => {
        const { sortedBy, items } = await search('Kaminholz', {
          category: 'FIREWOOD',
          categoryData: { woodTypeIds: [27] },
          sorting: order,
        });
        return [sortedBy, ...items.slice(0, 2).map(({ title }) => title)];
      };
      expect(await found(near)).toEqual(['RELEVANCE', 'Kirsche 3 km', 'Kirsche 9 km']);
      expect(await found({ ...near, isChosen: true })).toEqual(['DISTANCE', 'Kirsche 1 km', 'Kirsche 3 km']);
    });
  });
});
