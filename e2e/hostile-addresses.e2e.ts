import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchProducts } from '#contract/search/products.ts';
import { REQUEST_PARAMS } from '#domain/search/address/request-from-url.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { appAddress } from './support/app-address.ts';

const address = appAddress();

type Answer = { status: number; body: string; words: string; headers: Record<string, string | string[] | undefined> };

/** Requests exactly these bytes: `fetch` would normalise the address. */
async function ask(path: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const sent = request({ hostname, port, path, method, agent: false }).end();
  const [reply] = await once(sent, 'response');
  const body = await text(reply);
  return { status: reply.statusCode ?? 0, body, words: wordsOf(body), headers: reply.headers };
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** What a visitor reads of a page. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ');

/** The response is a page or a refusal, never a server error, and reveals no internals. */
function expectCalm(path: string, { status, body }: Answer): void {
  expect(status, path.slice(0, 200)).toBeLessThan(500);
  expect(body, path.slice(0, 200)).not.toMatch(
    /\n\s+at \S+ \(|node_modules|src\/(?:server|web|domain)\/|SyntaxError|TypeError|syntax error at|relation "/,
  );
}

const isPage = ({ headers }: Answer): boolean => String(headers['content-type']).startsWith('text/html');

const LISTING = '/kaufen-verkaufen/brennholz';

describe('parts of the path that name nothing', () => {
  test.each([
    '/kaufen-verkaufen/atomkraft',
    '/kaufen-verkaufen/brennholz/palme',
    '/kaufen-verkaufen/brennholz/bayern',
    '/kaufen-verkaufen/__proto__',
    '/kaufen-verkaufen/constructor',
    '/kaufen-verkaufen/brennholz/toString',
    '/produkte/atomkraft',
    '/map/atomkraft',
    '/map/brennholz/__proto__',
    '/kaufen-verkaufen/p/gibt-es-nicht',
    '/kaufen-verkaufen/p/__proto__',
    '/ad/00000000-0000-4000-8000-000000000000',
    '/ad/nein',
    '/user/00000000-0000-4000-8000-000000000000',
    '/user/admin',
  ])('%s is a 404 in the words for a route that does not hold', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.words).toContain(`Page Not Found: ${path}`);
    expect(answer.words).toContain('Diese Seite gibt es nicht');
    expect(answer.body).toMatch(/<meta name="robots" content="noindex/);
    expectCalm(path, answer);
  });

  test.each([
    '/gibt-es-nicht',
    '/kaufen-verkaufen/brennholz/buche/noch-etwas',
    '/.env',
    '/wp-admin/setup.php',
    '/admin/x/y',
  ])('%s is a 404 in the words for an address without a route', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.words).toContain(`Page not found: ${path}`);
    expect(answer.words).toContain('Was suchst du?');
    expectCalm(path, answer);
  });

  test('a path with broken percent signs is one that does not exist', async () => {
    const answer = await ask('/kaufen-verkaufen/%E0%A4%A?plz=4820');
    expect(answer.status).toBe(404);
    expect(answer.words).toContain('Diese Seite gibt es nicht');
  });

  test('an address in the words of the page is text, never markup', async () => {
    const path = '/%3Cscript%3Ealert(1)%3C%2Fscript%3E';
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('<script>alert');
  });
});

describe('parameters that cannot be read', () => {
  test.each([
    ['seite=-1', 'seite = -1'],
    ['seite=zwei', 'seite = zwei'],
    ['sortierung=zufall', 'sortierung = zufall'],
    ['bundesland=bayern', 'bundesland = bayern'],
    ['art=palme', 'art = palme'],
    ['art=buche,palme', 'art = palme'],
    ['umkreis=weit&plz=4820', 'umkreis = weit'],
    ['preis-von=viel', 'preis-von = viel'],
    ['einheit=fass', 'einheit = fass'],
    ['ausschnitt=1,2,3', 'ausschnitt = 1,2,3'],
    ['pro-seite=100000', 'pro-seite = 100000'],
    ['ansicht=kugel', 'ansicht = kugel'],
    ['plz=0000', 'plz = 0000'],
    ['anbieter=NaN', 'anbieter = NaN'],
    ['__proto__=x', '__proto__ = x'],
    ['constructor[prototype][a]=1', 'constructor[prototype][a] = 1'],
  ])('%s is left out, and the page says so', async (query, named) => {
    const path = `${LISTING}?${query}`;
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.words).toContain('Das konnten wir in der Adresse nicht lesen und haben es weggelassen');
    expect(answer.words).toContain(named);
    expect(answer.words).toMatch(/Anzeigen/);
    expectCalm(path, answer);
  });

  test('a page far beyond the last one says how far turning pages goes', async () => {
    const path = `${LISTING}?seite=1000000000`;
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.words).toContain('So weit lässt sich nicht blättern');
    expect(answer.words).not.toContain('weggelassen');
    expectCalm(path, answer);
  });

  test.each([
    ['umkreis=25', 'Für einen Umkreis brauchen wir einen Ort.'],
    ['liefert=ja', 'Für die Zustellung brauchen wir einen Ort.'],
    ['sortierung=naehe', 'Für diese Sortierung brauchen wir einen Ort.'],
    ['preis-von=200&preis-bis=100', 'Der kleinere Wert steht jetzt vorne.'],
    ['koernung=p31s', 'Diese Filter gibt es bei Brennholz nicht: P31S mittel.'],
    ['plz=Hintertupfing+am+See', 'Den Ort „Hintertupfing am See“ kennen wir nicht. Gesucht wird ohne Ort.'],
  ])('%s takes the nearest sensible reading, and the page says so', async (query, sentence) => {
    const path = `${LISTING}?${query}`;
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.words).toContain(sentence);
    expectCalm(path, answer);
  });

  test('filters that contradict each other are a page without hits that shows the way out', async () => {
    const answer = await ask(`${LISTING}?laenge=33&art=buche&preis-bis=1`);
    expect(answer.status).toBe(200);
    expect(answer.words).toContain('Keine Anzeige passt auf alles zugleich');
    expect(answer.words).toMatch(/ohne „.+?“/);
  });
});

