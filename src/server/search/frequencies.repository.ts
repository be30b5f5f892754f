import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { Conditions } from './conditions.repository.ts';
import { readCount } from './counters.repository.ts';
import { createSharedCache } from './search-cache.ts';

/** Up to here counting every hit is cheaper than estimating well. */
export const EXACT_UP_TO = 8_000;
const REFRESH_IN_MS = 60_000;

type Frequencies = { adverts: number; attrs: ReadonlyMap<string, number>; lexemes: ReadonlyMap<string, number> };

const shared = createSharedCache<Frequencies>({ freshForInMs: REFRESH_IN_MS, outlivesWrites: true });

async function readFrequencies(db: Db): Promise<Frequencies> {
  const [adverts, { rows }] = await Promise.all([
    readCount(db, 0, 0),
    sql<{ column: string; elements: string[]; frequencies: number[] }>`
      select attname as column, most_common_elems::text::text[] as elements, most_common_elem_freqs::float8[] as frequencies
      from pg_stats where schemaname = current_schema() and tablename = 'search_docs' and attname in ('attrs', 'tsv')
        and most_common_elems is not null`.execute(db),
  ]);
  const mapOf = (column: string): Map<string, number> => {
    const row = rows.find((one) => one.column === column);
    // Behind the elements' own frequencies stand the lowest, the highest and the share of nulls.
    return new Map(row?.elements.map((element, index) => [element, row.frequencies[index] ?? 0]) ?? []);
  };
  return { adverts, attrs: mapOf('attrs'), lexemes: mapOf('tsv') };
}

/** About how many adverts fulfil the rarest of the conditions that have to hold together. */
export async function rowsOfRarest(db: Db, conditions: Conditions): Promise<number> {
  const { adverts, attrs, lexemes } = await shared(db, 'all', () => readFrequencies(db));
  if (adverts < EXACT_UP_TO) return adverts;
  if (conditions.hasSeller) return 0;
  const share = (table: ReadonlyMap<string, number>, keys: readonly (number | string)[]): number =>
    keys.reduce<number>((sum, key) => sum + (table.get(String(key)) ?? 0), 0);
  const shares = [
    1,
    ...conditions.all.map((code) => share(attrs, [code])),
    ...conditions.any.map((group) => share(attrs, group)),
    ...conditions.lexemes.filter((group) => group.length > 0).map((group) => share(lexemes, group)),
  ];
  return Math.round(adverts * Math.min(...shares));
}
