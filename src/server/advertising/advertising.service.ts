import type { AdvertisingState } from '#domain/advertising/advertising-entry.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { targetAddress } from './target-address.ts';
import type { AdvertisingEntryDto, ManagedAdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import { type AuditAction, writeAudit } from '#server/accounts/audit.service.ts';
import { findUserByEmail } from '#server/accounts/sign-in/identities.service.ts';
import { insertStoredFile } from '#server/pictures/stored-files.service.ts';
import { type StoredImage, type Upload, storeUploadedImage, uploadKey } from '#server/pictures/uploads.service.ts';
import { type Context, type Viewer, requirePermission, requireViewer } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import type { AdvertisingBook } from './advertising-book.ts';
import { findEntryFigures } from './advertising-figures.repository.ts';
import * as problems from './advertising.problems.ts';
import { presentManagedEntry } from './advertising.presenter.ts';
import * as repository from './advertising.repository.ts';

export type { AdvertisingBook } from './advertising-book.ts';

/** More are not run by one marketplace; the list needs no pages. */
const MOST_LISTED = 500;

const STATE_ACTIONS = {
  ACTIVE: 'advertising-entry.started',
  PAUSED: 'advertising-entry.paused',
  ENDED: 'advertising-entry.ended',
} as const satisfies Record<AdvertisingState, AuditAction>;

type Sight = { ownerKey: number | null; withOwner: boolean };

/** Whose entries a viewer sees: with `admin` all, with `advertising` the own ones. @throws permission.missing, permission.rests (403) */
function sightOf(viewer: Viewer): Sight {
  if (viewer.permissions.includes('admin')) return { ownerKey: null, withOwner: true };
  return { ownerKey: requirePermission(viewer, 'advertising').key, withOwner: false };
}

/** Entries with their figures, the newest first. @throws permission.missing, permission.rests (403) */
export async function listAdvertisingEntries(context: Context): Promise<ManagedAdvertisingEntry[]> {
  const { ownerKey, withOwner } = sightOf(requireViewer(context));
  const day = formatIsoDate(context.clock());
  const rows = await repository.listEntries(context.db, { ownerKey, day, limit: MOST_LISTED });
  const figuresOf = await findEntryFigures(context.db, { ids: rows.map(({ id }) => id), day });
  return rows.map((row) => presentManagedEntry(row, { figures: figuresOf(row.id), day, withOwner }));
}

/** An entry with its figures. @throws advertising.not-found (404), permission.missing, permission.rests (403) */
export async function getAdvertisingEntry(context: Context, id: string): Promise<ManagedAdvertisingEntry> {
  const { ownerKey, withOwner } = sightOf(requireViewer(context));
  const day = formatIsoDate(context.clock());
  const row = await repository.findEntry(context.db, { id, ownerKey, day });
  if (row === null) throw problems.entryNotFound();
  const figuresOf = await findEntryFigures(context.db, { ids: [row.id], day });
  return presentManagedEntry(row, { figures: figuresOf(row.id), day, withOwner });
}

/** Makes a paused entry. @throws advertising.… (422), permission.missing, permission.rests (403) */
export async function createAdvertisingEntry(
  context: Context,
  entry: AdvertisingEntryDto,
): Promise<ManagedAdvertisingEntry> {
  requirePermission(context.viewer, 'admin');
  const id = context.newId();
  const content = await contentOf(context.db, entry);
  await inTransaction(context.db, async (db) => {
    await repository.insertEntry(db, { ...content, id, now: context.clock() });
    await writeAudit({ ...context, db }, { action: 'advertising-entry.made', subject: id });
  });
  return getAdvertisingEntry(context, id);
}

type Change = { id: string; entry: AdvertisingEntryDto };

/** Changes an entry. @throws advertising.not-found (404), advertising.ended, advertising.changed-meanwhile (409), advertising.… (422), permission.… (403) */
export async function updateAdvertisingEntry(
  context: Context,
  { id, entry }: Change,
  book: AdvertisingBook,
): Promise<ManagedAdvertisingEntry> {
  requirePermission(context.viewer, 'admin');
  const content = await contentOf(context.db, entry);
  await inTransaction(context.db, async (tx) => {
    const { key, version } = await lockOpen(tx, id);
    if (entry.version !== version) throw problems.changedMeanwhile();
    await repository.updateEntry(tx, { ...content, key, now: context.clock() });
    await writeAudit({ ...context, db: tx }, { action: 'advertising-entry.changed', subject: id });
  });
  book.forget();
  return getAdvertisingEntry(context, id);
}

/**
 * Starts, pauses or ends an entry; idempotent. The end is taken back by a pause.
 * @throws advertising.not-found (404), advertising.ended (409), advertising.logo-needs-image (422), permission.… (403)
 */
export async function setAdvertisingState(
  context: Context,
  { id, state }: { id: string; state: AdvertisingState },
  book: AdvertisingBook,
): Promise<ManagedAdvertisingEntry> {
  requirePermission(context.viewer, 'admin');
  await inTransaction(context.db, async (tx) => {
    const entry = await repository.lockEntry(tx, id);
    if (entry === null) throw problems.entryNotFound();
    if (entry.state === state) return;
    if (entry.state === 'ENDED' && state !== 'PAUSED') throw problems.entryHasEnded();
    if (state === 'ACTIVE' && entry.kind === 'LOGO' && entry.storedFileId === null) throw problems.logoNeedsImage();
    await repository.updateEntryState(tx, entry.key, { state, now: context.clock() });
    await writeAudit({ ...context, db: tx }, { action: STATE_ACTIONS[state], subject: id });
  });
  book.forget();
  return getAdvertisingEntry(context, id);
}

export type AdvertisingTools = { book: AdvertisingBook; files: FileStore };

/** Takes a picture for an entry in place of the one before. @throws advertising.not-found (404), advertising.ended (409), image.…, permission.… (403) */
export async function uploadAdvertisingImage(
  context: Context,
  { id, upload }: { id: string; upload: Upload },
  { book, files }: AdvertisingTools,
): Promise<ManagedAdvertisingEntry> {
  const viewer = requirePermission(context.viewer, 'admin');
  const { db, logger, clock } = context;
  await getAdvertisingEntry(context, id);
  let noted: string | null = null;
  const note = async (image: StoredImage): Promise<void> => {
    noted = image.storedFileId;
    await insertStoredFile(db, { ...image, userKey: viewer.key, createdAt: clock() });
  };
  try {
    const { storedFileId } = await storeUploadedImage({ files, logger, note }, upload);
    await inTransaction(db, async (tx) => {
      const { key } = await lockOpen(tx, id);
      await repository.updateEntryImage(tx, key, { storedFileId, now: clock() });
    });
  } catch (error) {
    if (noted !== null) {
      // The file goes first: killed in between, the clean-up finds the row.
      await files.delete(uploadKey(noted));
      await repository.deleteUntakenPicture(db, noted);
    }
    throw error;
  }
  book.forget();
  return getAdvertisingEntry(context, id);
}

async function lockOpen(tx: Db, id: string): Promise<repository.EntryLock> {
  const entry = await repository.lockEntry(tx, id);
  if (entry === null) throw problems.entryNotFound();
  if (entry.state === 'ENDED') throw problems.entryHasEnded();
  return entry;
}

/** The requested content, checked by rules that involve several fields. */
async function contentOf(db: Db, entry: AdvertisingEntryDto): Promise<repository.EntryContent> {
  const { kind, title, teaserText, weight, categories, federalStateIds } = entry;
  const from = entry.from ?? null;
  const to = entry.to ?? null;
  if (from !== null && to !== null && to < from) throw problems.endsBeforeItBegins();
  if (kind === 'ENTRY' && teaserText === '') throw problems.teaserMissing();
  const url = targetAddress(entry.url);
  if (url === null) throw problems.addressRefused();
  const owner = entry.ownerEmail ? await findUserByEmail(db, entry.ownerEmail) : null;
  if (entry.ownerEmail && owner === null) throw problems.ownerUnknown();
  return {
    kind,
    title,
    teaserText,
    url,
    weight,
    from,
    to,
    categories: [...new Set(categories)],
    federalStateIds: [...new Set(federalStateIds)],
    dailyCap: entry.dailyCap ?? null,
    ownerKey: owner?.key ?? null,
  };
}
