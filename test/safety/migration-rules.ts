/** What a migration must not do while the release before it still serves requests; see docs/upgrading.md. */

/** `change`: the release before cannot work on it. `lock`: it blocks writes for as long as a table is long. */
type Rule = { name: string; kind: 'change' | 'lock'; finds: (statement: string, file: MigrationFile) => boolean };

type MigrationFile = { text: string; statements: string[]; madeHere: ReadonlySet<string> };

/** Says that the release before no longer uses what this file takes away. */
const CONTRACT = /^-- phase: contract \(\S.*\)$/m;
/** Says why a table is short, for changes that touch each of its rows. */
const FEW_ROWS = /^-- few rows: \S.*$/m;
const NO_TRANSACTION = /^-- no transaction$/m;

const VOLATILE = /\bdefault\b[^,]*\b(?:random|gen_random_uuid|uuidv[47]|clock_timestamp|timeofday|nextval)\s*\(/i;
const REWRITES =
  /\b(?:bigserial|smallserial|serial)\b|\bgenerated\s+(?:always|by\s+default)\s+as\s+(?:identity|\([\s\S]*\)\s*stored)/i;

/** The table that a statement changes, where there is one. */
const TABLE =
  /^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index (?:concurrently )?(?:if not exists )?\w+ on (?:only )?|update (?:only )?|delete from (?:only )?|truncate (?:table )?)(?:public\.)?(\w+)/i;

const isOld = (statement: string, { madeHere }: MigrationFile): boolean => {
  const table = TABLE.exec(statement)?.[1];
  return table !== undefined && !madeHere.has(table.toLowerCase());
};
/** The parts of an `alter table` that add a column. */
const addedColumns = (statement: string): string[] =>
  statement.startsWith('alter table') ? statement.split(/\badd column\b/).slice(1) : [];

const RULES: readonly Rule[] = [
  {
    name: 'takes a table, column, view, function or type away',
    kind: 'change',
    finds: (statement, file) =>
      /^drop (?:table|view|materialized view|function|type|trigger|sequence)\b/.test(statement) ||
      (isOld(statement, file) && /\bdrop column\b/.test(statement)),
  },
  {
    name: 'renames something',
    kind: 'change',
    finds: (statement, file) =>
      /^alter (?:table|view|type|index)\b.*\brename\b/s.test(statement) && !isNew(statement, file),
  },
  {
    name: 'changes the type of a column',
    kind: 'change',
    finds: (statement, file) =>
      isOld(statement, file) && /\balter (?:column )?\w+ (?:set data )?type\b/.test(statement),
  },
  {
    name: 'adds a column that the inserts of the release before do not fill',
    kind: 'change',
    finds: (statement, file) =>
      isOld(statement, file) &&
      addedColumns(statement).some(
        (column) => /\bnot null\b/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column),
      ),
  },
  {
    name: 'demands values of a column that the release before may leave out',
    kind: 'change',
    finds: (statement, file) => isOld(statement, file) && /\bset not null\b|\bdrop default\b/.test(statement),
  },
  {
    name: 'demands something of rows that the release before still writes',
    kind: 'change',
    finds: (statement, file) =>
      isOld(statement, file) && /\badd (?:constraint \w+ )?(?:check|unique|primary key|exclude)\b/.test(statement),
  },
  {
    name: 'sets not null without a validated check, and so reads the whole table under a lock',
    kind: 'lock',
    finds: (statement, file) =>
      isOld(statement, file) && /\bset not null\b/.test(statement) && !/^-- proven by: \w+$/m.test(file.text),
  },
  {
    name: 'adds a constraint without "not valid", or an index that is not made yet',
    kind: 'lock',
    finds: (statement, file) =>
      isOld(statement, file) &&
      /\badd (?:constraint \w+ )?(?:check|foreign key|unique|primary key|exclude)\b/.test(statement) &&
      !/\bnot valid\b|\busing index\b/.test(statement),
  },
  {
    name: 'validates a constraint under the lock of the same file that adds it',
    kind: 'lock',
    finds: (statement, file) =>
      isOld(statement, file) &&
      /\bvalidate constraint\b/.test(statement) &&
      !NO_TRANSACTION.test(file.text) &&
      file.statements.length > 1,
  },
  {
    name: 'fills a new column of each row under a lock (volatile default, identity, stored expression)',
    kind: 'lock',
    finds: (statement, file) =>
      isOld(statement, file) &&
      addedColumns(statement).some((column) => VOLATILE.test(column) || REWRITES.test(column)),
  },
  {
    name: 'makes an index on a table that is in use, without "concurrently"',
    kind: 'lock',
    finds: (statement, file) =>
      isOld(statement, file) && /^create (?:unique )?index\b(?! concurrently)/.test(statement),
  },
  {
    name: 'makes an index concurrently without "-- no transaction" and "if not exists"',
    kind: 'lock',
    finds: (statement, file) =>
      /^create (?:unique )?index concurrently\b/.test(statement) &&
      !(NO_TRANSACTION.test(file.text) && / concurrently if not exists /.test(statement)),
  },
  {
    name: 'locks or rewrites a table',
    kind: 'lock',
    finds: (statement, file) =>
      /^(?:lock|cluster|vacuum|reindex (?!.*concurrently))/.test(statement) ||
      (isOld(statement, file) && /^truncate\b|\bset (?:tablespace|logged|unlogged)\b/.test(statement)),
  },
  {
    name: 'writes rows of a table that is in use: fill them in steps from the application',
    kind: 'lock',
    finds: (statement, file) => isOld(statement, file) && /^(?:update|delete)\b/.test(statement),
  },
];

const isNew = (statement: string, { madeHere }: MigrationFile): boolean => {
  const table = TABLE.exec(statement)?.[1];
  return table !== undefined && madeHere.has(table.toLowerCase());
};

/** Statements in lower case with single blanks, without comments, bodies of functions and texts. */
function statementsOf(text: string): string[] {
  return text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
}

/** What is unsafe in the text of a migration, each in words; empty where all is well. */
export function unsafeParts(text: string): string[] {
  const statements = statementsOf(text);
  const madeHere = new Set(
    statements.flatMap(
      (statement) => /^create (?:unlogged )?table (?:if not exists )?(?:public\.)?(\w+)/.exec(statement)?.[1] ?? [],
    ),
  );
  const file: MigrationFile = { text, statements, madeHere };
  const allowed = (rule: Rule): boolean =>
    rule.kind === 'change' ? CONTRACT.test(text) : FEW_ROWS.test(text) && !/concurrently without/.test(rule.name);
  return RULES.filter((rule) => !allowed(rule)).flatMap((rule) =>
    statements.filter((statement) => rule.finds(statement, file)).map((statement) => `${rule.name}: ${statement}`),
  );
}
