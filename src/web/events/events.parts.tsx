import { EVENT_LOG_PATH } from '#contract/events/event-logs-path.ts';
import type { TrackedEvent } from '#contract/events/event-logs.schemas.ts';
import { PAGE_CHANGE } from '#web/page/page-change.ts';

const SENT_AFTER_MS = 5_000;
const MOST_AT_ONCE = 50;

let waiting: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let usedTool = '';

/** Sends what waits, also from a page that goes; what a browser does not take waits on. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.slice(0, MOST_AT_ONCE);
  if (events.length === 0) return;
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  if (navigator.sendBeacon(EVENT_LOG_PATH, body)) waiting = waiting.slice(MOST_AT_ONCE);
}

/**
 * Counts a use, batched over some seconds, or sent at once where the page is being left; stores nothing in the browser.
 */
export function trackEvent(event: TrackedEvent, { atOnce = false } = {}): void {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return;
  waiting = [...waiting, event].slice(-2 * MOST_AT_ONCE);
  if (atOnce || waiting.length === MOST_AT_ONCE) send();
  else timer ??= setTimeout(send, SENT_AFTER_MS);
}

/** Counts once for each visit of a calculator that something was entered; it is named by its canonical address. */
export function trackToolUse(): void {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? {};
  if (href === usedTool) return;
  usedTool = href;
  trackEvent({ type: 'TOOL_USED', publicItemId: href.slice(href.lastIndexOf('/') + 1) });
}

/** Counts the pages that the router shows, the first one was counted by the server, and sends before the page goes. */
export function startTracking(): void {
  window.addEventListener(PAGE_CHANGE, () => {
    usedTool = '';
    trackEvent({ type: 'PAGE_OPENED', path: window.location.pathname });
  });
  window.addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
