-- Signs of fraud in public adverts: what was found, and which adverts wait for being looked at.

-- A hash of how a picture looks, 64 bits as hexadecimal digits; null for pictures stored before.
alter table stored_files add column look text;

-- The newest look at each advert. Groups of values of its text print and parts of the looks of its pictures find copies of both.
create table advert_reviews (
  advert_id bigint primary key references adverts (id) on delete cascade,
  state text not null check (state in ('CLEAR', 'UNUSUAL', 'HELD', 'RELEASED', 'CONFIRMED')),
  score smallint not null,
  signs text[] not null,
  text_print integer[] not null,
  text_keys integer[] not null,
  looks text[] not null,
  look_keys integer[] not null,
  reviewed_at timestamptz not null
);
create index advert_reviews_text_keys_index on advert_reviews using gin (text_keys);
create index advert_reviews_look_keys_index on advert_reviews using gin (look_keys);
create index advert_reviews_held_index on advert_reviews (reviewed_at) where state = 'HELD';

-- Adverts that appeared in the search or changed there; appended only, so that publishing waits for nobody.
create table advert_review_changes (
  change_id bigint generated always as identity primary key,
  advert_id bigint not null,
  lease_until timestamptz,
  claim uuid,
  attempts smallint not null default 0
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index advert_review_changes_advert_index on advert_review_changes (advert_id);

create function search_docs_to_review() returns trigger language plpgsql as $$
begin
  insert into advert_review_changes (advert_id) select id from added;
  return null;
end $$;

create function search_docs_to_review_again() returns trigger language plpgsql as $$
begin
  insert into advert_review_changes (advert_id) select a.id from added a join removed r using (id)
    where (a.price_total, a.price_unit, a.lat_e5, a.lon_e5, a.category, a.tsv)
      is distinct from (r.price_total, r.price_unit, r.lat_e5, r.lon_e5, r.category, r.tsv);
  return null;
end $$;

-- Bulk loads and rows made again for another version of the analyser are no news of their adverts.
create trigger search_docs_to_review after insert on search_docs
  referencing new table as added for each statement
  when (current_setting('stammplatz.bulk_index', true) is distinct from 'on'
    and current_setting('stammplatz.same_adverts', true) is distinct from 'on')
  execute function search_docs_to_review();
create trigger search_docs_to_review_again after update on search_docs
  referencing old table as removed new table as added for each statement
  when (current_setting('stammplatz.bulk_index', true) is distinct from 'on'
    and current_setting('stammplatz.same_adverts', true) is distinct from 'on')
  execute function search_docs_to_review_again();
