import { isUuid } from '#domain/text/uuid.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import {
  isSensibleNeed,
  type CloseReason,
  REQUEST_LIMITS,
  endOfTerm,
  requestSlug,
  shortIdOfSlug,
  stateAt,
} from '#domain/requests/request.ts';
import { shortIdOf } from '#domain/text/title-slug.ts';
import type { Paged } from '#contract/common.schemas.ts';
import type { EditRequest, OwnRequest, RequestList, WoodRequest } from '#contract/requests/requests.schemas.ts';
import { choicesTexts } from '#texts/de/lookups/choices.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import { type Context, type Viewer, requireViewer } from '#server/platform/context.ts';
import { findNewlyRetired } from '#server/lookups/choices.service.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { pageOf } from '#server/platform/page-of.ts';
import { keepFoundRequests, noteRequestWrite } from './kept-requests.service.ts';
import { contentOf } from './request-content.ts';
import { type AskedRequests, filterOf } from './request-filter.ts';
import type { OwnRequestRow, RequestContent, RequestRow } from './request-row.ts';
import * as problems from './requests.problems.ts';
import { presentHit, presentOwn, presentRequest } from './requests.presenter.ts';
import * as rows from './requests.repository.ts';

/** More words do not narrow a realistic search. */
const MOST_WORDS = 8;

export type ListRequests = AskedRequests & {
  page: number;
  size: number;
  woodTypeId?: number | undefined;
  words?: string | undefined;
};

/** A page of the running Gesuche; a postcode that does not exist is refused. @throws request.refused (422) */
export async function listRequests(context: Context, asked: ListRequests, findPlace: FindPlace): Promise<RequestList> {
  const now = context.clock();
  const { page, size, woodTypeId } = asked;
  const woodTypeIds = woodTypeId === undefined ? [] : [woodTypeId];
  const filter = {
    ...(await filterOf(asked, { woodTypeIds, findPlace })),
    words: (asked.words ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS),
  };
  const find = async () => {
    const [hits, totalElements] = await Promise.all([
      rows.listOpenRequests(context.db, { ...filter, now }, { limit: size, offset: page * size }),
      rows.countOpenRequests(context.db, { ...filter, now }),
    ]);
    return { hits, totalElements };
  };
  const { hits, totalElements } =
    context.viewer === null
      ? await keepFoundRequests(context.db, JSON.stringify({ ...filter, page, size }), find)
      : await find();
  const seen = { now, viewerKey: context.viewer?.key ?? null };
  return pageOf(
    hits.map((hit) => presentHit(hit, seen)),
    { page, size, totalElements },
  );
}

/** As many addresses as the protocol allows in one file. Source: sitemaps.org protocol 0.9. */
const MOST_IN_SITEMAP = 50_000;

