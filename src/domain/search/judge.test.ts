import { describe, expect, it } from 'vitest';

import { discountedGain, evaluate, hasTrait } from './judge.ts';
import type { JudgedHit, JudgedQuery } from './judge.ts';

const beech: JudgedHit = {
  id: '1',
  title: 'Buche 33 cm ofenfertig',
  category: 'FIREWOOD',
  woodTypeIds: [20],
  lengthInCm: { min: 33, max: 33 },
};
const spruce: JudgedHit = { id: '2', title: 'Fichte 33 cm', category: 'FIREWOOD', woodTypeIds: [1] };
const pellets: JudgedHit = { id: '3', title: 'Pellets ENplus A1', category: 'PELLETS' };
const query: JudgedQuery = {
  query: 'Buche',
  grades: [
    { grade: 3, when: { category: 'FIREWOOD', woodTypeIds: [20] } },
    { grade: 1, when: { category: 'FIREWOOD' } },
  ],
  mustBeOnTop: { woodTypeIds: [20] },
  mustNotAppear: [{ category: 'PELLETS' }],
};

describe('a trait', () => {
  it('holds when every stated part does, umlauts aside', () => {
    expect(hasTrait(beech, { woodTypeIds: [20, 21], lengthInCm: { min: 31, max: 35 }, titleIncludes: ['BUCHE'] })).toBe(
      true,
    );
    expect(hasTrait(spruce, { lengthInCm: { min: 31, max: 35 } })).toBe(false);
    expect(hasTrait(spruce, { category: 'PELLETS' })).toBe(false);
  });
});

describe('the gain of an order', () => {
  it('is the sum of (2^grade − 1) / log2(rank + 1) over ten ranks', () => {
    expect(discountedGain([3, 2, 0, 1])).toBeCloseTo(7 + 3 / 1.5849625 + 0 + 1 / 2.3219281, 6);
    expect(discountedGain(Array.from({ length: 30 }, () => 1))).toBeCloseTo(4.5435595, 6);
  });
});

describe('an evaluation', () => {
  it('is perfect for the ideal order', async () => {
    const result = await evaluate([query], async () => [beech, spruce], { corpus: [spruce, pellets, beech] });
    expect(result).toMatchObject({ ndcgAt10: 1, zeroHitRate: 0, topRate: 1, forbiddenRate: 0 });
  });
  it('falls when the better hit stands below, and names hits that must not appear', async () => {
    const result = await evaluate([query], async () => [pellets, spruce, beech]);
    expect(result.ndcgAt10).toBeCloseTo((1 / 1.5849625 + 7 / 2) / (7 + 1 / 1.5849625), 6);
    expect(result).toMatchObject({ topRate: 0, forbiddenRate: 1 });
    expect(result.queries[0]?.forbidden).toEqual(['3']);
  });
  it('counts queries without a hit', async () => {
    const result = await evaluate([query, { ...query, query: 'x' }], async (line) => (line === 'x' ? [] : [beech]));
    expect(result.zeroHitRate).toBe(0.5);
  });
});
