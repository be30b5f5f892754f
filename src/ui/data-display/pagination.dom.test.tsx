import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination, pagesShown } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [12, 40, [1, null, 11, 12, 13, null, 40]],
  [40, 40, [1, null, 37, 38, 39, 40]],
])('page %i of %i shows %j', (page, pageCount, expected) => {
  expect(pagesShown(page, pageCount)).toEqual(expected);
});

test('every page is a real link and the present one is marked', () => {
  render(<Pagination page={2} pageCount={3} hrefOf={(page) => `?seite=${page}`} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  expect(screen.getByRole('link', { name: 'Nächste Seite' }).getAttribute('href')).toBe('?seite=3');
  expect(screen.getByRole('link', { name: 'Seite 1' }).getAttribute('href')).toBe('?seite=1');
});

test('a single page needs no links', () => {
  render(<Pagination page={1} pageCount={1} hrefOf={() => '#'} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
