import type * as z from 'zod/mini';
import { DAY_IN_MS } from '#domain/durations.ts';
import type {
  CustomWord,
  CustomWordDetails,
  CustomWordDto,
  CustomWordPreview,
  SearchGap,
  UnknownWord,
} from '#contract/search/search-words.schemas.ts';
import type { Paged } from '#contract/common.schemas.ts';
import { isCategoryCode } from '#domain/lookups/categories.data.ts';
import { type CustomWordIssue, type KnownMeaning, checkCustomWord } from '#domain/search/learning/check-custom-word.ts';
import { type CustomWords, customWordKey, customWordsOf } from '#domain/search/reading/custom-words.ts';
import { foldText } from '#domain/text/fold.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { type TypoIndex, suggestCorrections } from '#domain/search/typos/typo-index.ts';
import { type AuditAction, writeAudit } from '#server/accounts/audit.service.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { announceChange } from '#server/platform/processes/changes.ts';
import { pageOf } from '#server/platform/page-of.ts';
import { noteIndexWrite } from '#server/search/search-cache.service.ts';
import { placesFor } from '#server/search/reading/search-places.ts';
import { searchAdverts } from '#server/search/search.service.ts';
import { vocabularyOf } from '#server/search/reading/vocabulary.service.ts';
import { searchAdminTexts } from '#texts/de/search/search-admin.ts';
import { refreshCustomWords } from './custom-words-in-use.ts';
import { customWordIsStale, customWordNotFound, customWordRefused } from './custom-words.problems.ts';
import * as entries from './custom-words.repository.ts';
import { listDayCounts, listUnknownWordRows } from './search-counts.repository.ts';

const { refusals } = searchAdminTexts;

const GAPS_OF_DAYS = 30;
const MOST_NEAREST = 3;
const MOST_CHANGES = 100;
/** All of them are in the memory of each process. */
const MOST_ACTIVE = 2_000;
const MOST_PREVIEWED = 5;
const PREVIEWED_TITLES = 3;

type Page = { page: number; size: number };
type Wish = z.infer<typeof CustomWordDto>;

/** Words not understood with the nearest known ones. @throws permission.missing, permission.rests (403) */
export async function listUnknownWords(context: Context, { page, size }: Page): Promise<Paged<UnknownWord>> {
  requirePermission(context.viewer, 'admin');
  const [{ rows, total }, { typos }] = await Promise.all([
    listUnknownWordRows(context.db, { limit: size, offset: page * size }),
    vocabularyOf(context.db),
  ]);
  const taught = await entries.listClaims(context.db, keysOf(rows.map(({ word }) => word)));
  const items = rows.map((row): UnknownWord => ({
    word: row.word,
    searches: row.searches,
    withoutHit: row.without_hit,
    lastSeen: row.last_day,
    categories: row.categories.filter(isCategoryCode),
    nearest: nearestOf(typos, row.word),
    isTaught: taught.has(customWordKey(row.word)),
  }));
  return pageOf(items, { page, size, totalElements: total });
}

/** Words that may have been meant; of spellings of one lexicon word only the nearest. */
function nearestOf(typos: TypoIndex, word: string): string[] {
  const nearest = new Map<string, string>();
  for (const { word: near } of suggestCorrections(typos, word)) {
    const meaning = rootOf(foldText(near)) ?? near;
    if (!nearest.has(meaning)) nearest.set(meaning, near);
  }
  return [...nearest.values()].slice(0, MOST_NEAREST);
}

/** Searches and those without a hit by category. @throws permission.missing, permission.rests (403) */
export async function listSearchGaps(context: Context): Promise<SearchGap[]> {
  requirePermission(context.viewer, 'admin');
  const since = new Date(context.clock().getTime() - GAPS_OF_DAYS * DAY_IN_MS);
  const rows = await listDayCounts(context.db, since);
  return rows.map(({ category, searches, withoutHit }) => ({
    category: isCategoryCode(category) ? category : null,
    searches,
    withoutHit,
  }));
}

/** The entries, the last changed first. @throws permission.missing, permission.rests (403) */
export async function listCustomWords(
  context: Context,
  { page, size, state }: Page & { state: 'ACTIVE' | 'OFF' },
): Promise<Paged<CustomWord>> {
  requirePermission(context.viewer, 'admin');
  const isActive = state === 'ACTIVE';
  const { rows, total } = await entries.listEntryRows(context.db, { isActive, limit: size, offset: page * size });
  return pageOf(rows.map(present), { page, size, totalElements: total });
}

