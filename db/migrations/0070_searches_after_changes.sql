-- Adverts that were already in the listing when a search was saved are not told, even where they are matched only later.

-- The last change of an advert by then. The default is set apart, since a volatile one would write the table anew.
alter table saved_searches add column after_change bigint not null default 0;
alter table saved_searches
  alter column after_change set default coalesce(pg_sequence_last_value('saved_search_changes_change_id_seq'), 0);

-- A copy, as of created_at.
alter table saved_search_filters add column after_change bigint not null default 0;
