import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * For links with `data-native` that lead to a chat: a plain click goes through the router, as every other link of the
 * site does by itself; but nothing is fetched ahead, which would mark the chat as read.
 */
export function useOwnNavigation(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    event.preventDefault();
    const { pathname, search } = new URL(event.currentTarget.href);
    void navigate(pathname + search, { preventScrollReset: true });
  };
}