/** Address parts of the running Gesuche with their last change, the newest first. */
export async function listRequestsForSitemap({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<{ slug: string; changedAt: Date }[]> {
  const open = await rows.listOpenTitles(db, clock(), MOST_IN_SITEMAP);
  return open.map(({ id, title, updated_at: changedAt }) => ({ slug: requestSlug(title, id), changedAt }));
}

/**
 * A Gesuch by its address, or the end of one, or its id; over ones are shown to their owner only,
 * removed ones to moderators too.
 * @throws request.not-found (404), request.gone (410)
 */
export async function getRequest(context: Context, { requestSlug }: { requestSlug: string }): Promise<WoodRequest> {
  const shortId = shortIdOfSlug(requestSlug);
  const row = isUuid(requestSlug)
    ? await rows.findRequest(context.db, requestSlug)
    : shortId && (await rows.findRequestByShortId(context.db, shortId));
  if (!row) throw problems.requestNotFound();
  const isForModerator = row.state === 'REMOVED' && context.viewer?.permissions.includes('moderation');
  return presentRequest(isForModerator ? row : requireReadable(context, row), seenBy(context));
}

const seenBy = (context: Context) => ({ now: context.clock(), viewerKey: context.viewer?.key ?? null });

/** The row, where the viewer may read it. @throws request.not-found (404), request.gone (410) */
export function requireReadable(context: Context, row: RequestRow): RequestRow {
  if (row.owner_key === context.viewer?.key) return row;
  if (row.owner_is_hidden || row.state === 'REMOVED') throw problems.requestNotFound();
  if (stateOf(context, row) !== 'OPEN') throw problems.requestGone(row.category);
  return row;
}

const stateOf = (context: Context, row: RequestRow) =>
  stateAt({ state: row.state, expiresAt: row.expires_at }, context.clock());

/** A page of the viewer's Gesuche in all states. */
export async function listOwnRequests(
  context: Context,
  { page, size }: { page: number; size: number },
): Promise<Paged<OwnRequest>> {
  const viewer = requireViewer(context);
  const [own, totalElements] = await Promise.all([
    rows.listRequestsOf(context.db, viewer.key, { limit: size, offset: page * size }),
    rows.countRequestsOf(context.db, viewer.key),
  ]);
  return pageOf(
    own.map((row) => presentOwn(row, context.clock())),
    { page, size, totalElements },
  );
}

/** @throws request.not-found (404) */
export async function getOwnRequest(context: Context, { requestId }: { requestId: string }): Promise<OwnRequest> {
  const viewer = requireViewer(context);
  return presentOwn(await requireOwn(context, viewer, requestId), context.clock());
}

async function requireOwn(context: Context, viewer: Viewer, requestId: string): Promise<OwnRequestRow> {
  const row = await rows.findRequestOf(context.db, viewer.key, requestId);
  if (row === null) throw problems.requestNotFound();
  return row;
}

type Write = { requestId: string; findPlace: FindPlace };

/**
 * Publishes a Gesuch; the same id again answers the one that is there.
 * @throws request.refused (422), request.mail-unconfirmed, account.leaving (403), request.too-many-open (409)
 */
export async function createRequest(context: Context, edit: EditRequest, write: Write): Promise<OwnRequest> {
  const viewer = requireViewer(context);
  const mail = await rows.findOwnerMail(context.db, viewer.key);
  if (!mail?.is_confirmed) throw problems.requestMailUnconfirmed();
  if (mail.is_leaving) throw problems.ownerIsLeaving();
  const content = await contentOf(context, edit, write);
  const { requestId } = write;
  return inTransaction(context.db, async (db) => {
    const now = context.clock();
    const open = await rows.countOpenOf(db, viewer.key, now);
    const existing = await rows.findRequestOf(db, viewer.key, requestId);
    if (existing === null) {
      if (open >= REQUEST_LIMITS.open) throw problems.tooManyRequestsOpen();
      await refuseRetired(db, content, null);
      const shortId = shortIdOf(requestId);
      await rows.insertRequest(db, {
        id: requestId,
        shortId,
        userKey: viewer.key,
        content,
        now,
        expiresAt: endOfTerm(now),
      });
      noteRequestWrite(db);
    }
    return presentOwn(await requireOwn({ ...context, db }, viewer, requestId), now);
  });
}

/** A service that can no longer be chosen stays where it was. @throws request.refused (422) */
async function refuseRetired(db: Db, { serviceCategoryId }: RequestContent, before: RequestRow | null): Promise<void> {
  const chosen = (id: number | null | undefined) => ({ SERVICE_CATEGORIES: id ? [id] : [] });
  const [found] = await findNewlyRetired(db, chosen(serviceCategoryId), chosen(before?.service_category_id));
  if (found) throw problems.requestRefused([{ path: 'serviceCategoryId', message: choicesTexts.retired(found.text) }]);
}

/** The viewer's Gesuch, locked, changed and read again. @throws request.not-found (404), request.removed (409) */
async function changeOwn(
  context: Context,
  requestId: string,
  change: (inside: Context, row: RequestRow) => Promise<void>,
): Promise<OwnRequest> {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const row = await rows.lockRequest(db, requestId);
    if (row === null || row.owner_key !== viewer.key) throw problems.requestNotFound();
    if (row.state === 'REMOVED') throw problems.requestRemoved();
    await change(inside, row);
    return presentOwn(await requireOwn(inside, viewer, requestId), context.clock());
  });
}

/** @throws request.refused (422), request.not-found (404), request.not-running, request.removed (409) */
export async function updateRequest(context: Context, edit: EditRequest, write: Write): Promise<OwnRequest> {
  const viewer = requireViewer(context);
  await requireOwn(context, viewer, write.requestId);
  const content = await contentOf(context, edit, write);
  return changeOwn(context, write.requestId, async (inside, row) => {
    if (stateOf(context, row) !== 'OPEN') throw problems.requestNotRunning();
    await refuseRetired(inside.db, content, row);
    await rows.updateRequestContent(inside.db, row.key, content, context.clock());
    noteRequestWrite(inside.db);
  });
}

/** Closes an own Gesuch; closing a closed one again changes its reason. @throws request.not-found (404), request.removed (409) */
export const closeRequest = (context: Context, { requestId, reason }: { requestId: string; reason: CloseReason }) =>
  changeOwn(context, requestId, async (inside, row) => {
    await rows.updateRequestClosed(inside.db, row.key, reason, context.clock());
    noteRequestWrite(inside.db);
  });

/** Lets an own Gesuch run for a whole term. @throws request.not-found (404), request.too-many-open, request.removed (409) */
export const renewRequest = (context: Context, { requestId }: { requestId: string }) =>
  changeOwn(context, requestId, renewLocked);

/** The same for a locked row; a day that is over is forgotten. @throws request.too-many-open (409) */
export async function renewLocked(inside: Pick<Context, 'db' | 'clock'>, row: RequestRow): Promise<void> {
  const now = inside.clock();
  const isOver = stateAt({ state: row.state, expiresAt: row.expires_at }, now) !== 'OPEN';
  if (isOver && (await rows.countOpenOf(inside.db, row.owner_key, now)) >= REQUEST_LIMITS.open)
    throw problems.tooManyRequestsOpen();
  const isPast = row.needed_by !== null && !isSensibleNeed(row.needed_by, formatIsoDate(now));
  await rows.updateRequestTerm(inside.db, row.key, { now, expiresAt: endOfTerm(now), forgetsDay: isPast });
  noteRequestWrite(inside.db);
}

/** Deletes an own Gesuch with the offers to it; idempotent only as far as it then is not found. @throws request.not-found (404) */
export async function deleteRequest(context: Context, { requestId }: { requestId: string }): Promise<void> {
  const viewer = requireViewer(context);
  await inTransaction(context.db, async (db) => {
    const row = await rows.lockRequest(db, requestId);
    if (row === null || row.owner_key !== viewer.key) throw problems.requestNotFound();
    await rows.deleteRequestRow(db, row.key);
    noteRequestWrite(db);
  });
}
