import type { Chat } from '#contract/chats/chats.schemas.ts';
import { isUnitCode } from '#domain/lookups/units.data.ts';
import { deviceStorage } from '#web/device/device-storage.ts';
import { PERSONAL_KEYS } from '#web/device/personal/personal-data.ts';
import type { AgreementDraft } from './agreement-draft.ts';
import { EMPTY_DRAFT } from './agreement-draft.ts';

type Whose = Pick<Chat, 'id' | 'role' | 'sellerUserId' | 'buyerUserId'>;

/** Lies with the drafts of messages, so that signing out names it and removes it. */
const keyOf = ({ id, role, sellerUserId, buyerUserId }: Whose): string =>
  `${PERSONAL_KEYS.chatDrafts}${role === 'SELLER' ? sellerUserId : buyerUserId}:vereinbarung-${id}`;

/** A proposal that was typed in a chat and not sent; null where there is none that the form can show. */
export function readProposal(chat: Whose): AgreementDraft | null {
  const kept = deviceStorage.readJson(keyOf(chat));
  return isDraft(kept) ? kept : null;
}

export function keepProposal(chat: Whose, draft: AgreementDraft): void {
  deviceStorage.write(keyOf(chat), JSON.stringify(draft));
}

export const dropProposal = (chat: Whose): void => deviceStorage.remove(keyOf(chat));

/** An older version of the page may have kept other fields. */
function isDraft(kept: unknown): kept is AgreementDraft {
  const has = (name: string): unknown => Reflect.get(Object(kept), name);
  const fits = Object.entries(EMPTY_DRAFT).every(([name, empty]) => typeof has(name) === typeof empty);
  return fits && isUnitCode(String(has('unit')));
}
