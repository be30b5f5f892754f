import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';

/** One of each kind that a release may add while the one before serves. */
export const EXPANSION = [
  ['9001_column.sql', 'alter table adverts add column grown_at timestamptz'],
  ['9002_filled_column.sql', "alter table adverts add column stacked_by text not null default ''"],
  ['9003_rule.sql', 'alter table adverts add constraint stacked_short check (length(stacked_by) < 100) not valid'],
  ['9004_checked_rule.sql', 'alter table adverts validate constraint stacked_short'],
  [
    '9005_index.sql',
    '-- no transaction\ncreate index concurrently if not exists adverts_stacked on adverts (stacked_by);',
  ],
  ['9006_table.sql', 'create table stacks (id bigint primary key, advert_id bigint references adverts (id))'],
].map(([name = '', text = '']) => ({ name, text, hash: name }));

/** Copies of one advert, so that the table is long. */
export async function fillAdverts(db: Db, id: string, count: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_attribute a where a.attrelid = 'adverts'::regclass and a.attnum > 0
      and not a.attisdropped and a.attidentity = '' and a.attgenerated = '' and a.attname not in ('id', 'public_id', 'slug')`.execute(
    db,
  );
  const names = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`insert into adverts (public_id, slug, ${names})
    select gen_random_uuid(), 'copy-' || n, ${names} from adverts, generate_series(1, ${count}::int) n
    where public_id = ${id}`.execute(db);
}

/** Begins the migrations so often, and ends their connections half way. */
export async function killMigrations(db: Db, times: number): Promise<void> {
  for (let kill = 0; kill < times; kill += 1) {
    const half = migrate(db, EXPANSION).catch(String);
    await wait(20 + kill * 30);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and query ~* '^\s*(alter table|create index|create table stacks|insert into schema_migrations)'`.execute(db);
    await half;
  }
}
