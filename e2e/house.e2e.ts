import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';

const { visit, address } = useBrowser();

const PAGES: readonly (readonly [path: string, heading: RegExp])[] = [
  [paths.imprint(), /Impressum/],
  [paths.privacy(), /Datenschutzerklärung/],
  [paths.cookies(), /Cookies/],
  [paths.terms(), /Nutzungsbedingungen/],
  [paths.participation(), /Teilnahmebedingungen/],
  [paths.press(), /Presse/],
  [paths.accessibility(), /Barrierefreiheit/],
  [paths.ranking(), /So reihen wir Angebote/],
  [paths.contactPoint(), /Kontaktstelle/],
  [paths.linktree(), /Alle Wege/],
  [paths.flyer(), /Flyer/],
];

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/ld\+json|data-consent/.test(tag));

describe('the pages about the house', () => {
  test.each(PAGES)('%s comes whole and without scripts of the program', async (path, heading) => {
    const reply = await fetch(address + path);
    const html = await reply.text();
    expect(reply.status).toBe(200);
    const [title, ...others] = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words = '']) => words);
    expect(others).toEqual([]);
    expect(title?.replaceAll('\u00ad', '')).toMatch(heading);
    expect(new RegExp(`<link rel="canonical" href="https?://[^/]+${path}"`).test(html)).toBe(true);
    expect(/<meta name="description" content="[^"]{60,}"/.test(html)).toBe(true);
    expect(scriptsOf(html)).toEqual([]);
    expect(html.includes('rel="modulepreload"')).toBe(false);
  });

  test('their old names lead to them', async () => {
    for (const [name, path] of [
      ['/legal/terms', '/agb'],
      ['/legal/imprint', '/impressum'],
      ['/cookiepolicy', '/cookies'],
      ['/dataprivacy', '/datenschutz'],
    ]) {
      const reply = await fetch(address + name, { redirect: 'manual' });
      expect([reply.status, reply.headers.get('location')]).toEqual([301, path]);
    }
  });

  test('a reader goes from the foot of a page to the terms, to a section, and back into the program', async () => {
    const reader = await visit({ viewport: { width: 390, height: 844 } });
    const { page } = reader;
    await page.goto(paths.blog(), { waitUntil: 'networkidle' });
    await page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link', { name: 'AGB' }).click();
    await page.getByRole('heading', { level: 1, name: /bedingungen/ }).waitFor();
    await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Reihung der Anzeigen' }).click();
    expect(new URL(page.url()).hash).toBe('#reihung-der-anzeigen');
    await page.getByRole('link', { name: 'So reihen wir Angebote' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'So reihen wir Angebote' }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Holzwissen' }).waitFor();
    expectQuiet(reader);
  });

  test('long tables and the flyer have no barriers and fit on a narrow phone', async () => {
    const guest = await visit({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' });
    for (const path of [paths.privacy(), paths.imprint(), paths.flyer(), paths.linktree()]) {
      await guest.page.goto(path);
      expect(await overflowOf(guest.page)).toEqual([]);
      expect((await barriersOn(guest.page)).filter((barrier) => !barrier.startsWith('meta-viewport'))).toEqual([]);
    }
    expectQuiet(guest);
  });
});

test('the flyer is there as a file to print', async () => {
  for (const size of ['a4', 'a5'] as const) {
    const reply = await fetch(address + paths.flyerPaper(size));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
});
