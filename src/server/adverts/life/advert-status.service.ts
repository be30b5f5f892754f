import { DAY_IN_MS } from '#domain/durations.ts';
import { publishingIssues } from '#domain/adverts/edit/advert-completeness.ts';
import { sellerIssues } from '#domain/adverts/seller-tax.ts';
import {
  type AdvertEvent,
  type DeleteType,
  type StatusChange,
  changeStatus,
  termEnd,
} from '#domain/adverts/advert-status.ts';
import type { Advert, AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { recordEvent } from '#server/events/events.service.ts';
import { type BaseContext, type Context, type Viewer, requireViewer } from '#server/platform/context.ts';
import { requirePublishingRights } from '#server/accounts/permissions/publishing-rights.service.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { noteAdvertWrite } from '#server/search/search-cache.service.ts';
import { indexAdverts, indexWrite } from '#server/search/indexing/search-index.service.ts';
import { requireOwn } from '#server/adverts/advert-access.ts';
import { firstBump, traceOf } from '#server/adverts/availability/reposts.service.ts';
import {
  type AdvertRow,
  contentOfRow,
  ownerFacts,
  sellerOf,
  stateOf,
  searchSourceOf,
} from '#server/adverts/advert-row.ts';
import { advertBusy, advertIncomplete, choicesRetired, statusRefused } from '#server/adverts/adverts.problems.ts';
import {
  type StatusColumns,
  findAdvert,
  lockDueAdverts,
  markExpired,
  updateStatus,
} from '#server/adverts/adverts.repository.ts';
import { presentAdvert, presentListItem } from '#server/adverts/adverts.presenter.ts';
import { hasPelletLimit, requirePelletRight } from '#server/adverts/edit/pellet-rights.service.ts';
import { retiredIssues } from '#server/adverts/edit/retired-choices.ts';

/** Publishing again moves an advert to the top of the lists at most once a week; product decision. */
const BUMP_EVERY_IN_MS = 7 * DAY_IN_MS;
const EXPIRY_BATCH = 500;
/** The advert may be changed between reading and writing, but hardly so often. */
const MAX_ATTEMPTS = 20;

type AdvertId = { advertId: string };
export type OwnerEvent = Exclude<AdvertEvent, 'EXPIRE' | 'BLOCK' | 'UNBLOCK'>;
/** Who changes the advert: its owner, signed in or known by a signed link. */
export type Actor = Pick<Viewer, 'key' | 'id' | 'permissions'>;
export type OwnerChange = AdvertId & {
  event: OwnerEvent;
  actor: Actor;
  deleteType?: DeleteType | undefined;
  /** A further condition, checked on the very row that is changed; throws where it does not hold. */
  require?: (row: AdvertRow) => void;
};

/** Makes an own advert public, or renews it. @throws account.not-ready (403), advert.not-found (404), advert.not-publishable (422), advert.pellets-permission (403), advert.is-… (409) */
export async function publishAdvert(context: Context, { advertId }: AdvertId): Promise<Advert> {
  return presentOwn(context, await applyAsViewer(context, advertId, 'PUBLISH'));
}

/** Takes an own advert back to a draft. @throws advert.not-found (404), advert.is-… (409) */
export async function unpublishAdvert(context: Context, { advertId }: AdvertId): Promise<Advert> {
  return presentOwn(context, await applyAsViewer(context, advertId, 'UNPUBLISH'));
}

/** Pauses an own advert or lets it run again. @throws advert.not-found (404), advert.not-publishable (422), advert.is-… (409) */
export async function updateAdvertActivity(
  context: Context,
  { advertId, active }: AdvertId & { active: boolean },
): Promise<AdvertListItem> {
  return presentListItem(await applyAsViewer(context, advertId, active ? 'RESUME' : 'PAUSE'), context.clock());
}

/** Deletes an own advert for a reason; it can be restored for 14 days. @throws advert.not-found (404) */
export async function deleteAdvert(
  context: Context,
  { advertId, deleteType }: AdvertId & { deleteType: DeleteType },
): Promise<AdvertListItem> {
  return presentListItem(await applyAsViewer(context, advertId, 'DELETE', deleteType), context.clock());
}

/** Brings a deleted advert back to its state before. @throws advert.not-found (404), advert.is-… (409) */
export async function restoreAdvert(context: Context, { advertId }: AdvertId): Promise<Advert> {
  return presentOwn(context, await applyAsViewer(context, advertId, 'RESTORE'));
}

function applyAsViewer(
  context: Context,
  advertId: string,
  event: OwnerEvent,
  deleteType?: DeleteType,
): Promise<AdvertRow> {
  return changeOwnAdvert(context, { advertId, event, deleteType, actor: requireViewer(context) });
}

/** Applies what the owner wants to an advert and returns its row afterwards. @throws the refusals of the single calls */
export async function changeOwnAdvert(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'memory'>,
  { advertId, event, actor, deleteType, require }: OwnerChange,
): Promise<AdvertRow> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const now = context.clock();
    const row = requireOwn(actor, await findAdvert(context.db, advertId));
    require?.(row);
    const change = changeStatus(stateOf(row), event, now);
    if (!change.ok) throw statusRefused(change.refusal);
    if (!change.hasChanged) return row;
    if (change.status === 'ACTIVE') requirePublishingRights(ownerFacts(row));
    // What was public already may stay: its owner began under other rules.
    if (change.status === 'ACTIVE' && !row.was_public) await requireFitting(context.db, row);
    const columns = columnsAfter(row, change, { now, deleteType: deleteType ?? null });
    if (change.status === 'ACTIVE' && !row.was_public) columns.bumped_at = await firstBump(context.db, row, now);
    const changed = { ...row, ...columns };
    const trace = change.status === 'DELETED' && row.was_public ? traceOf(row, now) : null;
    const entry = { kind: HISTORY_KINDS[event], actor: actor.id };
    const index = indexWrite(searchSourceOf(changed), now);
    const write = (db: Db) => updateStatus(db, row, columns, { entry, index, trace });
    const isWritten =
      change.status === 'ACTIVE' ? await writePublic(context, { actor, row, now, write }) : await write(context.db);
    if (!isWritten) continue;
    noteAdvertWrite(context.db, [row.id]);
    if (changed.was_public && !row.was_public) recordEvent(context, { type: 'ADVERT_PUBLISHED', itemId: row.id });
    return changed;
  }
  throw advertBusy();
}

