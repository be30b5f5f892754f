import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser } from '#test/test-server.ts';
import { PERSONAL_TABLES } from './personal-tables.data.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

const DAY_IN_MS = 86_400_000;
/** Tables whose columns look personal and are not, each with its reason. */
const NOT_PERSONAL: Readonly<Record<string, string>> = {
  places: 'postcodes and towns',
  feeds: 'addresses of other sites',
  feed_posts: 'posts of other sites',
};

const registered = Object.values(PERSONAL_TABLES).flat();
const isPartition = sql`exists (select from pg_inherits i where i.inhrelid = c.oid)`;

/** Names of columns that hold something about a person. */
const PERSONAL_COLUMN =
  '(^|_)(e?mail|emails|recipient|phone|phone_number|street|first_name|last_name|username|iban|payer|user_agent|ip|ip_address|visitor|actor|latitude|reporter_name|producer_name|seller_name|buyer_name|registered_name|birthday|invoice_contact|access|contact)$';

/** Tables that refer to an account, or have a column with such a name. */
async function personalTables(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select c.relname::text as table from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not ${isPartition}
      and (exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'users'::regclass)
        or c.relname = 'users'
        or exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and (a.attname = 'user_id' or a.attname ~ ${PERSONAL_COLUMN})))
    order by 1`.execute(db);
  return rows.map(({ table }) => table);
}
const missing = async (): Promise<string[]> =>
  (await personalTables()).filter(
    (table) => !(table in NOT_PERSONAL) && registered.every((entry) => entry.table !== table),
  );

test('every table with personal data stands in the record of processing activities, once', async () => {
  expect(await missing()).toEqual([]);
  const names = registered.map(({ table }) => table);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const { rows } = await sql<{ table: string }>`select relname::text as table from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(db);
  const known = new Set(rows.map(({ table }) => table));
  expect([...names, ...Object.keys(NOT_PERSONAL)].filter((name) => !known.has(name))).toEqual([]);
  expect(Object.keys(NOT_PERSONAL).filter((name) => names.includes(name))).toEqual([]);
});

test.each([
  ['refers to an account', 'owner bigint references users (id)'],
  ['has an address of a mail', 'contact_email text'],
  ['has a telephone number', 'phone_number text'],
  ['has a street', 'street text'],
])('a new table that %s is found where it is not registered', async (_name, column) => {
  await sql`create table brand_new (id bigint, ${sql.raw(column)})`.execute(db);
  try {
    expect(await missing()).toEqual(['brand_new']);
  } finally {
    await sql`drop table brand_new`.execute(db);
  }
});

test('the operator sees each table with its clock, and which rows wait too long', async () => {
  const operator = await signInTestUser(server, ['admin']);
  const asked = async () => {
    const reply = await server.app.inject({ url: '/api/v1/desk/personal-data', headers: operator.headers });
    expect(reply.statusCode).toBe(200);
    const { records }: { records: { tables: { table: string }[] }[] } = reply.json();
    return records.flatMap(({ tables }) => tables).find(({ table }) => table === 'mails');
  };
  expect(await asked()).toMatchObject({ keptInDays: 30, oldestAt: null, isOverdue: false });
  const sentAt = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_IN_MS);
  await db
    .insertInto('mails')
    .values({
      id: newId(),
      event_key: 'old',
      template: 'test',
      recipient: 'a@muster.example',
      subject: '',
      html: '',
      plain_text: '',
      created_at: sentAt(30),
      next_try_at: TEST_NOW,
      sent_at: sentAt(30),
    })
    .execute();
  expect(await asked()).toMatchObject({ oldestAt: sentAt(30).toISOString(), isOverdue: false });
  await sql`update mails set sent_at = ${sentAt(32)}`.execute(db);
  expect(await asked()).toMatchObject({ isOverdue: true });
});

test('others do not see it', async () => {
  const person = await signInTestUser(server);
  const statuses = await Promise.all(
    [{}, person.headers].map(async (headers) => {
      const { statusCode } = await server.app.inject({ url: '/api/v1/desk/personal-data', headers });
      return statusCode;
    }),
  );
  expect(statuses).toEqual([401, 403]);
});
