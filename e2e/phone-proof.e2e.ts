import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { proofPaths } from '#contract/proofs/proof-paths.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { type Visit, expectQuiet, useBrowser } from './support/browser.ts';
import { type RunningApp, freePort, newDataDir, startApp, stopApp } from './support/global-app.ts';
import { type SellerAccount, beechFirewood, publish, registerSeller } from './support/marketplace.ts';
import { PHONE } from './support/screens.ts';
import { signInByCall } from './support/session.ts';

const { visit, address } = useBrowser();

const PHONE_VISIT = { viewport: PHONE, hasTouch: true, isMobile: true };
const OPEN = 'Der Code ist unterwegs.';
const WRONG = 'Dieser Code stimmt nicht oder gilt nicht mehr.';
const AWAY = 'Die SMS konnte gerade nicht verschickt werden.';
/** What a browser says of a refused form. */
const REFUSED = /Failed to load resource.*(422|429|503)/;

let numbers = 0;
const newNumber = (): string => {
  numbers += 1;
  return `+43664${String(Date.now() % 10_000).padStart(4, '0')}${String(numbers).padStart(3, '0')}`;
};

async function signedIn(at: string): Promise<Visit & { seller: SellerAccount }> {
  const seller = await registerSeller(at);
  const guest = await visit({ ...PHONE_VISIT, baseURL: at });
  await signInByCall(guest, at, seller);
  await guest.page.goto(proofPaths.ownProofs());
  return { ...guest, seller };
}

const box = (page: Page) => page.getByRole('region', { name: 'Telefonnummer', exact: true });
const says = (page: Page, text: string) => box(page).getByText(text, { exact: false }).first().waitFor();

