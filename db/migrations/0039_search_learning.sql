-- What searches asked for in vain, counted without persons, and the words that the operator teaches the search.
create table search_unknown_words (
  day date not null,
  word text not null check (char_length(word) between 3 and 40 and word !~ '[0-9@[:space:]]'),
  -- Empty: the search named none.
  category text not null,
  searches integer not null check (searches > 0),
  without_hit integer not null check (without_hit between 0 and searches),
  primary key (day, word, category)
);
create index search_unknown_words_word_index on search_unknown_words (word);

create table search_day_counts (
  day date not null,
  category text not null,
  searches integer not null check (searches > 0),
  without_hit integer not null check (without_hit between 0 and searches),
  primary key (day, category)
);

create table custom_words (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  kind text not null check (kind in ('SYNONYM', 'USE', 'STOP_WORD')),
  words text[] not null check (cardinality(words) between 1 and 20),
  replacement text check (char_length(replacement) between 1 and 60),
  category text,
  prefers text[] not null default '{}' check (cardinality(prefers) <= 10),
  -- Counts although the lexicon knows one of the words in another meaning.
  overrules boolean not null default false,
  is_active boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((kind = 'SYNONYM') = (replacement is not null)),
  check (kind = 'USE' or (category is null and cardinality(prefers) = 0)),
  check (kind <> 'USE' or category is not null or cardinality(prefers) > 0)
);
create index custom_words_changed_index on custom_words (is_active, changed_at);

-- A word stands in one active entry only.
create table custom_word_keys (
  key text primary key check (char_length(key) between 1 and 60),
  custom_word_id bigint not null references custom_words (id) on delete cascade
);
create index custom_word_keys_entry_index on custom_word_keys (custom_word_id);

-- Entries are switched off, never deleted; every change stays with what was before it.
create table custom_word_changes (
  id bigint generated always as identity primary key,
  custom_word_id bigint not null references custom_words (id) on delete cascade,
  at timestamptz not null,
  actor text not null,
  before jsonb,
  after jsonb not null
);
create index custom_word_changes_entry_index on custom_word_changes (custom_word_id, id);
