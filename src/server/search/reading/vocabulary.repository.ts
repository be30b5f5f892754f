import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type AdvertWords = { id: number; title: string; description: string };

/** Titles and descriptions of searchable adverts (primary keys). */
export async function listTexts(db: Db, keys: readonly number[]): Promise<AdvertWords[]> {
  const { rows } = await sql<AdvertWords>`
    select a.id, a.title, a.description from adverts a join search_docs d using (id)
    where a.id = any(${[...keys]}::bigint[])`.execute(db);
  return rows;
}

/** The next texts in order of their keys, for a count from scratch. */
export async function listTextsAfter(db: Db, after: number, limit: number): Promise<AdvertWords[]> {
  const { rows } = await sql<AdvertWords>`
    with chosen as materialized (select id from search_docs where id > ${after} order by id limit ${limit})
    select a.id, a.title, a.description from chosen join adverts a using (id) order by a.id`.execute(db);
  return rows;
}

export type PhraseCount = { shown: string; n: number };

/** Adds counted words and phrases up, in the order of their keys so that two writers cannot block each other. */
export async function addWords(
  db: Db,
  words: ReadonlyMap<string, number>,
  phrases: ReadonlyMap<string, PhraseCount>,
): Promise<void> {
  if (words.size > 0) {
    await sql`insert into search_words (word, n)
      select word, n from unnest(${[...words.keys()]}::text[], ${[...words.values()]}::int[]) w (word, n) order by word
      on conflict (word) do update set n = search_words.n + excluded.n`.execute(db);
  }
  if (phrases.size === 0) return;
  const counts = [...phrases.values()];
  await sql`insert into title_phrases (phrase, shown, n)
    select phrase, shown, n from unnest(${[...phrases.keys()]}::text[], ${counts.map((one) => one.shown)}::text[],
      ${counts.map((one) => one.n)}::int[]) p (phrase, shown, n) order by phrase
    on conflict (phrase) do update set n = title_phrases.n + excluded.n`.execute(db);
}

export async function deleteWords(db: Db): Promise<void> {
  await sql`delete from search_words`.execute(db);
  await sql`delete from title_phrases`.execute(db);
}

/** Words in at least so many adverts. */
export async function listFrequentWords(db: Db, least: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; n: number }>`select word, n from search_words where n >= ${least}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.word, row.n]));
}

/** The most frequent phrases of titles. */
export async function listFrequentPhrases(db: Db, limit: number): Promise<PhraseCount[]> {
  const { rows } = await sql<PhraseCount>`
    select shown, n from title_phrases where n > 1 order by n desc, phrase limit ${limit}`.execute(db);
  return rows;
}
