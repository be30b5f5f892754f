import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { paths } from '#contract/paths.ts';
import { chatEntryTexts as texts } from '#texts/de/chats/chat-entry.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';
import type { Unread } from './list/unread.parts.ts';
import { knownUnread, subscribeToUnread, takeUnread } from './list/unread.parts.ts';
import { titleWithUnread } from './list/unread-title.ts';

const isChatsPath = (pathname: string): boolean => /^\/chats(\/|$)/.test(pathname);

/** What is unread in the chats of the signed-in person; 0 for visitors. */
function useUnread(): Unread {
  const viewer = useViewer();
  const root: unknown = useRouteLoaderData('root');
  const wasUnread = typeof root === 'object' && root !== null && Reflect.get(root, 'hasUnread') === true;
  const known = useSyncExternalStore(subscribeToUnread, knownUnread, () => null);
  if (viewer === null) return 0;
  return known ?? (wasUnread ? 'SOME' : 0);
}

/** Rendered once in the frame: updates the badge and the title. Loads nothing for visitors. */
export function UnreadKeeper() {
  const viewerId = useViewer()?.id ?? null;
  const unread = useUnread();
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.title = titleWithUnread(document.title, unread);
  }, [unread, pathname, search]);
  // The page of the chats has a stream that says more.
  const ownStream = !isChatsPath(pathname);
  useEffect(() => {
    if (viewerId === null) return;
    let end: (() => void) | null = null;
    let isOver = false;
    void import('./list/unread-watch.ts').then(({ watchUnread }) => {
      if (!isOver) end = watchUnread(viewerId, { ownStream });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [viewerId, ownStream]);
  useEffect(() => () => takeUnread(null), [viewerId]);
  return null;
}

const readOf = (unread: Unread): string =>
  unread === 'SOME' ? texts.some : unread > 0 ? texts.unread(unread) : texts.chats;

function Mark({ unread }: { unread: Unread }) {
  if (unread === 0) return null;
  return (
    <span className="icon-button-count" aria-hidden>
      {unread === 'SOME' ? '•' : unread > 99 ? '99+' : unread}
    </span>
  );
}

/** The way to the chats in the header, for those who are signed in. */
export function ChatsEntry() {
  const viewer = useViewer();
  const unread = useUnread();
  if (viewer === null) return null;
  const label = readOf(unread);
  return (
    <a className="icon-button max-md:hidden" href={paths.chats()} aria-label={label} title={label}>
      <Icon name="chat-text" />
      <Mark unread={unread} />
    </a>
  );
}

/** The same for the bar of quick links. */
export function ChatsLink() {
  const unread = useUnread();
  const { pathname } = useLocation();
  return (
    <a href={paths.chats()} aria-current={isChatsPath(pathname) ? 'true' : undefined}>
      <span className="bottom-bar-marked max-md:relative max-md:grid">
        <Icon name="chat-text" />
        <Mark unread={unread} />
      </span>
      <span aria-hidden={unread === 0 ? undefined : true}>{texts.chats}</span>
      {unread !== 0 && <span className="only-read">{readOf(unread)}</span>}
    </a>
  );
}

/** The same in the menu of the account. */
export function ChatsMenuItem({ onClick }: { onClick: (link: HTMLElement) => void }) {
  const unread = useUnread();
  return (
    <a className="menu-item" href={paths.chats()} onClick={(event) => onClick(event.currentTarget)}>
      <Icon name="chat-text" />
      {readOf(unread)}
    </a>
  );
}
