import { expect, test } from 'vitest';
import { calendarPaths } from '#contract/adverts/calendar/calendar-paths.ts';
import { paths } from '#contract/paths.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { beechFirewood, publish, registerSeller } from './support/marketplace.ts';
import { SMALL_PHONE } from './support/screens.ts';
import { signInByCall } from './support/session.ts';

const { visit, address } = useBrowser();

test('a seller makes the address of the calendar, gets another one and deletes it, without script', async () => {
  const seller = await registerSeller(address);
  await publish(seller, beechFirewood({ title: 'Buche im Kalender' }));
  const visitor = await visit({ viewport: SMALL_PHONE, javaScriptEnabled: false });
  const { page } = visitor;
  await signInByCall(visitor, address, seller);
  await page.goto(paths.myAdverts());
  await page.getByRole('link', { name: 'Ablauftage im Kalender' }).click();
  await page.getByRole('button', { name: 'Adresse anlegen' }).click();
  const field = page.getByLabel('Adresse des Kalenders');
  const first = await field.inputValue();
  const read = async (url: string) => (await fetch(address + new URL(url).pathname)).status;
  expect(await (await fetch(address + new URL(first).pathname)).text()).toContain('Buche im Kalender');
  expect(await overflowOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Neue Adresse' }).click();
  await page.getByText('Das ist die neue Adresse.').waitFor();
  expect([await read(first), await read(await field.inputValue())]).toEqual([404, 200]);
  await page.getByRole('button', { name: 'Adresse löschen' }).click();
  await page.getByText('Die Adresse ist gelöscht.').waitFor();
  expectQuiet(visitor);
});

test('the page of the calendar has no barriers', async () => {
  const seller = await registerSeller(address);
  const visitor = await visit();
  await signInByCall(visitor, address, seller);
  await visitor.page.goto(calendarPaths.advertCalendar());
  expect((await barriersOn(visitor.page)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
});
