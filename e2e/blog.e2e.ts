import { describe, expect, test } from 'vitest';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { paths } from '#contract/paths.ts';
import { overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';

const { visit, address } = useBrowser();

const LAGERN = paths.blogPost('brennholz-richtig-lagern');

type Fetched = { status: number; html: string; location: string | null };
async function read(path: string): Promise<Fetched> {
  const reply = await fetch(address + path, { redirect: 'manual' });
  return { status: reply.status, html: await reply.text(), location: reply.headers.get('location') };
}

const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

/** Path of the canonical link; its host is the registration address, which a test does not have. */
const canonicalPath = (html: string): string | undefined =>
  /<link rel="canonical" href="https?:\/\/[^/]+(\/[^"]*)"/.exec(html)?.[1];

describe('the blog without scripts', () => {
  test.each(BLOG_HEADS.map(({ slug, title }) => [slug, title]))(
    '%s is a whole page: heading, anchors, sources, structured data',
    async (slug, title) => {
      const { status, html } = await read(paths.blogPost(slug));
      expect(status).toBe(200);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(canonicalPath(html)).toBe(paths.blogPost(slug));
      const anchors = [...html.matchAll(/<a href="#([a-z0-9-]+)"/g)]
        .map(([, id = '']) => id)
        .filter((id) => id !== 'inhalt');
      expect(anchors.length).toBeGreaterThan(3);
      expect(anchors.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
      expect(html.includes('type="application/rss+xml"')).toBe(true);
      const [article, crumbs] = structuredData(html);
      expect(article).toMatchObject({ '@type': 'Article', headline: title, inLanguage: 'de-AT' });
      expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    },
  );

  test('an alias shows its post, the name of the route leads to it, and an unknown post is not found', async () => {
    const alias = await read('/holz-blog-post/esche-brennholz');
    expect(alias.status).toBe(200);
    expect(canonicalPath(alias.html)).toBe('/holz-blog-post/esche-als-brennholz');
    const named = await read('/holz-blog/esche-als-brennholz');
    expect([named.status, named.location]).toEqual([301, '/holz-blog-post/esche-als-brennholz']);
    const unknown = await read('/holz-blog-post/goldholz');
    expect(unknown.status).toBe(404);
    expect(unknown.html.includes('Page Not Found: /holz-blog-post/goldholz')).toBe(true);
  });

  test('a reader comes from the list by topic to a post, to its section and on to live adverts', async () => {
    const reader = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const { page } = reader;
    await page.goto(paths.blog());
    await page
      .getByRole('link', { name: /Brennholz und Wärme/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Holzwissen: Brennholz und Wärme' }).waitFor();
    await page.getByRole('link', { name: 'Brennholz richtig lagern' }).click();
    await page.getByRole('heading', { level: 1, name: 'Brennholz richtig lagern' }).waitFor();
    await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'So misst du richtig' }).click();
    expect(new URL(page.url()).hash).toBe('#so-misst-du-richtig');
    const adverts = page.getByRole('region', { name: 'Gerade am Marktplatz' });
    expect(await adverts.getByRole('article').count()).toBe(3);
    await adverts.getByRole('link', { name: 'Brennholz suchen' }).click();
    expect(new URL(page.url()).pathname).toBe('/kaufen-verkaufen/brennholz/buche');
    expectQuiet(reader);
  });
});

test('a calculator in a text calculates in its place, without scripts and on a narrow phone', async () => {
  const reader = await visit({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  const { page } = reader;
  await page.goto(paths.blogPost('festmeter-raummeter-schuettraummeter'));
  const calculator = page.getByRole('form', { name: 'Gleich umrechnen' });
  await calculator.getByLabel('Menge').fill('5');
  await calculator.getByRole('button', { name: 'Rechnen' }).click();
  await calculator.getByText('ca. 4,12\u00a0rm').waitFor();
  const { pathname, search, hash } = new URL(page.url());
  expect([pathname, search, hash]).toEqual([
    paths.blogPost('festmeter-raummeter-schuettraummeter'),
    '?menge=5&einheit=rm-1m',
    '#rechner',
  ]);
  expect(await overflowOf(page)).toEqual([]);
  await calculator.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Wie viele Raummeter sind ein Festmeter?' }).waitFor();
  expect(new URL(page.url()).search).toBe('?menge=5&einheit=rm-1m');
  expectQuiet(reader);
});

test('posts come without the program; links lead from page to post, on and back', async () => {
  const reader = await visit();
  const { page } = reader;
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('navigation').getByRole('link', { name: 'Holzwissen' }).first().click();
  await page.getByRole('heading', { level: 1, name: /Holzwissen/ }).waitFor();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(LAGERN, { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => !/consent|shared/.test(path))).toEqual([]);
  const related = page.getByRole('region', { name: 'Dazu passt' });
  await related.getByRole('link', { name: 'Heizwert von Brennholz: was wirklich zählt' }).click();
  await page.getByRole('heading', { level: 2, name: 'Eine Formel genügt' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Wie lange es dauert' }).waitFor();
  expect(await page.getByRole('img', { name: /^Holzstapel im Querschnitt/ }).isVisible()).toBe(true);
  expectQuiet(reader);
});
