import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { type TestAdvert, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { listRows } from './list-items.repository.ts';

const COMPANIES = 3_000;

describe('the rows of cards', () => {
  let db: Db;
  let adverts: TestAdvert[];
  const ofCompany = async (advert: TestAdvert | undefined) =>
    (await listRows(db, [advert?.key ?? 0]))[0]?.company_public_id ?? null;

  beforeAll(async () => {
    db = await createTestDatabase();
    adverts = await Promise.all([insertAdvert(db), insertAdvert(db), insertAdvert(db)]);
    await sql`with sellers as (
        insert into users (public_id, email, username, first_name, last_name, is_business, created_at)
        select gen_random_uuid(), 'c' || g || '@example.at', 'c' || g, 'C', 'D', true, now()
        from generate_series(1, ${COMPANIES}::int) g returning id)
      insert into user_permissions (user_id, permission, granted_at, granted_by) select id, 'company', now(), 'test' from sellers`.execute(
      db,
    );
    await sql`insert into user_permissions (user_id, permission, granted_at, granted_by)
      select id, 'company', now(), 'test' from users where id = ${adverts[0]?.user.key ?? 0}`.execute(db);
    await sql`insert into companies (public_id, user_id, slug, name, publish_state, created_at)
      select gen_random_uuid(), u.id, 'firma-' || u.id, 'Firma ' || u.id, 'PUBLISHED', now() from users u
      where u.is_business or u.id = any(${adverts.slice(0, 2).map(({ user }) => user.key)}::bigint[])`.execute(db);
    await sql`analyze users, companies, user_permissions, subscriptions, adverts`.execute(db);
  });

  it('name the company of a seller only while its page is public', async () => {
    expect(await ofCompany(adverts[0])).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ofCompany(adverts[1])).toBeNull();
    expect(await ofCompany(adverts[2])).toBeNull();
  });

  it('read the companies of their own sellers, not all public companies', async () => {
    const read = await inTransaction(db, async (tx) => {
      await listRows(
        tx,
        adverts.map(({ key }) => key),
      );
      const { rows } = await sql<{ read: number }>`
        select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
        from pg_stat_xact_user_tables where relname in ('companies', 'user_permissions')`.execute(tx);
      return rows[0]?.read ?? 0;
    });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(COMPANIES / 10);
  });
});
