import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { migrate, readMigrations } from '#server/platform/database/migrate.ts';
import { wipe } from '#server/platform/disposable.ts';
import { chatCalls, newTalker, type Talker } from '#test/chats.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { EXPANSION, fillAdverts, killMigrations } from '#test/expansion.ts';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

/**
 * What the release before needs of the database while this one migrates it: its columns, and every statement that its
 * calls sent. `RECORD_RELEASE=1` writes both points of reference when a release is made; see docs/upgrading.md.
 */
const FILE = join(import.meta.dirname, '../../db/previous-release.json');
type Release = { lastMigration: string; statements: string[] };
const readRelease = (): Release => JSON.parse(readFileSync(FILE, 'utf8'));

const OF_THE_SESSION = /^\s*(?:begin|start transaction|commit|rollback|savepoint|release|set|reset|listen|unlisten)\b/i;

/** Collects the statements of a pool from its next connections on. */
function recordStatements(db: Db): Set<string> {
  const seen = new Set<string>();
  db.opened?.pool.on('connect', (client) => {
    const query = client.query.bind(client);
    const recorded = (...call: unknown[]): unknown => {
      const [asked] = call;
      const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | null)?.text;
      if (typeof text === 'string' && !OF_THE_SESSION.test(text)) seen.add(text);
      return Reflect.apply(query, client, call);
    };
    Object.assign(client, { query: recorded });
  });
  return seen;
}

type App = Awaited<ReturnType<typeof createTestApp>>;

