import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#domain/pictures/random.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { TEST_NOW } from '#test/factories.ts';
import { type OracleAdvert, insertOracleAdverts, randomSearch } from '#test/search-adverts.ts';
import { type OraclePlace, inOrder, isWanted } from '#test/search-oracle.ts';
import { createTestDatabase } from '#test/test-database.ts';

import { readFacetCounts } from './indexing/counters.repository.ts';
import type { Cursor } from './hits/cursor.ts';
import { countFacets } from './hits/facets.ts';
import { estimateRows } from './hits/frequencies.repository.ts';
import { listMapCells } from './browse/map.service.ts';
import { INDEX_VERSION, INDEX_VERSION_SETTING } from './indexing/search-doc.ts';
import { saveSetting } from '#server/platform/database/settings.repository.ts';
import { reindexAll } from './indexing/search-index.service.ts';
import { foldOnce } from './indexing/search-jobs.ts';
import { strictHits, strictTotal } from '#test/strict-hits.ts';
import { listPage } from './hits/pages.repository.ts';
import { placesFor } from './reading/search-places.ts';
import { searchAdverts } from './search.service.ts';
import { countAttributes } from './hits/totals.repository.ts';
import { understandSearch } from './reading/understand.ts';

const ADVERTS = 300;
const SEARCHES = 250;
const LARGEST_SMALLINT = 32_767;

