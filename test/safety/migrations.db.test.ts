import { sql } from 'kysely';
import { expect, test } from 'vitest';
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

test.each(names)('a database that stopped at %s comes up to date', async (name) => {
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
