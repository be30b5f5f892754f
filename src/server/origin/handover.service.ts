import { type HandoverKind, handoverState } from '#domain/origin/handover.ts';
import type { OriginOfChat } from '#contract/origin/handover.schemas.ts';
import type { StandOutline } from '#contract/origin/outline.schemas.ts';
import { handoverTexts } from '#texts/de/origin/handover.ts';
import { type OwnChat, appendMessage, chatNotFound, lockOwnChat, requireOwnChat } from '#server/chats/chats.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { plotGeoJson } from './geojson.ts';
import { type HandoverRow, listHandovers, removeHandover, writeHandover } from './handover.repository.ts';
import { nothingToHandOver, notHandedOver, onlySellerHandsOver } from './origin.problems.ts';
import { findOutline } from './outline.repository.ts';
import { presentOutline } from './outline.service.ts';

type ChatId = { chatId: string };
type Handover = ChatId & { kind: HandoverKind };

/** What was written by `handOver`, whose form it has. */
const outlineIn = ({ document }: HandoverRow): StandOutline => document as StandOutline;

async function present(context: Context, { chat, standing }: OwnChat): Promise<OriginOfChat> {
  const isSeller = standing.side === 'seller';
  const handed = (await listHandovers(context.db, chat.key)).find(({ kind }) => kind === 'OUTLINE');
  const own = isSeller && chat.advert_key !== null ? await findOutline(context.db, chat.advert_key) : null;
  const times = { changedAt: own?.changed_at ?? null, handedAt: handed?.handed_at ?? null, isSeller };
  return {
    chatId: chat.id,
    title: chat.item_title,
    advertId: chat.advert_key === null ? null : chat.item_id,
    role: isSeller ? 'SELLER' : 'BUYER',
    states: { OUTLINE: handoverState(times) },
    outline: handed ? { ...outlineIn(handed), handedAt: handed.handed_at.toISOString() } : null,
  };
}

async function requireOpenChat(context: Context, chatId: string): Promise<OwnChat> {
  const own = await requireOwnChat(context, chatId);
  if (own.standing.isDeleted) throw chatNotFound();
  return own;
}

/** What was handed in an own chat, or could be. @throws chat.not-found (404) */
export async function getOriginOfChat(context: Context, { chatId }: ChatId): Promise<OriginOfChat> {
  return present(context, await requireOpenChat(context, chatId));
}

/** Runs an act of the seller with the chat locked. */
async function asSeller(
  context: Context,
  chatId: string,
  act: (inside: Context, own: OwnChat) => Promise<void>,
): Promise<OriginOfChat> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const own = await lockOwnChat(inside, chatId);
    if (own.standing.isDeleted) throw chatNotFound();
    if (own.standing.side !== 'seller') throw onlySellerHandsOver();
    await act(inside, own);
    return present(inside, own);
  });
}

/**
 * Hands a copy to the buyer and says so in the chat; the same as was handed before changes nothing.
 * @throws chat.not-found (404), handover.not-seller (403), handover.nothing (409), chat.blocked (403), chat.other-gone (409)
 */
export async function handOver(context: Context, { chatId, kind }: Handover): Promise<OriginOfChat> {
  return asSeller(context, chatId, async (inside, { chat, viewer }) => {
    const { db } = inside;
    const outline = chat.advert_key === null ? null : await findOutline(db, chat.advert_key);
    if (outline === null) throw nothingToHandOver();
    const before = (await listHandovers(db, chat.key)).find((row) => row.kind === kind);
    if (before !== undefined && before.handed_at >= outline.changed_at) return;
    const text = handoverTexts.messages[kind](before !== undefined);
    await appendMessage(inside, { chatKey: chat.key, senderKey: viewer.key, kind: 'TEXT', text });
    await writeHandover(db, chat.key, { kind, document: presentOutline(outline), handed_at: context.clock() });
  });
}

/** Deletes the copy that was handed. @throws chat.not-found, handover.not-found (404), handover.not-seller (403) */
export async function takeBack(context: Context, { chatId, kind }: Handover): Promise<OriginOfChat> {
  return asSeller(context, chatId, async ({ db }, { chat }) => {
    if (!(await removeHandover(db, chat.key, kind))) throw notHandedOver();
  });
}

/** What was handed as a GeoJSON file, for both sides. @throws chat.not-found, handover.not-found (404) */
export async function handedGeoJson(context: Context, { chatId, kind }: Handover): Promise<string> {
  const { chat } = await requireOpenChat(context, chatId);
  const handed = (await listHandovers(context.db, chat.key)).find((row) => row.kind === kind);
  if (handed === undefined) throw notHandedOver();
  const { rings, areaInSquareMetres } = outlineIn(handed);
  return plotGeoJson(
    { kind: 'POLYGON', rings },
    { name: chat.item_title, AreaInHectares: Math.round(areaInSquareMetres) / 10_000 },
  );
}
