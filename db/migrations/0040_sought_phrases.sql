-- Whole search lines that found something, counted without persons, so that what many sought can be offered while typing.
create table sought_phrases (
  phrase text primary key check (char_length(phrase) between 3 and 60),
  shown text not null check (char_length(shown) between 3 and 60),
  searches integer not null check (searches > 0),
  last_day date not null
);
create index sought_phrases_searches_index on sought_phrases (searches desc);
create index sought_phrases_last_day_index on sought_phrases (last_day);
