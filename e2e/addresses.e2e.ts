import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { deleteAdvert } from '#contract/adverts/adverts.ts';
import { listCompanies } from '#contract/companies/companies.ts';
import { searchProducts } from '#contract/search/products.ts';
import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { publish, registerSeller } from './support/marketplace.ts';
import { type PageFacts, pageFacts } from './support/page-facts.ts';
import { appAddress } from './support/app-address.ts';

/** Every address of the specification, section 2, as decisions.md, section 1, says it answers. */

const address = appAddress();

type Answer = { status: number; location: string; html: string; page: PageFacts };

async function ask(path: string): Promise<Answer> {
  const reply = await fetch(address + path, { redirect: 'manual' });
  const html = await reply.text();
  return { status: reply.status, location: reply.headers.get('location') ?? '', html, page: pageFacts(html) };
}

let advert: AdvertListItem;
let onRequest: AdvertListItem;
let companySlug: string;
beforeAll(async () => {
  const api = createHttpApi({ baseUrl: address });
  const first = async (filter: Parameters<typeof search>[0]): Promise<AdvertListItem> => {
    const [item] = await search(filter);
    if (item === undefined) throw new Error('The sample marketplace has no such advert.');
    return item;
  };
  const search = async (productFilter: object): Promise<AdvertListItem[]> =>
    (await api.call(searchProducts, { productFilter: { size: 1, ...productFilter } })).items;
  advert = await first({ category: 'FIREWOOD', pricingType: 'PER_UNIT' });
  onRequest = await first({ category: 'LOGS', pricingType: 'ON_REQUEST' });
  companySlug = (await api.call(listCompanies, {})).items[0]?.slug ?? '';
});

/** `{slug}`, `{id}` and `{user}` are those of an advert of the sample marketplace, `{firma}` is one of its companies. */
const filled = (path: string): string =>
  path
    .replace('{slug}', advert.slug)
    .replace('{id}', advert.id)
    .replace('{user}', advert.seller?.id ?? '')
    .replace('{firma}', companySlug);

type Row = [path: string, canonical: string, statements: string[]];
const own = (path: string, ...statements: string[]): Row => [path, path, statements];
const alias = (path: string, canonical: string, ...statements: string[]): Row => [path, canonical, statements];

const GOODS_LANDINGS = [
  'buychimneywood',
  'buyfurnacewood',
  'buylogwood',
  'buypellets',
  'buyroundwood',
  'buywood',
  'sellchimneywood',
  'sellfurnacewood',
  'selllogwood',
  'sellpellets',
  'sellroundwood',
  'sellwood',
];

const TOOL = ['BreadcrumbList', 'FAQPage'];

