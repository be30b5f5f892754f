import { describe, expect, it } from 'vitest';

import { looserFilters } from './looser-filters.ts';
import { readSearchLine } from './read-search-line.ts';

const GIVEN = { page: 0, size: 24, sorting: { sortBy: 'RELEVANCE', sortDesc: true } } as const;
const looser = (line: string) => looserFilters(readSearchLine(line, { findPlace: () => null }), GIVEN);
const nearWoods = (line: string): readonly number[] =>
  looser(line).find(({ givenUp }) => givenUp[0]?.isNear)?.filters.categoryData?.woodTypeIds ?? [];

describe('what a line sets when some of it is given up', () => {
  it('gives up together what is said twice', () => {
    expect(looser('Ulmenholz Rüster').every(({ givenUp }) => givenUp.length === 2)).toBe(true);
  });
  it('takes hardwoods for oak and broad-leaved woods for alder, no conifers', () => {
    expect(nearWoods('Eiche')).toContain(20);
    expect(nearWoods('Eiche')).not.toContain(35);
    expect(nearWoods('Erle')).toContain(27);
    expect(nearWoods('Erle')).not.toContain(1);
    expect(nearWoods('Fichte')).toContain(2);
  });
});
