import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin-paths.ts';
import { addMessage, initChat, reportChat } from '#contract/chats/chats.ts';
import { reportSeller } from '#contract/moderation/account-moderation.ts';
import { paths } from '#contract/paths.ts';
import { signInAdministrator } from './support/administrator.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';
import { PHONE } from './support/screens.ts';

const { visit, address } = useBrowser();

let moderator: Visit;
let restoreAdmin: () => Promise<void>;
beforeAll(async () => {
  moderator = await visit({ viewport: PHONE });
  restoreAdmin = await signInAdministrator(moderator, address);
});
afterAll(() => restoreAdmin());

const ownBarriersOn = async (page: Page) =>
  (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));

/** Subjects of the mails to an address, the newest first. */
async function subjectsTo(email: string): Promise<string[]> {
  const reply = await fetch(`${address}/dev/outbox.json?to=${encodeURIComponent(email)}`);
  const { mails }: { mails: { subject: string }[] } = await reply.json();
  return mails.map(({ subject }) => subject);
}

test('a report of messages that was rejected is opened again from the queue, once, and who reported is told', async () => {
  const [seller, buyer] = [await registerSeller(address), await registerSeller(address)];
  const words = `Will Geld vorab ${newWord()}`;
  const { id } = await publish(seller, beechFirewood());
  const chat = await buyer.api.call(initChat, { initChatDto: { advertId: id, text: 'Ist das noch da?' } });
  const addMessageDto = { text: 'Überweis mir zuerst das Geld.' };
  const message = await seller.api.call(addMessage, { chatId: chat.id, addMessageDto });
  const reportChatDto = { reason: 'FRAUD' as const, content: words, messageIds: [message.id] };
  await buyer.api.call(reportChat, { chatId: chat.id, reportChatDto });

  const { page, context } = moderator;
  await page.goto(paths.moderation());
  const open = page.getByRole('article').filter({ hasText: words });
  await open.getByLabel('Antwort an die Person').fill(`Passt so ${words}`);
  await open.getByRole('button', { name: 'Kein Verstoß' }).click();
  await page.getByText('Entschieden. Beide Seiten').waitFor();
  await expect.poll(() => open.count()).toBe(0);

  const stale = await context.newPage();
  for (const one of [page, stale]) {
    await one.goto(paths.moderation());
    // By keys: the bar of the phone may lie over it until the page is scrolled.
    await one.locator('summary').filter({ hasText: 'Zuletzt entschieden' }).press('Enter');
  }
  const entry = (one: Page) => one.getByRole('listitem').filter({ hasText: `Passt so ${words}` });
  await entry(page).getByText('Kein Verstoß').waitFor();
  expect(await overflowOf(page)).toEqual([]);
  expect(await ownBarriersOn(page)).toEqual([]);
  await entry(page)
    .getByRole('button', { name: /wieder öffnen$/ })
    .press('Enter');
  await page.getByText('Wieder offen. Wer gemeldet', { exact: false }).waitFor();
  await open.waitFor();
  await entry(stale)
    .getByRole('button', { name: /wieder öffnen$/ })
    .press('Enter');
  await stale.getByRole('article').filter({ hasText: words }).waitFor();
  await expect
    .poll(() => stale.getByText('Dieser Fall lässt sich nicht wieder öffnen.', { exact: false }).count())
    .toBe(1);
  await stale.close();
  await expect.poll(() => subjectsTo(buyer.email)).toContain('Wir sehen uns deine Meldung noch einmal an');
  expectQuiet(moderator, /status of 409/);
});

test('a warning is taken back on the page of the account, its notice is open again, and both are told', async () => {
  const seller = await registerSeller(address);
  await publish(seller, beechFirewood());
  const content = 'Der Name ist eine Beleidigung, schaut selbst.';
  const notice = { reason: 'OTHER', part: 'NAME', content, goodFaith: true } as const;
  const guest = await registerSeller(address);
  await guest.api.call(reportSeller, { userId: seller.userId, pageReportDto: notice });

  const { page } = moderator;
  await page.goto(adminPaths.moderateAccount(seller.userId));
  await page.getByText('Konto verwarnen', { exact: true }).first().click();
  const warn = page.locator('details').filter({ hasText: 'Konto verwarnen' });
  await warn.getByLabel('Festgestellt').fill('Der Name beleidigt eine Gruppe von Menschen.');
  await warn.getByLabel('Welcher Punkt oder Paragraf?').fill('Punkt 4');
  await warn.getByRole('button', { name: 'Konto verwarnen' }).click();
  await page.getByText('Verwarnt. Die Begründung ist unterwegs.').waitFor();

  await page.getByText('Entscheidung zum Konto zurücknehmen', { exact: true }).first().click();
  await page.getByText('Die Verwarnung gilt dann nicht mehr.', { exact: false }).waitFor();
  expect(await overflowOf(page)).toEqual([]);
  expect(await ownBarriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Entscheidung zum Konto zurücknehmen' }).click();
  await page.getByText('Die Entscheidung ist zurückgenommen.').waitFor();
  await expect.poll(() => page.getByText('Entscheidung zum Konto zurücknehmen').count()).toBe(0);
  await page.getByText('Meldungen zum Konto ablehnen').first().waitFor();
  await expect.poll(() => subjectsTo(seller.email)).toContain('Deine Verwarnung gilt nicht mehr');
  await expect.poll(() => subjectsTo(guest.email)).toContain('Wir sehen uns deine Meldung noch einmal an');
  expectQuiet(moderator, /status of 409/);
});