const PAGES: Row[] = [
  own('/', 'Organization'),
  own('/kaufen-verkaufen', 'BreadcrumbList'),
  own('/kaufen-verkaufen/brennholz', 'BreadcrumbList'),
  own('/kaufen-verkaufen/brennholz/buche', 'BreadcrumbList'),
  own('/kaufen-verkaufen/brennholz/steiermark', 'BreadcrumbList'),
  own('/kaufen-verkaufen/rundholz/oberoesterreich', 'BreadcrumbList'),
  own('/kaufen-verkaufen/dienstleistungen', 'BreadcrumbList'),
  alias('/produkte', '/kaufen-verkaufen', 'BreadcrumbList'),
  alias('/produkte/brennholz/buche', '/kaufen-verkaufen/brennholz/buche', 'BreadcrumbList'),
  own('/map'),
  own('/map/brennholz'),
  own('/map/brennholz/steiermark'),
  own('/kaufen-verkaufen/p/{slug}', 'Product', 'BreadcrumbList'),
  alias('/ad/{slug}', '/kaufen-verkaufen/p/{slug}', 'Product', 'BreadcrumbList'),
  alias('/ad/{id}', '/kaufen-verkaufen/p/{slug}', 'Product', 'BreadcrumbList'),
  own('/user/{user}'),
  own('/firma/{firma}', 'LocalBusiness', 'BreadcrumbList'),
  own('/firmen', 'BreadcrumbList'),
  own('/holz-blog'),
  ...BLOG_HEADS.map(({ slug }) => own(`/holz-blog-post/${slug}`, 'Article', 'BreadcrumbList')),
  alias('/holz-blog-post/esche-brennholz', '/holz-blog-post/esche-als-brennholz', 'Article', 'BreadcrumbList'),
  own('/holzpreise', 'BreadcrumbList', 'Dataset'),
  own('/holzpreise/buche-scheite-trocken', 'BreadcrumbList', 'Dataset'),
  own('/holz-tools', 'BreadcrumbList'),
  own('/holz-tools/brennwerttabelle-holz', ...TOOL),
  own('/holz-tools/festmeter-raummeter-rechner', ...TOOL),
  alias('/holz-tools/fest-raum-schuettraummeter', '/holz-tools/festmeter-raummeter-rechner', ...TOOL),
  alias('/fest-raum-schuettraummeter', '/holz-tools/festmeter-raummeter-rechner', ...TOOL),
  own('/holz-tools/festmeter-rechner', ...TOOL),
  alias('/holz-tools/rundholzrechner', '/holz-tools/festmeter-rechner', ...TOOL),
  alias('/rundholzrechner', '/holz-tools/festmeter-rechner', ...TOOL),
  own('/holz-tools/rundholz-rechner', ...TOOL),
  alias('/holz-tools/holz-volumsrechner', '/holz-tools/rundholz-rechner', ...TOOL),
  alias('/holz-volumsrechner', '/holz-tools/rundholz-rechner', ...TOOL),
  alias('/rundholz-rechner', '/holz-tools/rundholz-rechner', ...TOOL),
  ...GOODS_LANDINGS.map((name) => own(`/landing/${name}`, 'BreadcrumbList', 'FAQPage')),
  own('/landing/faie3m', 'BreadcrumbList'),
  own('/geolocation', 'BreadcrumbList'),
  own('/cookies'),
  own('/impressum'),
  own('/presse'),
  own('/datenschutz'),
  own('/teilnahme-bedingungen'),
  own('/agb'),
  own('/barrierefreiheit'),
  own('/so-reihen-wir'),
  own('/kontaktstelle'),
  own('/flyer'),
  own('/linktree'),
  own('/abos', 'BreadcrumbList', 'FAQPage'),
  own('/vertrag-widerrufen'),
  own('/sitemap'),
  own('/editadvert/step0'),
  own('/editadvert/step1'),
  own('/anmelden'),
  own('/registrieren'),
  own('/passwort-vergessen'),
  own('/passwort-zuruecksetzen'),
  own('/mails-abbestellen'),
  own('/email-bestaetigen'),
];

const REDIRECTED: [path: string, target: string][] = [
  ['/company/holz-huber', '/firma/holz-huber'],
  ['/holz-blog/buchenholz', '/holz-blog-post/buchenholz'],
  ['/landing/geolocation', '/geolocation'],
  ['/legal/cookies', '/cookies'],
  ['/legal/imprint', '/impressum'],
  ['/legal/press', '/presse'],
  ['/legal/privacy', '/datenschutz'],
  ['/legal/terms-of-participation', '/teilnahme-bedingungen'],
  ['/legal/terms', '/agb'],
  ['/cookiepolicy', '/cookies'],
  ['/dataprivacy', '/datenschutz'],
  ['/my-adverts', '/meine-anzeigen'],
  ['/products', '/kaufen-verkaufen'],
  ['/products/buche-33', '/kaufen-verkaufen/p/buche-33'],
  ['/products/admin/buche-33', '/admin/buche-33'],
  ['/products/map', '/map'],
  ['/user/profile-settings', '/user/profil-einstellungen'],
];

/** Pages that redirect signed-out visitors to the sign-in and back. */
const BEHIND_SIGN_IN = [
  '/chats',
  '/chats/0199aa00-0000-7000-8000-000000000000',
  '/editadvert/{id}/step2',
  '/editadvert/{id}/step3',
  '/landing/registered',
  '/meine-anzeigen',
  '/meine-vereinbarungen',
  '/neues',
  '/abos/bestellen/firma/monatlich',
  '/ordercanceled',
  '/ordercomplete',
  '/orderfailure',
  '/orderpending',
  '/orderservice',
  '/meine-firma',
  '/user/profil-einstellungen',
  '/meine-anzeigen/{id}/statistik',
  '/dashboards',
  '/dashboards/advertising',
  '/dashboards/adverts',
  '/dashboards/categories',
  '/dashboards/marketplace',
];

