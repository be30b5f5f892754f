import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGE_CHANGE } from '#web/page/page-change.ts';
import { startTracking, trackEvent, trackToolUse } from './events.parts.tsx';

const beacon = vi.fn<(path: string, body: Blob) => boolean>();
startTracking();

beforeEach(() => {
  vi.useFakeTimers();
  beacon.mockReset().mockReturnValue(true);
  Object.assign(navigator, { sendBeacon: beacon });
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  vi.useRealTimers();
});

const sent = async (): Promise<unknown[]> =>
  Promise.all(
    beacon.mock.calls.map(async ([path, body]) => ({ path, type: body.type, ...JSON.parse(await body.text()) })),
  );

it('sends what happened within five seconds together', async () => {
  trackEvent({ type: 'PRODUCTS_FILTERED', path: '/map' });
  vi.advanceTimersByTime(4_000);
  trackEvent({ type: 'CONTACT_SHOP_CLICKED', publicItemId: 'x' });
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(await sent()).toEqual([
    {
      path: '/api/v1/event-logs/submit-event',
      type: 'application/json',
      events: [
        { type: 'PRODUCTS_FILTERED', path: '/map' },
        { type: 'CONTACT_SHOP_CLICKED', publicItemId: 'x' },
      ],
    },
  ]);
});

it('counts the pages the router shows, and sends when the page goes', async () => {
  window.dispatchEvent(new Event(PAGE_CHANGE));
  window.dispatchEvent(new Event('pagehide'));
  expect(await sent()).toMatchObject([{ events: [{ type: 'PAGE_OPENED', path: '/' }] }]);
  vi.advanceTimersByTime(60_000);
  expect(beacon).toHaveBeenCalledTimes(1);
});

it('keeps what the browser does not take, and never more than fifty in one', async () => {
  beacon.mockReturnValueOnce(false);
  for (let count = 0; count < 51; count += 1) trackEvent({ type: 'PRODUCTS_FILTERED' });
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  const sizes = (await sent()).map((batch) => Object(batch).events.length);
  expect(sizes).toEqual([50, 50, 1]);
});

it('counts a calculator once for each visit, by its canonical name', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://holz.example/holz-tools/rundholz-rechner">';
  trackToolUse();
  trackToolUse();
  window.dispatchEvent(new Event('pagehide'));
  expect(await sent()).toMatchObject([{ events: [{ type: 'TOOL_USED', publicItemId: 'rundholz-rechner' }] }]);
  expect(Object((await sent())[0]).events).toHaveLength(1);
});

it('sends nothing at all where the browser forbids it', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  trackEvent({ type: 'PRODUCTS_FILTERED' });
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).not.toHaveBeenCalled();
});
