import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { barriersOn, overflowOf } from '#e2e/support/axe.ts';
import { expectQuiet, useBrowser } from '#e2e/support/browser.ts';
import { withPlace } from './outages.ts';
import { ask, isReady, untilTrue } from './watch.ts';

const { visit } = useBrowser();

test('an old page says so, lives in the browser, leads to other old pages, and is fresh again by itself', async () => {
  await withPlace('1', async ({ node: { address }, database }) => {
    await wait(1_500);
    const guest = await visit({ baseURL: address });
    const { page } = guest;
    for (const path of [paths.products(), paths.blog(), paths.home()]) await page.goto(path);
    const age = page.getByRole('complementary', { name: 'Stand der Seite' });
    expect(await age.count()).toBe(0);
    database.way.setMood({ kind: 'refuse' });
    // What was fresh for five seconds is old then.
    await wait(6_000);
    expect((await page.goto(paths.home()))?.status()).toBe(200);
    await age.getByText(/^Stand von \d\d:\d\d – gerade können wir nichts Neueres laden\./).waitFor();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page)).toEqual([]);
    }
    // The frame's own two are tested with the other pages.
    const barriers = await barriersOn(page);
    expect(barriers.filter((barrier) => !/^(?:meta-viewport|region: 1 × \.skip-link)/.test(barrier))).toEqual([]);
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await menu.getByRole('link', { name: 'Holz kaufen' }).click();
    await page.waitForURL(`**${paths.products()}`);
    await page.getByRole('heading', { level: 1, name: 'Holz kaufen' }).waitFor();
    await age.waitFor();
    // Needs no database, so it is as new as ever.
    await menu.getByRole('link', { name: 'Holzwissen' }).click();
    await page.waitForURL(`**${paths.blog()}`);
    await expect.poll(() => age.count()).toBe(0);
    database.way.setMood({ kind: 'open' });
    await untilTrue(() => isReady(address));
    await untilTrue(async () => !(await ask(address + paths.home())).body.includes('id="page-age"'));
    await page.goto(paths.home());
    expect(await age.count()).toBe(0);
    expectQuiet(guest, /status of 503/);
  });
}, 120_000);