/** Signed-out visitors learn nothing about moderation. */
const FOR_MODERATORS = [
  '/admin',
  '/admin/{slug}',
  '/admin/bestellungen',
  '/admin/bank',
  '/admin/gutscheine',
  '/admin/suche',
  '/admin/suche/neu',
];

const UNKNOWN: [path: string, words: string][] = [
  ['/gibt-es-nicht', 'Page not found: /gibt-es-nicht'],
  ['/gibt-es-nicht?seite=2', 'Page not found: /gibt-es-nicht?seite=2'],
  ['/firma/gibt-es-nicht?seite=2', 'Page Not Found: /firma/gibt-es-nicht?seite=2'],
  ['/kaufen-verkaufen/quatsch', 'Page Not Found: /kaufen-verkaufen/quatsch'],
  ['/map/pellets/buche', 'Page Not Found: /map/pellets/buche'],
  ['/kaufen-verkaufen/p/gibt-es-nicht', 'Page Not Found: /kaufen-verkaufen/p/gibt-es-nicht'],
  ['/firma/gibt-es-nicht', 'Page Not Found: /firma/gibt-es-nicht'],
  ['/holz-blog-post/gibt-es-nicht', 'Page Not Found: /holz-blog-post/gibt-es-nicht'],
  ['/landing/gibt-es-nicht', 'Page Not Found: /landing/gibt-es-nicht'],
];

