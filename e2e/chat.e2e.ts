import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Message } from '#contract/chats/chats.schemas.ts';
import { addMessage, initChat, listChats, listMessages } from '#contract/chats/chats.ts';
import { paths } from '#contract/paths.ts';
import { barriersOn, COLOUR_RULES, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser, type Visit } from './support/browser.ts';
import { pressTabUntil } from './support/keyboard.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();

const NOT_THERE = /status of 404|ERR_INTERNET_DISCONNECTED/;

let seller: SellerAccount;
let buyer: SellerAccount;
beforeAll(async () => {
  seller = await registerSeller(address);
  buyer = await registerSeller(address);
});

async function newChat(first = 'Ist die Buche noch da?'): Promise<{ chatId: string; advertId: string; title: string }> {
  const { id, title } = await publish(seller, beechFirewood({ title: `Buche ${newWord()}` }));
  const chat = await buyer.api.call(initChat, { initChatDto: { advertId: id, text: first } });
  return { chatId: chat.id, advertId: id, title };
}

const say = ({ api }: SellerAccount, chatId: string, text: string): Promise<Message> =>
  api.call(addMessage, { chatId, addMessageDto: { text } });

const messagesOf = async (chatId: string): Promise<Message[]> =>
  (await buyer.api.call(listMessages, { chatId, size: 100, before: 1_000_000 })).items;

/** A signed-in visitor on a hydrated page. */
async function visitAs(person: SellerAccount, path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const guest = await visit(options);
  const reply = await guest.context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: person.email, password: person.password },
  });
  expect(reply.status()).toBe(200);
  const stream = options.javaScriptEnabled === false ? null : guest.page.waitForResponse(/\/chats\/events/);
  await guest.page.goto(path);
  await stream;
  return guest;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Nachricht', exact: true });
const bubble = (page: Page, text: string) => page.locator('.bubble').filter({ hasText: text });
const news = (page: Page) => page.getByRole('log', { name: 'Neue Nachrichten' });
const row = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Deine Chats' }).getByRole('link').filter({ hasText: title });
const menu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Mehr: Herkunft, melden, blockieren oder löschen' }).click();
  await page.getByRole('link', { name: entry }).click();
};
const ownBarriersOn = async (page: Page) =>
  (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
}

test('from the address of a first message over signing in to the chat, then live both ways with the read state', async () => {
  const { id, title } = await publish(seller, beechFirewood({ title: `Buche ${newWord()}` }));
  const sellers = await visitAs(seller, paths.chats());
  const buyers = await visit();
  const { page } = buyers;
  await page.goto(paths.newChat(id));
  await page.getByLabel('E-Mail-Adresse').fill(buyer.email);
  await page.getByLabel('Passwort', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL(/\/chats\/neu/);
  await page.getByRole('button', { name: 'Ist die Ware noch zu haben?' }).click();
  await expect.poll(() => field(page).inputValue()).toBe('Ist die Ware noch zu haben?');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => /\/chats\/[0-9a-f-]{36}$/.test(url.pathname));
  await bubble(page, 'Ist die Ware noch zu haben?').waitFor();
  const mine = (await buyer.api.call(listChats, {})).filter((chat) => chat.publicItemId === id);
  expect(mine.map((chat) => chat.lastSeq)).toEqual([1]);

  const { page: theirs } = sellers;
  await row(theirs, title).waitFor();
  await expect.poll(() => theirs.title()).toMatch(/^\(\d+\) /);
  await row(theirs, title).click();
  await bubble(theirs, 'Ist die Ware noch zu haben?').waitFor();
  await bubble(page, 'gelesen').waitFor();
  await field(page).focus();
  await write(theirs, 'Ja, Samstag passt.');
  await bubble(page, 'Ja, Samstag passt.').waitFor();
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await bubble(theirs, 'Ja, Samstag passt.').filter({ hasText: 'gelesen' }).waitFor();
  await write(page, 'Dann bis Samstag.');
  await bubble(theirs, 'Dann bis Samstag.').waitFor();
  expect(await messagesOf(mine[0]?.id ?? '')).toHaveLength(3);
  expectQuiet(sellers);
  expectQuiet(buyers);
});

