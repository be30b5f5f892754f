import { expect, test } from 'vitest';
import { headlineOf } from './headline.ts';

test.each([
  [undefined, undefined, 'Holz kaufen'],
  ['brennholz', undefined, 'Brennholz'],
  ['brennholz', 'buche', 'Buche Brennholz'],
  ['brennholz', 'steiermark', 'Brennholz in der Steiermark'],
  ['rundholz', 'burgenland', 'Rundholz im Burgenland'],
  ['hackgut', 'tirol', 'Hackgut in Tirol'],
  ['wald', 'fichte', 'Fichte ab Stock'],
  ['dienstleistungen', undefined, 'Forstdienste'],
  ['dienstleistungen', 'seilkran', 'Seilkran'],
])('/%s/%s is called "%s"', (category, param, title) => {
  expect(headlineOf({ category, param }).title).toBe(title);
});

test('the way down leads over the category', () => {
  const { crumbs, current } = headlineOf({ category: 'brennholz', param: 'buche' });
  expect(crumbs.map((crumb) => crumb.href)).toEqual(['/', '/kaufen-verkaufen', '/kaufen-verkaufen/brennholz']);
  expect(current).toBe('Buche');
});