const REQUIRED: Readonly<Record<string, string[]>> = {
  Article: ['headline', 'description', 'image', 'datePublished', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Dataset: ['name', 'description', 'url', 'creator', 'spatialCoverage'],
  FAQPage: ['mainEntity'],
  LocalBusiness: ['name', 'url', 'description', 'address', 'legalName'],
  Organization: ['name', 'url', 'logo'],
  Product: ['name', 'description', 'image', 'offers'],
  Service: ['name', 'description', 'offers'],
};

/** Texts of the page that structured data repeats: they have to be visible. */
function visibleTexts(statement: Record<string, unknown>): string[] {
  const names = (list: unknown): string[] =>
    Array.isArray(list) ? list.map((entry: unknown) => String(Reflect.get(Object(entry), 'name'))) : [];
  const { name, headline, itemListElement, mainEntity } = statement;
  return [name, headline].filter((text) => typeof text === 'string').concat(names(itemListElement), names(mainEntity));
}

function expectStatements({ page }: Answer, kinds: string[]): void {
  expect(page.statements.map((statement) => statement['@type']).toSorted()).toEqual(kinds.toSorted());
  for (const statement of page.statements) {
    expect(statement['@context']).toBe('https://schema.org');
    for (const name of REQUIRED[String(statement['@type'])] ?? []) expect(statement[name], name).toBeTruthy();
    for (const text of visibleTexts(statement)) expect(page.words).toContain(text.replaceAll(/\s+/g, ' ').trim());
  }
}

const pathOf = (url: string | null): string => (url === null ? 'none' : new URL(url).pathname + new URL(url).search);
const seen = new Map<string, PageFacts>();

describe('pages', () => {
  test.each(PAGES)('%s answers with the canonical address %s', async (path, canonical, statements) => {
    const answer = await ask(filled(path));
    const { page, status } = answer;
    expect(status).toBe(200);
    expect(pathOf(page.canonical)).toBe(filled(canonical));
    expect(page.headings).toHaveLength(1);
    expect(page.headings[0]).toMatch(/\S/);
    expect(page.title).toMatch(/Stammplatz/);
    expect(page.description.length).toBeGreaterThan(40);
    expect(page.meta.get('og:url')).toBe(page.canonical);
    expect(page.meta.get('og:title')).toMatch(/\S/);
    expect(pathOf(page.meta.get('og:image') ?? null)).toMatch(/^\/bilder\/vorschau\/.*\.jpg$/);
    expect(page.meta.get('twitter:card')).toBe('summary_large_image');
    expectStatements(answer, statements);
    expect(page.loaded.filter((url) => !/^(?:\/(?!\/)|data:)/.test(url))).toEqual([]);
    if (path === canonical) seen.set(path, page);
  });

  test('no two pages that search engines show share a title or a description', () => {
    const shown = [...seen].filter(([, page]) => !page.robots.includes('noindex, follow'));
    const twice = (of: (page: PageFacts) => string): string[] => {
      const pages = shown.map(([path, page]) => ({ path, text: of(page) }));
      return pages
        .filter(({ path, text }) => pages.some((other) => other.path !== path && other.text === text))
        .map(({ path, text }) => `${path}: ${text}`);
    };
    expect(shown.length).toBeGreaterThan(50);
    expect(twice((page) => page.title)).toEqual([]);
    expect(twice((page) => page.description)).toEqual([]);
  });
});

describe('addresses that lead elsewhere', () => {
  test.each(REDIRECTED)('%s leads to %s for good, with its query', async (path, target) => {
    for (const query of ['', '?suche=B%C3%BCche&seite=2']) {
      const { status, location } = await ask(path + query);
      expect([status, location]).toEqual([301, target + query]);
    }
  });

  test.each(BEHIND_SIGN_IN)('%s asks for the sign-in and leads back', async (path) => {
    const { status, location } = await ask(filled(path));
    const target = new URL(location, address);
    expect([302, 303]).toContain(status);
    expect([target.pathname, target.searchParams.get('callbackUrl')]).toEqual(['/anmelden', filled(path)]);
  });
});

describe('addresses without a page', () => {
  test.each(UNKNOWN)('%s is a 404 that says „%s“ and stays out of search engines', async (path, words) => {
    const { status, page } = await ask(path);
    expect(status).toBe(404);
    expect(page.words).toContain(words);
    expect(page.robots.some((content) => content.includes('noindex'))).toBe(true);
    expect(page.canonical).toBeNull();
  });

  test.each(FOR_MODERATORS)('%s leads who is signed out to the sign-in', async (path) => {
    const { status, location } = await ask(filled(path));
    expect(status).toBe(302);
    expect(location).toMatch(/^\/anmelden\?/);
  });
});

describe('an advert', () => {
  const offerOf = ({ page }: Answer): Record<string, unknown> => Object(page.statements[0]?.['offers']);

  test('offers to machines the price that stands on its plate, per unit', async () => {
    const answer = await ask(`/kaufen-verkaufen/p/${advert.slug}`);
    const offer = offerOf(answer);
    expect(offer).toMatchObject({
      '@type': 'Offer',
      price: ((advert.pricePerUnitInCents ?? 0) / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      priceSpecification: { '@type': 'UnitPriceSpecification', referenceQuantity: { value: 1 } },
    });
    const shown = String(offer['price'])
      .replace('.', ',')
      .replaceAll(/\B(?=(?:\d{3})+,)/g, '.');
    expect(answer.page.words).toContain(`€ ${shown}`);
  });

  test('offers no figure where the price is on request', async () => {
    const answer = await ask(`/kaufen-verkaufen/p/${onRequest.slug}`);
    expect(answer.page.words).toContain('Preis auf Anfrage');
    expect(JSON.stringify(offerOf(answer))).not.toMatch(/price/i);
  });

  test('shows its picture in link previews', async () => {
    const { page } = await ask(`/kaufen-verkaufen/p/${advert.slug}`);
    const reply = await fetch(address + pathOf(page.meta.get('og:image') ?? null), { redirect: 'manual' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('that is gone answers 410, without statements, and stays out of search engines; its words never end a script', async () => {
    const seller = await registerSeller(address);
    const title = 'Buche </script><script>alert(1)</script>';
    const { id, slug } = await publish(seller, { ...COMPLETE_EDITS.FIREWOOD, title });
    const path = `/kaufen-verkaufen/p/${slug}`;
    const before = await ask(path);
    expect(before.page.statements[0]?.['name']).toBe(title);
    expect(before.html).not.toContain('<script>alert');
    await seller.api.call(deleteAdvert, { deleteAdvertDto: { id, deleteType: 'SOLD_ELSEWHERE' } });
    await wait(50);
    const { status, page } = await ask(path);
    expect(status).toBe(410);
    expect(page.statements).toEqual([]);
    expect(page.robots.some((content) => content.includes('noindex'))).toBe(true);
    expect(page.headings).toHaveLength(1);
  });
});
