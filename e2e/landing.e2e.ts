import { describe, expect, test } from 'vitest';
import { LANDING_CONTENTS } from '#content/landing/landing-pages.ts';
import { paths } from '#contract/paths.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';

const { visit, address } = useBrowser();

async function read(path: string, cookie = ''): Promise<{ status: number; html: string }> {
  const reply = await fetch(address + path, { redirect: 'manual', headers: { cookie } });
  return { status: reply.status, html: await reply.text() };
}

const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

const canonicalPath = (html: string): string | undefined =>
  /<link rel="canonical" href="https?:\/\/[^/]+(\/[^"]*)"/.exec(html)?.[1];

/** What the page itself asks search engines for; the site as a whole is hidden outside production. */
const hidesItself = (html: string): boolean => html.includes('<meta name="robots" content="noindex, follow"');

describe('landing pages', () => {
  test.each(Object.values(LANDING_CONTENTS).map((content) => [content.name, content] as const))(
    '%s is a whole page without scripts',
    async (name, { heading, questions, action }) => {
      const { status, html } = await read(paths.landing(name));
      expect(status).toBe(200);
      expect(canonicalPath(html)).toBe(paths.landing(name));
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain(`<h1>${heading}</h1>`);
      expect(html).toContain(action);
      expect(html.match(/<article class="advert-card/g)).toHaveLength(3);
      expect(hidesItself(html)).toBe(false);
      const [faq, crumbs] = structuredData(html);
      expect(faq).toMatchObject({ '@type': 'FAQPage' });
      expect(faq?.['mainEntity']).toHaveLength(questions.length);
      for (const { question } of questions) expect(html).toContain(`<h3>${question}</h3>`);
      expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    },
  );

  test('an unknown name is not found, and a campaign whose code can be redeemed says so', async () => {
    expect((await read('/landing/buygold')).status).toBe(404);
    const { status, html } = await read(paths.landing('faie3m'));
    expect(status).toBe(200);
    expect(html).toContain('Die Aktion läuft');
    expect(html).not.toContain('vorbei');
    expect(hidesItself(html)).toBe(false);
  });

  test('the figures are those of the reader’s own state', async () => {
    const { html } = await read(paths.landing('buywood'), 'ort=AT-4820');
    expect(html).toContain('in Oberösterreich');
    expect(html).toContain(`href="${paths.geolocation()}?von=buywood"`);
  });

  test('a buyer comes to the listing with the filters set, a seller into the form with the category chosen', async () => {
    const buyer = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await buyer.page.goto(paths.landing('buychimneywood'));
    expect(await overflowOf(buyer.page)).toEqual([]);
    await buyer.page.getByRole('link', { name: 'Trockenes Kaminholz zeigen' }).click();
    await buyer.page.getByRole('heading', { level: 1, name: 'Brennholz' }).waitFor();
    const listing = new URL(buyer.page.url());
    expect(listing.pathname).toBe('/kaufen-verkaufen/brennholz');
    expect([listing.searchParams.get('laenge-von'), listing.searchParams.get('laenge-bis')]).toEqual(['20', '40']);
    expectQuiet(buyer);

    const seller = await visit();
    await seller.page.goto(paths.landing('sellpellets'), { waitUntil: 'networkidle' });
    expect(await barriersOn(seller.page, { rules: { 'meta-viewport': { enabled: false } } })).toEqual([]);
    await seller.page.getByRole('link', { name: 'Pellets einstellen' }).click();
    await seller.page.getByLabel('Qualität').first().waitFor();
    expectQuiet(seller);
  });
});

describe('the own place', () => {
  test('is kept by postcode and forgotten again without scripts, and leads back', async () => {
    const reader = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const { page } = reader;
    await page.goto(`${paths.geolocation()}?von=buypellets`);
    expect(await overflowOf(page)).toEqual([]);
    await page.getByLabel('Postleitzahl oder Ort').fill('9999999');
    await page.getByRole('button', { name: 'Merken' }).click();
    await page.getByText('„9999999“ kennen wir nicht.').waitFor();
    await page.getByLabel('Postleitzahl oder Ort').fill('4820');
    await page.getByRole('button', { name: 'Merken' }).click();
    await page.getByText('Gemerkt: 4820 Bad Ischl').waitFor();
    await page.getByRole('link', { name: 'Zurück: Pellets kaufen' }).click();
    await page.getByRole('link', { name: 'Gegend ändern' }).click();
    await page.getByRole('link', { name: 'Gegend vergessen' }).click();
    await page.getByText('Vergessen.').waitFor();
    expect((await reader.context.cookies()).filter(({ name }) => name === 'ort')).toEqual([]);
    expectQuiet(reader);
  });

  test('comes from the device only when asked for and allowed, rounded', async () => {
    const reader = await visit({ geolocation: { latitude: 47.071_234, longitude: 15.438_765 } });
    const { page, context } = reader;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postData() ?? '');
    });
    await page.goto(paths.geolocation());
    const ask = page.getByRole('button', { name: 'Standort einmal abfragen' });
    await ask.click();
    await page.getByText('Der Browser gibt den Standort nicht frei.').waitFor();
    expect(sent.filter((body) => body.includes('breite'))).toEqual([]);

    await context.grantPermissions(['geolocation'], { origin: new URL(address).origin });
    await page.reload();
    await ask.click();
    await page.getByText(/Gemerkt: 80\d\d Graz/).waitFor();
    expect(sent.filter((body) => body.includes('breite'))).toEqual(['breite=47.07&laenge=15.44']);
    expect((await context.cookies()).map(({ name, value }) => [name, value.slice(0, 5)])).toContainEqual([
      'ort',
      'AT-80',
    ]);
    expectQuiet(reader);
  });
});
