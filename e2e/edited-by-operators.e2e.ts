import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { signInAdministrator } from './support/administrator.ts';
import { overflowOf } from './support/axe.ts';
import { type Visit, useBrowser } from './support/browser.ts';
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