const ownBarriersOn = async (page: Page) =>
  (await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'));

/** A form that is being sent takes no further tap. */
async function atRest(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main form[aria-busy]').count()).toBe(0);
}

async function send(page: Page, number: string, press = 'Code schicken'): Promise<void> {
  await atRest(page);
  await box(page).getByLabel('Telefonnummer für die SMS').fill(number);
  await box(page).getByRole('button', { name: press, exact: true }).tap();
}

async function enter(page: Page, code: string): Promise<void> {
  await atRest(page);
  const field = box(page).getByLabel('Code aus 6 Ziffern');
  await field.fill(code);
  // The key of the phone's keyboard: two quick taps on a button are one.
  await field.press('Enter');
}

const other = (code: string): string => (code === '111111' ? '222222' : '111111');

describe('without a gateway', () => {
  /** Reads the code as a developer does, on the page of the outbox. */
  async function codeInOutbox({ context }: Visit, number: string): Promise<string> {
    const outbox = await context.newPage();
    await outbox.goto(`${address}/dev/outbox?${new URLSearchParams({ to: number })}`);
    await outbox
      .getByRole('link', { name: `SMS an ${number}` })
      .first()
      .tap();
    const words =
      (await outbox
        .getByText(/Dein Code ist \d{6}/)
        .first()
        .textContent()) ?? '';
    await outbox.close();
    return /\d{6}/.exec(words)?.[0] ?? '';
  }

  test('a phone is confirmed with the code of the outbox, after a wrong one, and never told', async () => {
    const guest = await signedIn(address);
    const { page, seller } = guest;
    const advert = await publish(seller, beechFirewood());
    const number = newNumber();
    await send(page, '12');
    await says(page, 'Diese Telefonnummer ist zu kurz oder zu lang.');
    await send(page, number.replace('+43', '0'));
    await says(page, OPEN);
    const code = await codeInOutbox(guest, number);
    expect(code).toMatch(/^\d{6}$/);
    await enter(page, other(code));
    await says(page, WRONG);
    expect(await overflowOf(page)).toEqual([]);
    expect(await ownBarriersOn(page)).toEqual([]);
    await box(page)
      .getByLabel('Code aus 6 Ziffern')
      .fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await box(page).getByRole('button', { name: 'Bestätigen' }).tap();
    await says(page, 'Telefon: mit Code bestätigt');
    await says(page, `Angegeben: +43 … ${number.slice(-2)}`);
    await expect.poll(() => box(page).getByLabel('Code aus 6 Ziffern').count()).toBe(0);
    expectQuiet(guest, REFUSED);

    const buyer = await visit(PHONE_VISIT);
    await buyer.page.goto(paths.sharedAdvert(advert.id));
    const badges = buyer.page.locator('summary').filter({ hasText: 'Telefon: mit Code bestätigt' });
    await badges.tap();
    await buyer.page.getByText('Sie muss nicht die Nummer der Anzeige sein.', { exact: false }).first().waitFor();
    expect(await buyer.page.content()).not.toContain(number.slice(4));
  });

  test('a code ends after five wrong ones, and a new one helps', async () => {
    const guest = await signedIn(address);
    const { page } = guest;
    const number = newNumber();
    await send(page, number);
    await says(page, OPEN);
    const code = await codeInOutbox(guest, number);
    const wrong = other(code);
    for (let guess = 1; guess <= 5; guess += 1) {
      const answered = page.waitForResponse((reply) => reply.request().method() === 'POST');
      await enter(page, wrong);
      expect((await answered).status()).toBe(422);
      await says(page, 'Nach fünf falschen brauchst du einen neuen.');
    }
    const answered = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await enter(page, code);
    expect((await answered).status()).toBe(422);
    await says(page, WRONG);
    await send(page, number, 'Neuen Code schicken');
    await says(page, OPEN);
    await enter(page, await codeInOutbox(guest, number));
    await says(page, 'Telefon: mit Code bestätigt');
    expectQuiet(guest, REFUSED);
  });
});

describe('with a gateway', () => {
  const told = { status: 200, isSlow: false };
  const texts: string[] = [];
  const gateway = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (told.isSlow) return;
      if (told.status < 300) texts.push(body);
      reply.writeHead(told.status).end();
    });
  });
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-sms-'));
  const clockFile = join(folder, 'clock');
  const dataDir = newDataDir();
  let app: RunningApp;
  let clockIsAheadByInMs = 0;
  async function moveClock(byInMs: number): Promise<void> {
    clockIsAheadByInMs += byInMs;
    writeFileSync(clockFile, String(clockIsAheadByInMs));
    // The server reads the file every 20 ms.
    await wait(100);
  }
  /** One address may make five accounts an hour and send ten codes a day, and a second try of a test needs more of both. */
  async function signedInLater(): Promise<Visit> {
    await moveClock(25 * 60 * 60_000);
    return signedIn(app.address);
  }
  beforeAll(async () => {
    gateway.listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const bound = gateway.address();
    if (bound === null || typeof bound === 'string') throw new Error('The gateway has no port.');
    app = await startApp(dataDir, {
      PORT: String(await freePort()),
      SAMPLE_ADVERTS: '0',
      RATE_LIMITS: 'on',
      SMS_GATEWAY_URL: `http://127.0.0.1:${bound.port}/sms`,
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, '../faults/moved-clock.mjs')}`,
    });
  });
  afterAll(async () => {
    await stopApp(app.process, 'SIGTERM');
    gateway.closeAllConnections();
    gateway.close();
    for (const one of [dataDir, folder]) rmSync(one, { recursive: true, force: true });
  });

  test('a code that is older than ten minutes is refused, and the third new one of a day was the last', async () => {
    const guest = await signedInLater();
    const { page } = guest;
    const number = newNumber();
    texts.length = 0;
    await send(page, number);
    await says(page, OPEN);
    await expect.poll(() => texts.length).toBe(1);
    const code = /\d{6}/.exec(texts[0]?.split('Code ist')[1] ?? '')?.[0] ?? '';
    expect(texts[0]).toContain(number);
    // The page asks once more after the sentence; later than ten minutes it would have no field for the code.
    await atRest(page);
    await moveClock(11 * 60_000);
    await enter(page, code);
    await says(page, WRONG);
    for (const press of ['Code schicken', 'Neuen Code schicken']) {
      await page.reload();
      await send(page, number, press);
      await says(page, OPEN);
    }
    await send(page, number, 'Neuen Code schicken');
    await says(page, 'Das waren');
    expect(texts).toHaveLength(3);
    expectQuiet(guest, REFUSED);
  });

  test.each(['away', 'slow'])(
    'a gateway that is %s is said so, keeps what was typed, and the rest works',
    async (how) => {
      const guest = await signedInLater();
      const { page } = guest;
      const number = newNumber();
      Object.assign(told, how === 'slow' ? { isSlow: true } : { status: 500 });
      await send(page, number);
      await says(page, AWAY);
      expect(await box(page).getByLabel('Telefonnummer für die SMS').inputValue()).toBe(number);
      expect(await box(page).getByLabel('Code aus 6 Ziffern').count()).toBe(0);
      await says(page, 'Noch nicht nachgewiesen.');
      expect(await overflowOf(page)).toEqual([]);

      const certificate = page.getByRole('region', { name: 'ENplus-Nummer' });
      await certificate.getByLabel('Nummer').fill('AT 012');
      await certificate.getByRole('button', { name: 'Angeben' }).tap();
      await certificate.getByText('ENplus: Form stimmt').waitFor();

      Object.assign(told, { status: 200, isSlow: false });
      await send(page, number);
      await says(page, OPEN);
      expectQuiet(guest, REFUSED);
    },
  );
});
