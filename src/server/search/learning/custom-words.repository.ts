import { sql } from 'kysely';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { CustomWordEntry, CustomWordKind } from '#domain/search/reading/custom-words.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What an entry says; written as it is into the history. */
export type CustomWordFields = {
  kind: CustomWordKind;
  words: string[];
  replacement: string | null;
  category: CategoryCode | null;
  prefers: string[];
  overrules: boolean;
  isActive: boolean;
};

export type CustomWordRow = CustomWordFields & { key: number; id: string; version: number; changed_at: Date };
export type ChangeRow = {
  id: number;
  at: Date;
  actor: string;
  actor_name: string;
  before: CustomWordFields | null;
  after: CustomWordFields;
};

const COLUMNS = sql`id as key, public_id as id, kind, words, replacement, category, prefers, overrules,
  is_active as "isActive", version, changed_at`;

/** An entry as the reading takes it. */
export function entryOf({ kind, words, replacement, category, prefers }: CustomWordFields): CustomWordEntry {
  if (kind === 'SYNONYM') return { kind, words, replacement: replacement ?? '' };
  return kind === 'USE' ? { kind, words, category, prefers } : { kind, words };
}

export async function listActiveEntries(db: Db, except: string | null = null): Promise<CustomWordEntry[]> {
  const { rows } = await sql<CustomWordRow>`select ${COLUMNS} from custom_words
    where is_active and public_id is distinct from ${except}::uuid order by id`.execute(db);
  return rows.map(entryOf);
}

/** The number of the last change to any entry, 0 before the first; by custom_word_changes_pkey. */
export async function newestChange(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from custom_word_changes`.execute(db);
  return rows[0]?.id ?? 0;
}

type Page = { isActive: boolean; limit: number; offset: number };

export async function listEntryRows(
  db: Db,
  { isActive, limit, offset }: Page,
): Promise<{ rows: CustomWordRow[]; total: number }> {
  const [page, counted] = await Promise.all([
    sql<CustomWordRow>`select ${COLUMNS} from custom_words where is_active = ${isActive}
      order by changed_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from custom_words where is_active = ${isActive}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findEntryRow(db: Db, id: string): Promise<CustomWordRow | null> {
  const { rows } = await sql<CustomWordRow>`select ${COLUMNS} from custom_words where public_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Makes writers of entries wait for each other: their words must not meet. Readers go on. */
export async function lockEntries(tx: Db): Promise<void> {
  await sql`lock table custom_words in share row exclusive mode`.execute(tx);
}

/** The active entry that has a word already, or null; by custom_word_keys_pkey. */
export async function findClaim(db: Db, keys: readonly string[], except: string | null): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`select k.key from custom_word_keys k
    join custom_words w on w.id = k.custom_word_id
    where k.key = any(${[...keys]}::text[]) and w.public_id is distinct from ${except}::uuid limit 1`.execute(db);
  return rows[0]?.key ?? null;
}

/** Those of the keys that an active entry has; by custom_word_keys_pkey. */
export async function listClaims(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select key from custom_word_keys
    where key = any(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

export async function countActive(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from custom_words where is_active`.execute(db);
  return rows[0]?.n ?? 0;
}

/** An identical active entry, or null: a form sent twice creates one entry. */
export async function findSame(db: Db, fields: CustomWordFields): Promise<CustomWordRow | null> {
  const { rows } =
    await sql<CustomWordRow>`select ${COLUMNS} from custom_words where is_active and kind = ${fields.kind}
    and words = ${fields.words}::text[] and replacement is not distinct from ${fields.replacement}
    and category is not distinct from ${fields.category} and prefers = ${fields.prefers}::text[] limit 1`.execute(db);
  return rows[0] ?? null;
}

type Written = { id: string; fields: CustomWordFields; at: Date };

export async function insertEntry(tx: Db, { id, fields, at }: Written): Promise<CustomWordRow> {
  const { kind, words, replacement, category, prefers, overrules, isActive } = fields;
  const { rows } = await sql<CustomWordRow>`
    insert into custom_words (public_id, kind, words, replacement, category, prefers, overrules, is_active, created_at, changed_at)
    values (${id}, ${kind}, ${words}::text[], ${replacement}, ${category}, ${prefers}::text[], ${overrules}, ${isActive}, ${at}, ${at})
    returning ${COLUMNS}`.execute(tx);
  return one(rows);
}

export async function updateEntry(tx: Db, { id, fields, at }: Written): Promise<CustomWordRow> {
  const { kind, words, replacement, category, prefers, overrules, isActive } = fields;
  const { rows } = await sql<CustomWordRow>`
    update custom_words set kind = ${kind}, words = ${words}::text[], replacement = ${replacement},
      category = ${category}, prefers = ${prefers}::text[], overrules = ${overrules}, is_active = ${isActive},
      version = version + 1, changed_at = ${at}
    where public_id = ${id} returning ${COLUMNS}`.execute(tx);
  return one(rows);
}

const one = (rows: readonly CustomWordRow[]): CustomWordRow => {
  const [row] = rows;
  if (!row) throw new Error('The entry vanished although entries are never deleted.');
  return row;
};

/** The words that the entry claims from now on: those given, or none. */
export async function replaceKeys(tx: Db, entryKey: number, keys: readonly string[]): Promise<void> {
  await sql`delete from custom_word_keys where custom_word_id = ${entryKey}`.execute(tx);
  await sql`insert into custom_word_keys (key, custom_word_id)
    select key, ${entryKey} from unnest(${[...keys]}::text[]) k (key)`.execute(tx);
}

type NewChange = {
  entryKey: number;
  at: Date;
  actor: string;
  before: CustomWordFields | null;
  after: CustomWordFields;
};

export async function insertChange(tx: Db, { entryKey, at, actor, before, after }: NewChange): Promise<void> {
  await sql`insert into custom_word_changes (custom_word_id, at, actor, before, after)
    values (${entryKey}, ${at}, ${actor}, ${before === null ? null : JSON.stringify(before)}::jsonb,
      ${JSON.stringify(after)}::jsonb)`.execute(tx);
}

/** What was done to an entry, the newest first; by custom_word_changes_entry_index. */
export async function listChanges(db: Db, entryKey: number, limit: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select c.id, c.at, c.actor, c.before, c.after, coalesce(trim(u.first_name || ' ' || u.last_name), '') as actor_name
    from custom_word_changes c left join users u on u.public_id = case when c.actor ~ '^[0-9a-f-]{36}$' then c.actor::uuid end
    where c.custom_word_id = ${entryKey} order by c.id desc limit ${limit}`.execute(db);
  return rows;
}
