import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { KIND_ADVERT_COUNT } from './sample-kinds.ts';
import { fillSampleMarketplace } from '#server/sample/sample.service.ts';

test('further kinds lie behind the adverts of the sample, published and searchable', async () => {
  const { base, db } = await createTestApp({ db: await createTestDatabase() });
  const sample = await fillSampleMarketplace(base, { count: 30, withKinds: true });
  const all = 30 + KIND_ADVERT_COUNT;
  expect(sample?.adverts).toBe(all);
  const { rows } = await sql<{ all: number; searchable: number; first: string }>`
    select (select count(*)::int from adverts where status = 'ACTIVE') as all,
      (select count(*)::int from search_docs) as searchable,
      (select min(id)::text from adverts where title ~ 'Schwedenfeuer|KVH|Netzsack') as first`.execute(db);
  expect(rows).toEqual([{ all, searchable: all, first: '31' }]);
});