/** How the history of the advert names what its owner did. */
const HISTORY_KINDS: Record<OwnerEvent, string> = {
  PUBLISH: 'PUBLISHED',
  UNPUBLISH: 'UNPUBLISHED',
  PAUSE: 'PAUSED',
  RESUME: 'RESUMED',
  RENEW: 'RENEWED',
  DELETE: 'DELETED',
  RESTORE: 'RESTORED',
};

export type ModeratorChange = {
  event: 'BLOCK' | 'UNBLOCK';
  /** Public id of the moderator. */
  actor: string;
  /** What the owner reads at the advert; null with UNBLOCK. */
  blockedReason: string | null;
  /** The entry of the history for the decision. */
  entry: { kind: string; details: Record<string, unknown> };
  /** A moderator blocks what the program holds: only the reasons change. */
  confirmsHold?: boolean;
};

/**
 * Blocks an advert or lifts its block, in the transaction that locked the row. An advert that became incomplete since
 * comes back as a draft.
 * @throws advert.is-blocked, advert.is-not-blocked, advert.is-deleted (409)
 */
export async function changeAsModerator(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  row: AdvertRow,
  { event, actor, blockedReason, entry, confirmsHold = false }: ModeratorChange,
): Promise<AdvertRow> {
  const now = clock();
  const change = changeStatus(stateOf(row), event, now);
  if (!change.ok) throw statusRefused(change.refusal);
  if (!change.hasChanged && !confirmsHold) throw statusRefused('IS_BLOCKED');
  const columns = {
    ...columnsAfter(row, withoutGaps(row, change, now), { now, deleteType: null }),
    blocked_reason: blockedReason,
  };
  const changed = { ...row, ...columns };
  const effects = { entry: { ...entry, actor }, index: indexWrite(searchSourceOf(changed), now) };
  if (!(await updateStatus(db, row, columns, effects))) throw advertBusy();
  noteAdvertWrite(db, [row.id]);
  return changed;
}

