import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

type Figures = { shown: number; clicked: number };
export type EntryFigures = { today: Figures; total: Figures };

type Row = { item: string; type: string; total: number; today: number };

const NONE: EntryFigures = { today: { shown: 0, clicked: 0 }, total: { shown: 0, clicked: 0 } };

/** How often entries were seen and clicked, by their ids; by event_items_pkey. */
export async function findEntryFigures(
  db: Db,
  { ids, day }: { ids: readonly string[]; day: string },
): Promise<(id: string) => EntryFigures> {
  if (ids.length === 0) return () => NONE;
  const { rows } = await sql<Row>`select item, type, sum(count)::float8 as total,
      coalesce(sum(count) filter (where day = ${day}::date), 0)::float8 as today
    from event_items where type in ('ADVERTISING_SHOWN', 'ADVERTISING_CLICKED') and item = any(${[...ids]}::text[])
    group by item, type`.execute(db);
  const counted = new Map(rows.map((row) => [`${row.type} ${row.item}`, row]));
  return (id) => {
    const shown = counted.get(`ADVERTISING_SHOWN ${id}`);
    const clicked = counted.get(`ADVERTISING_CLICKED ${id}`);
    return {
      today: { shown: shown?.today ?? 0, clicked: clicked?.today ?? 0 },
      total: { shown: shown?.total ?? 0, clicked: clicked?.total ?? 0 },
    };
  };
}
