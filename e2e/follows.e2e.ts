import { beforeEach, expect, test } from 'vitest';
import { followPaths } from '#contract/follows/follow-paths.ts';
import { paths } from '#contract/paths.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { type SellerAccount, beechFirewood, publish, registerSeller } from './support/marketplace.ts';
import { SMALL_PHONE } from './support/screens.ts';
import { signInByCall } from './support/session.ts';

const { visit, address } = useBrowser();

let seller: SellerAccount;
beforeEach(async () => {
  seller = await registerSeller(address);
  await publish(seller, beechFirewood({ title: 'Buche zum Folgen' }));
});

test.each([true, false])(
  'a guest follows a seller by way of the sign-in page, and ends it (script: %s)',
  async (hasScript) => {
    const member = await registerSeller(address);
    const guest = await visit({ viewport: SMALL_PHONE, javaScriptEnabled: hasScript });
    const { page } = guest;
    await page.goto(paths.seller(seller.userId));
    await page.getByRole('button', { name: 'Folgen', exact: true }).click();
    await page.waitForURL((url) => url.pathname === paths.signIn());
    const back = new URL(page.url()).searchParams.get('callbackUrl') ?? '';
    expect(back).toBe(followPaths.follow(seller.userId, paths.seller(seller.userId)));
    await signInByCall(guest, address, member);
    await page.goto(back);
    await page.getByRole('heading', { name: /folgen$/ }).waitFor();
    expect(await overflowOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Folgen', exact: true }).click();
    await page.getByText('Du folgst diesem Anbieter.').waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.seller(seller.userId));
    await page.getByRole('link', { name: 'Alle, denen du folgst' }).click();
    await page.getByRole('heading', { name: 'Gefolgte Anbieter' }).waitFor();
    expect(await overflowOf(page)).toEqual([]);
    const barriers = hasScript ? await barriersOn(page) : [];
    expect(barriers.filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
    await page.getByRole('button', { name: 'Nicht mehr folgen' }).click();
    await page.getByText('Du folgst noch niemandem').waitFor();
    expectQuiet(guest);
  },
);

test('a forged link of a mail says so, with 404', async () => {
  const guest = await visit();
  const reply = await guest.page.goto(followPaths.unfollow('a.b.c'));
  expect(reply?.status()).toBe(404);
  await guest.page.getByRole('heading', { name: 'Dieser Link gilt nicht' }).waitFor();
});
