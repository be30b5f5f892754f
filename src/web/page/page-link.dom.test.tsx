import { expect, test } from 'vitest';
import { pageLinkOf } from './page-link.ts';

function linkFrom(html: string): HTMLAnchorElement | null {
  document.body.innerHTML = html;
  return pageLinkOf(document.querySelector('[data-start]') ?? document.querySelector('a'));
}

test('a click on anything inside a link finds the page behind it', () => {
  const link = linkFrom('<a href="/kaufen-verkaufen/brennholz?seite=2"><b data-start>Weiter</b></a>');
  expect(link?.getAttribute('href')).toBe('/kaufen-verkaufen/brennholz?seite=2');
});

test.each([
  ['another site', '<a href="https://pefc.at/">PEFC</a>'],
  ['a new tab', '<a href="/agb" target="_blank">AGB</a>'],
  ['a download', '<a href="/map" download>Karte</a>'],
  ['a file', '<a href="/preise.csv">CSV</a>'],
  ['a call of the API', '<a href="/api/docs">API</a>'],
  ['a place on this page', '<a href="#inhalt">Inhalt</a>'],
  ['a link that opted out', '<a href="/map" data-native>Karte</a>'],
  ['an anchor without address', '<a>Nichts</a>'],
])('%s is left to the browser', (_, html) => {
  expect(linkFrom(html)).toBeNull();
});
