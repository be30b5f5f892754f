import { expect, test } from 'vitest';
import { displayPath, safeBackPath } from './display-path.ts';

test('the display form knows the way back to the page it was opened from', () => {
  const href = displayPath('/kaufen-verkaufen/brennholz?plz=4560');
  expect(new URL(href, 'http://localhost').searchParams.get('zurueck')).toBe('/kaufen-verkaufen/brennholz?plz=4560');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b', '', null, 7])(
  'the way back never leaves the site: %s',
  (back) => {
    expect(safeBackPath(back)).toBe('/');
  },
);

test('a path of the site is kept with its query string', () => {
  expect(safeBackPath('/map?plz=8010')).toBe('/map?plz=8010');
});
