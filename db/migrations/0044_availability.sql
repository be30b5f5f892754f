-- A seller may keep an advert for somebody until the end of a day in Vienna. Cleared by a job once it is over, the note with it.
alter table adverts
  add column reserved_until timestamptz,
  add column reserved_for text not null default '',
  add constraint adverts_reserved_for_length check (length(reserved_for) <= 240);
create index adverts_reserved_index on adverts (reserved_until) where reserved_until is not null;
