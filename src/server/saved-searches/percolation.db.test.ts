import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createRandom } from '#domain/pictures/random.ts';
import { newId } from '#server/platform/ids.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { saveSetting } from '#server/platform/database/settings.repository.ts';
import { INDEX_VERSION, INDEX_VERSION_SETTING } from '#server/search/indexing/search-doc.ts';
import { foldOnce } from '#server/search/indexing/search-jobs.ts';
import { searchAdverts } from '#server/search/search.service.ts';
import { TEST_NOW } from '#test/factories.ts';
import { insertOracleAdverts, randomSearch } from '#test/search-adverts.ts';
import { strictHits } from '#test/strict-hits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { storeSearch } from './saved-searches.service.ts';
import { listSearchesThatFit } from './search-matching.service.ts';
import { listingAddress, requestOfAddress } from './searched-places.ts';

const ADVERTS = 150;
const SEARCHES = 150;

const db = await createTestDatabase();
const context = { db, clock: () => TEST_NOW, newId };

it(`finds for ${ADVERTS} adverts exactly those of ${SEARCHES} searches in whose listing they are`, async () => {
  const adverts = await insertOracleAdverts(db, ADVERTS, 7);
  await saveSetting(db, INDEX_VERSION_SETTING, INDEX_VERSION);
  await foldOnce({ db });
  await sql`analyze search_docs`.execute(db);
  const random = createRandom(29);
  const expected = new Set<string>();
  const compared = new Set<number>();
  const refusedWithHits: string[] = [];
  for (let number = 0; number < SEARCHES; number += 1) {
    const address = listingAddress(randomSearch(random, adverts));
    const request = requestOfAddress(address);
    if (request === null) throw new Error(`No address of a listing: ${address}`);
    const ids = new Set<string>();
    let isCorrected = false;
    for (let page = 0, isLast = false; !isLast; page += 1) {
      const found = await searchAdverts(context, { ...request, size: 100, page });
      isCorrected ||= found.corrections?.some((correction) => correction.isApplied) ?? false;
      for (const item of strictHits(found)) ids.add(item.id);
      isLast = page + 1 >= found.totalPages;
    }
    // Without hits the listing shows those of corrected words; a saved search asks for the words as they are.
    if (isCorrected) continue;
    const wanted = {
      address,
      name: `Suche ${number}`,
      frequency: 'AT_ONCE',
      byMail: true,
      byPush: false,
      places: [],
    } as const;
    const saved = await storeSearch(context, { email: `s${number}@example.at` }, { ...wanted, places: [] }).catch(
      (error: unknown) => {
        if (error instanceof Problem && error.status === 422) return null;
        throw error;
      },
    );
    if (saved === null) {
      // Its areas exclude each other: then the listing has nothing either.
      if (ids.size > 0) refusedWithHits.push(address);
      continue;
    }
    const { id } = saved;
    const { rows } = await sql<{ id: number }>`select id from saved_searches where public_id = ${id}::uuid`.execute(db);
    const key = rows[0]?.id ?? 0;
    compared.add(key);
    for (const advert of adverts) if (ids.has(advert.id)) expected.add(`${advert.key} in ${key}`);
  }
  const fitting = new Set<string>();
  for (const advert of adverts)
    for (const key of await listSearchesThatFit(context, advert.key)) fitting.add(`${advert.key} in ${key}`);
  expect({
    missing: [...expected].filter((pair) => !fitting.has(pair)),
    wrong: [...fitting].filter((pair) => !expected.has(pair)),
    refusedWithHits,
  }).toEqual({ missing: [], wrong: [], refusedWithHits: [] });
  expect(expected.size).toBeGreaterThan(SEARCHES);
  expect(compared.size).toBeGreaterThan(SEARCHES / 2);
}, 120_000);