type Change = Extract<StatusChange, { ok: true }>;

function withoutGaps(row: AdvertRow, change: Change, now: Date): Change {
  if (change.status !== 'ACTIVE' || publishingIssues(contentOfRow(row)).length === 0) return change;
  const withdrawn = changeStatus({ ...stateOf(row), status: change.status }, 'UNPUBLISH', now);
  return withdrawn.ok ? withdrawn : change;
}

type PublicWrite = { actor: Actor; row: AdvertRow; now: Date; write: (db: Db) => Promise<boolean> };

/** Makes an advert public, if allowed; limits over several adverts are checked under a lock. */
async function writePublic({ db }: Pick<Context, 'db'>, { actor, row, now, write }: PublicWrite): Promise<boolean> {
  if (!hasPelletLimit(actor, row.category)) {
    requireComplete(row);
    return write(db);
  }
  return inTransaction(db, async (tx) => {
    await requirePelletRight({ tx, now }, actor, pelletOfferOf(row));
    requireComplete(row);
    return write(tx);
  });
}

const pelletOfferOf = (row: AdvertRow) => ({
  advertId: row.id,
  category: row.category,
  unit: row.unit,
  unitQuantity: row.unit_quantity,
});

async function requireFitting(db: Db, row: AdvertRow): Promise<void> {
  const issues = sellerIssues(row.category, sellerOf(row));
  if (issues.length > 0) throw advertIncomplete(issues);
  const retired = await retiredIssues(db, contentOfRow(row), null);
  if (retired.length > 0) throw choicesRetired(retired);
}

function requireComplete(row: AdvertRow): void {
  const issues = publishingIssues(contentOfRow(row));
  if (issues.length > 0) throw advertIncomplete(issues);
}

function columnsAfter(
  row: AdvertRow,
  change: Change,
  { now, deleteType }: { now: Date; deleteType: DeleteType | null },
): StatusColumns {
  const isDeleted = change.status === 'DELETED';
  const mayBump = row.bumped_at === null || now.getTime() - row.bumped_at.getTime() >= BUMP_EVERY_IN_MS;
  return {
    status: change.status,
    status_before: change.statusBefore,
    status_before_block: isDeleted && row.status === 'BLOCKED' ? row.status_before : null,
    was_public: row.was_public || change.status === 'ACTIVE',
    delete_type: isDeleted ? deleteType : null,
    deleted_at: isDeleted ? now : null,
    published_at: change.startsTerm ? now : row.published_at,
    first_published_at: row.first_published_at ?? (change.startsTerm ? now : null),
    bumped_at: change.startsTerm && mayBump ? now : row.bumped_at,
    expires_at: change.startsTerm ? termEnd(now) : row.expires_at,
    updated_at: now,
    blocked_reason: row.blocked_reason,
    // Whatever its owner does with it answers the question whether it is still there.
    confirmed_at: change.status === 'ACTIVE' ? now : row.confirmed_at,
    check_asked_at: null,
    stale_at: null,
    paused_by_check: false,
  };
}

const presentOwn = (context: Context, row: AdvertRow): Advert =>
  presentAdvert(row, 'OWNER', { now: context.clock(), isMine: true });

/** Marks adverts whose term is over as expired and takes them out of the search; returns how many. For a regular job. */
export async function expireDueAdverts(base: BaseContext): Promise<number> {
  return inBatches(EXPIRY_BATCH, () =>
    inTransaction(base.db, async (tx) => {
      const now = base.clock();
      const keys = (await lockDueAdverts(tx, now, EXPIRY_BATCH)).map((row) => row.key);
      if (keys.length === 0) return 0;
      await markExpired(tx, keys, now);
      await indexAdverts(tx, keys, now);
      return keys.length;
    }),
  );
}
