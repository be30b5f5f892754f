import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export type LookupEntry = {
  list: string;
  id: number;
  code: string;
  text: string;
  position: number;
  details: Record<string, unknown>;
};

/** Makes the table hold exactly these entries; rows that are right already are not touched. */
export async function saveLookups(db: Db, entries: readonly LookupEntry[]): Promise<void> {
  const given = JSON.stringify(entries);
  await sql`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb) as g (list text, id int, code text, text text, position int, details jsonb)),
    gone as (
      delete from lookups l where not exists (select from given g where g.list = l.list and g.id = l.id))
    insert into lookups as l (list, id, code, text, position, details)
    select list, id, code, text, position, details from given
    on conflict (list, id) do update
      set code = excluded.code, text = excluded.text, position = excluded.position, details = excluded.details
      where (l.code, l.text, l.position, l.details) is distinct from (excluded.code, excluded.text, excluded.position, excluded.details)`.execute(
    db,
  );
}
