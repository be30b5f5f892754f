import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { Chat } from '#contract/chats/chats.schemas.ts';

export type ChatSide = 'seller' | 'buyer';

/** What is stored of a chat itself. */
export type ChatCore = {
  key: number;
  id: string;
  advert_key: number | null;
  item_id: string;
  item_title: string;
  seller_key: number;
  buyer_key: number;
  created_at: Date;
  updated_at: Date;
  last_seq: number;
  seller_read_up_to: number;
  buyer_read_up_to: number;
  seller_unread: number;
  buyer_unread: number;
  seller_deleted: boolean;
  buyer_deleted: boolean;
  seller_hidden_up_to: number;
  buyer_hidden_up_to: number;
  seller_position: number;
  buyer_position: number;
};

/** Where the buyer lives, as stated with the first message; `distance_in_km` as the crow flies. */
export type BuyerPlaceRow = {
  buyer_country_code: string | null;
  buyer_postal_code: string | null;
  buyer_city: string;
  buyer_distance_in_km: number | null;
};

/** The same with everything that its list shows. */
export type ChatRow = ChatCore &
  BuyerPlaceRow & {
    seller_id: string;
    seller_kind: SellerKind;
    buyer_id: string;
    other_first_name: string;
    other_last_name: string;
    other_company: string | null;
    other_is_gone: boolean;
    other_is_barred: boolean;
    last_text: string | null;
    last_at: Date | null;
    last_sender_key: number | null;
    last_kind: NonNullable<Chat['lastKind']> | null;
    blocked_by_me: boolean;
    blocked_by_other: boolean;
    item_is_public: boolean;
    /** Cap for a household, and how much of it is agreed in the unit of the advert. */
    household_maximum: number | null;
    household_unit: UnitCode | null;
    household_agreed: number;
  };

export type MessageRow = {
  id: string;
  chat_id: string;
  seq: number;
  sender_key: number;
  sender_id: string;
  kind: 'TEXT' | 'AGREEMENT';
  text: string;
  agreement_id: string | null;
  signs: string[];
  created_at: Date;
  stored_file_id: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
};

/** What happened in a chat, for one of its two people, with the chat as it is now. */
export type EventRow = ChatCore & {
  user_key: number;
  event_seq: number;
  event_kind: 'message' | 'read' | 'chat';
  message: MessageRow | null;
};

/** The role and state of one of the two people in a chat. */
export type ChatSideState = {
  side: ChatSide;
  otherKey: number;
  readUpTo: number;
  otherReadUpTo: number;
  unread: number;
  hiddenUpTo: number;
  isDeleted: boolean;
  position: number;
};

/** The state of an account in a chat, null for one that does not belong to it. */
export function chatSideStateOf(chat: ChatCore, userKey: number): ChatSideState | null {
  if (userKey === chat.seller_key)
    return {
      side: 'seller',
      otherKey: chat.buyer_key,
      readUpTo: chat.seller_read_up_to,
      otherReadUpTo: chat.buyer_read_up_to,
      unread: chat.seller_unread,
      hiddenUpTo: chat.seller_hidden_up_to,
      isDeleted: chat.seller_deleted,
      position: chat.seller_position,
    };
  if (userKey !== chat.buyer_key) return null;
  return {
    side: 'buyer',
    otherKey: chat.seller_key,
    readUpTo: chat.buyer_read_up_to,
    otherReadUpTo: chat.seller_read_up_to,
    unread: chat.buyer_unread,
    hiddenUpTo: chat.buyer_hidden_up_to,
    isDeleted: chat.buyer_deleted,
    position: chat.buyer_position,
  };
}
