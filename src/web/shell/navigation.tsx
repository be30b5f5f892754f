import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate, useNavigation } from 'react-router';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { focusHeading, formerPathname, PAGE_CHANGE } from '#web/page/page-change.ts';
import { pageLinkOf } from '#web/page/page-link.ts';

const hoverDelayInMs = 80;

/**
 * Makes every plain link a client-side navigation, so that kit and lists need not know the router. `data-native` leaves
 * a link to the browser, `data-keep-scroll` keeps the scroll position.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const [likelyNext, setLikelyNext] = useState<string | null>(null);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain) return;
      const link = pageLinkOf(event.target);
      if (link === null) return;
      event.preventDefault();
      followed = link;
      const changesPage = new URL(link.href).pathname !== window.location.pathname;
      void navigate(addressOf(link), {
        viewTransition: changesPage,
        preventScrollReset: 'keepScroll' in link.dataset,
      });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = (event: Event) => {
      const link = pageLinkOf(event.target);
      clearTimeout(timer);
      if (link === null) return;
      timer = setTimeout(() => setLikelyNext(addressOf(link)), event.type === 'mouseover' ? hoverDelayInMs : 0);
    };
    window.addEventListener('click', onClick);
    window.addEventListener('mouseover', onIntent, { passive: true });
    window.addEventListener('touchstart', onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', onClick);
      window.removeEventListener('mouseover', onIntent);
      window.removeEventListener('touchstart', onIntent);
    };
  }, [navigate]);

  return likelyNext === null ? null : <PrefetchPageLinks page={likelyNext} />;
}

/** Outlives the frame, which is mounted again around an error page. Only the browser runs the effect that writes it. */
let arrivedAt: string | undefined;
let followed: HTMLAnchorElement | undefined;

/** After a change of page: focus goes to the heading and the title is read out. So it does where a link went with its answer. */
export function PageArrival() {
  const { pathname, search, hash, state } = useLocation();
  const announcement = useRef<HTMLDivElement>(null);

  // Before the page is painted: a key pressed on what is seen must not be followed by a jump to the heading.
  useLayoutEffect(() => {
    const before = arrivedAt;
    const isLinkGone = followed?.isConnected === false && document.activeElement === document.body;
    followed = undefined;
    if (before === pathname) return isLinkGone ? focusHeading() : undefined;
    arrivedAt = pathname;
    if (before === undefined || before === formerPathname(state)) return;
    window.dispatchEvent(new Event(PAGE_CHANGE));
    if (announcement.current !== null) announcement.current.textContent = uiTexts.shell.pageShown(document.title);
    if (hash === '') focusHeading();
  }, [pathname, search, hash, state]);

  return <div ref={announcement} className="only-read" role="status" />;
}

/** A thin line at the top while the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="progress-line" aria-hidden />;
}

function addressOf(link: HTMLAnchorElement): string {
  const { pathname, search, hash } = new URL(link.href);
  return pathname + search + hash;
}
