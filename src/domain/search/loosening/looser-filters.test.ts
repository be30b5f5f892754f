import { describe, expect, it } from 'vitest';

import { looserFilters } from './looser-filters.ts';
import { readSearchLine } from '#domain/search/reading/read-search-line.ts';

const GIVEN = { page: 0, size: 24, sorting: { sortBy: 'RELEVANCE', sortDesc: true } } as const;
const looser = (line: string) => looserFilters(readSearchLine(line, { findPlace: () => null }), GIVEN);
const nearWoodsInSteps = (line: string): (readonly number[])[] =>
  looser(line).flatMap(({ givenUp, filters }) => (givenUp[0]?.isNear ? [filters.categoryData?.woodTypeIds ?? []] : []));
const nearWoods = (line: string): readonly number[] => nearWoodsInSteps(line).at(-1) ?? [];

describe('what a line sets when some of it is given up', () => {
  it('gives up together what is said twice', () => {
    expect(looser('Ulmenholz Rüster').every(({ givenUp }) => givenUp.length === 2)).toBe(true);
  });
  it('lets all measures be nearly met before it leaves one out', () => {
    const steps = looser('Sparren 8/16 4,5 m').map(({ givenUp }) =>
      givenUp.map(({ words, isNear }) => `${isNear ? 'nearly' : 'without'} ${words}`).join(', '),
    );
    const both = steps.indexOf('nearly 8/16, nearly 4,5 m');
    expect(both).toBeGreaterThan(steps.indexOf('nearly 4,5 m'));
    expect(both).toBeLessThan(steps.indexOf('without 8/16'));
  });
  it('takes half of a large amount before any, and puts small ones together', () => {
    const least = (line: string): unknown[] => looser(line).map(({ filters }) => filters.quantityMin);
    expect(least('Hackgut 2000 srm').slice(0, 3)).toEqual([1000, 200, undefined]);
    expect(least('Brennholz 3 rm')).toEqual([undefined]);
  });
  it('takes wood that is only nearly as dry as a figure before any', () => {
    const states = looser('Brennholz unter 15 %').map(({ filters }) => filters.categoryData?.dryingStates);
    expect(states).toEqual([['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'], undefined]);
  });
  it('gives up none of several woods alone', () => {
    const woods = ['Elsbeere', 'Eibe', 'Zwetschke'];
    const given = looser('Elsbeere, Eibe oder Zwetschke Bretter').map(({ givenUp }) =>
      givenUp.map(({ words }) => words),
    );
    const ofWoods = given.filter((words) => words.some((word) => woods.includes(word)));
    expect(ofWoods.length).toBeGreaterThan(1);
    expect(ofWoods.every((words) => woods.every((wood) => words.includes(wood)))).toBe(true);
  });
  it('takes woods of the same genus before others', () => {
    expect(nearWoodsInSteps('Schwarznuss')[0]).toEqual([31, 32]);
    expect(nearWoodsInSteps('Roteiche')[0]).toEqual([22, 23, 24]);
  });
  it('takes hardwoods for oak and broad-leaved woods for alder, no conifers', () => {
    expect(nearWoods('Eiche')).toContain(20);
    expect(nearWoods('Eiche')).not.toContain(35);
    expect(nearWoods('Erle')).toContain(27);
    expect(nearWoods('Erle')).not.toContain(1);
    expect(nearWoods('Fichte')).toContain(2);
  });
  it('takes soft broad-leaved woods for poplar before hard ones', () => {
    const [nearest = [], next = []] = nearWoodsInSteps('Pappel');
    expect([nearest.includes(33), nearest.includes(22), next.includes(28), next.includes(22)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
