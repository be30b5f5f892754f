import { expect, test } from 'vitest';
import { MOST_ISSUES, issuesToKeep } from './issue-limit.ts';

const many = (severity: 'ERROR' | 'HINT', count: number) =>
  Array.from({ length: count }, (_, row) => ({ severity, row }));

test('hints of the first rows leave room for the errors of later ones', () => {
  const first = issuesToKeep(many('HINT', 2_000), 0);
  expect(first).toHaveLength(500);
  expect(issuesToKeep([...many('HINT', 3), ...many('ERROR', 2)], first.length)).toEqual(many('ERROR', 2));
});

test('keeps the order of rows and no more than fit', () => {
  const mixed = [...many('ERROR', 1), ...many('HINT', 1), ...many('ERROR', 2_000)];
  const kept = issuesToKeep(mixed, 0);
  expect(kept).toEqual(mixed.slice(0, MOST_ISSUES));
  expect(issuesToKeep(many('ERROR', 5), MOST_ISSUES)).toEqual([]);
});
