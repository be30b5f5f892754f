import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * For `data-native` links to a chat: a plain click uses the router, like all other links, but without prefetching,
 * which would mark the chat as read.
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