test('another page shows the number of unread messages as they come and as they are read elsewhere', async () => {
  const reader = await registerSeller(address);
  const { id } = await publish(reader, beechFirewood({ title: `Buche ${newWord()}` }));
  const guest = await visitAs(reader, paths.products());
  const { page } = guest;
  const entry = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await entry('Chats').waitFor();
  const { id: chatId } = await buyer.api.call(initChat, { initChatDto: { advertId: id, text: 'Noch da?' } });
  await entry('Chats, 1 ungelesen').waitFor();
  await say(buyer, chatId, 'Ich käme am Samstag.');
  await entry('Chats, 2 ungelesen').waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(2\) /);
  await reader.api.call(listMessages, { chatId });
  await entry('Chats').waitFor();
  expectQuiet(guest);
});

test('a new message is announced exactly once, older ones that are loaded are not', async () => {
  const { chatId } = await newChat();
  for (let count = 1; count <= 45; count += 1) await say(count % 2 ? seller : buyer, chatId, `Zeile ${count}.`);
  const guest = await visitAs(buyer, paths.chats(chatId));
  const { page } = guest;
  await bubble(page, 'Zeile 45.').waitFor();
  await say(seller, chatId, 'Der Kipper kommt um neun.');
  await news(page).getByText('Der Kipper kommt um neun.').waitFor();
  const before = await bubble(page, 'Zeile 30.').evaluate((element) => {
    const log = element.closest('.chat-log');
    log?.scrollTo({ top: -1_000_000 });
    return element.textContent;
  });
  expect(before).toContain('Zeile 30.');
  await page.getByText('Zeile 1.', { exact: true }).waitFor();
  expect(await news(page).locator('p').allTextContents()).toHaveLength(1);
  const live = page
    .locator('[aria-live], [role=status], [role=alert], [role=log]')
    .filter({ hasText: 'Der Kipper kommt' });
  expect(await live.count()).toBe(1);
  await page.getByRole('button', { name: 'Zur neuesten Nachricht' }).click();
  await bubble(page, 'Der Kipper kommt um neun.').waitFor();
  expectQuiet(guest);
});

test('reading further up is not moved by what comes above and below', async () => {
  const { chatId } = await newChat();
  for (let count = 1; count <= 70; count += 1) await say(seller, chatId, `Zeile ${count}.`);
  const { page } = await visitAs(buyer, paths.chats(chatId));
  const log = page.locator('.chat-log');
  await bubble(page, 'Zeile 70.').waitFor();
  await log.evaluate((element) => element.scrollTo({ top: -600 }));
  await page.getByRole('button', { name: 'Zur neuesten Nachricht' }).waitFor();
  const top = () => bubble(page, 'Zeile 61.').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.waitForTimeout(300);
  const before = await top();
  await say(seller, chatId, 'Noch etwas.');
  await page.getByRole('button', { name: '1 neue Nachricht' }).waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: '1 neue Nachricht' }).click();
  await expect.poll(() => log.evaluate((element) => Math.round(element.scrollTop))).toBe(0);
});

test('who was offline for ten messages gets them in order, and what was written meanwhile goes out once, in order', async () => {
  const { chatId } = await newChat();
  const guest = await visitAs(buyer, paths.chats(chatId));
  const { page, context } = guest;
  await bubble(page, 'Ist die Buche noch da?').waitFor();
  await context.setOffline(true);
  await page.getByText('Kein Netz.').waitFor();
  for (let count = 1; count <= 10; count += 1) await say(seller, chatId, `Antwort ${count}.`);
  await write(page, 'Erste Frage');
  await write(page, 'Zweite Frage');
  await bubble(page, 'Zweite Frage').getByText('wartet auf Empfang').waitFor();
  await field(page).fill('Noch nicht fertig');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('stammplatz:chat-ausgang')));
  expect(await messagesOf(chatId)).toHaveLength(11);
  await context.setOffline(false);
  await bubble(page, 'Antwort 10.').waitFor();
  await expect.poll(async () => (await messagesOf(chatId)).length).toBe(13);
  await page.getByText('wartet auf Empfang').waitFor({ state: 'detached' });
  const stored = (await messagesOf(chatId)).map((message) => message.text);
  const answers = Array.from({ length: 10 }, (_, index) => `Antwort ${index + 1}.`);
  expect(stored).toEqual(['Ist die Buche noch da?', ...answers, 'Erste Frage', 'Zweite Frage']);
  await expect.poll(() => page.locator('.bubble-text').allTextContents()).toEqual(stored);
  await page.reload();
  await bubble(page, 'Zweite Frage').waitFor();
  await expect.poll(() => field(page).inputValue()).toBe('Noch nicht fertig');
  expect(await page.locator('.bubble-text').allTextContents()).toEqual(stored);
  expectQuiet(guest, NOT_THERE);
});