/** An entry with its history. @throws permission.missing (403), search-word.not-found (404) */
export async function getCustomWord(
  context: Context,
  { customWordId }: { customWordId: string },
): Promise<CustomWordDetails> {
  requirePermission(context.viewer, 'admin');
  const row = await entries.findEntryRow(context.db, customWordId);
  if (!row) throw customWordNotFound();
  const changes = await entries.listChanges(context.db, row.key, MOST_CHANGES);
  return {
    entry: present(row),
    changes: changes.map(({ id, at, actor, actor_name, before, after }) => ({
      id,
      at: at.toISOString(),
      actor,
      actorName: actor_name,
      before,
      after,
    })),
  };
}

/**
 * Adds an entry; one that says the same and counts is the answer instead.
 * @throws permission.missing (403), search-word.refused (422)
 */
export async function createCustomWord(
  context: Context,
  wish: Wish,
  { customWordId }: { customWordId: string },
): Promise<CustomWord> {
  requirePermission(context.viewer, 'admin');
  const fields = fieldsOf({ ...wish, isActive: true });
  const row = await inTransaction(context.db, async (db) => {
    await entries.lockEntries(db);
    const same = (await entries.findEntryRow(db, customWordId)) ?? (await entries.findSame(db, fields));
    if (same) return same;
    await refuse(db, fields, null);
    const made = await entries.insertEntry(db, { id: customWordId, fields, at: context.clock() });
    await keep({ ...context, db }, made, null);
    return made;
  });
  await takeEffect(context.db);
  return present(row);
}

/**
 * Changes an entry, or switches it off or on; what it says already is no change.
 * @throws permission.missing (403), search-word.not-found (404), search-word.stale (409), search-word.refused (422)
 */
export async function changeCustomWord(
  context: Context,
  { version, ...wish }: Wish & { version: number },
  { customWordId }: { customWordId: string },
): Promise<CustomWord> {
  requirePermission(context.viewer, 'admin');
  const fields = fieldsOf(wish);
  const row = await inTransaction(context.db, async (db) => {
    await entries.lockEntries(db);
    const before = await entries.findEntryRow(db, customWordId);
    if (!before) throw customWordNotFound();
    if (JSON.stringify(stateOf(before)) === JSON.stringify(fields)) return before;
    if (before.version !== version) throw customWordIsStale();
    // An inactive entry has no effect, so it is not checked.
    if (fields.isActive) await refuse(db, fields, customWordId);
    const after = await entries.updateEntry(db, { id: customWordId, fields, at: context.clock() });
    await keep({ ...context, db }, after, before);
    return after;
  });
  await takeEffect(context.db);
  return present(row);
}

/**
 * What searches for the words of an entry find without and with it; nothing is stored or counted.
 * @throws permission.missing (403), search-word.refused (422)
 */
export async function previewCustomWord(
  context: Context,
  { customWordId, ...wish }: Wish & { customWordId?: string | null | undefined },
): Promise<CustomWordPreview[]> {
  requirePermission(context.viewer, 'admin');
  const fields = fieldsOf({ ...wish, isActive: true });
  // Checked as if active, since the operator may still activate it.
  await refuse(context.db, { ...fields, overrules: true }, customWordId ?? null);
  const others = await entries.listActiveEntries(context.db, customWordId ?? null);
  const all = await entries.listActiveEntries(context.db);
  const [now, then] = [customWordsOf(all), customWordsOf([...others, entries.entryOf(fields)])];
  const previews: CustomWordPreview[] = [];
  for (const word of fields.words.slice(0, MOST_PREVIEWED))
    previews.push({ word, before: await findWith(context, word, now), after: await findWith(context, word, then) });
  return previews;
}

async function findWith(
  { db, clock }: Context,
  searchTerm: string,
  customWords: CustomWords,
): Promise<CustomWordPreview['before']> {
  const request = {
    searchTerm,
    page: 0,
    size: PREVIEWED_TITLES,
    sorting: { sortBy: 'RELEVANCE', sortDesc: false },
  } as const;
  const found = await searchAdverts({ db, clock, customWords }, request, { isFresh: true });
  return { count: found.totalElements, titles: found.items.map(({ title }) => title) };
}

/** Answers that were read by other words end here; other processes follow within seconds. */
async function takeEffect(db: Db): Promise<void> {
  await refreshCustomWords(db);
  noteIndexWrite(db);
  announceChange(db, 'search words', null);
}

