import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { type Db, connectionOf } from '#server/platform/database/database.ts';
import { insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';

/** docs/scale.md promises that search rows can be partitioned beside a running app; these are its statements, carried out. */

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8');

/** The statements of the block that begins with `-- <name>`. */
function block(name: string): string {
  const found = [...PAGE.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const text = found.find((one) => one.startsWith(`-- ${name}\n`));
  if (text === undefined) throw new Error(`docs/scale.md has no statements "${name}".`);
  return text;
}

const run = (db: Db, text: string): Promise<unknown> => sql.raw(text).execute(db);
const idsOf = async (db: Db, table: string): Promise<string[]> =>
  (
    await sql<{
      row: string;
    }>`select id || ' ' || bump || ' ' || category as row from ${sql.raw(table)} order by id`.execute(db)
  ).rows.map(({ row }) => row);
/** On a connection of its own: rows of a plan have no declared type. */
async function planOf(db: Db, query: string): Promise<string> {
  const client = new pg.Client(connectionOf(db));
  await client.connect();
  try {
    const { rows } = await client.query(`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.end();
  }
}

it('search rows move into partitions while adverts are written, and reads of a category touch its partition only', async () => {
  const db = await createTestDatabase();
  const now = new Date();
  const first = [];
  for (const category of CATEGORY_CODES)
    for (let copy = 0; copy < 3; copy += 1) first.push(await insertAdvert(db, { category }, now));
  const [gone, changed] = first;
  await run(db, block('1. The parts'));
  await run(db, block('2. What is written goes to both'));
  await insertAdvert(db, { category: 'LOGS' }, now);
  await sql`delete from search_docs where id = ${gone?.key ?? 0}`.execute(db);
  // In steps, as a job does it, with writes in between.
  let after = 0;
  for (;;) {
    const step = block('3. What is there, in steps').replaceAll('$1', String(after)).replaceAll('$2', '5');
    const { rows } = await sql.raw<{ last: number | null }>(step).execute(db);
    const last = rows[0]?.last ?? null;
    if (last === null) break;
    after = last;
    await sql`update search_docs set bump = bump + interval '1 minute' where id = ${changed?.key ?? 0}`.execute(db);
  }
  const before = await idsOf(db, 'search_docs');
  expect(before.length).toBe(first.length);
  expect(await idsOf(db, 'search_docs_parts')).toEqual(before);
  await run(db, block('4. The parts take the place'));
  expect(await idsOf(db, 'search_docs')).toEqual(before);

  const plan = await planOf(db, 'select id from search_docs where category = 2 order by bump desc, id desc limit 24');
  expect(plan).toContain('search_docs_2');
  expect(plan).not.toMatch(/search_docs_[13-7]\b/);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from saved_search_changes`.execute(db);
  await run(db, block('5. The statement of a write').replace('$1', String(changed?.key ?? 0)));
  const later = await sql<{ n: number }>`select count(*)::int as n from saved_search_changes`.execute(db);
  expect((later.rows[0]?.n ?? 0) - (rows[0]?.n ?? 0)).toBeGreaterThan(0);
  await sql`delete from adverts where id = ${changed?.key ?? 0}`.execute(db);
  expect((await idsOf(db, 'search_docs')).length).toBe(before.length - 1);
});
