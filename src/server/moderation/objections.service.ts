import type { AdvertBlock, AdvertFeedback, AdvertObjection } from '#contract/moderation/moderation.schemas.ts';
import { getOwnAdvert, lockAnyAdvert } from '#server/adverts/advert-moderation.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { BLOCK_KINDS } from './moderation-events.ts';
import { mailObjectionReceipt } from './moderation.mails.ts';
import { presentFeedback, presentObjection, presentStatement } from './moderation.presenter.ts';
import { notBlocked, objectionOpen } from './moderation.problems.ts';
import {
  findNewestEvent,
  getOwner,
  insertEvent,
  insertObjection,
  listFeedback,
  listObjections,
} from './moderation.repository.ts';

const MOST_OBJECTIONS = 20;
const MOST_FEEDBACK = 100;

type AdvertId = { advertId: string };

/** Why an own advert is blocked and what became of the objections. @throws advert.not-found (404) */
export async function getAdvertBlock(context: Context, { advertId }: AdvertId): Promise<AdvertBlock> {
  const row = await getOwnAdvert(context, advertId);
  const isBlocked = row.status === 'BLOCKED';
  const [event, objections] = await Promise.all([
    isBlocked ? findNewestEvent(context.db, row.key, BLOCK_KINDS) : null,
    listObjections(context.db, row.key, MOST_OBJECTIONS),
  ]);
  return {
    advertId: row.id,
    title: row.title,
    isBlocked,
    isHeld: isBlocked && event?.kind === 'HELD',
    statement: presentStatement(event),
    objections: objections.map(presentObjection),
  };
}

/**
 * Takes an objection to the block of an own advert and mails a receipt. While one is open, the same words are the same
 * objection and others are refused. @throws advert.not-found (404), moderation.not-blocked, moderation.objection-open (409)
 */
export async function objectToBlock(
  context: Context,
  { advertId, content }: AdvertId & { content: string },
): Promise<AdvertObjection> {
  const { id: ownId, seller_id: actor } = await getOwnAdvert(context, advertId);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const row = await lockAnyAdvert(db, ownId);
    if (row.status !== 'BLOCKED') throw notBlocked();
    const now = context.clock();
    const objection = await insertObjection(db, { id: context.newId(), advertKey: row.key, content, createdAt: now });
    if (objection === null) {
      const open = (await listObjections(db, row.key, 1))[0];
      if (open?.content === content) return presentObjection(open);
      throw objectionOpen();
    }
    await insertEvent(db, {
      advertKey: row.key,
      at: now,
      kind: 'OBJECTED',
      actor,
      details: { objectionId: objection.id },
    });
    const owner = await getOwner(db, row.owner_key, row.key);
    await mailObjectionReceipt(inside, { advert: row, owner, eventKey: `objection-receipt:${objection.id}` });
    return presentObjection(objection);
  });
}

/** Remarks of visitors on an own advert, the newest first. @throws advert.not-found (404) */
export async function listAdvertFeedback(context: Context, { advertId }: AdvertId): Promise<AdvertFeedback[]> {
  const row = await getOwnAdvert(context, advertId);
  const rows = await listFeedback(context.db, row.key, { limit: MOST_FEEDBACK, withHidden: false });
  return rows.map(presentFeedback);
}
