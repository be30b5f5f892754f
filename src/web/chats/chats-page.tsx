import { useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { chatPageTexts as texts } from '#texts/de/chats/chat-page.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { ChatList } from './list/chat-list.tsx';
import type { FormOutcome } from './list/chat-order.ts';
import { nameOf } from './chat-words.ts';
import { ComposeTalk } from './talk/compose-talk.tsx';
import { ConfirmMailNote } from './talk/confirm-mail-note.tsx';
import { NoTalk } from './talk/conversation.tsx';
import type { LoadedChats } from './load-chats.ts';
import { LineNotice } from './talk/line-notice.tsx';
import { NewsLog } from './news-log.tsx';
import { OpenTalk } from './talk/open-talk.tsx';
import { NEW_CHAT } from './talk/questions.ts';
import { useChatSearch } from './list/use-chat-search.ts';
import { useChats } from './store/use-chats.ts';

type ChatsPageProps = {
  loaded: LoadedChats;
  /** What became of a form that was sent without the page's script. */
  sent: FormOutcome | null;
};

/** All chats of a person: the list and the open conversation side by side, on a phone one after the other. */
export function ChatsPage({ loaded, sent }: ChatsPageProps) {
  const { chatId = null } = useParams();
  const [params] = useSearchParams();
  const { store, view, photos, isOffline } = useChats(loaded);
  const api = useMemo(() => createHttpApi(), []);
  const search = useChatSearch({
    chats: view.chats,
    api,
    itemId: chatId === NEW_CHAT ? null : params.get('anzeige'),
    first: loaded.search,
  });
  useEffect(() => {
    store.setOpenTalk(chatId === NEW_CHAT ? null : chatId);
    if (chatId !== null && chatId !== NEW_CHAT) void store.openTalk(chatId);
  }, [store, chatId]);

  const chat = view.chats.find((one) => one.id === chatId) ?? null;
  // A page open over midnight gets the new day with its first message.
  const now = [loaded.now, view.chats[0]?.lastAt ?? ''].toSorted().at(-1) ?? loaded.now;
  useTitle(chat === null ? texts.title : texts.titleWith(nameOf(chat)));
  const confirmNote = loaded.unconfirmedMail !== null && (
    <ConfirmMailNote mail={loaded.unconfirmedMail} isSent={loaded.confirmationIsSent} />
  );
  return (
    <div className="chats" data-open={chatId !== null || undefined}>
      <ChatList
        search={search}
        openChatId={chatId}
        now={now}
        hasChats={view.chats.length > 0}
        viewerId={loaded.viewerId}
        accountEndsAt={loaded.accountEndsAt}
        note={chatId === null && confirmNote}
      />
      <div className="chat-pane flex-col min-w-0 min-h-0">
        <LineNotice
          isOffline={isOffline}
          stream={view.stream}
          isSignedOut={view.isSignedOut}
          isNewChat={chatId === NEW_CHAT}
        />
        {chatId !== null && confirmNote}
        {chatId === null && <NoTalk hasChats={view.chats.length > 0} />}
        {chatId === NEW_CHAT && (
          <ComposeTalk key={params.get('anzeige')} loaded={loaded} sent={sent} store={store} api={api} />
        )}
        {chatId !== null && chatId !== NEW_CHAT && chat === null && <NoTalk isMissing />}
        {chat !== null && (
          <OpenTalk
            key={chat.id}
            {...{ chat, store, view, photos, isOffline, api, sent }}
            viewerId={loaded.viewerId}
            now={now}
            formId={loaded.formId}
          />
        )}
      </div>
      <NewsLog announcements={view.announcements} openChatId={chatId} />
    </div>
  );
}

/** A chat is changed without the server's page; the title follows here. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = uiTexts.titleOf(title);
  }, [title]);
}
