import { expect, test } from 'vitest';
import { canonical, pageMeta } from './page-meta.ts';

const matches = [{ id: 'root', loaderData: { publicUrl: 'https://stammplatz.example' } }];

test('a page names its canonical address with the origin of the site', () => {
  expect(pageMeta(matches, { title: 'Brennholz', path: '/kaufen-verkaufen/brennholz' })).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://stammplatz.example/kaufen-verkaufen/brennholz',
  });
});

test('the title ends with the name of the site', () => {
  expect(pageMeta(matches, { title: 'Brennholz' })).toContainEqual({ title: 'Brennholz – Stammplatz' });
});

test('a page without a path has no canonical link', () => {
  expect(pageMeta(matches, { title: 'Fehler' }).some((tag) => 'tagName' in tag)).toBe(false);
});

test('the start page keeps its slash and a trailing slash of the site is not doubled', () => {
  expect(canonical('/', 'https://stammplatz.example/')).toBe('https://stammplatz.example/');
  expect(canonical('/map', 'https://stammplatz.example/')).toBe('https://stammplatz.example/map');
});
