import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#domain/pictures/random.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { estimateRows } from '#server/search/hits/frequencies.repository.ts';
import { isGraded } from '#server/search/hits/grading.repository.ts';
import { understandSearch } from '#server/search/reading/understand.ts';
import { listPage } from '#server/search/hits/pages.repository.ts';
import { searchAdverts } from '#server/search/search.service.ts';
import { TEST_NOW } from '#test/factories.ts';
import { type OracleAdvert, insertOracleAdverts, randomSearch } from '#test/search-adverts.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { readGrades, readTiers, readTimes } from './reasons.repository.ts';

const LINES = [
  'Brennholz für den Kachelofen',
  'Buche trocken zum Anheizen 4020',
  'Brennholz Ofen Linz günstig Lager',
  'Holz für Hochbeet',
  'Bauholz für Carport 8010',
];

describe('why hits stand where they do', () => {
  let db: Db;
  let adverts: OracleAdvert[];
  const context = () => ({ db, clock: () => TEST_NOW });
  const byRelevance = (searchTerm: string): SearchRequest => ({
    page: 0,
    size: 100,
    sorting: { sortBy: 'RELEVANCE', sortDesc: true },
    searchTerm,
  });

  beforeAll(async () => {
    db = await createTestDatabase();
    adverts = await insertOracleAdverts(db, 300, 17);
  });

  it('the times are what the moves add up to', async () => {
    const { rows } = await sql<{ id: number }>`select id from search_docs order by id`.execute(db);
    const times = await readTimes(
      db,
      rows.map(({ id }) => id),
    );
    expect(times.length).toBeGreaterThan(200);
    for (const { rankAt, bump, moves } of times)
      expect(bump + moves.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(rankAt, 3);
    expect(new Set(times.flatMap(({ moves }) => moves.map(({ factor }) => factor))).size).toBeGreaterThan(2);
  });

  it('tiers and values, explained, give the order of random searches', async () => {
    const random = createRandom(5);
    let compared = 0;
    for (let round = 0; round < 150; round += 1) {
      const search = understandSearch(context(), { ...randomSearch(random, adverts), size: 60 });
      const { sortBy, sortDesc } = search.request.sorting;
      if (sortBy === 'DELIVERED_PRICE' || (sortBy === 'RELEVANCE' && isGraded(search))) continue;
      const { ids } = await listPage(db, search, { offset: 0, limit: 60, cursor: null });
      const tiers = await readTiers(db, search, await estimateRows(db, search), ids);
      expect(tiers.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      const hasDirection = (tier: number) =>
        tier === 0 && sortBy !== 'RELEVANCE' && sortBy !== 'DISTANCE' ? sortDesc : sortBy !== 'DISTANCE';
      const explained = tiers.toSorted((one, other) => {
        const sign = hasDirection(one.tier) ? -1 : 1;
        return one.tier - other.tier || sign * (one.k - other.k) || sign * (one.id - other.id);
      });
      expect({ request: search.request, ids: explained.map(({ id }) => id) }).toEqual({ request: search.request, ids });
      compared += ids.length;
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('the parts of a grade, rounded together, are the grade, and grade and time give the order', async () => {
    let compared = 0;
    for (const line of LINES) {
      const search = understandSearch(context(), byRelevance(line));
      if (!isGraded(search)) continue;
      const { ids } = await listPage(db, search, { offset: 0, limit: 100, cursor: null });
      const grades = new Map((await readGrades(db, search, ids)).map((reason) => [reason.id, reason]));
      const times = new Map((await readTimes(db, ids)).map((reason) => [reason.id, reason]));
      for (const { grade, parts } of grades.values())
        expect(Math.abs(parts.reduce((sum, { points }) => sum + points, 0) - grade)).toBeLessThan(0.501);
      const at = (id: number) => Math.round(times.get(id)?.rankAt ?? 0);
      const explained = ids.toSorted(
        (one, other) =>
          (grades.get(other)?.grade ?? 0) - (grades.get(one)?.grade ?? 0) || at(other) - at(one) || other - one,
      );
      expect({ line, explained }).toEqual({ line, explained: ids });
      compared += ids.length;
    }
    expect(compared).toBeGreaterThan(30);
  });

  it('hits behind the graded ones are explained by their time alone', async () => {
    const search = understandSearch(context(), byRelevance('Brennholz für den Kachelofen'));
    const page = await listPage(db, search, { offset: 0, limit: 40, cursor: null, mostGraded: 3 });
    expect(page.ungraded?.length).toBeGreaterThan(0);
    expect(page.ids.slice(-(page.ungraded?.length ?? 0))).toEqual(page.ungraded);
  });

  it('come with a page only when asked for, one for each hit', async () => {
    const request = byRelevance('Brennholz');
    expect((await searchAdverts(context(), request)).reasons).toBeUndefined();
    const page = await searchAdverts(context(), request, { wantsReasons: true });
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.reasons?.map(({ advertId }) => advertId)).toEqual(page.items.map((item) => item.id));
  });
});