test('a message that the server refused waits for a second try and is sent once', async () => {
  const { chatId } = await newChat();
  const { page } = await visitAs(buyer, paths.chats(chatId));
  const sent: string[] = [];
  let isBroken = true;
  await page.route('**/api/v1/chats/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(String(JSON.parse(route.request().postData() ?? '{}').id));
    if (isBroken) return route.fulfill({ status: 500, body: '{}' });
    return route.continue();
  });
  await write(page, 'Kommt das an?');
  await bubble(page, 'Kommt das an?').getByText('nicht gesendet', { exact: true }).waitFor();
  isBroken = false;
  await page.getByRole('button', { name: 'Nochmals senden' }).click();
  await page.getByRole('button', { name: 'Nochmals senden' }).waitFor({ state: 'detached' });
  const stored = async () => (await messagesOf(chatId)).filter((message) => message.text === 'Kommt das an?').length;
  await expect.poll(stored).toBe(1);
  expect(new Set(sent).size).toBe(1);
});

test('a picture that was chosen without a net is seen by both sides and by no one else', async () => {
  const { chatId } = await newChat();
  const buyers = await visitAs(buyer, paths.chats(chatId));
  const sellers = await visitAs(seller, paths.chats(chatId));
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a5a2b' } })
    .jpeg()
    .toBuffer();
  await sellers.context.setOffline(true);
  await sellers.page.getByText('Kein Netz.').waitFor();
  await sellers.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'stapel.jpg', mimeType: 'image/jpeg', buffer: photo });
  await sellers.page.getByText('Foto angehängt').waitFor();
  await write(sellers.page, 'So liegt sie.');
  await bubble(sellers.page, 'So liegt sie.').getByText('wartet auf Empfang').waitFor();
  await sellers.context.setOffline(false);
  const link = buyers.page.getByRole('link', { name: /^Foto von .*, groß ansehen$/ });
  await link.waitFor();
  const shown = link.locator('img');
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await sellers.page.getByRole('link', { name: 'Dein Foto, groß ansehen' }).waitFor();
  const url = (await link.getAttribute('href')) ?? '';
  expect((await buyers.context.request.get(url)).status()).toBe(200);
  const stranger = await visitAs(await registerSeller(address), paths.chats());
  expect((await stranger.context.request.get(url)).status()).toBe(404);
  await link.click();
  await buyers.page.getByRole('dialog', { name: /^Foto von / }).waitFor();
  await buyers.page.keyboard.press('Escape');
  expectQuiet(buyers);
  expectQuiet(sellers, NOT_THERE);
});

test('a suspicious message warns its recipient, is reported, its sender blocked and the chat deleted', async () => {
  const { chatId, title } = await newChat();
  await say(seller, chatId, 'Bitte vorher überweisen und auf Whats App schreiben, dann liefere ich.');
  const buyers = await visitAs(buyer, paths.chats(chatId));
  const sellers = await visitAs(seller, paths.chats(chatId));
  const { page } = buyers;
  await page.getByText('Hier soll vorab bezahlt werden.').waitFor();
  expect(await sellers.page.getByText('Hier soll vorab bezahlt werden.').count()).toBe(0);
  await page.getByRole('link', { name: 'Melden', exact: true }).click();
  const report = page.getByRole('dialog', { name: /melden$/ });
  expect(await report.getByRole('checkbox').first().isChecked()).toBe(true);
  await report.getByRole('button', { name: 'Melden', exact: true }).click();
  await page.getByRole('log', { name: 'Meldungen' }).getByText('Danke, wir schauen uns das an.').waitFor();

  await menu(page, 'Blockieren …');
  await page.getByRole('dialog').getByRole('button', { name: 'Blockieren', exact: true }).click();
  await page.getByRole('button', { name: 'Nicht mehr blockieren' }).waitFor();
  await sellers.page.getByText('In diesem Chat kannst du derzeit nicht schreiben.').waitFor();
  await page.getByRole('button', { name: 'Nicht mehr blockieren' }).click();
  await field(page).waitFor();
  await field(sellers.page).waitFor();

  await menu(page, 'Chat löschen …');
  await page.getByRole('dialog').getByRole('button', { name: 'Chat löschen' }).click();
  await page.waitForURL((url) => url.pathname === paths.chats());
  await row(page, title).waitFor({ state: 'detached' });
  await bubble(sellers.page, 'Ist die Buche noch da?').waitFor();
  await write(sellers.page, 'Hallo?');
  await row(page, title).click();
  await bubble(page, 'Hallo?').waitFor();
  expect(await page.locator('.bubble-text').allTextContents()).toEqual(['Hallo?']);
  expectQuiet(buyers);
  expectQuiet(sellers);
});

