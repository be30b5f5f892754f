import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';
import { wipe } from '#server/platform/disposable.ts';
import { migrate, readMigrations } from '#server/platform/database/migrate.ts';
import { prepareDatabase } from '#server/prepare.ts';
import { createTestDatabase } from '#test/test-database.ts';

const db = await createTestDatabase();
const migrations = readMigrations();
const names = migrations.map(({ name }) => name);

test('migrations are numbered without gap or double', () => {
  const numbers = names.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test.each(migrations)('$name says why it is there', ({ text }) => {
  expect(text).toMatch(/^-- \S+ \S+ \S+/);
});

/** What the tables, indexes, constraints, triggers and functions of a database are, a line each. */
async function schemaOf(database: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
        and not a.attisdropped
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by line`.execute(database);
  return rows.map(({ line }) => line);
}

// Stopping at one after the other costs each migration once; from every stop to the end would cost their number squared.
const stepped = await createTestDatabase();
await wipe(stepped);
let steps = 0;

test.each(names)('a database that stopped before %s takes it, once', async (name) => {
  const done = names.indexOf(name) + 1;
  expect(await migrate(stepped, migrations.slice(0, done))).toEqual(names.slice(steps, done));
  steps = done;
  expect(await migrate(stepped, migrations.slice(0, done))).toEqual([]);
});

test('a database that stopped at every migration is in the end like one that took all in one run', async () => {
  await migrate(stepped);
  await wipe(db);
  expect(await migrate(db)).toEqual(names);
  const schema = await schemaOf(db);
  expect(schema.length).toBeGreaterThan(names.length);
  expect(await schemaOf(stepped)).toEqual(schema);
});

const STOPS_APART = 12;
const stops = names.filter((_, index) => index % STOPS_APART === 0 || index === names.length - 1);

test.each(stops)('a database that stopped at %s comes up to date in one run', async (name) => {
  const done = names.indexOf(name) + 1;
  await wipe(db);
  expect(await migrate(db, migrations.slice(0, done))).toEqual(names.slice(0, done));
  expect(await migrate(db)).toEqual(names.slice(done));
  expect(await migrate(db)).toEqual([]);
});

test('preparing a database twice is the same as once', async () => {
  await wipe(db);
  await prepareDatabase(db);
  await expect(prepareDatabase(db)).resolves.toBeUndefined();
});

test('a migration that was edited after it ran is refused by name', async () => {
  const [first, ...rest] = migrations;
  if (!first) throw new Error('There are no migrations.');
  await wipe(db);
  await migrate(db);
  await expect(migrate(db, [{ ...first, hash: 'another' }, ...rest])).rejects.toThrow(first.name);
});

test('several servers may prepare one empty database at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    await wipe(db);
    const outcomes = await Promise.allSettled([prepareDatabase(db), prepareDatabase(db), prepareDatabase(db)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  }
});

test('a migration takes its time whatever limit the application has for its statements', async () => {
  const slow = { name: '9999_slow.sql', text: 'select pg_sleep(1)', hash: 'slow' };
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = '500ms'`.execute(connection);
    expect(await migrate(connection, [slow])).toEqual([slow.name]);
    await sql`reset statement_timeout`.execute(connection);
  });
});
