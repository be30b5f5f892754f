import { expect, test } from 'vitest';
import { ALIASES, REDIRECTS } from '#contract/paths.ts';
import { createTestApp } from '#test/test-app.ts';

const { app } = await createTestApp();
const QUERY = '?suche=B%C3%BCche%20trocken&seite=2';

const filled = (pattern: string, value: string): string => pattern.replace(/:\w+\??/g, value);

test.each(REDIRECTS)('%s goes to %s for good and keeps its query', async (from, to) => {
  const bare = await app.inject(filled(from, 'buche-33'));
  expect(bare.statusCode).toBe(301);
  expect(bare.headers.location).toBe(filled(to, 'buche-33'));
  const withQuery = await app.inject(`${filled(from, 'buche-33')}${QUERY}`);
  expect(withQuery.statusCode).toBe(301);
  expect(withQuery.headers.location).toBe(`${filled(to, 'buche-33')}${QUERY}`);
});

test.each(REDIRECTS)('%s goes to %s also with a slash at its end', async (from, to) => {
  const { statusCode, headers } = await app.inject(`${filled(from, 'buche-33')}/?seite=2`);
  expect([statusCode, headers.location]).toEqual([301, `${filled(to, 'buche-33')}?seite=2`]);
});

test('a list with a slash at its end is that list, not a post without a name', async () => {
  const { statusCode, headers } = await app.inject('/holz-blog/?thema=wald');
  expect([statusCode, headers.location]).toEqual([301, '/holz-blog?thema=wald']);
});

test.each(REDIRECTS)('%s reaches %s in one step', (_from, to) => {
  const path = filled(to, 'buche-33');
  const next = REDIRECTS.filter(([from]) => filled(from, 'buche-33') === path);
  expect(next).toEqual([]);
});

test.each(REDIRECTS.filter(([from]) => from.includes(':')))('%s never leaves the site', async (from) => {
  for (const value of [
    '%2F%2Fevil.example',
    '%5Cevil.example',
    'https%3A%2F%2Fevil.example',
    'a%0D%0Aset-cookie%3A%20x%3D1',
  ]) {
    const { statusCode, headers } = await app.inject(filled(from, value));
    expect(statusCode).toBe(301);
    expect(new URL(String(headers.location), 'https://stammplatz.example').origin).toBe('https://stammplatz.example');
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test.each(ALIASES)('%s shows a page of its own accord: no 301 for it or for %s', async (alias, canonical) => {
  for (const pattern of [alias, canonical]) {
    const { statusCode } = await app.inject(pattern.replaceAll(/\/:\w+\?/g, ''));
    expect(statusCode).not.toBe(301);
  }
});
