import { trackEvent } from '#web/events/events.parts.tsx';

type AdEvent = 'ADVERTISING_SHOWN' | 'ADVERTISING_CLICKED';

/** What half of it is in view for so long counts as seen. Source: IAB/MRC guideline on viewable impressions, 2014. */
const SEEN_AFTER_MS = 1_000;
const SEEN_SHARE = 0.5;

const note = (type: AdEvent, publicItemId: string): void =>
  trackEvent(
    { type, publicItemId, path: window.location.pathname },
    // The click leaves the page.
    { atOnce: type === 'ADVERTISING_CLICKED' },
  );

/** Counts what of the advertising in an element is seen, once each, and what is clicked; returns how to stop. */
export function countAds(root: Element | null): () => void {
  if (root === null) return () => undefined;
  const timers = new Map<Element, number>();
  const seen = new Set<string>();
  const watch = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        window.clearTimeout(timers.get(target));
        const id = idOf(target);
        if (!isIntersecting || seen.has(id)) continue;
        const noteSeen = (): void => {
          seen.add(id);
          note('ADVERTISING_SHOWN', id);
        };
        timers.set(target, window.setTimeout(noteSeen, SEEN_AFTER_MS));
      }
    },
    { threshold: SEEN_SHARE },
  );
  for (const ad of root.querySelectorAll('[data-ad]')) watch.observe(ad);
  const onClick = (event: Event): void => {
    const ad = event.target instanceof Element ? event.target.closest('[data-ad]') : null;
    const isMenu = event instanceof MouseEvent && event.button === 2;
    if (ad === null || isMenu) return;
    note('ADVERTISING_CLICKED', idOf(ad));
  };
  root.addEventListener('click', onClick);
  // A click with the middle button opens the page, too.
  root.addEventListener('auxclick', onClick);
  return () => {
    watch.disconnect();
    timers.forEach((one) => window.clearTimeout(one));
    root.removeEventListener('click', onClick);
    root.removeEventListener('auxclick', onClick);
  };
}

const idOf = (ad: Element): string => ad.getAttribute('data-ad') ?? '';
