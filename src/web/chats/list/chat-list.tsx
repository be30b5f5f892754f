import type { ReactNode } from 'react';
import type { Chat } from '#contract/chats/chats.schemas.ts';
import { paths } from '#contract/paths.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { LeavingBanner } from '#web/accounts/leaving-banner.parts.tsx';
import { PushHint } from '#web/push/push.parts.tsx';
import { ItemPicture } from '#web/chats/talk/chat-picture.tsx';
import { lastLineOf, nameOf, shortMomentOf } from '#web/chats/chat-words.ts';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import type { ChatSearch } from './use-chat-search.ts';
import { useOwnNavigation } from '#web/chats/use-own-navigation.ts';

const { list: texts, title } = chatPageTexts;

type ChatListProps = {
  search: ChatSearch;
  openChatId: string | null;
  now: string;
  hasChats: boolean;
  viewerId: string;
  accountEndsAt: string | null;
  /** Shown below the head: on phones the list is the whole page until a chat is open. */
  note: ReactNode;
};

/** All chats of the person, the latest first, with a search in them. */
export function ChatList({ search, openChatId, now, hasChats, viewerId, accountEndsAt, note }: ChatListProps) {
  const { shown, itemTitle, isFiltered } = search;
  // The open conversation has the heading of the page.
  const Heading = openChatId === null ? 'h1' : 'h2';
  return (
    <nav className="chat-list flex-col min-w-0 min-h-0" aria-label={texts.label}>
      <div className="grid gap-3 px-(--gap-page) pt-4.5 pb-3.5 border-b border-seam">
        <Heading className="text-2xl">{title}</Heading>
        <LeavingBanner endsAt={accountEndsAt} />
        {hasChats && <SearchForm search={search} />}
        <a className="inline-flex items-center gap-1.5 min-h-11 text-sm" href={paths.myAgreements()}>
          <Icon name="file-text" />
          {texts.agreements}
        </a>
        {itemTitle !== null && (
          <p className="flex flex-wrap justify-between gap-y-1 gap-x-3 text-sm">
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
      {shown.length === 0 &&
        (hasChats ? <p className="py-6 px-(--gap-page) text-ink-soft">{texts.nothingFound}</p> : <NoChats />)}
      {hasChats && (
        <div className="chat-list-push mt-auto">
          <PushHint viewerId={viewerId} />
        </div>
      )}
    </nav>
  );
}

function SearchForm({ search: { words, type, submit, clear } }: { search: ChatSearch }) {
  return (
    <form className="grid gap-2" role="search" action={paths.chats()} onSubmit={submit}>
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
            className="grid place-items-center flex-none min-w-11 rounded-sawn hover:bg-lichen"
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
      className={classNames(
        'chat-row grid grid-cols-[64px_minmax(0,1fr)] gap-3 py-3 px-(--gap-page) border-b border-b-seam text-ink no-underline',
        unread > 0 && 'chat-row-unread',
      )}
      href={paths.chats(chat.id)}
      aria-current={isOpen ? 'page' : undefined}
      data-native
      onClick={go}
    >
      <ItemPicture image={chat.thumbnail} sizes="64px" />
      <span className="grid content-start gap-px min-w-0 leading-[1.4]">
        <span className="flex items-baseline justify-between gap-3 min-w-0">
          <b className="min-w-0 overflow-hidden text-ellipsis whitespace-nowrap">{nameOf(chat)}</b>
          <time className="flex-none text-ink-soft text-xs" dateTime={chat.lastAt ?? chat.updatedAt}>
            {shortMomentOf(chat.lastAt ?? chat.updatedAt, now)}
          </time>
        </span>
        <span className="min-w-0 overflow-hidden text-ellipsis whitespace-nowrap flex-none text-ink-soft text-xs">
          {chat.itemTitle}
        </span>
        <span className="flex items-baseline justify-between gap-3 min-w-0">
          <span className="chat-row-last min-w-0 overflow-hidden text-ellipsis whitespace-nowrap text-sm">
            {lastLineOf(chat)}
          </span>
          {unread > 0 && (
            <span className="flex-none min-w-[1.35rem] py-0 px-1.25 rounded-full bg-orange text-on-orange [font:700_0.8125rem_/_1.35rem_var(--font-stamp)] text-center">
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
    <EmptyState
      headingLevel={2}
      title={texts.emptyTitle}
      actions={
        <LinkButton variant="main" href={paths.products()}>
          {texts.emptyAction}
        </LinkButton>
      }
    >
      {texts.emptyText}
    </EmptyState>
  );
}