async function keep(
  context: Pick<Context, 'db' | 'clock' | 'logger' | 'viewer'>,
  after: entries.CustomWordRow,
  before: entries.CustomWordRow | null,
): Promise<void> {
  const viewer = requirePermission(context.viewer, 'admin');
  const { db } = context;
  await entries.replaceKeys(db, after.key, after.isActive ? keysOf(after.words) : []);
  await entries.insertChange(db, {
    entryKey: after.key,
    at: context.clock(),
    actor: viewer.id,
    before: before === null ? null : stateOf(before),
    after: stateOf(after),
  });
  await writeAudit(context, { action: actionOf(after, before), subject: after.id, details: { kind: after.kind } });
}

function actionOf(after: entries.CustomWordRow, before: entries.CustomWordRow | null): AuditAction {
  if (before === null) return 'search-word.created';
  if (before.isActive === after.isActive) return 'search-word.changed';
  return after.isActive ? 'search-word.switched-on' : 'search-word.switched-off';
}

const keysOf = (words: readonly string[]): string[] => words.map(customWordKey);

/** What the kind does not have is empty, and words look alike however they were typed. */
function fieldsOf({
  kind,
  words,
  replacement,
  category,
  prefers,
  overrules,
  isActive,
}: Wish): entries.CustomWordFields {
  const plain = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return {
    kind,
    words: words.map((word) => plain(word).toLowerCase()),
    replacement: kind === 'SYNONYM' ? plain(replacement ?? '') : null,
    category: kind === 'USE' ? (category ?? null) : null,
    prefers: kind === 'USE' ? prefers.map(plain) : [],
    overrules,
    isActive,
  };
}

async function refuse(db: Db, fields: entries.CustomWordFields, customWordId: string | null): Promise<void> {
  const { typos } = await vocabularyOf(db);
  const issue = checkCustomWord(
    { ...fields, replacement: fields.replacement ?? '' },
    { findPlace: placesFor(db).findPlace, isWordOfAdverts: (folded) => typos.entryByFolded.has(folded) },
  );
  if (issue !== null) throw refusalOf(issue, fields.kind === 'STOP_WORD');
  await refuseTaken(db, fields, customWordId);
  if (customWordId === null && (await entries.countActive(db)) >= MOST_ACTIVE)
    throw customWordRefused('words', refusals.tooManyEntries);
}

async function refuseTaken(
  db: Db,
  { words, replacement }: entries.CustomWordFields,
  customWordId: string | null,
): Promise<void> {
  const claim = await entries.findClaim(db, keysOf(words), customWordId);
  if (claim !== null)
    throw customWordRefused('words', refusals.wordTaken(words.find((word) => customWordKey(word) === claim) ?? claim));
  const target = customWordKey(replacement ?? '');
  if (target !== '' && (await entries.findClaim(db, [target], customWordId)) !== null)
    throw customWordRefused('replacement', refusals.replacementTaken(replacement ?? ''));
}

const inWords = (meaning: KnownMeaning): string =>
  meaning.kind === 'WORD'
    ? refusals.knownAsWord(meaning.root)
    : meaning.kind === 'PLACE'
      ? refusals.knownAsPlace(meaning.name)
      : refusals.knownAsMeaning;

function refusalOf(issue: CustomWordIssue, isStopWord: boolean) {
  const { field } = issue;
  switch (issue.code) {
    case 'TOO_LONG':
      return customWordRefused(field, refusals.wordTooLong(issue.word));
    case 'FORM':
      return customWordRefused(field, refusals.wordForm(issue.word));
    case 'TWICE':
      return customWordRefused(field, refusals.wordTwice(issue.word));
    case 'KNOWN':
      return customWordRefused(
        field,
        (isStopWord ? refusals.stopWordKnown : refusals.wordKnown)(issue.word, inWords(issue.meaning)),
      );
    case 'MISSING':
      return customWordRefused(field, refusals.replacementMissing);
    case 'SAME':
      return customWordRefused(field, refusals.replacementIsWord);
    case 'UNKNOWN':
      return customWordRefused(field, refusals.replacementUnknown(issue.word));
    case 'EMPTY':
      return customWordRefused(field, refusals.useEmpty);
  }
}

const stateOf = (row: entries.CustomWordRow): entries.CustomWordFields => ({
  kind: row.kind,
  words: row.words,
  replacement: row.replacement,
  category: row.category,
  prefers: row.prefers,
  overrules: row.overrules,
  isActive: row.isActive,
});

const present = (row: entries.CustomWordRow): CustomWord => ({
  id: row.id,
  ...stateOf(row),
  version: row.version,
  changedAt: row.changed_at.toISOString(),
});
