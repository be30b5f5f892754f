import { expect, test } from 'vitest';
import { FEDERAL_STATES, federalStateBySlug } from '#domain/lookups/regions.data.ts';
import { neighbouringStates } from './neighbouring-states.ts';

const namesAround = (slug: string): string[] => {
  const around = neighbouringStates(federalStateBySlug(slug)?.id ?? 0);
  return FEDERAL_STATES.filter(({ id }) => around.includes(id)).map(({ name }) => name);
};

test.each([
  ['wien', ['Niederösterreich']],
  ['vorarlberg', ['Tirol']],
  ['salzburg', ['Kärnten', 'Oberösterreich', 'Steiermark', 'Tirol']],
])('%s borders on %s', (slug, names) => {
  expect(namesAround(slug)).toEqual(names);
});

test('a border has two sides', () => {
  const borders = FEDERAL_STATES.flatMap(({ id }) => neighbouringStates(id).map((other) => [id, other] as const));
  expect(borders.length).toBe(26);
  expect(borders.filter(([one, other]) => !neighbouringStates(other).includes(one))).toEqual([]);
});
