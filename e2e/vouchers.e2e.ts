import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { checkPelletsPermission } from '#contract/users/users.ts';
import { signInAdministrator } from './support/administrator.ts';
import { barriersOn } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { newWord, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();
const headers = { 'sec-fetch-site': 'same-origin', origin: address };

let admin: Visit;
let restoreAdmin: () => Promise<void>;
beforeAll(async () => {
  admin = await visit();
  restoreAdmin = await signInAdministrator(admin, address);
});
afterAll(() => restoreAdmin());

const newCode = (): string => newWord().toUpperCase();

async function create(voucher: object): Promise<string> {
  const code = newCode();
  const reply = await admin.context.request.post('/api/v1/voucher/admin/vouchers', {
    headers,
    data: { code, ...voucher },
  });
  expect(reply.status()).toBe(201);
  return code;
}

async function visitAsMember(options = {}) {
  const account = await registerSeller(address);
  const guest = await visit(options);
  const data = { identifier: account.email, password: account.password };
  expect((await guest.context.request.post('/api/auth/local?session=cookie', { headers, data })).status()).toBe(200);
  return { ...guest, account };
}

/** A form that is sent before the script is there goes the way without it. */
const scriptIsThere = (page: Page) => page.locator('input[name="skript"]').first().waitFor({ state: 'attached' });

const voucherSection = (page: Page) => page.getByRole('region', { name: 'Gutschein', exact: true });

test('a code that a link brought along gives what it says, once', async () => {
  const code = await create({ title: 'Drei Monate Pellets', kind: 'FREE_PERIOD', planId: 'pellets', days: 90 });
  const member = await visitAsMember();
  const { page, account } = member;
  await page.goto(`${paths.profileSettings()}?gutschein=${code.toLowerCase()}#gutschein`);
  await scriptIsThere(page);
  const section = voucherSection(page);
  const field = section.getByLabel('Gutscheincode');
  expect(await field.inputValue()).toBe(code.toLowerCase());
  await field.fill('GIBTESNICHT');
  await section.getByRole('button', { name: 'Einlösen' }).click();
  await section.getByText('Diesen Gutschein kennen wir nicht.').first().waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `);
  await section.getByRole('button', { name: 'Einlösen' }).click();
  await section.getByText(/^Eingelöst: „Drei Monate Pellets“ gilt ab sofort und bis /).waitFor();
  await account.api.call(checkPelletsPermission, {});
  await page
    .getByRole('region', { name: 'Abo', exact: true })
    .getByText(/endet dann von selbst/)
    .waitFor();
  await field.fill(code);
  await section.getByRole('button', { name: 'Einlösen' }).click();
  await section.getByText('Diesen Gutschein hast du schon eingelöst.').first().waitFor();
  expectQuiet(member, /status of 4(04|22|09)/);
});

test('a code is redeemed without script', async () => {
  const code = await create({ title: 'Ein Monat Firma', kind: 'FREE_PERIOD', planId: 'firma', days: 30 });
  const member = await visitAsMember({ javaScriptEnabled: false });
  await member.page.goto(`${paths.profileSettings()}?gutschein=${code}#gutschein`);
  const section = voucherSection(member.page);
  await section.getByRole('button', { name: 'Einlösen' }).click();
  await section.getByText('Der Gutschein ist eingelöst und gilt ab sofort').waitFor();
  expectQuiet(member);
});

test('a discount comes off the next order', async () => {
  const code = await create({ title: 'Ein Viertel weniger', kind: 'DISCOUNT', discountInPercent: 25 });
  const member = await visitAsMember();
  const { page } = member;
  await page.goto(`${paths.profileSettings()}?gutschein=${code}#gutschein`);
  await scriptIsThere(page);
  await voucherSection(page).getByRole('button', { name: 'Einlösen' }).click();
  await voucherSection(page)
    .getByText(/zahlst du 25 % weniger/)
    .waitFor();
  await page.goto(orderPaths.orderPlan('firma', 'jaehrlich'));
  const summary = (await page.getByRole('region', { name: 'Deine Bestellung' }).innerText()).replaceAll(/\s+/g, ' ');
  // 25 % of 99 € are 24,75 €.
  expect(summary).toContain('−€ 24,75');
  expect(summary).toContain('€ 74,25');
  expectQuiet(member);
});

test('of twenty people who are equally quick, a code for one goes to exactly one', async () => {
  const code = await create({ title: 'Nur einer', kind: 'PERMISSION', privilegeGroup: 'pellets', usesInTotal: 1 });
  const members = await Promise.all(Array.from({ length: 4 }, () => registerSeller(address)));
  const tokens = await Promise.all(
    members.map(async ({ email, password }) => {
      const reply = await fetch(`${address}/api/auth/local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: email, password }),
      });
      const { jwt }: { jwt: string } = await reply.json();
      return jwt;
    }),
  );
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      fetch(`${address}/api/v1/voucher`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[index % tokens.length]}` },
        body: JSON.stringify({ code }),
      }),
    ),
  );
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status !== 200 && (status < 400 || status >= 500))).toEqual([]);
  const rows: { code: string; usedCount: number }[] = await (
    await admin.context.request.get('/api/v1/voucher/admin/vouchers')
  ).json();
  expect(rows.find((row) => row.code === code)?.usedCount).toBe(1);
});

test('the administration creates a code, keeps what was typed after a refusal, lists it, ends it and takes that back', async () => {
  const { page } = admin;
  const code = newCode();
  await page.goto(adminPaths.adminVouchers());
  expect((await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
  const form = page.getByRole('region', { name: 'Neuer Gutschein' });
  await form.getByLabel('Bezeichnung').fill('Messe Ried');
  await form.getByLabel(/^Code/).fill(code);
  await form.getByRole('radio', { name: 'Einen Nachlass auf die nächste Bestellung' }).check();
  await expect.poll(() => form.getByLabel('Wie viele Tage').first().isVisible()).toBe(false);
  await form.getByLabel('Nachlass', { exact: true }).fill('viel');
  await form.getByRole('button', { name: 'Gutschein anlegen' }).click();
  await form.getByText('Tipp eine ganze Zahl ein.').first().waitFor();
  expect(await form.getByLabel('Bezeichnung').inputValue()).toBe('Messe Ried');
  await form.getByLabel('Nachlass', { exact: true }).fill('10');
  await form.getByRole('button', { name: 'Gutschein anlegen' }).click();
  await page.getByText(`Der Gutschein ${code} ist angelegt.`).waitFor();
  await page.getByRole('button', { name: `Gutschein ${code} beenden` }).click();
  await page.getByText(`Der Gutschein ${code} ist beendet.`, { exact: false }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: `Gutschein ${code} beenden` }).count()).toBe(0);
  await page.getByRole('button', { name: `Gutschein ${code} doch weiter gelten lassen` }).click();
  await page.getByText(`Der Gutschein ${code} gilt wie zuvor.`, { exact: false }).waitFor();
  await page.getByRole('button', { name: `Gutschein ${code} beenden` }).waitFor();
  expectQuiet(admin, /status of 422/);
});
