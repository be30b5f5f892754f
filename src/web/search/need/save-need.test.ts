import { expect, test } from 'vitest';
import { ResponseError } from '#contract/api-errors.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { apiAnswering, samplePage } from '#test/sample-page.ts';
import { answerNeedForm } from './save-need.ts';

const BAD_ISCHL = { postalCode: '4820', countryCode: 'AT', name: 'Bad Ischl' };
const NEED = { quantityInStackedCubicMetres: 8, lengthInCm: null, showsTotals: true, isKeptForYear: true };

/** Knows 4820 Bad Ischl alone, and is away for 5555. */
const api = apiAnswering((operation, params) => {
  const { postalCode } = Object(params);
  if (postalCode === '5555') throw new ResponseError(503, '{}');
  if (operation === 'suggestPlaces') return { items: [] };
  if (postalCode !== '4820') throw new ResponseError(404, '{}');
  return BAD_ISCHL;
});

async function answer(fields: Record<string, string>, known: Partial<PageContext> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return answerNeedForm(form, api, { ...samplePage, ...known });
}

const saved = async (...given: Parameters<typeof answer>) => {
  const result = await answer(...given);
  if ('reply' in result) throw new Error(JSON.stringify(result.reply));
  return result;
};

test('what is stated is remembered until the browser is closed, and the listing is filtered by its length', async () => {
  const back = '/kaufen-verkaufen/brennholz/buche?laenge-von=20&laenge-bis=40&menge=3&seite=2&trocken=lufttrocken';
  expect(await saved({ menge: '6,5', laenge: '33', ort: '4820 Bad Ischl', zurueck: back })).toEqual({
    goTo: '/kaufen-verkaufen/brennholz/buche?trocken=lufttrocken&laenge=33',
    cookies: [
      'bedarf=6.5_33_gesamt_sitzung; Path=/; SameSite=Lax; HttpOnly; Secure',
      'ort=AT-4820; Path=/; SameSite=Lax; HttpOnly; Secure',
    ],
  });
});

test('who agrees is remembered for a year, with the place', async () => {
  const { cookies } = await saved({ menge: '6', ort: '4820', merken: 'ja' }, { place: BAD_ISCHL });
  expect(cookies).toEqual([
    'bedarf=6_0_gesamt_jahr; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
    'ort=AT-4820; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
  ]);
});

test('a place that stays as it is keeps the time agreed for it, an emptied one is forgotten', async () => {
  const kept = await saved({ menge: '6', ort: '4820 Bad Ischl' }, { place: BAD_ISCHL });
  expect(kept.cookies.map((cookie) => cookie.split('=')[0])).toEqual(['bedarf']);
  const emptied = await saved({ menge: '6', ort: '' }, { place: BAD_ISCHL });
  expect(emptied.cookies[1]).toMatch(/^ort=; Path=\/; Max-Age=0/);
});

test('the place of the address becomes the stated one', async () => {
  const back = '/kaufen-verkaufen/brennholz?plz=9400&land=HU';
  expect((await saved({ menge: '6', ort: '4820', zurueck: back })).goTo).toBe('/kaufen-verkaufen/brennholz?plz=4820');
  expect((await saved({ menge: '6', ort: '', zurueck: back })).goTo).toBe('/kaufen-verkaufen/brennholz');
});

test('a search among all goods is returned to without filters of firewood', async () => {
  const back = '/kaufen-verkaufen?plz=9400&seite=2&suche=Buche';
  expect((await saved({ menge: '6', laenge: '33', ort: '4820', zurueck: back })).goTo).toBe(
    '/kaufen-verkaufen?plz=4820&suche=Buche',
  );
});

test('plates are turned over without losing the rest, also how long it is kept', async () => {
  const turned = await saved({ intent: 'einheit', zurueck: '/kaufen-verkaufen/brennholz?seite=2' }, { need: NEED });
  expect(turned.goTo).toBe('/kaufen-verkaufen/brennholz?seite=2');
  expect(turned.cookies).toEqual(['bedarf=8_0_einheit_jahr; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure']);
  expect((await saved({ intent: 'gesamt' })).cookies).toEqual([]);
});

test('forgetting takes away the need and the place, and the address does not bring them back', async () => {
  const back =
    '/kaufen-verkaufen/brennholz?laenge=33&plz=9400&land=HU&umkreis=50&liefert=ja&menge=6&sortierung=gesamtpreis&seite=2';
  const { goTo, cookies } = await saved({ intent: 'vergessen', zurueck: back }, { need: NEED, place: BAD_ISCHL });
  expect(goTo).toBe('/kaufen-verkaufen/brennholz?laenge=33');
  expect(cookies.map((cookie) => /^(\w+)=; Path=\/; Max-Age=0/.exec(cookie)?.[1])).toEqual(['bedarf', 'ort']);
});

test('what was stated from the map leads back to it', async () => {
  expect((await saved({ menge: '6', laenge: '33', zurueck: '/map/brennholz?ausschnitt=13,47,14,48' })).goTo).toBe(
    '/map/brennholz?ausschnitt=13%2C47%2C14%2C48&laenge=33',
  );
});

test.each([
  ['//evil.example/kaufen-verkaufen/brennholz'],
  ['https://evil.example/'],
  ['/\\evil.example'],
  ['/kaufen-verkaufen/pellets'],
  ['/abmelden'],
  [`/kaufen-verkaufen/brennholz?suche=${'x'.repeat(3000)}`],
])('%s is no way back', async (zurueck) => {
  expect((await saved({ menge: '6', zurueck })).goTo).toBe('/kaufen-verkaufen/brennholz');
});

test.each([
  [{ menge: '' }, 'menge'],
  [{ menge: 'viel' }, 'menge'],
  [{ menge: '0' }, 'menge'],
  [{ menge: '-6' }, 'menge'],
  [{ menge: '6,55' }, 'menge'],
  [{ menge: '1'.repeat(5_000) }, 'menge'],
  [{ menge: '6', laenge: '34' }, 'laenge'],
  [{ menge: '6', laenge: 'lang' }, 'laenge'],
  [{ menge: '6', ort: '0000' }, 'ort'],
  [{ menge: '6', ort: 'Nirgendwo' }, 'ort'],
  [{ menge: '6', ort: 'x'.repeat(100_000) }, 'ort'],
])('a form with %j is refused at its field', async (fields, field) => {
  const refused = await answer(fields);
  expect('reply' in refused && [refused.status, Object.keys(refused.reply.errors)]).toEqual([422, [field]]);
});

test('while places cannot be looked up nothing is lost', async () => {
  const refused = await answer({ menge: '6', ort: '5555' });
  expect('reply' in refused && [refused.status, refused.reply.message, refused.reply.values['menge']]).toEqual([
    503,
    'Das hat nicht geklappt. Versuch es gleich noch einmal.',
    '6',
  ]);
});
