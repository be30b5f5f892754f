import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { uploadAdvertImage } from '#contract/adverts/adverts.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';
import { phonePhoto } from './support/phone-photo.ts';

const { visit, address } = useBrowser();

const SCRIPT = '<script>alert(1)</script>';
const IMAGE = '"><img src=x onerror=alert(1)>';

/** Elements that only markup from user input can have created. */
const intruders = (page: Page): Promise<number> => page.locator('img[src="x"], script:text("alert(1)")').count();

test('markup in every text of an advert is shown as text, on every page that shows the advert', async () => {
  const seller = await registerSeller(address);
  const word = newWord();
  const title = `${SCRIPT} ${word}`;
  const contact = { firstname: IMAGE, lastname: SCRIPT, companyName: IMAGE, shopLink: 'https://holz.example/?a=1&b=2' };
  const advert = await publish(
    seller,
    beechFirewood({
      title,
      description: `${IMAGE} ${SCRIPT}\n{{1+1}} &lt;b&gt; ${word}`,
      contact,
      address: { countryCode: 'AT', postalCode: '8010', city: IMAGE, street: SCRIPT },
    }),
  );
  const file = new Blob([new Uint8Array(await phonePhoto(600, 400, 90))]);
  await seller.api.call(uploadAdvertImage, { advertId: advert.id, file });

  const guest = await visit();
  const { page, context } = guest;
  page.on('dialog', (dialog) => {
    guest.complaints.push(`a text was run: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const looks: readonly [path: string, shown: string][] = [
    [paths.advert(advert.slug), title],
    [`${paths.products('FIREWOOD')}?suche=${word}`, title],
    [`${paths.map('FIREWOOD')}?suche=${word}`, title],
    [paths.seller(seller.userId), title],
  ];
  for (const [path, shown] of looks) {
    await page.goto(path);
    await page.getByText(shown).first().waitFor();
    expect([path, await intruders(page)]).toEqual([path, 0]);
  }

  const html = await (await fetch(address + paths.advert(advert.slug))).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(JSON.stringify(data)).toContain(JSON.stringify(title).slice(1, -1));

  await context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: seller.email, password: seller.password },
  });
  const ownLooks: readonly [path: string, shown: string][] = [
    [paths.myAdverts(), title],
    [paths.sharedAdvert(advert.id), title],
    [`${paths.editPublish(advert.id)}?ansicht=ja`, title],
    [paths.editFacts(advert.id), title],
  ];
  for (const [path, shown] of ownLooks) {
    await page.goto(path);
    await page.getByText(shown).first().waitFor();
    expect([path, await intruders(page)]).toEqual([path, 0]);
  }
  expectQuiet(guest);
});
