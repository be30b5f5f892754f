import { createHttpApi } from '#web/api/http-api.ts';
import { navigateHard } from './sessions/hard-navigation.ts';
import type { SessionClient } from './sessions/session-client.ts';
import { createSessionClient } from './sessions/session-client.ts';

type Page = {
  /** The router's own way to an address of this site. */
  navigate: (path: string) => void;
  refresh: () => Promise<unknown>;
};

/** The session client of this page, which signs in with a cookie. */
export function createPageClient({ navigate, refresh }: Page): SessionClient {
  const stayInside = (href: string): void => {
    const url = new URL(href, window.location.href);
    if (url.origin === window.location.origin) navigate(url.pathname + url.search + url.hash);
  };
  return createSessionClient({
    api: createHttpApi(),
    leaveFor: (href) => navigateHard(href, { location: window.location, navigate: stayInside }),
    refresh,
    currentUrl: () => window.location.href,
    // oxlint-disable-next-line no-console -- the protocol wants it there
    logHint: (hint, error) => console.error(hint, error),
  });
}
