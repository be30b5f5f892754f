import { expect, test } from 'vitest';
import { decodeReferences, shortened, textOfHtml } from './feed-text.ts';

test.each([
  ['Holz &amp; Forst', 'Holz & Forst'],
  ['K&auml;ferholz f&uuml;r 5&nbsp;&euro;', 'Käferholz für 5 €'],
  ['<p>Eins</p><p>Zwei</p>', 'Eins Zwei'],
  ['<script>alert(1)</script>Fichte', 'Fichte'],
  ['<SCRIPT src="x">alert(1)</ScRiPt >Fichte', 'Fichte'],
  ['<style>b{}</style><svg onload=alert(1)>x</svg>Tanne', 'Tanne'],
  ['<img src=x onerror="alert(1)">Buche', 'Buche'],
  ['Buche<!-- <b>versteckt</b> -->', 'Buche'],
  ['Preis &lt; 90 und > 80', 'Preis < 90 und > 80'],
  ['5 < 6', '5 < 6'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['&amp;lt;', '&lt;'],
  ['Brenn&shy;holz f&uuml;r &Aring;land &rarr; jetzt', 'Brennholz für Åland → jetzt'],
  ['<img alt="5 > 4">Esche', 'Esche'],
  ['Lärche <script>nie zu Ende', 'Lärche'],
  ['Lärche <a href="nie zu Ende', 'Lärche'],
  ['Ulme\u202ekcüruz\u0000\ud800', 'Ulmekcüruz \ufffd'],
])('%j reads %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test('references outside the range of signs are left out, unknown names stay', () => {
  expect(decodeReferences('&#0;&#x110000;&#228;&#xE4;&constructor;&unknown;')).toBe('ää&constructor;&unknown;');
});

test('a text is cut between words, and counted in signs', () => {
  expect(shortened('Brennholz aus der Steiermark', 20)).toBe('Brennholz aus der…');
  expect([...shortened('🌲'.repeat(600), 500)]).toHaveLength(500);
  expect(shortened('kurz', 500)).toBe('kurz');
});

test.each(['<', '<a', '<!--', '<script>', '&#', '<script></script', '<div>', '</a>', '<object>', '&amp;'])(
  '%j repeated without end takes no time',
  (part) => {
    const began = performance.now();
    textOfHtml(part.repeat(1_000_000));
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);
