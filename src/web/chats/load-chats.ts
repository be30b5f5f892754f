import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import type { Image } from '#contract/common.schemas.ts';
import type { LocalFirst } from '#contract/adverts/adverts.schemas.ts';
import { getAdvert } from '#contract/adverts/adverts.ts';
import type { Chat, MessagePage } from '#contract/chats/chats.schemas.ts';
import { getChat, listChats, listMessages } from '#contract/chats/chats.ts';
import { getMe } from '#contract/users/users.ts';
import type { RememberedPlace } from '#web/api/api-context.ts';
import { placeLabel } from '#web/forms/place-label.ts';
import { randomUuid } from '#web/device/random-uuid.ts';
import { CONFIRMATION_SENT, NEW_CHAT } from './talk/questions.ts';

/** A chat that is about to begin: with the advert it is for, or why there is none. */
export type Compose =
  | {
      state: 'OPEN';
      advertId: string;
      title: string;
      slug: string;
      picture: Image | null;
      /** While only people nearby can write. */
      local: LocalFirst | null;
      /** The remembered place, to begin with. */
      place: string;
    }
  | { state: 'GONE' | 'OWN' };

export type LoadedChats = {
  viewerId: string;
  now: string;
  chats: readonly Chat[];
  /** The chat the page was made for. */
  chatId: string | null;
  page: MessagePage | null;
  compose: Compose | null;
  search: { words: string; hits: readonly Chat[] } | null;
  /** The address that no mail is sent to yet; null once it is confirmed. */
  unconfirmedMail: string | null;
  confirmationIsSent: boolean;
  /** When the account will be deleted; null: not requested. */
  accountEndsAt: string | null;
  /** Id for a message from a browser without script. */
  formId: string;
};

type Wish = { viewerId: string; chatId: string | null; url: URL; place: RememberedPlace | null };

/**
 * Chats, the open conversation and what else the address requests. `status` is 404 where the requested chat does not
 * exist.
 */
export async function loadChats(
  api: Api,
  { viewerId, chatId, url, place }: Wish,
): Promise<{ data: LoadedChats; status: number }> {
  const words = (url.searchParams.get('suche') ?? '').trim().slice(0, 100);
  const [chats, found, me] = await Promise.all([
    api.call(listChats, {}),
    words === '' ? null : api.call(listChats, { q: words }),
    api.call(getMe, {}),
  ]);
  const advertId = url.searchParams.get('anzeige');
  const isNew = chatId === NEW_CHAT;
  const page = chatId === null || isNew ? null : await pageOf(api, chatId);
  const isListed = page === null || chats.some((chat) => chat.id === chatId);
  return {
    data: {
      viewerId,
      now: new Date().toISOString(),
      chats: isListed ? chats : [...chats, await api.call(getChat, { chatId: chatId ?? '' })],
      chatId,
      page,
      compose: isNew ? await composeFor(api, advertId ?? '', place) : null,
      search: found === null ? null : { words, hits: found },
      unconfirmedMail: me.mailIsConfirmed === true ? null : me.accountMail,
      confirmationIsSent: url.searchParams.has(CONFIRMATION_SENT),
      accountEndsAt: me.endsAt ?? null,
      formId: randomUuid(),
    },
    status: chatId !== null && !isNew && page === null ? 404 : 200,
  };
}

/** The chat the viewer has about an advert already, as its buyer. */
export const chatAbout = (chats: readonly Chat[], advertId: string | null): Chat | null =>
  chats.find((chat) => chat.publicItemId === advertId && chat.role === 'BUYER') ?? null;

async function pageOf(api: Api, chatId: string): Promise<MessagePage | null> {
  try {
    return await api.call(listMessages, { chatId });
  } catch (error) {
    if (isResponseError(error) && [404, 422, 400].includes(error.status)) return null;
    throw error;
  }
}

/** What a first message about an advert needs to know, or why there can be none. */
export async function composeFor(api: Api, advertId: string, place: RememberedPlace | null): Promise<Compose> {
  try {
    const {
      id,
      title,
      slug,
      images,
      status,
      isMine,
      localFirst: local = null,
    } = await api.call(getAdvert, { advertId });
    if (isMine) return { state: 'OWN' };
    if (status !== 'ACTIVE') return { state: 'GONE' };
    return {
      state: 'OPEN',
      advertId: id,
      title,
      slug,
      picture: images[0] ?? null,
      local,
      place: place ? placeLabel(place) : '',
    };
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return { state: 'GONE' };
    throw error;
  }
}
