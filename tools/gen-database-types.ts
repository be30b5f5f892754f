import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

const TYPES: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  timestamptz: 'Date',
  date: 'ColumnType<Date, string, string>',
  jsonb: 'ColumnType<unknown, string, string>',
  bytea: 'Buffer',
  point: 'ColumnType<{ x: number; y: number }, string, string>',
  tsvector: 'ColumnType<string, string, string>',
  tsquery: 'string',
  circle: 'string',
  _int2: 'number[]',
  _int4: 'number[]',
  _int8: 'string[]',
  _text: 'string[]',
};

type ColumnRow = {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: string;
  has_default: boolean;
};

/** The TypeScript types of every table of a migrated database, as the text of src/server/platform/database/database-schema.ts. */
export async function databaseTypes(db: Db): Promise<string> {
  const { rows } = await sql<ColumnRow>`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable,
           (c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS') as has_default
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migrations'
    order by c.table_name, c.ordinal_position`.execute(db);
  const tables = new Map<string, string[]>();
  for (const row of rows) {
    const base = TYPES[row.udt_name];
    if (!base)
      throw new Error(`No TypeScript type is named for ${row.udt_name} (${row.table_name}.${row.column_name}).`);
    const type = row.is_nullable === 'YES' ? nullable(base) : base;
    const lines = tables.get(row.table_name) ?? [];
    lines.push(`    ${row.column_name}: ${row.has_default ? generated(type) : type};`);
    tables.set(row.table_name, lines);
  }
  const body = [...tables].map(([name, lines]) => `  ${name}: {\n${lines.join('\n')}\n  };`).join('\n');
  return `// Made by "npm run gen" from the migrations. Do not edit.\nimport type { ColumnType, Generated } from 'kysely';\n\nexport type Schema = {\n${body}\n};\n`;
}

/** `Generated` does not look into a `ColumnType`, so the optional insert is written out. */
function generated(type: string): string {
  const inner = /^ColumnType<(.*)>$/.exec(type)?.[1];
  if (!inner) return `Generated<${type}>`;
  const [select, insert, update] = splitTypes(inner);
  return `ColumnType<${select}, ${insert} | undefined, ${update}>`;
}

function nullable(type: string): string {
  const inner = /^ColumnType<(.*)>$/.exec(type)?.[1];
  if (!inner) return `${type} | null`;
  return `ColumnType<${splitTypes(inner)
    .map((part) => `${part} | null`)
    .join(', ')}>`;
}

function splitTypes(list: string): string[] {
  const third = list.length;
  const at = list.indexOf(', string, string');
  return at >= 0 && at < third ? [list.slice(0, at), 'string', 'string'] : [list];
}