describe('the search agrees with a plain reading of the adverts', () => {
  let db: Db;
  let adverts: OracleAdvert[];
  const context = () => ({ db, clock: () => TEST_NOW });

  beforeAll(async () => {
    db = await createTestDatabase();
    adverts = await insertOracleAdverts(db, ADVERTS, 7);
    await saveSetting(db, INDEX_VERSION_SETTING, INDEX_VERSION);
  });

  const placeOf = (request: SearchRequest): OraclePlace => {
    const { postalCode } = request.sorting;
    return postalCode === undefined ? null : (placesFor(db).resolve(postalCode, 'AT')?.coordinates ?? null);
  };

  it(`in ${SEARCHES} random searches: the same hits in the same order, the same total`, async () => {
    const random = createRandom(11);
    let hits = 0;
    for (let round = 0; round < SEARCHES; round += 1) {
      const request = randomSearch(random, adverts);
      const place = placeOf(request);
      const expected = inOrder(
        adverts.filter((advert) => isWanted(advert, request, place)),
        request,
        place,
      );
      const page = await searchAdverts(context(), request);
      const { totalIsEstimate, corrections } = page;
      hits += expected.length;
      // Without hits the search may have read a word differently and says so.
      if (corrections?.some((correction) => correction.isApplied)) continue;
      const ids = strictHits(page).map((item) => item.id);
      expect({ request, ids, totalElements: strictTotal(page), totalIsEstimate }).toEqual({
        request,
        ids: expected.slice(0, 100).map((advert) => advert.id),
        totalElements: expected.length,
        totalIsEstimate: false,
      });
    }
    expect(hits).toBeGreaterThan(SEARCHES);
  });

  it('walked by pages and by cursor, every order shows each advert once', async () => {
    const random = createRandom(23);
    for (let round = 0; round < 40; round += 1) {
      const request = { ...randomSearch(random, adverts), size: 7 };
      const place = placeOf(request);
      const expected = inOrder(
        adverts.filter((advert) => isWanted(advert, request, place)),
        request,
        place,
      ).map((advert) => advert.id);
      if (expected.length === 0) continue;
      const byPage: string[] = [];
      for (let page = 0; page * 7 < expected.length; page += 1) {
        byPage.push(...strictHits(await searchAdverts(context(), { ...request, page })).map((item) => item.id));
      }
      const byCursor: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await searchAdverts(context(), cursor ? { ...request, cursor } : request);
        byCursor.push(...strictHits(page).map((item) => item.id));
        cursor = page.nextCursor;
      } while (cursor);
      expect({ request, byPage, byCursor }).toEqual({ request, byPage: expected, byCursor: expected });
    }
  });

  it('with walks cut short, each look-up by terms finds the same as the walk', async () => {
    const random = createRandom(31);
    for (let round = 0; round < 160; round += 1) {
      const search = understandSearch(context(), { ...randomSearch(random, adverts), size: 10 });
      const rare = await listPage(db, search, { offset: 0, limit: 10, cursor: null });
      const probed = await listPage(db, search, {
        offset: 0,
        limit: 10,
        cursor: null,
        window: 30,
      });
      expect({ request: search.request, ids: probed.ids }).toEqual({ request: search.request, ids: rare.ids });
      const bounded = await listPage(db, search, { offset: 1, limit: 2, cursor: null, window: 1 });
      expect({ request: search.request, ids: bounded.ids }).toEqual({
        request: search.request,
        ids: rare.ids.slice(1, 3),
      });
    }
  });

  it('finds the cheapest and the dearest of some woods by their price levels, page after page', async () => {
    const random = createRandom(59);
    for (let round = 0; round < 36; round += 1) {
      const category = (['FIREWOOD', 'LOGS', 'SAWN_WOOD'] as const)[round % 3] ?? 'FIREWOOD';
      const woodTypeIds = round % 2 === 0 ? [1 + (round % 6)] : [1, 2, 3].map((id) => id + (round % 4));
      const sorting = { sortBy: 'PRICE' as const, sortDesc: random.next() < 0.5 };
      const request: SearchRequest = { category, categoryData: { woodTypeIds }, sorting, page: 0, size: 100 };
      const search = understandSearch(context(), request);
      const expected = inOrder(
        adverts.filter((advert) => isWanted(advert, request, null)),
        request,
        null,
      ).map((advert) => advert.key);
      const shown: number[] = [];
      for (let cursor: Cursor | null | undefined; cursor !== null;) {
        const page = await listPage(db, search, { offset: 0, limit: 2, cursor: cursor ?? null, window: 1 });
        shown.push(...page.ids);
        cursor = page.next;
      }
      expect({ request, shown }).toEqual({ request, shown: expected });
    }
  });

  it('counts every facet as if its own selection were not there', async () => {
    const random = createRandom(47);
    for (let round = 0; round < 30; round += 1) {
      const request = randomSearch(random, adverts);
      const search = understandSearch(context(), request);
      const facets = await countFacets(db, search);
      const state = facets.find((facet) => facet.field === 'federalStateId');
      const { federalStateId: _state, ...withoutState } = search.request;
      const place = placeOf(request);
      const wanted = adverts.filter((advert) => isWanted(advert, withoutState, place));
      for (let id = 1; id <= 9; id += 1) {
        const count = state?.values.find((value) => value.value === id)?.count ?? 0;
        const expected = wanted.filter((advert) => advert.wishes.federalStateId === id).length;
        expect({ request, id, count }).toEqual({ request, id, count: expected });
      }
      const categories = facets.find((facet) => facet.field === 'category');
      const { category: _category, ...withoutCategory } = search.request;
      if (request.priceMinInCents !== undefined || request.quantityMin !== undefined) continue;
      const everywhere = adverts.filter((advert) => isWanted(advert, withoutCategory, place));
      const sum = (categories?.values ?? []).reduce((total, value) => total + value.count, 0);
      expect({ request, sum }).toEqual({ request, sum: everywhere.length });
    }
  });

  it('keeps counters exact before, while and after change lines are folded, and after a rebuild', async () => {
    const plain = async (): Promise<Map<number, number>> => {
      const { rows } = await sql<{ attr: number; n: number }>`
        select attr, count(*)::int as n from search_docs cross join lateral unnest(attrs || 0::smallint) v (attr) group by attr`.execute(
        db,
      );
      return new Map(rows.map((row) => [row.attr, row.n]));
    };
    const sorted = (counts: ReadonlyMap<number, number>) => [...counts].toSorted(([one], [other]) => one - other);
    const expected = sorted(await plain());
    expect(sorted(await readFacetCounts(db, 0, LARGEST_SMALLINT))).toEqual(expected);
    expect(await foldOnce({ db })).toBeGreaterThan(0);
    expect(sorted(await readFacetCounts(db, 0, LARGEST_SMALLINT))).toEqual(expected);
    await reindexAll(db, TEST_NOW);
    expect(sorted(await readFacetCounts(db, 0, LARGEST_SMALLINT))).toEqual(expected);
    const firewood = await estimateRows(db, {
      request: { page: 0, size: 1, category: 'FIREWOOD', sorting: { sortBy: 'CREATED_AT', sortDesc: true } },
      lexemes: [],
      point: null,
      now: TEST_NOW,
    });
    const { counts } = await countAttributes(db, firewood);
    expect(counts.get(0)).toBe(adverts.filter((advert) => advert.wishes.category === 'FIREWOOD').length);
  });

  it('shows on the map as many adverts as are in the window, at their shown places', async () => {
    const bounds = { west: 9.4, south: 46.3, east: 17.3, north: 49.1 };
    const sorting = { sortBy: 'RELEVANCE', sortDesc: false } as const;
    const all = await listMapCells(context(), { sorting, bounds, zoom: 6 });
    expect(all.total).toBe(ADVERTS);
    expect(all.cells.reduce((sum, cell) => sum + cell.count, 0)).toBe(ADVERTS);
    const filtered = await listMapCells(context(), { sorting, bounds, zoom: 6, imageExists: true });
    const withImage = adverts.filter((advert) => advert.wishes.hasImage);
    expect(filtered.total).toBe(withImage.length);
    const points = filtered.cells.flatMap((cell) =>
      cell.advert ? [[cell.advert.id, cell.latitude, cell.longitude] as const] : [],
    );
    expect(points.length).toBeGreaterThan(50);
    for (const [id, latitude, longitude] of points) {
      const advert = adverts.find((one) => one.id === id);
      expect(latitude).toBeCloseTo(advert?.wishes.at.latitude ?? 0, 4);
      expect(longitude).toBeCloseTo(advert?.wishes.at.longitude ?? 0, 4);
    }
    const small = { west: 14, south: 47.9, east: 15.2, north: 48.6 };
    const inside = adverts.filter(
      ({ wishes: { at } }) =>
        at.longitude >= small.west &&
        at.longitude <= small.east &&
        at.latitude >= small.south &&
        at.latitude <= small.north,
    );
    expect((await listMapCells(context(), { sorting, bounds: small, zoom: 9 })).total).toBe(inside.length);
  });
});
