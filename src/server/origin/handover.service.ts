import { type HandoverKind, handoverState } from '#domain/origin/handover.ts';
import { eudrGaps, plotProperties } from '#domain/origin/eudr.ts';
import { roundTo } from '#domain/rounding.ts';
import type { HandedEudr } from '#contract/origin/eudr.schemas.ts';
import type { OriginOfChat } from '#contract/origin/handover.schemas.ts';
import type { StandOutline } from '#contract/origin/outline.schemas.ts';
import { handoverTexts } from '#texts/de/origin/handover.ts';
import { type OwnChat, appendMessage, chatNotFound, lockOwnChat, requireOwnChat } from '#server/chats/chats.service.ts';
import type { Context } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { type StoredEudr, findEudr } from './eudr.repository.ts';
import { renderEudrPdf } from './eudr-pdf.ts';
import { presentRecord } from './eudr.service.ts';
import { plotGeoJson } from './geojson.ts';
import { type HandoverRow, listHandovers, removeHandover, writeHandover } from './handover.repository.ts';
import { nothingToHandOver, notHandedOver, onlySellerHandsOver, recordIncomplete } from './origin.problems.ts';
import { type OutlineRow, findOutline } from './outline.repository.ts';
import { presentOutline } from './outline.service.ts';

type ChatId = { chatId: string };
type Handover = ChatId & { kind: HandoverKind };

/** What was written by `handOver`, whose form it has. */
const outlineIn = ({ document }: HandoverRow): StandOutline => document as StandOutline;
const eudrIn = ({ document, handed_at: at }: HandoverRow): HandedEudr => ({
  ...(document as Omit<HandedEudr, 'handedAt'>),
  handedAt: at.toISOString(),
});

/** What the seller of a chat could hand over. */
type Own = { outline: OutlineRow | null; eudr: StoredEudr | null };

async function ownOf(db: Db, advertKey: number | null): Promise<Own> {
  if (advertKey === null) return { outline: null, eudr: null };
  const [outline, eudr] = await Promise.all([findOutline(db, advertKey), findEudr(db, advertKey)]);
  return { outline, eudr };
}

/** When what would be handed last changed; a record that refers to the outline changes with it. */
function changedAt({ outline, eudr }: Own, kind: HandoverKind): Date | null {
  if (kind === 'OUTLINE') return outline?.changed_at ?? null;
  if (eudr === null) return null;
  const times = [eudr.changedAt, ...(eudr.record.plot === 'OUTLINE' && outline !== null ? [outline.changed_at] : [])];
  return new Date(Math.max(...times.map(Number)));
}

async function present({ db }: Context, { chat, standing }: OwnChat): Promise<OriginOfChat> {
  const isSeller = standing.side === 'seller';
  const handed = new Map((await listHandovers(db, chat.key)).map((row) => [row.kind, row]));
  const own = await ownOf(db, isSeller ? chat.advert_key : null);
  const stateOf = (kind: HandoverKind) =>
    handoverState({ changedAt: changedAt(own, kind), handedAt: handed.get(kind)?.handed_at ?? null, isSeller });
  const [outline, eudr] = [handed.get('OUTLINE'), handed.get('EUDR')];
  return {
    chatId: chat.id,
    title: chat.item_title,
    advertId: chat.advert_key === null ? null : chat.item_id,
    role: isSeller ? 'SELLER' : 'BUYER',
    states: { OUTLINE: stateOf('OUTLINE'), EUDR: stateOf('EUDR') },
    gaps: own.eudr === null ? [] : eudrGaps(own.eudr.record, own.outline !== null),
    outline: outline ? { ...outlineIn(outline), handedAt: outline.handed_at.toISOString() } : null,
    eudr: eudr ? eudrIn(eudr) : null,
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

/** The copy that is handed. @throws handover.nothing, handover.incomplete (409) */
function documentOf({ outline, eudr }: Own, kind: HandoverKind): unknown {
  if (kind === 'OUTLINE') {
    if (outline === null) throw nothingToHandOver();
    return presentOutline(outline);
  }
  if (eudr === null) throw nothingToHandOver();
  const gaps = eudrGaps(eudr.record, outline !== null);
  if (gaps.length > 0) throw recordIncomplete(gaps);
  const plot = eudr.record.plot === 'OUTLINE' ? outline : null;
  const handed: Omit<HandedEudr, 'handedAt'> = {
    record: presentRecord(eudr.record),
    rings: plot?.rings ?? null,
    areaInHectares: plot === null ? eudr.record.plotInHectares : roundTo(plot.area_in_square_metres / 10_000, 4),
  };
  return handed;
}

/**
 * Hands a copy to the buyer and says so in the chat; the same as was handed before changes nothing.
 * @throws chat.not-found (404), handover.not-seller (403), handover.nothing, handover.incomplete (409), chat.blocked (403),
 * chat.other-gone (409)
 */
export async function handOver(context: Context, { chatId, kind }: Handover): Promise<OriginOfChat> {
  return asSeller(context, chatId, async (inside, { chat, viewer }) => {
    const { db } = inside;
    const own = await ownOf(db, chat.advert_key);
    const document = documentOf(own, kind);
    const before = (await listHandovers(db, chat.key)).find((row) => row.kind === kind);
    const changed = changedAt(own, kind);
    if (before !== undefined && changed !== null && before.handed_at >= changed) return;
    const text = handoverTexts.messages[kind](before !== undefined);
    await appendMessage(inside, { chatKey: chat.key, senderKey: viewer.key, kind: 'TEXT', text });
    await writeHandover(db, chat.key, { kind, document, handed_at: context.clock() });
  });
}

/** Deletes the copy that was handed. @throws chat.not-found, handover.not-found (404), handover.not-seller (403) */
export async function takeBack(context: Context, { chatId, kind }: Handover): Promise<OriginOfChat> {
  return asSeller(context, chatId, async ({ db }, { chat }) => {
    if (!(await removeHandover(db, chat.key, kind))) throw notHandedOver();
  });
}

async function requireHanded(context: Context, { chatId, kind }: Handover) {
  const { chat } = await requireOpenChat(context, chatId);
  const handed = (await listHandovers(context.db, chat.key)).find((row) => row.kind === kind);
  if (handed === undefined) throw notHandedOver();
  return { chat, handed };
}

/** What was handed as a GeoJSON file, for both sides. @throws chat.not-found, handover.not-found (404) */
export async function handedGeoJson(context: Context, at: Handover): Promise<string> {
  const { chat, handed } = await requireHanded(context, at);
  if (at.kind === 'OUTLINE') {
    const { rings, areaInSquareMetres } = outlineIn(handed);
    const hectares = roundTo(areaInSquareMetres / 10_000, 4);
    return plotGeoJson({ kind: 'POLYGON', rings }, { name: chat.item_title, AreaInHectares: hectares });
  }
  const { record, rings } = eudrIn(handed);
  const properties = plotProperties(record);
  if (rings !== null) return plotGeoJson({ kind: 'POLYGON', rings }, properties);
  if (record.point === null) throw notHandedOver();
  return plotGeoJson({ kind: 'POINT', point: record.point }, properties);
}

/** The record of origin that was handed on paper, for both sides. @throws chat.not-found, handover.not-found (404) */
export async function handedPdf(context: Context, { chatId }: ChatId): Promise<Buffer> {
  const { chat, handed } = await requireHanded(context, { chatId, kind: 'EUDR' });
  return renderEudrPdf({ title: chat.item_title, handedAt: handed.handed_at, eudr: eudrIn(handed) });
}