test('without script chats are listed, read, searched and answered by forms', async () => {
  const { chatId, title } = await newChat('Wie wurde gemessen?');
  const { page } = await visitAs(seller, paths.chats(), { javaScriptEnabled: false });
  await row(page, title).click();
  await bubble(page, 'Wie wurde gemessen?').waitFor();
  const place = newWord();
  await field(page).fill(`Am Lkw,\nin ${place}.`);
  await page.getByRole('button', { name: 'Senden' }).click();
  await bubble(page, 'Am Lkw,').waitFor();
  expect((await messagesOf(chatId)).map((message) => message.text)).toEqual([
    'Wie wurde gemessen?',
    `Am Lkw,\nin ${place}.`,
  ]);
  await page.goto(`${paths.chats()}?suche=${place}`);
  expect(await page.getByRole('navigation', { name: 'Deine Chats' }).getByRole('listitem').count()).toBe(1);
  await page.goto(`${paths.chats(chatId)}?frage=blockieren`);
  await page.getByRole('button', { name: 'Blockieren', exact: true }).click();
  await page.getByText(/^Du hast .* blockiert/).waitFor();
  await page.getByRole('button', { name: 'Nicht mehr blockieren' }).click();
  await field(page).waitFor();
  expect((await page.goto(paths.chats('01935a00-0000-7000-8000-00000000dead')))?.status()).toBe(404);
  await page.getByText('Diesen Chat gibt es nicht').first().waitFor();
});

test('on a small phone with text of 200 % the messages can be read, and the page scrolls to the field', async () => {
  const { chatId } = await newChat();
  for (let count = 1; count <= 6; count += 1) await say(seller, chatId, `Zeile ${count}: Die Zufahrt ist frei.`);
  const viewport = { width: 320, height: 640 };
  const { page, context } = await visitAs(buyer, paths.chats(chatId), { viewport });
  const heightOfLog = async () => (await page.locator('.chat-log').boundingBox())?.height ?? 0;
  expect(await heightOfLog()).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);
  await context.addCookies([{ name: 'darstellung', value: encodeURIComponent('text=200'), url: address }]);
  await page.reload();
  expect(await heightOfLog()).toBeGreaterThan(300);
  await bubble(page, 'Zeile 6').scrollIntoViewIfNeeded();
  await field(page).click();
  expect(await overflowOf(page)).toEqual([]);
});

test('there are no barriers at both widths and in both themes, and everything is reached by keyboard', async () => {
  const { chatId } = await newChat();
  await say(seller, chatId, 'Bitte vorher überweisen und auf Whats App schreiben, Donaudampfschifffahrtsgesellschaft.');
  const guest = await visitAs(buyer, paths.chats(chatId), { reducedMotion: 'reduce', colorScheme: 'light' });
  const { page } = guest;
  const found = await ownBarriersOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await barriersOn(page, COLOUR_RULES)));
  await page.setViewportSize({ width: 320, height: 640 });
  found.push(...(await ownBarriersOn(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  found.push(...(await barriersOn(page, COLOUR_RULES)));
  expect(await overflowOf(page)).toEqual([]);
  await pressTabUntil(page, page.getByRole('button', { name: 'Mehr: Herkunft, melden, blockieren oder löschen' }));
  await pressTabUntil(page, page.getByRole('region', { name: /^Nachrichten mit/ }));
  await pressTabUntil(page, field(page));
  await page.keyboard.type('Erste Zeile');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('zweite Zeile');
  await page.keyboard.press('Enter');
  await bubble(page, 'Erste Zeile').waitFor();
  await expect.poll(async () => (await messagesOf(chatId)).at(-1)?.text).toBe('Erste Zeile\nzweite Zeile');
  await page.goto(`${paths.chats(chatId)}?frage=melden`);
  await page.getByRole('dialog').waitFor();
  found.push(...(await ownBarriersOn(page)));
  await page.goto(paths.chats());
  await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor();
  found.push(...(await ownBarriersOn(page)));
  expect(await overflowOf(page)).toEqual([]);
  expect(found).toEqual([]);
  expectQuiet(guest);
});
