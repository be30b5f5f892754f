import type { ReactNode } from 'react';
import type { Chat } from '#contract/chats.schemas.ts';
import { paths } from '#contract/paths.ts';
import { chatPageTexts } from '#texts/de/chat-page.ts';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LeavingBanner } from '#web/accounts/leaving-banner.tsx';
import { PushHint } from '#web/push/push.parts.tsx';
import { ItemPicture } from './chat-picture.tsx';
import { lastLineOf, nameOf, shortMomentOf } from './chat-words.ts';
import { TalkNote } from './talk-note.tsx';
import type { ChatSearch } from './use-chat-search.ts';
import { useOwnNavigation } from './use-own-navigation.ts';

const { list: texts, title } = chatPageTexts;

type ChatListProps = {
  search: ChatSearch;
  openChatId: string | null;
  now: string;
  hasChats: boolean;
  viewerId: string;
  accountEndsAt: string | null;
  /** Stands below the head: on phones the list is all there is until a chat is open. */
  note: ReactNode;
};

/** All chats of the person, the latest first, with a search in them. */
export function ChatList({ search, openChatId, now, hasChats, viewerId, accountEndsAt, note }: ChatListProps) {
  const { shown, itemTitle, isFiltered } = search;
  // The open conversation has the heading of the page.
  const Heading = openChatId === null ? 'h1' : 'h2';
  return (
    <nav className="chat-list" aria-label={texts.label}>
      <div className="chat-list-head">
        <Heading className="chat-list-title">{title}</Heading>
        <LeavingBanner endsAt={accountEndsAt} />
        {hasChats && <SearchForm search={search} />}
        <a className="chat-list-agreements" href={paths.myAgreements()}>
          <Icon name="file-text" />
          {texts.agreements}
        </a>
        {itemTitle !== null && (
          <p className="chat-list-filter">
            <span>{itemTitle === '' ? texts.ofOneAdvert : texts.ofAdvert(itemTitle)}</span>
            <a href={paths.chats()}>{texts.all}</a>
          </p>
        )}
        <p className="only-read" role="status">
          {isFiltered && texts.found(shown.length)}
        </p>
      </div>
      {note}
      {shown.length > 0 && (
        <ul className="chat-rows">
          {shown.map((chat) => (
            <li key={chat.id}>
              <ChatRow chat={chat} isOpen={chat.id === openChatId} now={now} />
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && (hasChats ? <p className="chat-list-none">{texts.nothingFound}</p> : <NoChats />)}
      {hasChats && (
        <div className="chat-list-push">
          <PushHint viewerId={viewerId} />
        </div>
      )}
    </nav>
  );
}

function SearchForm({ search: { words, type, submit, clear } }: { search: ChatSearch }) {
  return (
    <form className="chat-search" role="search" action={paths.chats()} onSubmit={submit}>
      <label className="input-frame">
        <span className="only-read">{texts.search}</span>
        <Icon name="magnifying-glass" />
        <input
          className="input"
          type="search"
          name="suche"
          maxLength={100}
          autoComplete="off"
          placeholder={texts.search}
          value={words}
          onChange={(event) => type(event.target.value)}
        />
        {words !== '' && (
          <button
            type="reset"
            className="chat-search-clear"
            aria-label={texts.clear}
            title={texts.clear}
            onClick={clear}
          >
            <Icon name="x" />
          </button>
        )}
      </label>
      <noscript>
        <button type="submit" className="button button-edge">
          {texts.searchShort}
        </button>
      </noscript>
    </form>
  );
}

function ChatRow({ chat, isOpen, now }: { chat: Chat; isOpen: boolean; now: string }) {
  const go = useOwnNavigation();
  const unread = chat.unreadCount ?? 0;
  return (
    <a
      className={classNames('chat-row', unread > 0 && 'chat-row-unread')}
      href={paths.chats(chat.id)}
      aria-current={isOpen ? 'page' : undefined}
      data-native
      onClick={go}
    >
      <ItemPicture image={chat.thumbnail} sizes="64px" />
      <span className="chat-row-words">
        <span className="chat-row-line">
          <b className="chat-row-name">{nameOf(chat)}</b>
          <time className="chat-row-time" dateTime={chat.lastAt ?? chat.updatedAt}>
            {shortMomentOf(chat.lastAt ?? chat.updatedAt, now)}
          </time>
        </span>
        <span className="chat-row-item">{chat.itemTitle}</span>
        <span className="chat-row-line">
          <span className="chat-row-last">{lastLineOf(chat)}</span>
          {unread > 0 && (
            <span className="chat-count">
              <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
              <span className="only-read">{texts.unread(unread)}</span>
            </span>
          )}
        </span>
      </span>
    </a>
  );
}

function NoChats() {
  return (
    <TalkNote
      title={texts.emptyTitle}
      actions={
        <LinkButton variant="main" href={paths.products()}>
          {texts.emptyAction}
        </LinkButton>
      }
    >
      {texts.emptyText}
    </TalkNote>
  );
}
