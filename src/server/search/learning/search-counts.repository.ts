import { sql } from 'kysely';
import { formatIsoDate } from '#domain/format/dates.ts';
import type { Db } from '#server/platform/database/database.ts';

export type DayCount = { category: string; searches: number; withoutHit: number };
export type WordCount = DayCount & { word: string };

/** A word is shown after so many searches, or searches on so many days: one person's words stay private. */
const LEAST_SEARCHES = 5;
const LEAST_DAYS = 3;

/** Those of the words that at least so many adverts contain; by search_words_pkey. */
export async function listCommonWords(db: Db, words: readonly string[], least: number): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`select word from search_words
    where word = any(${[...words]}::text[]) and n >= ${least}`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

export async function addDayCounts(db: Db, at: Date, rows: readonly DayCount[]): Promise<void> {
  await sql`insert into search_day_counts (day, category, searches, without_hit)
    select ${formatIsoDate(at)}::date, category, searches, without_hit
    from unnest(${rows.map((row) => row.category)}::text[], ${rows.map((row) => row.searches)}::int[],
      ${rows.map((row) => row.withoutHit)}::int[]) c (category, searches, without_hit) order by category
    on conflict (day, category) do update set searches = search_day_counts.searches + excluded.searches,
      without_hit = search_day_counts.without_hit + excluded.without_hit`.execute(db);
}

/** Adds counted words up, in the order of their keys; a day that has too many words takes no new ones. */
export async function addWordCounts(
  db: Db,
  at: Date,
  { rows, mostWordsADay }: { rows: readonly WordCount[]; mostWordsADay: number },
): Promise<void> {
  if (rows.length === 0) return;
  const day = formatIsoDate(at);
  await sql`
    with given as (
      select word, category, searches, without_hit
      from unnest(${rows.map((row) => row.word)}::text[], ${rows.map((row) => row.category)}::text[],
        ${rows.map((row) => row.searches)}::int[], ${rows.map((row) => row.withoutHit)}::int[])
        g (word, category, searches, without_hit)
    ), room as (
      select greatest(0, ${mostWordsADay}::int - count(*)::int) as n from search_unknown_words where day = ${day}::date
    ), known as (
      select g.* from given g
      where exists (select from search_unknown_words u where u.day = ${day}::date and u.word = g.word and u.category = g.category)
    ), fresh as (
      select g.* from given g
      where not exists (select from search_unknown_words u where u.day = ${day}::date and u.word = g.word and u.category = g.category)
      order by g.searches desc, g.word limit (select n from room)
    )
    insert into search_unknown_words (day, word, category, searches, without_hit)
    select ${day}::date, word, category, searches, without_hit from (table known union all table fresh) c order by word, category
    on conflict (day, word, category) do update set searches = search_unknown_words.searches + excluded.searches,
      without_hit = search_unknown_words.without_hit + excluded.without_hit`.execute(db);
}

export type PhraseCount = { phrase: string; shown: string; searches: number };

/** Adds counts of searched phrases; a full table takes no new ones. */
export async function addPhraseCounts(
  db: Db,
  at: Date,
  { rows, mostPhrases }: { rows: readonly PhraseCount[]; mostPhrases: number },
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    with given as (
      select phrase, shown, searches from unnest(${rows.map((row) => row.phrase)}::text[],
        ${rows.map((row) => row.shown)}::text[], ${rows.map((row) => row.searches)}::int[]) g (phrase, shown, searches)
    ), fresh as (
      select g.phrase from given g where not exists (select from sought_phrases s where s.phrase = g.phrase)
      order by g.searches desc, g.phrase
      limit (select greatest(0, ${mostPhrases}::int - count(*)::int) from sought_phrases)
    )
    insert into sought_phrases (phrase, shown, searches, last_day)
    select phrase, shown, searches, ${formatIsoDate(at)}::date from given
    where exists (select from sought_phrases s where s.phrase = given.phrase)
      or phrase in (select f.phrase from fresh f)
    order by phrase
    on conflict (phrase) do update set searches = sought_phrases.searches + excluded.searches,
      last_day = excluded.last_day`.execute(db);
}

/** Phrases that enough people searched for, the most frequent first; by sought_phrases_searches_index. */
export async function listSoughtPhrases(db: Db, limit: number): Promise<PhraseCount[]> {
  const { rows } = await sql<PhraseCount>`select phrase, shown, searches from sought_phrases
    where searches >= ${LEAST_SEARCHES} order by searches desc, phrase limit ${limit}`.execute(db);
  return rows;
}

export type UnknownWordRow = {
  word: string;
  searches: number;
  without_hit: number;
  last_day: string;
  categories: string[];
};

/** Words that enough searches held, the most frequent first, and how many there are. */
export async function listUnknownWordRows(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: UnknownWordRow[]; total: number }> {
  const shown = sql`select word, sum(searches)::int as searches, sum(without_hit)::int as without_hit,
      to_char(max(day), 'YYYY-MM-DD') as last_day,
      array_agg(distinct category order by category) filter (where category <> '') as categories
    from search_unknown_words group by word
    having sum(searches) >= ${LEAST_SEARCHES} or count(distinct day) >= ${LEAST_DAYS}`;
  const [page, counted] = await Promise.all([
    sql<Omit<UnknownWordRow, 'categories'> & { categories: string[] | null }>`${shown}
      order by searches desc, last_day desc, word limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${shown}) s`.execute(db),
  ]);
  const rows = page.rows.map((row) => ({ ...row, categories: row.categories ?? [] }));
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Searches with words since a day, by category, most without a hit first. */
export async function listDayCounts(db: Db, since: Date): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`select category, sum(searches)::int as searches,
      sum(without_hit)::int as "withoutHit"
    from search_day_counts where day >= ${formatIsoDate(since)}::date group by category
    order by "withoutHit" desc, category`.execute(db);
  return rows;
}

type Limits = { before: Date; limit: number };

/** Deletes counts from before a time: words and searches of those days, phrases not searched for since; in steps. */
export async function deleteOldSearchCounts(db: Db, { before, limit }: Limits): Promise<number> {
  const day = formatIsoDate(before);
  const words = await sql`delete from search_unknown_words where (day, word, category) in (
    select day, word, category from search_unknown_words where day < ${day}::date order by day limit ${limit})`.execute(
    db,
  );
  const days = await sql`delete from search_day_counts where day < ${day}::date`.execute(db);
  const phrases = await sql`delete from sought_phrases where phrase in (
    select phrase from sought_phrases where last_day < ${day}::date order by last_day limit ${limit})`.execute(db);
  const steps = [words, phrases].map(({ numAffectedRows }) => Number(numAffectedRows ?? 0));
  // The rows per day are few; only the others need steps.
  return Math.max(...steps, Math.min(1, Number(days.numAffectedRows ?? 0)));
}
