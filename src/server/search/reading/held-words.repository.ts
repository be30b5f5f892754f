import { sql } from 'kysely';
import type { TextWord } from '#domain/search/reading/reading-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { queryOf } from '#server/search/hits/text-match.repository.ts';

/** Which of the words each advert holds, in the order of the words. */
export async function listHeldWords(
  db: Db,
  keys: readonly number[],
  words: readonly TextWord[],
): Promise<Map<number, boolean[]>> {
  if (keys.length === 0 || words.length === 0) return new Map();
  const queries = words.map(({ groups }) => queryOf(groups, ['']));
  const { rows } = await sql<{ id: number; held: boolean[] }>`
    select id, array(select tsv @@ q::tsquery from unnest(${queries}::text[]) with ordinality as t (q, n) order by n) as held
    from search_docs where id = any(${[...keys]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.held]));
}
