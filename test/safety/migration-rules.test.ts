import { expect, test } from 'vitest';
import { readMigrations } from '#server/platform/database/migrate.ts';
import { unsafeParts } from './migration-rules.ts';

/** Up to here migrations ran only with the app stopped. */
const LAST_WITH_A_STOP = '0056';
const under = readMigrations().filter(({ name }) => name > `${LAST_WITH_A_STOP}_~`);

test.each(under)('the release before goes on working while $name runs', ({ text }) => {
  expect(unsafeParts(text)).toEqual([]);
});

test.each([
  ['drop table x'],
  ['alter table adverts drop column title'],
  ['alter table adverts rename column title to heading'],
  ['alter table adverts rename to goods'],
  ['alter table adverts alter column title type varchar(10)'],
  ['alter table adverts add column a text not null'],
  ['alter table adverts alter column a set not null'],
  ['alter table adverts alter column a drop default'],
  ['alter table adverts add constraint c check (a > 0) not valid'],
  ['alter table adverts add constraint c foreign key (a) references users'],
  [
    'alter table adverts add constraint c foreign key (a) references users not valid; alter table adverts validate constraint c',
  ],
  ['alter table adverts add column a uuid default gen_random_uuid()'],
  ['alter table adverts add column a bigint generated always as identity'],
  ['alter table adverts add column a bigint generated always as (id * 2) stored'],
  ['create index i on adverts (a)'],
  ['create index concurrently if not exists i on adverts (a)'],
  ['-- no transaction\ncreate index concurrently i on adverts (a)'],
  ['lock table adverts'],
  ['truncate adverts'],
  ['update adverts set title = null'],
  ['delete from adverts'],
  ['drop function f'],
])('%s is refused', (text) => {
  expect(unsafeParts(`${text};`)).not.toEqual([]);
});

test.each([
  [
    'create table x (id bigint primary key, a text not null); create index i on x (a); alter table x add constraint c check (a > 0)',
  ],
  ['alter table adverts add column a text'],
  ["alter table adverts add column a text not null default ''"],
  ['alter table adverts add column a timestamptz not null default now()'],
  ['alter table adverts add constraint c foreign key (a) references users not valid'],
  ['alter table adverts validate constraint c'],
  ['-- no transaction\ncreate index concurrently if not exists i on adverts (a)'],
  ['-- phase: contract (unused since 0.2)\nalter table adverts drop column a'],
  ['-- few rows: a row for each country\nupdate countries set a = 1'],
  ['-- phase: contract (0.2 fills it)\n-- proven by: a_is_there\nalter table adverts alter column a set not null'],
  ["comment on table adverts is 'drop table x'"],
  ['create or replace function f() returns int language sql as $$ update adverts set a = 1; select 1 $$'],
])('%s is taken', (text) => {
  expect(unsafeParts(`${text};`)).toEqual([]);
});
