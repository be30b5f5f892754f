import { confirmOwnAdvert } from '#server/adverts/availability/confirm.service.ts';
import { advertSlug } from '#domain/adverts/advert-slug.ts';
import { mayEditAdvert } from '#domain/adverts/advert-policy.ts';
import type { Advert, AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import type { BulkAction, BulkAdvertsDto, BulkOutcome, BulkReport } from '#contract/adverts/advert-life.schemas.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { logFault, toProblem } from '#server/platform/http/problem-reply.ts';
import { requireOwn } from '#server/adverts/advert-access.ts';
import { heatPriceInput } from '#server/adverts/advert-facts.ts';
import { type AdvertRow, contentOfRow } from '#server/adverts/advert-row.ts';
import { type OwnerEvent, changeOwnAdvert } from './advert-status.service.ts';
import { statusRefused } from '#server/adverts/adverts.problems.ts';
import { presentAdvert, presentListItem } from '#server/adverts/adverts.presenter.ts';
import { findAdvert, insertAdvert } from '#server/adverts/adverts.repository.ts';
import { copyImages } from '#server/adverts/own/own-adverts.repository.ts';
import { heatPrice } from '#domain/wood/heat/heat-price.ts';

/** Starts a new term for an own advert. @throws advert.not-found (404), advert.not-publishable (422), advert.is-… (409) */
export async function renewAdvert(context: Context, { advertId }: { advertId: string }): Promise<AdvertListItem> {
  const actor = requireViewer(context);
  return presentListItem(await changeOwnAdvert(context, { advertId, event: 'RENEW', actor }), context.clock());
}

type Duplicate = { advertId: string; newAdvertId: string };

/**
 * Makes a draft out of an own advert, deleted ones included; a repetition with the same new id answers with what is there.
 * @throws advert.not-found (404), advert.is-blocked (409)
 */
export async function duplicateAdvert(context: Context, { advertId, newAdvertId }: Duplicate): Promise<Advert> {
  const viewer = requireViewer(context);
  const source = requireOwn(viewer, await findAdvert(context.db, advertId));
  if (source.status === 'BLOCKED' || source.status_before === 'BLOCKED') throw statusRefused('IS_BLOCKED');
  await inTransaction(context.db, async (tx) => {
    const key = await insertAdvert(tx, newAdvertOf(context, source, newAdvertId));
    if (key !== null) await copyImages(tx, source.key, key);
  });
  const row = requireOwn(viewer, await findAdvert(context.db, newAdvertId));
  return presentAdvert(row, 'OWNER', { now: context.clock(), isMine: true });
}

function newAdvertOf(context: Context, source: AdvertRow, id: string) {
  const content = contentOfRow(source);
  // An empty contact stays empty, so that the draft follows the account as its original does.
  const contact = {
    ...content.contact,
    firstName: source.contact_first_name,
    lastName: source.contact_last_name,
  };
  return {
    id,
    ownerKey: source.owner_key,
    addressId: context.newId(),
    contactId: context.newId(),
    content: { ...content, contact },
    slug: advertSlug(source.title, id),
    shownLatitude: source.shown_latitude,
    shownLongitude: source.shown_longitude,
    heatPrice: heatPrice(heatPriceInput(content)),
    now: context.clock(),
  };
}

const EVENTS: Record<Exclude<BulkAction, 'CONFIRM'>, OwnerEvent> = {
  PAUSE: 'PAUSE',
  RESUME: 'RESUME',
  RENEW: 'RENEW',
  DELETE: 'DELETE',
  UNPUBLISH: 'UNPUBLISH',
  RESTORE: 'RESTORE',
};

/** Applies one action to each of these adverts independently: one that is refused does not stop the others. */
export async function changeAdverts(
  context: Context,
  { ids, action, deleteType }: BulkAdvertsDto,
): Promise<BulkReport> {
  requireViewer(context);
  const outcomes: BulkOutcome[] = [];
  for (const id of new Set(ids.map((one) => one.toLowerCase()))) {
    outcomes.push(
      await attempt(context, { id, what: action }, () =>
        applyBulkAction(context, id, { action, deleteType: deleteType ?? 'OTHER' }),
      ),
    );
  }
  const doneCount = outcomes.filter((outcome) => outcome.isDone).length;
  return { doneCount, failedCount: outcomes.length - doneCount, outcomes };
}

type OneChange = { action: BulkAction; deleteType: NonNullable<BulkAdvertsDto['deleteType']> };

async function applyBulkAction(context: Context, advertId: string, { action, deleteType }: OneChange) {
  const actor = requireViewer(context);
  if (action === 'CONFIRM') return confirmOwnAdvert(context, actor, advertId);
  return changeOwnAdvert(context, { event: EVENTS[action], deleteType, advertId, actor });
}

async function attempt(
  context: Context,
  { id, what }: { id: string; what: BulkAction },
  work: () => Promise<Pick<AdvertRow, 'status'>>,
): Promise<BulkOutcome> {
  try {
    const row = await work();
    return { id, isDone: true, status: row.status };
  } catch (error) {
    const problem = toProblem(error);
    if (!(error instanceof Problem)) {
      logFault(context.logger, { error, problem, requestId: context.requestId, what: `bulk ${what}` });
    }
    const title = await ownTitle(context, id);
    return { id, isDone: false, ...(title === null ? {} : { title }), code: problem.code, message: problem.message };
  }
}

/** Null for what is not there, not the viewer's, or cannot be read now. */
async function ownTitle(context: Context, id: string): Promise<string | null> {
  const row = await findAdvert(context.db, id).catch(() => null);
  return row !== null && mayEditAdvert(context.viewer, { ownerKey: row.owner_key }) ? row.title : null;
}
