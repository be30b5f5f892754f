import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { inTransaction } from '#server/platform/database/database.ts';
import { isDisposable, markDisposable, wipe } from '#server/platform/disposable.ts';
import { createDocIndexes, dropDocIndexes } from '#server/search/indexing/search-index.repository.ts';
import { estimateRows } from '#server/search/hits/frequencies.repository.ts';
import { estimateByPlan } from '#server/search/hits/totals.repository.ts';
import { TEST_NOW, insertAdvert, insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { differences } from '#test/row-check.ts';

const field = (name: string, dataTypeID: number, columnID = 0) => ({
  name,
  dataTypeID,
  tableID: columnID > 0 ? 7 : 0,
  columnID,
});
const [INTEGER, TEXT, JSONB, TIME, BIGINTS] = [23, 25, 3802, 1184, 1016];
const NULLABLE = { '7.1': 'city' };
const answer = (fields: ReturnType<typeof field>[], rows: Record<string, unknown>[] = [], text = '') => ({
  text,
  fields,
  rows,
});

test('a row that is as declared has no differences', () => {
  const columns = { n: ['number'], city: ['null', 'string'], at: ['Date'], details: ['json'] } as const;
  const fields = [field('n', INTEGER), field('city', TEXT, 1), field('at', TIME), field('details', JSONB)];
  expect(differences({ columns, isOpen: false }, answer(fields, [{ n: 1, city: null }]), NULLABLE)).toEqual([]);
});

test('a column too many, one too few and one of another type are told', () => {
  const columns = { n: ['string'], keys: ['number[]'], gone: ['string'] } as const;
  const fields = [field('n', INTEGER), field('keys', BIGINTS), field('more', TEXT)];
  expect(differences({ columns, isOpen: false }, answer(fields), NULLABLE)).toEqual([
    '"gone" is declared and not selected',
    '"n" is number, declared as string',
    '"keys" is string[], declared as number[]',
    '"more" is selected and not declared',
  ]);
});

test('a null is told where it came, and where its table allows it and the statement does not leave it out', () => {
  const declared = { columns: { city: ['string'] }, isOpen: false } as const;
  const told = ['"city" may be null, which is not declared'];
  expect(differences(declared, answer([field('city', TEXT)], [{ city: null }]), NULLABLE)).toEqual(told);
  expect(differences(declared, answer([field('city', TEXT, 1)]), NULLABLE)).toEqual(told);
  const leftOut = answer([field('city', TEXT, 1)], [], 'select a.city from a where a.city is not null');
  expect(differences(declared, leftOut, NULLABLE)).toEqual([]);
});

test('the compiler tells the columns of a row type, also of one that is put together', () => {
  const rows = inject('declaredRows');
  expect(rows.length).toBeGreaterThan(300);
  const settings = rows.find(({ place }) => place.startsWith('src/server/platform/disposable.ts'));
  expect(settings?.columns).toEqual({ marked: ['boolean'], people: ['boolean'] });
  const hits = rows.find(({ columns }) => 'rest' in columns && 'k' in columns);
  expect(hits?.columns).toEqual({ id: ['null', 'number'], k: ['null', 'number'], n: ['number'], rest: ['number'] });
});

test('the indexes of the search rows come back as they were', async () => {
  const db = await createTestDatabase();
  const kept = await inTransaction(db, async (tx) => {
    const before = await dropDocIndexes(tx);
    expect(await dropDocIndexes(tx)).toEqual([]);
    await createDocIndexes(tx, before);
    return [before, await dropDocIndexes(tx)];
  });
  expect(kept[0]?.length).toBeGreaterThan(5);
  expect(kept[1]?.toSorted()).toEqual(kept[0]?.toSorted());
});

test('the planner guesses how many adverts a search hits', async () => {
  const db = await createTestDatabase();
  await insertAdvert(db);
  const sorting = { sortBy: 'CREATED_AT', sortDesc: true } as const;
  const search = { request: { page: 0, size: 1, sorting }, lexemes: [], point: null, now: TEST_NOW };
  expect(await estimateByPlan(db, await estimateRows(db, search))).toBeGreaterThan(0);
});

test('a database with people in it is not thrown away, unless it was marked', async () => {
  const db = await createTestDatabase();
  expect(await isDisposable(db)).toBe(true);
  await insertUser(db);
  expect(await isDisposable(db)).toBe(false);
  await markDisposable(db);
  expect(await isDisposable(db)).toBe(true);
});

test('a database without tables may be filled, one with tables of others may not', async () => {
  const db = await createTestDatabase();
  await wipe(db);
  expect(await isDisposable(db)).toBe(true);
  await sql`create table invoices (id int)`.execute(db);
  expect(await isDisposable(db)).toBe(false);
});
