import { householdLeft } from '#domain/adverts/availability/local-first.ts';
import { displayName } from '#domain/users/display-name.ts';
import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import type { Chat, ChatEvent, Message } from '#contract/chats/chats.schemas.ts';
import type { Image } from '#contract/common.schemas.ts';
import { chatTexts } from '#texts/de/chats/chats.ts';
import {
  type ChatCore,
  type ChatRow,
  type ChatSideState,
  type EventRow,
  type MessageRow,
  chatSideStateOf,
} from './chat-row.ts';

/** Width in which a picture is named; the page derives the others from its address. */
const SHOWN_WIDTH = 960;

type Picture = { storedFileId: string; width: number | null; height: number | null; placeholder: string | null };

/** The chat as one of its two people sees it; null for everyone else. `item`: its advert, unless deleted. */
export function presentChat(row: ChatRow, viewerKey: number, item: AdvertListItem | null): Chat | null {
  const standing = chatSideStateOf(row, viewerKey);
  if (!standing) return null;
  return {
    id: row.id,
    sellerUserId: row.seller_id,
    buyerUserId: row.buyer_id,
    deletedBySeller: standing.side === 'seller' && row.seller_deleted,
    deletedByBuyer: standing.side === 'buyer' && row.buyer_deleted,
    status: standing.unread > 0 ? 'UNREAD' : 'READ',
    itemTitle: row.item_title,
    publicItemId: row.item_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    thumbnail: item?.thumbnail ?? null,
    role: standing.side === 'seller' ? 'SELLER' : 'BUYER',
    otherUserId: standing.side === 'seller' ? row.buyer_id : row.seller_id,
    otherName: nameOfOther(row),
    otherIsGone: row.other_is_gone,
    otherIsBlocked: row.other_is_barred,
    ...presentLast(row, viewerKey),
    unreadCount: standing.unread,
    lastSeq: row.last_seq,
    readUpTo: readByViewer(standing),
    otherReadUpTo: standing.otherReadUpTo,
    position: standing.position,
    isBlocked: blockOf(row),
    sellerKind: row.seller_kind,
    itemIsPublic: row.item_is_public,
    item: row.item_is_public ? item : null,
    ...presentBuyerPlace(row),
    ...presentHousehold(row),
  };
}

function presentBuyerPlace(row: ChatRow): Pick<Chat, 'buyerPlace'> {
  const { buyer_country_code: countryCode, buyer_postal_code: postalCode } = row;
  if (countryCode === null || postalCode === null) return {};
  return { buyerPlace: { countryCode, postalCode, city: row.buyer_city, distanceInKm: row.buyer_distance_in_km } };
}

function presentHousehold(row: ChatRow): Pick<Chat, 'household'> {
  const { household_maximum: maximum, household_unit: unit } = row;
  if (maximum === null || unit === null) return {};
  return { household: { unit, maximum, left: householdLeft(maximum, row.household_agreed) } };
}

const presentLast = (row: ChatRow, viewerKey: number) => ({
  lastText: row.last_text,
  lastAt: row.last_at?.toISOString() ?? null,
  lastIsOwn: row.last_sender_key === viewerKey,
  lastKind: row.last_kind,
});

function nameOfOther(row: ChatRow): string {
  if (row.other_is_gone) return chatTexts.accountGone;
  return displayName({ firstName: row.other_first_name, lastName: row.other_last_name }, row.other_company);
}

function blockOf(row: ChatRow): Chat['isBlocked'] & (string | null) {
  if (row.blocked_by_me) return 'BY_ME';
  return row.blocked_by_other ? 'BY_OTHER' : null;
}

/** What an account deleted counts as read for it, though not for the other side. */
export const readByViewer = ({ readUpTo, hiddenUpTo }: ChatSideState): number => Math.max(readUpTo, hiddenUpTo);

/** A message as one of the two people sees it. */
export function presentMessage(row: MessageRow, chat: ChatCore, viewerKey: number): Message {
  const standing = chatSideStateOf(chat, viewerKey);
  const isOwn = row.sender_key === viewerKey;
  const readUpTo = standing === null ? 0 : isOwn ? standing.otherReadUpTo : readByViewer(standing);
  return {
    id: row.id,
    chatId: row.chat_id,
    senderId: row.sender_id,
    text: row.text,
    image:
      row.stored_file_id === null
        ? null
        : presentChatImage({ ...row, storedFileId: row.stored_file_id }, `/api/v1/chats/${row.chat_id}/images`),
    timestamp: row.created_at.toISOString(),
    status: row.seq <= readUpTo ? 'READ' : 'UNREAD',
    seq: row.seq,
    kind: row.kind,
    ...(isOwn || row.signs.length === 0 ? {} : { signs: row.signs }),
    ...(row.agreement_id === null ? {} : { agreementId: row.agreement_id }),
  };
}

/** An uploaded picture before it is sent: only its owner can fetch it. */
export const presentUpload = (picture: Picture): Image => presentChatImage(picture, '/api/v1/chats/image');

const presentChatImage = ({ storedFileId, width, height, placeholder }: Picture, folder: string): Image => ({
  id: storedFileId,
  order: 0,
  url: `${folder}/${storedFileId}/${SHOWN_WIDTH}.jpg`,
  ...(width !== null && height !== null ? { width, height } : {}),
  ...(placeholder ? { placeholder } : {}),
  storedFileId,
});

/** The unread total, and where needed the chat as it is now. */
type EventFacts = { unreadTotal: number; chat: Chat | null };

/** The event as its reader gets it; null where the reader may not see it any more. */
export function presentEvent(row: EventRow, { unreadTotal, chat }: EventFacts): ChatEvent | null {
  const standing = chatSideStateOf(row, row.user_key);
  if (!standing) return null;
  const common = { chatId: row.id, unreadTotal };
  switch (row.event_kind) {
    case 'message':
      if (!row.message || row.message.seq <= standing.hiddenUpTo) return null;
      return {
        kind: 'message',
        ...common,
        message: presentMessage(row.message, row, row.user_key),
        unreadCount: standing.unread,
        position: standing.position,
      };
    case 'read':
      if (standing.isDeleted) return null;
      return {
        kind: 'read',
        ...common,
        readUpTo: readByViewer(standing),
        otherReadUpTo: standing.otherReadUpTo,
        unreadCount: standing.unread,
      };
    case 'chat':
      return { kind: 'chat', ...common, chat: standing.isDeleted ? null : chat };
  }
}
