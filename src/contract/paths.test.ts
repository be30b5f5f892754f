import { expect, test } from 'vitest';
import { ALIASES, REDIRECTS, paths } from './paths.ts';

test('a listing names its category and one further part in German', () => {
  expect(paths.products()).toBe('/kaufen-verkaufen');
  expect(paths.products('FIREWOOD')).toBe('/kaufen-verkaufen/brennholz');
  expect(paths.products('SERVICES', 'harvesterernte')).toBe('/kaufen-verkaufen/dienstleistungen/harvesterernte');
  expect(paths.map('WOOD_CHIPS', 'steiermark')).toBe('/map/hackgut/steiermark');
});

test.each([
  [paths.products('LOGS'), '/kaufen-verkaufen/rundholz'],
  [paths.products('FOREST'), '/kaufen-verkaufen/wald'],
  [paths.products('PELLETS'), '/kaufen-verkaufen/pellets'],
  [paths.products('SAWN_WOOD'), '/kaufen-verkaufen/schnittholz'],
  [paths.advert('buche-33-cm'), '/kaufen-verkaufen/p/buche-33-cm'],
  [paths.sharedAdvert('a/b?c'), '/ad/a%2Fb%3Fc'],
  [paths.company('holz-huber'), '/firma/holz-huber'],
  [paths.chats(), '/chats'],
  [paths.chats('7'), '/chats/7'],
  [paths.editFacts('7'), '/editadvert/step1?anzeige=7'],
  [paths.editImages('7'), '/editadvert/7/step2'],
  [paths.signIn('/chats?a=1&b=2'), '/anmelden?callbackUrl=%2Fchats%3Fa%3D1%26b%3D2'],
  [paths.dashboards('advertising'), '/dashboards/advertising'],
  [paths.blogPost('totholz'), '/holz-blog-post/totholz'],
  [paths.landing('buychimneywood'), '/landing/buychimneywood'],
])('an address is built as %s', (built, expected) => {
  expect(built).toBe(expected);
});

test('no old route name leads to another old one', () => {
  const olds = REDIRECTS.map(([from]) => from);
  expect(REDIRECTS.filter(([, to]) => olds.includes(to))).toEqual([]);
  expect(new Set(olds).size).toBe(olds.length);
});

test('the fixed old names stand before the pattern that would take them', () => {
  const position = (from: string) => REDIRECTS.findIndex(([old]) => old === from);
  expect(position('/products/map')).toBeLessThan(position('/products/:slug'));
});

test('every alias is one address with one page', () => {
  const aliases = ALIASES.map(([alias]) => alias);
  expect(new Set(aliases).size).toBe(aliases.length);
  const pages = ALIASES.filter(([alias]) => alias.endsWith('rundholz-rechner') || alias.endsWith('volumsrechner'));
  expect(new Set(pages.map(([, page]) => page))).toEqual(new Set(['/holz-tools/rundholz-rechner']));
});
