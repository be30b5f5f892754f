import { appendFileSync } from 'node:fs';
import type { KyselyPlugin, QueryId } from 'kysely';
import type pg from 'pg';
import { type ProvidedContext, inject } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';
import type { DeclaredRow, ValueKind } from './row-types.ts';

/**
 * Compares what the code declares of its rows, sql<Row>`…`, with what PostgreSQL answers: the columns' names and types, what
 * the table allows to be null and what was null. Every statement that a test of kind db runs is compared.
 */

declare module 'vitest' {
  // Vitest merges this declaration with its own, which only an interface allows.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    declaredRows: readonly DeclaredRow[];
    /** The file in which each worker writes down the places it has compared. */
    comparedRowsFile: string;
    /** Names of the columns of tables that may be null, by "table's oid.number of the column". */
    nullableColumns: Readonly<Record<string, string>>;
  }
}

/** By type oid. Arrays of bigint stay text, as pg parses them. */
const KINDS: Readonly<Record<number, ValueKind>> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'number',
  21: 'number',
  23: 'number',
  26: 'number',
  114: 'json',
  199: 'json[]',
  600: 'json',
  700: 'number',
  701: 'number',
  1000: 'boolean[]',
  1005: 'number[]',
  1007: 'number[]',
  1021: 'number[]',
  1022: 'number[]',
  1082: 'Date',
  1114: 'Date',
  1184: 'Date',
  1185: 'Date[]',
  1231: 'number[]',
  1700: 'number',
  3802: 'json',
  3807: 'json[]',
  1009: 'string[]',
  1015: 'string[]',
  1016: 'string[]',
  2951: 'string[]',
};

/** How pg and the parsers of connect() read a type; unknown ones are text. */
const kindOf = (oid: number): ValueKind => KINDS[oid] ?? 'string';

/** What JSON cannot hold. */
const BEYOND_JSON: readonly ValueKind[] = ['Date', 'Buffer', 'bigint'];

type Field = Pick<pg.FieldDef, 'name' | 'dataTypeID' | 'tableID' | 'columnID'>;
type Answer = { text: string; fields: readonly Field[]; rows: readonly Readonly<Record<string, unknown>>[] };
type Nullable = ProvidedContext['nullableColumns'];

/** What one answer shows to be other than declared, each in one line without its place. */
export function differences(
  declared: Omit<DeclaredRow, 'place' | 'parts'>,
  answer: Answer,
  nullable: Nullable,
): string[] {
  const { columns, isOpen } = declared;
  const missing = Object.keys(columns).filter((name) => !answer.fields.some((field) => field.name === name));
  const found = answer.fields.flatMap((field) => {
    const { name } = field;
    const kinds = columns[name];
    if (!kinds) return isOpen ? [] : [`"${name}" is selected and not declared`];
    if (kinds.includes('any')) return [];
    const answered = kindOf(field.dataTypeID);
    return [
      ...(!kinds.includes('null') && mayBeNull(field, answer, nullable)
        ? [`"${name}" may be null, which is not declared`]
        : []),
      ...(holds(kinds, answered) ? [] : [`"${name}" is ${answered}, declared as ${kinds.join(' | ')}`]),
    ];
  });
  return [...missing.map((name) => `"${name}" is declared and not selected`), ...found];
}

/** It was null; or its table lets it be null, and the statement nowhere compares the column, which would leave nulls out. */
function mayBeNull({ name, tableID, columnID }: Field, { text, rows }: Answer, nullable: Nullable): boolean {
  if (rows.some((row) => row[name] === null)) return true;
  const column = nullable[`${tableID}.${columnID}`];
  return (
    column !== undefined && !new RegExp(String.raw`\b${column}(?:,[^()]*\))?\s+(?:is not null|[<>]?=|[<>])`).test(text)
  );
}

function holds(declared: readonly ValueKind[], answered: ValueKind): boolean {
  const kinds = declared.filter((kind) => kind !== 'null' && kind !== 'null[]');
  if (answered === 'json') return !kinds.some((kind) => BEYOND_JSON.includes(kind));
  return kinds.length === 1 && kinds[0] === answered;
}

const keyOf = (parts: readonly string[]): string => JSON.stringify(parts);

const byParts = new Map<string, DeclaredRow[]>();

/** Statements with these fixed parts. */
function declaredWith(parts: readonly string[]): readonly DeclaredRow[] {
  if (byParts.size === 0)
    for (const row of inject('declaredRows'))
      byParts.set(keyOf(row.parts), [...(byParts.get(keyOf(row.parts)) ?? []), row]);
  return byParts.get(keyOf(parts)) ?? [];
}

const faults = new Set<string>();
const compared = new Set<string>();
let written = 0;

/** The same database with every answer to a sql<Row>`…` compared; what differs fails the test file at its end. */
export function withCheckedRows(db: Db): Db {
  const { opened } = db;
  if (!opened) throw new Error('Only a pool opened by connect() can be watched.');
  const answers = new WeakMap<object, Answer>();
  opened.pool.on('connect', (client) => {
    const query = client.query.bind(client);
    const watched = async (...call: unknown[]): Promise<unknown> => {
      const result: pg.QueryResult | undefined = await Reflect.apply(query, client, call);
      if (result?.fields) answers.set(result.rows, { text: String(call[0]), fields: result.fields, rows: result.rows });
      return result;
    };
    Object.assign(client, { query: watched });
  });
  const nullable = inject('nullableColumns');
  const declaredOf = new WeakMap<QueryId, readonly DeclaredRow[]>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'RawNode') declaredOf.set(queryId, declaredWith(node.sqlFragments));
      return node;
    },
    transformResult: ({ queryId, result }) => {
      const answer = answers.get(result.rows);
      if (answer) for (const row of meant(declaredOf.get(queryId) ?? [], answer)) compare(row, answer, nullable);
      return Promise.resolve(result);
    },
  };
  return Object.assign(db.withPlugin(plugin), { opened });
}

/** Of several statements with the same fixed parts those whose columns are the selected ones; otherwise all. */
function meant(places: readonly DeclaredRow[], { fields }: Answer): readonly DeclaredRow[] {
  if (places.length < 2) return places;
  const names = fields
    .map(({ name }) => name)
    .toSorted()
    .join();
  const same = places.filter(({ columns }) => Object.keys(columns).toSorted().join() === names);
  return same.length > 0 ? same : places;
}

function compare(row: DeclaredRow, answer: Answer, nullable: Nullable): void {
  compared.add(row.place);
  for (const fault of differences(row, answer, nullable)) faults.add(`${row.place}: ${fault}`);
}

/** Fails where an answer was other than declared, and writes down what was compared. */
export function rowsAreAsDeclared(): void {
  const places = [...compared].slice(written);
  written = compared.size;
  if (places.length > 0) appendFileSync(inject('comparedRowsFile'), `${places.join('\n')}\n`);
  const found = [...faults];
  faults.clear();
  if (found.length > 0) throw new Error(`Rows are other than declared:\n${found.join('\n')}`);
}
