import { sql } from 'kysely';
import type { Marketplace } from './marketplace.ts';
import type { Row, Table } from './report.ts';

type Size = { name: string; heap: number; toast: number; indexes: number };

const SHOWN = 12;

/** Bytes that an advert takes in the database, by table: what a machine needs for so many (docs/scale.md). */
export async function measureSizes({ base, adverts }: Marketplace): Promise<Table[]> {
  const { rows: sizes } = await sql<Size>`
    select c.relname as name, pg_relation_size(c.oid)::int8 as heap,
      (pg_table_size(c.oid) - pg_relation_size(c.oid))::int8 as toast, pg_indexes_size(c.oid)::int8 as indexes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
    order by pg_total_relation_size(c.oid) desc`.execute(base.db);
  const each = (bytes: number): number => Math.round(bytes / adverts);
  const rowOf = (label: string, { heap, toast, indexes }: Omit<Size, 'name'>): Row => ({
    label,
    cells: [each(heap), each(toast), each(indexes), each(heap + toast + indexes)],
  });
  const all = { heap: 0, toast: 0, indexes: 0 };
  for (const size of sizes) for (const part of ['heap', 'toast', 'indexes'] as const) all[part] += Number(size[part]);
  const asNumbers = ({ name, ...parts }: Size) => ({
    name,
    heap: Number(parts.heap),
    toast: Number(parts.toast),
    indexes: Number(parts.indexes),
  });
  return [
    {
      key: 'sizes',
      title: `bytes an advert, ${adverts} adverts`,
      columns: ['rows', 'out of line', 'indexes', 'all'],
      compare: 'all',
      rows: [...sizes.slice(0, SHOWN).map((size) => rowOf(size.name, asNumbers(size))), rowOf('all tables', all)],
      notes: ['With what belongs to the sample: accounts, market prices, places.'],
    },
  ];
}
