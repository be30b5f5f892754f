import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#test/chromium.ts';
import { PICTURED } from './pictures/screens.ts';
import { type StillMarketplace, openStill, startStillMarketplace } from './pictures/still-marketplace.ts';
import { ACCEPT_COMMAND, acceptedFiles, compareWithAccepted, forgetFailed } from './support/accepted-pictures.ts';
import type { Viewer } from './support/pages.ts';

/** The first screen of a desk, and more than one of a phone. */
const WINDOWS = [
  { width: 360, height: 1120 },
  { width: 1440, height: 900 },
] as const;
/** They are kept in the repository. */
const MOST_BYTES = 2_500_000;

let marketplace: StillMarketplace;
let browser: Browser;
beforeAll(async () => {
  forgetFailed();
  [marketplace, browser] = await Promise.all([
    startStillMarketplace(),
    launchBrowser({ drawsTheSameEverywhere: true }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await marketplace?.end();
});

describe.each(Object.keys(PICTURED) as Viewer[])('what a %s sees looks as accepted', (viewer) => {
  test.for(PICTURED[viewer])('%s', async ([name, path, hidden]) => {
    const faults = await Promise.all(
      WINDOWS.map(async (viewport) => {
        const page = await marketplace.visitAs(browser, viewer, viewport);
        await openStill(page, path(marketplace.known));
        const fault = await compareWithAccepted(`${name}-${viewport.width}`, () =>
          page.screenshot({
            animations: 'disabled',
            caret: 'hide',
            scale: 'css',
            mask: hidden === undefined ? [] : [page.getByText(hidden)],
          }),
        );
        return fault;
      }),
    );
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});

test('accepted pictures are few, small, and each is one of a screen', () => {
  const screens = Object.values(PICTURED).flat();
  const names = screens.flatMap(([name]) => WINDOWS.map(({ width }) => `${name}-${width}`));
  const { bytes, unused } = acceptedFiles(new Set(names));
  expect(unused, `to delete them: ${ACCEPT_COMMAND}`).toEqual([]);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
