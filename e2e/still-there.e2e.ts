import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { COLOUR_RULES, barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { type RunningApp, newDataDir, startApp, stopApp } from './support/global-app.ts';
import { linkInMail } from './support/mailbox.ts';
import { beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const { visit } = useBrowser();

// An app of its own whose clock is set fifteen days ahead, since the mail asks after fourteen.
const dataDir = newDataDir();
const SAMPLE = { SAMPLE_ADVERTS: '60' };
let app: RunningApp;
const links: string[] = [];
type Asked = { adverts: Advert[]; link: string };
const ADVERTS = { alone: 1, several: 4, replayed: 1, scriptless: 1 };
type Kind = keyof typeof ADVERTS;
/** Of each kind two, since a link that was answered is of no use to a second try. */
const waiting: Record<Kind, Asked[]> = { alone: [], several: [], replayed: [], scriptless: [] };
const kinds = Object.keys(ADVERTS).flatMap((kind) => [kind, kind]) as Kind[];

function nextAsked(kind: Kind): Asked {
  const asked = waiting[kind].shift();
  if (asked === undefined) throw new Error(`No link of the kind ${kind} is left.`);
  return asked;
}

beforeAll(async () => {
  app = await startApp(dataDir, SAMPLE);
  const wood = () => beechFirewood({ title: `Buche ${newWord()}`, unitQuantity: 12 });
  const sellers: { kind: Kind; email: string; adverts: Advert[] }[] = [];
  for (const kind of kinds) {
    const seller = await registerSeller(app.address);
    const adverts: Advert[] = [];
    while (adverts.length < ADVERTS[kind]) adverts.push(await publish(seller, wood()));
    sellers.push({ kind, email: seller.email, adverts });
  }
  await stopApp(app.process, 'SIGTERM');
  app = await startApp(dataDir, {
    ...SAMPLE,
    DAYS_AHEAD: '15',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'support/time-ahead.ts')}`,
  });
  for (const { kind, email, adverts } of sellers) {
    const link = await linkInMail(app.address, email, mailPaths.advertCheck(), { antwort: 'there' });
    waiting[kind].push({ adverts, link });
    links.push(link);
  }
}, 240_000);
afterAll(async () => {
  await stopApp(app.process, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const PHONE = { viewport: { width: 320, height: 640 } };
const looksRight = async (page: Page): Promise<void> => {
  expect(await overflowOf(page)).toEqual([]);
  expect((await barriersOn(page, COLOUR_RULES)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** What everybody sees of an advert. */
async function seenOf(page: Page, { slug }: Advert): Promise<{ status: number; text: string }> {
  const reply = await page.request.get(`${app.address}${paths.advert(slug)}`);
  return { status: reply.status(), text: await reply.text() };
}

describe('the link of the mail that asks whether wood is still there', () => {
  test('opened it changes nothing; one tap confirms, and the advert says so', async () => {
    const { adverts, link } = nextAsked('alone');
    const [advert] = adverts as [Advert];
    const guest = await visit({ ...PHONE, baseURL: app.address });
    const { page } = guest;
    for (let opened = 0; opened < 2; opened += 1) await page.goto(link);
    await heading(page, 'Noch da?').waitFor();
    expect((await seenOf(page, advert)).text).not.toContain('Zuletzt bestätigt: heute');
    await looksRight(page);
    await page.getByRole('button', { name: 'Ja, noch da' }).dblclick();
    await page.getByText('Danke, das ist bestätigt.').waitFor();
    await page.getByText('Zu diesem Mail ist nichts mehr offen.').waitFor();
    await looksRight(page);
    expect((await seenOf(page, advert)).text).toContain('Zuletzt bestätigt: heute');
    expectQuiet(guest);
  });

  test('answers for each of several: less, sold, paused, and the rest at once', async () => {
    const { adverts, link } = nextAsked('several');
    const guest = await visit({ ...PHONE, baseURL: app.address });
    const { page } = guest;
    const [less, sold, paused, rest] = adverts as [Advert, Advert, Advert, Advert];
    const boxOf = ({ title }: Advert) => page.getByRole('listitem').filter({ hasText: title });
    await page.goto(link);
    await page.getByText('4 Anzeigen warten auf eine Antwort.', { exact: false }).waitFor();
    await looksRight(page);

    await page.getByRole('link', { name: `Weniger: ${less.title}` }).click();
    const quantity = boxOf(less).getByLabel('Wie viel ist noch da?');
    for (const [typed, said] of [
      ['viel', '„viel“ ist keine Menge.'],
      ['40', 'Gib bitte an, wie viel davon noch da ist.'],
    ] as const) {
      await quantity.fill(typed);
      await boxOf(less).getByRole('button', { name: 'Neue Menge speichern' }).click();
      await boxOf(less).getByText(said, { exact: false }).first().waitFor();
    }
    await quantity.fill('2,5');
    await boxOf(less).getByRole('button', { name: 'Neue Menge speichern' }).click();
    await page.getByText('Die neue Menge steht in der Anzeige.', { exact: false }).waitFor();
    expect((await seenOf(page, less)).text).toContain('2,5');

    await page.getByRole('link', { name: `Verkauft: ${sold.title}` }).click();
    await boxOf(sold).getByLabel('Wo hast du verkauft?').selectOption('Am Stammplatz');
    await boxOf(sold).getByRole('button', { name: 'Als verkauft ablegen' }).click();
    await page.getByText('Als verkauft abgelegt.', { exact: false }).waitFor();
    expect((await seenOf(page, sold)).status).toBe(410);

    await page.getByRole('button', { name: `Pausieren: ${paused.title}` }).click();
    await page.getByText('Pausiert. Niemand sieht die Anzeige', { exact: false }).waitFor();
    expect((await seenOf(page, paused)).status).not.toBe(200);

    await page.getByRole('button', { name: 'Ja, noch da' }).click();
    await page.getByText('Danke, das ist bestätigt.').waitFor();
    expect((await seenOf(page, rest)).text).toContain('Zuletzt bestätigt: heute');

    // The mail again, later: what was paused and sold stays so.
    await page.goto(`${link.replace(/&.*/, '')}&anzeige=${paused.id}&antwort=there`);
    await heading(page, 'Alles beantwortet').waitFor();
    expect((await seenOf(page, paused)).status).not.toBe(200);
    // Refused quantities were provoked.
    expectQuiet(guest, /status of 422/);
  });

  test('replayed by another device it does nothing twice; forged and altered it is refused', async () => {
    const { adverts, link } = nextAsked('replayed');
    const [advert] = adverts as [Advert];
    const [one, other] = [await visit({ ...PHONE, baseURL: app.address }), await visit({ baseURL: app.address })];
    await one.page.goto(link);
    await other.page.goto(link);
    await one.page.getByRole('link', { name: `Verkauft: ${advert.title}` }).click();
    await one.page.getByRole('button', { name: 'Als verkauft ablegen' }).click();
    await one.page.getByText('Als verkauft abgelegt.', { exact: false }).waitFor();
    // The other device still shows the question.
    await other.page.getByRole('button', { name: 'Ja, noch da' }).click();
    await other.page.getByText('Zu diesem Mail ist nichts mehr offen.').waitFor();
    expect((await seenOf(other.page, advert)).status).toBe(410);

    const token = new URL(link).searchParams.get('token') ?? '';
    const [person = '', time = '', signature = ''] = token.split('.');
    const foreignLink = links.find((other) => other !== link) ?? '';
    const foreign = new URL(foreignLink).searchParams.get('token')?.split('.')[0] ?? '';
    const wrong = [
      `${foreign}.${time}.${signature}`,
      `${person}.${(Number.parseInt(time, 36) + 1).toString(36)}.${signature}`,
      `${person}.${time}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}x`,
      `${person}.${time}.`,
      token.toUpperCase(),
    ];
    for (const broken of wrong) {
      const reply = await other.page.goto(mailPaths.advertCheck(broken, { answer: 'SOLD' }));
      expect([broken, reply?.status()]).toEqual([broken, 400]);
      await heading(other.page, 'Das geht mit diesem Link nicht').waitFor();
    }
  });

  test('works without script, with the answer of the mail on the large button', async () => {
    const { adverts, link } = nextAsked('scriptless');
    const [advert] = adverts as [Advert];
    const { page } = await visit({ ...PHONE, baseURL: app.address, javaScriptEnabled: false });
    await page.goto(link);
    await page.getByRole('link', { name: `Weniger: ${advert.title}` }).click();
    await page.getByLabel('Wie viel ist noch da?').fill('3');
    await page.getByRole('button', { name: 'Neue Menge speichern' }).click();
    await page.getByText('Die neue Menge steht in der Anzeige.', { exact: false }).waitFor();
    expect(await overflowOf(page)).toEqual([]);
    await page.goBack();
    await page.reload();
    await heading(page, 'Alles beantwortet').waitFor();
  });
});