/** A seller publishes, edits, pauses and goes on; a guest searches and reads; a buyer writes and keeps; each is answered. */
async function useTheMarketplace(market: App): Promise<void> {
  const statuses: [string, number][] = [];
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: Talker | null, body?: unknown) => {
    const reply = await market.app.inject({
      method,
      url,
      headers: { ...who?.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    statuses.push([`${method} ${url}`, reply.statusCode]);
    return String(reply.headers['content-type']).includes('json') && reply.body !== '' ? reply.json() : null;
  };
  const name = `q${Math.random().toString(36).slice(2)}`;
  const registration = {
    username: name,
    email: `${name}@example.at`,
    password: 'drei Ster am Hang',
    firstname: 'Eva',
    lastname: 'Holzer',
    termsAccepted: true,
  };
  await call('POST', '/api/auth/local/register', null, registration);
  await call('POST', '/api/auth/local', null, { identifier: registration.email, password: registration.password });
  const seller = await newTalker(market.base, { firstName: 'Sepp' });
  const buyer = await newTalker(market.base, { firstName: 'Berta' });
  const { id } = await call('POST', '/api/v1/adverts', seller, COMPLETE_EDITS.FIREWOOD);
  await call('PUT', `/api/v1/adverts/${id}`, seller, {
    ...COMPLETE_EDITS.FIREWOOD,
    title: 'Buche, zwei Jahre gelagert',
  });
  await call('POST', `/api/v1/adverts/${id}/publish`, seller);
  await call('POST', `/api/v1/adverts/${id}/unpublish`, seller);
  await call('POST', `/api/v1/adverts/${id}/publish`, seller);
  await call('PUT', `/api/v1/adverts/${id}/price`, seller, { pricePerUnitInCents: 14_000 });
  await call('GET', '/api/v1/adverts/own', seller);
  await call('POST', '/api/v1/products', null, { searchTerm: 'buche trocken' });
  await call('POST', '/api/v1/products', null, { category: 'FIREWOOD', federalStateIds: [6] });
  await call('GET', `/api/v1/adverts/${id}`, null);
  await call('POST', `/api/v1/adverts/${id}/view`, null);
  await call('PUT', `/api/v1/favourites/${id}`, buyer, {});
  await call('GET', '/api/v1/favourites', buyer);
  const chats = chatCalls(market);
  const opened = await chats.init(buyer, id);
  statuses.push(
    ['initChat', opened.status],
    ['say', (await chats.say(buyer, opened.body.id, 'Ist es noch da?')).status],
  );
  statuses.push(['answer', (await chats.say(seller, opened.body.id, 'Ja, komm vorbei.')).status]);
  await chats.messages(seller, opened.body.id);
  await chats.list(buyer);
  await call('GET', '/api/v1/users/me', seller);
  await call('GET', '/api/v1/saved-searches', buyer);
  await call('DELETE', `/api/v1/favourites/${id}`, buyer);
  expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
}

type Column = { table: string; column: string; type: string; mustBeGiven: boolean };

async function columnsOf(db: Db): Promise<Map<string, Column>> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "mustBeGiven"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
      and not a.attisdropped`.execute(db);
  return new Map(rows.map((row) => [`${row.table}.${row.column}`, row]));
}

const migrations = readMigrations();

async function recordRelease(): Promise<void> {
  const db = await createTestDatabase();
  const seen = recordStatements(db);
  await useTheMarketplace(await createTestApp({ db }));
  const release: Release = { lastMigration: migrations.at(-1)?.name ?? '', statements: [...seen].toSorted() };
  writeFileSync(FILE, `${JSON.stringify(release, null, 1)}\n`);
}

describe('the release before, on the database of this one', () => {
  it('is recorded', async () => {
    if (process.env['RECORD_RELEASE'] !== undefined) await recordRelease();
    expect(readRelease().statements.length).toBeGreaterThan(50);
  });

  it('finds every column as it was, and may leave out what is new', async () => {
    const { lastMigration } = readRelease();
    const done = migrations.findIndex(({ name }) => name === lastMigration) + 1;
    expect(done).toBeGreaterThan(0);
    const db = await createTestDatabase();
    await wipe(db);
    await migrate(db, migrations.slice(0, done));
    const before = await columnsOf(db);
    await migrate(db);
    const after = await columnsOf(db);
    const contracted = migrations
      .slice(done)
      .map(({ text }) => text)
      .filter((text) => /^-- phase: contract \(/m.test(text))
      .join('\n');
    const isContracted = ({ table, column }: Column) =>
      contracted.includes(table) && (contracted.includes(column) || contracted.includes(`drop table`));
    const tables = new Set([...before.values()].map(({ table }) => table));
    const lost = [...before].filter(([key, column]) => after.get(key)?.type !== column.type && !isContracted(column));
    expect(lost.map(([key]) => key)).toEqual([]);
    const demanded = [...after].filter(
      ([key, { table, mustBeGiven }]) => mustBeGiven && tables.has(table) && before.get(key)?.mustBeGiven !== true,
    );
    expect(demanded.filter(([, column]) => !isContracted(column)).map(([key]) => key)).toEqual([]);
  });

  it('has every statement of its calls understood', async () => {
    const db = await createTestDatabase();
    const refused: string[] = [];
    await db.connection().execute(async (connection) => {
      for (const text of readRelease().statements) {
        await sql
          .raw(`prepare previous as ${text}`)
          .execute(connection)
          .then(
            () => sql`deallocate previous`.execute(connection),
            (error: unknown) => refused.push(`${String(error)}: ${text}`),
          );
      }
    });
    expect(refused).toEqual([]);
  });
});

const READER_HOLDS_FOR_IN_MS = 3_000;

describe('a migration under load', () => {
  it('lets requests and writes go on, waits for a long reader without blocking anybody, and survives being killed', async () => {
    const db = await createTestDatabase();
    const market = await createTestApp({ db });
    const seller = await newTalker(market.base);
    const create = () =>
      market.app.inject({
        method: 'POST',
        url: '/api/v1/adverts',
        headers: seller.headers,
        payload: COMPLETE_EDITS.FIREWOOD,
      });
    const { id } = (await create()).json();
    await fillAdverts(db, id, 50_000);
    let isOver = false;
    const statuses = new Set<number>();
    let longestWriteInMs = 0;
    const requests = async (): Promise<void> => {
      while (!isOver) {
        const replies = [
          await create(),
          await market.app.inject({ method: 'POST', url: '/api/v1/products', payload: { searchTerm: 'buche' } }),
        ];
        for (const { statusCode } of replies) statuses.add(statusCode);
      }
    };
    const writes = async (): Promise<void> => {
      while (!isOver) {
        const from = performance.now();
        await sql`update adverts set updated_at = now() where public_id = ${id}`.execute(db);
        longestWriteInMs = Math.max(longestWriteInMs, performance.now() - from);
        await wait(5);
      }
    };
    const load = Promise.all([requests(), writes()]);
    const reader = inTransaction(db, async (tx) => {
      await sql`select count(*) from adverts`.execute(tx);
      await wait(READER_HOLDS_FOR_IN_MS);
    });
    await killMigrations(db, 5);
    await migrate(db, EXPANSION);
    isOver = true;
    await Promise.all([load, reader]);
    expect([...statuses].toSorted()).toEqual([200, 201]);
    // Without its limit for locks each write would have waited for the reader.
    expect(longestWriteInMs).toBeLessThan(READER_HOLDS_FOR_IN_MS / 2);
    expect((await columnsOf(db)).has('adverts.grown_at')).toBe(true);
    const { rows } =
      await sql`select from pg_index where indexrelid = to_regclass('adverts_stacked') and indisvalid`.execute(db);
    expect(rows).toHaveLength(1);
  }, 60_000);

  it('says what it waits for when a lock is never free', async () => {
    const db = await createTestDatabase();
    const [taken, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = inTransaction(db, async (tx) => {
      await sql`lock table adverts in access share mode`.execute(tx);
      taken.resolve();
      await over.promise;
    });
    await taken.promise;
    await expect(migrate(db, EXPANSION.slice(0, 1), { lockDeadlineInMs: 500 })).rejects.toThrow(
      '9001_column.sql gets no lock',
    );
    over.resolve();
    await held;
  });
});
