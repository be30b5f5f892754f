import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { signInAdministrator } from './support/administrator.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { newWord } from './support/marketplace.ts';
import { SMALL_PHONE } from './support/screens.ts';

const { visit, address } = useBrowser();

let operator: Visit;
let leave: () => Promise<void>;
beforeAll(async () => {
  operator = await visit({ javaScriptEnabled: false, viewport: SMALL_PHONE });
  leave = await signInAdministrator(operator, address);
});
afterAll(() => leave());

test('a plan is edited, everybody reads it at once, and its history leads back, without script', async () => {
  const { page } = operator;
  const words = `Alles für den Betrieb ${newWord()}`;
  await page.goto(adminPaths.editPlans());
  const plan = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pellets', exact: true }) });
  await plan.getByText('Ändern', { exact: false }).first().click();
  await plan.getByLabel('Im Monat').fill('umsonst');
  await plan.getByRole('button', { name: 'Speichern' }).click();
  await plan.getByText('Tipp den Betrag in Euro ein', { exact: false }).first().waitFor();
  await plan.getByLabel('Im Monat').fill('14,90');
  await plan.getByLabel('Beschreibung').fill(words);
  await plan.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('„Pellets“ ist gespeichert und gilt ab sofort.').waitFor();
  expect(await overflowOf(page)).toEqual([]);
  const guest = await visit();
  await expect.poll(() => guest.page.goto(paths.plans()).then(() => guest.page.getByText(words).count())).toBe(1);

  await plan.getByText(/^Verlauf/).click();
  await plan.getByText(words).last().waitFor();
  await plan
    .getByRole('button', { name: /^Zurück zum Stand/ })
    .first()
    .click();
  await page.getByText('„Pellets“ ist gespeichert und gilt ab sofort.').waitFor();
  await expect.poll(() => guest.page.goto(paths.plans()).then(() => guest.page.getByText(words).count())).toBe(0);
  await page.goto(`${adminPaths.auditLog()}?vorgang=plan.changed`);
  await page.getByRole('heading', { level: 3, name: 'Abo geändert' }).first().waitFor();
});

const ownBarriersOn = async (page: Page) =>
  (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));
const STALE = 'Das wurde inzwischen geändert. Deine Eingaben stehen noch da';
/** The same operator at another device, with script. */
const elsewhere = async (): Promise<Visit> => visit({ storageState: await operator.context.storageState() });
const itemOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const back = async (page: Page, item: Locator): Promise<void> => {
  await openSummary(item.getByText(/^Verlauf/));
  await item
    .getByRole('button', { name: /^Zurück zum Stand/ })
    .first()
    .click();
  await page.getByText('gespeichert und gilt ab sofort.', { exact: false }).waitFor();
};
/** Opens a part of a page that may be open after a refusal. */
async function openSummary(summary: Locator): Promise<void> {
  if (!(await summary.evaluate((element) => element.closest('details')?.open === true))) await summary.click();
}

test('of two operators with the same plan the second one is told, keeps what was typed, and may overrule', async () => {
  const [first, second] = [await elsewhere(), await elsewhere()];
  const [one, two] = [`Worte der einen ${newWord()}`, `Worte des anderen ${newWord()}`];
  for (const { page } of [first, second]) {
    await page.goto(adminPaths.editPlans());
    await openSummary(itemOf(page, 'Pellets').getByText('Ändern', { exact: true }));
  }
  const save = async ({ page }: Visit) => itemOf(page, 'Pellets').getByRole('button', { name: 'Speichern' }).click();
  await itemOf(first.page, 'Pellets').getByLabel('Beschreibung').fill(one);
  await save(first);
  await first.page.getByText('„Pellets“ ist gespeichert und gilt ab sofort.').waitFor();

  const late = itemOf(second.page, 'Pellets');
  await late.getByLabel('Beschreibung').fill(two);
  await save(second);
  await late.getByText(STALE, { exact: false }).first().waitFor();
  expect(await late.getByLabel('Beschreibung').inputValue()).toBe(two);
  await late.getByText(one).first().waitFor();
  expect(await ownBarriersOn(second.page)).toEqual([]);
  await save(second);
  await second.page.getByText('„Pellets“ ist gespeichert und gilt ab sofort.').waitFor();
  const guest = await visit();
  const reads = async (words: string) => {
    await expect.poll(() => guest.page.goto(paths.plans()).then(() => guest.page.getByText(words).count())).toBe(1);
  };
  await reads(two);
  await back(second.page, itemOf(second.page, 'Pellets'));
  await reads(one);
  await second.page.reload();
  await itemOf(second.page, 'Pellets')
    .getByText(/^Verlauf/)
    .click();
  await itemOf(second.page, 'Pellets')
    .getByRole('button', { name: /^Zurück zum Stand/ })
    .nth(2)
    .click();
  await second.page.getByText('gespeichert und gilt ab sofort.', { exact: false }).waitFor();
  for (const words of [one, two])
    await expect.poll(() => guest.page.goto(paths.plans()).then(() => guest.page.getByText(words).count())).toBe(0);
  expectQuiet(first);
  expectQuiet(second, /status of 409/);
});

test('a list loses an entry and gets it back, on a phone, and a form that is too late does not bring it back', async () => {
  const { page } = operator;
  const late = await elsewhere();
  const entry = 'Seilwinde';
  const retired = async () => {
    const reply = await fetch(`${address}/api/v1/choices/retired`);
    const { EQUIPMENT: ids }: { EQUIPMENT: number[] } = await reply.json();
    return ids.length;
  };
  const editIn = async (where: Page): Promise<Locator> => {
    await where.goto(adminPaths.editChoices());
    const item = itemOf(where, 'Maschinen und Geräte');
    await openSummary(item.getByText('Ändern', { exact: true }));
    return item;
  };
  const lateList = await editIn(late.page);
  const list = await editIn(page);
  const before = await retired();
  for (const box of await list.getByRole('checkbox').all()) await box.uncheck();
  await list.getByRole('button', { name: 'Speichern' }).click();
  await list.getByText('Mindestens ein Eintrag muss zur Wahl stehen.').first().waitFor();
  const again = await editIn(page);
  await again.getByRole('checkbox', { name: entry, exact: true }).uncheck();
  await again.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Die Liste „Maschinen und Geräte“ ist gespeichert und gilt ab sofort.').waitFor();
  expect(await overflowOf(page)).toEqual([]);
  await expect.poll(retired).toBe(before + 1);

  await lateList.getByRole('button', { name: 'Speichern' }).click();
  await lateList.getByText(STALE, { exact: false }).first().waitFor();
  await lateList.getByText(entry).last().waitFor();
  expect(await retired()).toBe(before + 1);
  expectQuiet(late, /status of 409/);

  await back(page, itemOf(page, 'Maschinen und Geräte'));
  await expect.poll(retired).toBe(before);
  await page.goto(`${adminPaths.auditLog()}?vorgang=lookup.changed`);
  await page.getByRole('heading', { level: 3, name: 'Liste geändert' }).first().waitFor();
});
