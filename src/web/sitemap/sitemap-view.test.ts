import { describe, expect, it } from 'vitest';
import { categoryViewsOf } from './sitemap-view.ts';

const empty = { federalStates: [], woodTypes: [], serviceCategories: [] };

describe('categoryViewsOf', () => {
  it('links a category to its states and wood types that have adverts, in the order of the lookup lists', () => {
    const [view] = categoryViewsOf([
      {
        ...empty,
        category: 'FIREWOOD',
        count: 5,
        federalStates: [
          { id: 6, count: 3 },
          { id: 4, count: 2 },
        ],
        woodTypes: [{ id: 20, count: 4 }],
      },
    ]).filter((one) => one.slug === 'brennholz');
    expect(view?.count).toBe(5);
    expect(view?.groups.map(({ links }) => links.map(({ href, count }) => `${href} ${count}`))).toEqual([
      ['/kaufen-verkaufen/brennholz/oberoesterreich 2', '/kaufen-verkaufen/brennholz/steiermark 3'],
      ['/kaufen-verkaufen/brennholz/buche 4'],
    ]);
  });

  it('keeps the ways to all seven categories and nine states while counts are missing', () => {
    const views = categoryViewsOf(null);
    expect(views).toHaveLength(7);
    expect(views.every(({ count, groups }) => count === null && groups[0]?.links.length === 9)).toBe(true);
  });
});
