import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAdministrator } from './support/administrator.ts';
import { overflowOf } from './support/axe.ts';
import { type Visit, useBrowser } from './support/browser.ts';
import { fillPages } from './support/fill-pages.ts';
import {
  brokenFiguresOf,
  clippedControlsOf,
  clippedPopoversOf,
  doubleText,
  frameOf,
  headingsOf,
  shiftsOf,
  smallTargetsOf,
  softPicturesOf,
  watchShifts,
} from './support/layout.ts';
import { registerSeller } from './support/marketplace.ts';
import { type Owned, OWN_HEADS, SCREENS, type Viewer } from './support/pages.ts';
import { DESK, PHONE, SMALL_PHONE, TABLET } from './support/screens.ts';
import { signInByCall } from './support/session.ts';

const { visit, address } = useBrowser();

const COMPANY = { email: 'betrieb@stammplatz.example', password: 'holz-muster-2026' };

const visits = new Map<Viewer, Visit>();
let owned: Owned;
let restoreAdministrator: () => Promise<void>;

/** A finger on a screen of any width; one page for all of the screens, so that each is loaded once. */
async function visitAs(viewer: Viewer): Promise<Visit> {
  const visitor = await visit({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce', colorScheme: 'light' });
  await watchShifts(visitor.page);
  visits.set(viewer, visitor);
  return visitor;
}

beforeAll(async () => {
  const seller = await registerSeller(address);
  await visitAs('guest');
  await signInByCall(await visitAs('seller'), address, seller);
  await signInByCall(await visitAs('company'), address, COMPANY);
  const operator = await visitAs('operator');
  restoreAdministrator = await signInAdministrator(operator, address);
  owned = await fillPages(address, seller, operator.context.request);
});
afterAll(() => restoreAdministrator());

const SIZES = [
  ['360 px', PHONE],
  ['320 px', SMALL_PHONE],
  ['768 px', TABLET],
  ['1440 px', DESK],
] as const;
/** The first is the last of those before, which saves a change of the window. */
const SIZES_OF_LARGE_TEXT = [
  ['200 % text at 1440 px', DESK],
  ['200 % text at 360 px', PHONE],
] as const;

describe.each(Object.keys(SCREENS) as Viewer[])('what a %s sees', (viewer) => {
  test.each(SCREENS[viewer])('%s', async (screen, path) => {
    const page = visits.get(viewer)?.page;
    if (page === undefined) throw new Error(`There is no visitor as ${viewer}.`);
    const found: string[] = [];
    const note = (at: string, faults: readonly string[]) => found.push(...faults.map((fault) => `${at}: ${fault}`));
    await page.setViewportSize(PHONE);
    await page.goto(path(owned));
    note('loading at 360 px', await shiftsOf(page));
    note('headings', await headingsOf(page));
    for (const [name, size] of SIZES) {
      await page.setViewportSize(size);
      note(name, await frameOf(page, OWN_HEADS[screen]));
      note(name, await overflowOf(page));
      note(name, await smallTargetsOf(page));
      note(name, await clippedPopoversOf(page));
      note(name, await softPicturesOf(page));
    }
    await doubleText(page);
    for (const [name, size] of SIZES_OF_LARGE_TEXT) {
      await page.setViewportSize(size);
      note(name, await overflowOf(page));
      note(name, await clippedControlsOf(page));
      note(name, await brokenFiguresOf(page));
    }
    expect(found, path(owned)).toEqual([]);
  });
});
