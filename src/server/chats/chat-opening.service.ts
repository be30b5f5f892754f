import type { Chat, InitChatDto } from '#contract/chats/chats.schemas.ts';
import { localDistanceInKm } from '#domain/adverts/availability/local-first.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';
import { type OpenAdvert, localFirstOf, requireOpenAdvert } from '#server/adverts/adverts.service.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import { recordEvent } from '#server/events/events.service.ts';
import { type Context, type Viewer, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { CHAT_LIMITS } from './chat-limits.ts';
import type { BuyerPlaceRow, ChatCore } from './chat-row.ts';
import {
  buyerPlaceMissing,
  buyerPlaceUnknown,
  buyerTooFar,
  chatNotFound,
  ownAdvert,
  writingBarred,
} from './chats.problems.ts';
import { findChatOfBuyer, insertChat, lockChat, showChat } from './chats.repository.ts';
import { presentOne } from './chats.service.ts';
import { findBan, insertEvents } from './messages.repository.ts';
import { writeMessage } from './messages.service.ts';

export type InitChat = {
  advertId: string;
  chatId: string;
  text?: string | null | undefined;
  messageId?: string | null | undefined;
  buyerPlace?: InitChatDto['buyerPlace'];
  /** The seller has written first, so that the local days do not count. */
  isInvited?: boolean;
};

export type OpeningTools = { limiter: RateLimiter; findPlace: FindPlace };

/**
 * Opens the chat about an advert, or answers the one that is there, and sends the first message where one is given.
 * In the local days of the advert a new chat needs a place nearby; one that is there goes on.
 * @throws advert.not-found (404), advert.gone (410), chat.own-advert, chat.place-required, place.unknown (422), chat.blocked,
 * chat.local-first (403), request.too-many (429)
 */
export async function initChat(context: Context, init: InitChat, tools: OpeningTools): Promise<Chat> {
  const { limiter } = tools;
  const viewer = requireViewer(context);
  const existing = await findChatOfBuyer(context.db, init.advertId, viewer.key);
  const buyerPlace = existing ? null : await requireNewChat(context, init, { viewer, ...tools });
  const key = await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const chat = existing ?? (await openChat(inside, viewer, { ...init, place: buyerPlace }));
    if (init.text) {
      const { messageId, text } = init;
      await writeMessage(inside, { chatId: chat.id, id: messageId ?? context.newId(), text }, limiter);
      return chat.key;
    }
    await showInBuyerList(inside, viewer, chat);
    return chat.key;
  });
  if (!existing) recordEvent(context, { type: 'CONTACT_CHAT_CLICKED', itemId: init.advertId.toLowerCase() });
  return presentOne(context, key, viewer.key);
}

type Opening = OpeningTools & { viewer: Viewer };

/** Returns the place that the buyer states, null for none. */
async function requireNewChat(
  context: Context,
  init: InitChat,
  { viewer, limiter, findPlace }: Opening,
): Promise<BuyerPlaceRow | null> {
  const advert = await requireOpenAdvert(context, init.advertId);
  if (advert.owner_key === viewer.key) throw ownAdvert();
  const ban = await findBan(context.db, viewer.key, advert.owner_key);
  if (ban) throw writingBarred(ban);
  const place = await requireNearby(context, { ...init, advert }, findPlace);
  await enforceLimit(limiter, CHAT_LIMITS.newChat, String(viewer.key));
  return place;
}

async function requireNearby(
  { clock }: Pick<Context, 'clock'>,
  { advert, buyerPlace, isInvited }: InitChat & { advert: OpenAdvert },
  findPlace: FindPlace,
): Promise<BuyerPlaceRow | null> {
  const local = isInvited === true ? null : localFirstOf(advert, clock());
  if (!buyerPlace) {
    if (local !== null) throw buyerPlaceMissing(local);
    return null;
  }
  const countryCode = buyerPlace.countryCode ?? 'AT';
  const postalCode = normalisePostalCode(countryCode, buyerPlace.postalCode);
  const found = postalCode === null ? null : await findPlace(countryCode, postalCode);
  if (postalCode === null || found === null) throw buyerPlaceUnknown();
  const shown = { latitude: advert.shown_latitude, longitude: advert.shown_longitude };
  const distanceInKm = localDistanceInKm(shown, found);
  if (local !== null && (distanceInKm === null || distanceInKm > local.radiusInKm))
    throw buyerTooFar(local, { name: `${postalCode} ${found.name}`, distanceInKm });
  return {
    buyer_country_code: countryCode,
    buyer_postal_code: postalCode,
    buyer_city: found.name,
    buyer_distance_in_km: distanceInKm,
  };
}

/** Of two concurrent calls the second waits at the unique key and finds the chat of the first. */
async function openChat(
  context: Context,
  viewer: Viewer,
  { advertId, chatId, place }: InitChat & { place: BuyerPlaceRow | null },
): Promise<ChatCore> {
  const advert = await requireOpenAdvert(context, advertId);
  await insertChat(context.db, {
    id: chatId,
    advertKey: advert.key,
    itemId: advert.id,
    itemTitle: advert.title,
    sellerKey: advert.owner_key,
    buyerKey: viewer.key,
    buyerPlace: place,
    now: context.clock(),
  });
  const chat = await findChatOfBuyer(context.db, advertId, viewer.key);
  if (!chat) throw chatNotFound();
  return chat;
}

/** Shows an opened chat in the buyer's list again, at the top if it was hidden. */
async function showInBuyerList(context: Context, viewer: Viewer, { id }: ChatCore): Promise<void> {
  const chat = await lockChat(context.db, id, viewer.key);
  if (!chat) throw chatNotFound();
  if (!chat.buyer_deleted && chat.buyer_position > 0) return;
  await showChat(context.db, chat.key, 'buyer');
  const userKeys = [viewer.key];
  await insertEvents(context.db, chat.key, { kind: 'chat', userKeys, now: context.clock(), moves: true });
}