const POISONS: [name: string, value: string][] = [
  ['a null byte', '%00'],
  ['a null byte between letters', 'Bu%00che'],
  ['SQL', "'%3B%20DROP%20TABLE%20adverts%3B--"],
  ['SQL that waits', "1'%20OR%20pg_sleep(5)--"],
  ['markup', '%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
  ['a script', '%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E'],
  ['half a character', '%F0%9F'],
  ['a lone surrogate', '%ED%A0%80'],
  ['broken percent signs', '%E0%A4%A'],
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['brackets a hundred deep', `${'('.repeat(100)}x${')'.repeat(100)}`],
  ['a pattern that backtracks', `${'a'.repeat(60)}!%5B(a%2B)%2B%5D%24`],
  ['a prototype', '__proto__'],
  ['an object', '[object%20Object]'],
  ['not a number', 'NaN'],
  ['infinity', '1e999'],
  ['wide digits', '%EF%BC%91%EF%BC%92'],
  ['reversed writing', '%E2%80%AEekcuB'],
  ['nothing at all', ''],
];

let slug = '';
let sellerId = '';
beforeAll(async () => {
  const { items } = await createHttpApi({ baseUrl: address }).call(searchProducts, { productFilter: { size: 1 } });
  slug = items[0]?.slug ?? '';
  sellerId = items[0]?.seller?.id ?? '';
  expect((await ask(`/kaufen-verkaufen/p/${slug}`)).status).toBe(200);
  expect((await ask(`/user/${sellerId}`)).status).toBe(200);
});

describe.each(POISONS)('%s', (_name, value) => {
  test('is no fault in any parameter of listing, map and advert page', async () => {
    const queries = REQUEST_PARAMS.map((name) => `${name}=${value}`);
    const paths = [
      ...queries.map((query) => `${LISTING}?${query}`),
      `/kaufen-verkaufen?${queries.slice(0, 12).join('&').slice(0, 12_000)}`,
      `/map?suche=${value}&ausschnitt=${value}`.slice(0, 14_000),
      ...['plz', 'land', 'menge'].map((name) => `/kaufen-verkaufen/p/${slug}?${name}=${value}`),
      `/user/${sellerId}?seite=${value}`,
      `/kaufen-verkaufen/p/${value}`,
      `/kaufen-verkaufen/${value}`,
      `/ad/${value}`,
      `/user/${value}`,
      `/darstellung?zurueck=${value}`,
      `/${value}`,
      `/kaufen-verkaufen.data?suche=${value}`,
      `/api/v1/products/${value}`,
      `/api/v1/products/suggest?term=${value}`,
    ];
    for (const path of paths) {
      const answer = await ask(path);
      expectCalm(path, answer);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(isPage(answer) ? answer.body : '').not.toMatch(/<img src=x|<script>alert/);
    }
  });
});

describe('names of parameters', () => {
  test.each([
    ['nested a hundred deep', `${'a['.repeat(100)}x${']'.repeat(100)}=1`],
    ['a thousand of them', Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join('&')],
    ['the same one five hundred times', Array.from({ length: 500 }, () => 'art=buche').join('&')],
    ['only signs', '&&&===&=&?&'],
    ['__proto__ in brackets', '__proto__[admin]=1&constructor.prototype.x=1'],
  ])('%s are no fault', async (_name, query) => {
    const path = `${LISTING}?${query}`;
    const answer = await ask(path);
    expectCalm(path, answer);
    expect(answer.status).toBe(200);
  });
});

test('an address longer than the server reads is refused as too long', async () => {
  const answer = await ask(`${LISTING}?suche=${'a'.repeat(40_000)}`);
  expect([414, 431]).toContain(answer.status);
});

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS'])(
  'a page that is asked with %s is no fault',
  async (method) => {
    expectCalm(method, await ask(LISTING, method));
  },
);

test('a call that does not exist is refused in German and as a problem', async () => {
  const answer = await ask('/api/v1/gibt-es-nicht');
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'call.unknown', message: 'Diesen Aufruf gibt es nicht.' });
});
