import { describe, expect, it } from 'vitest';

import { discountedGain, evaluate, evaluateGroups, figuresOf, hasTrait } from './scoring.ts';
import type { GroupedQuery, JudgedHit, JudgedQuery, Trait } from './scoring.ts';

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

describe('each kind of fact', () => {
  const advert: JudgedHit = {
    id: '4',
    title: 'Lärchenbretter für die Terrasse',
    description: 'Gehobelt, Lieferung möglich',
    category: 'SAWN_WOOD',
    woodTypeIds: [6, 1],
    lengthInCm: { min: 300, max: 500 },
    thicknessInMm: { min: 27, max: 27 },
    widthInMm: { min: 143, max: 143 },
    unit: 'LFM',
    sellerKind: 'BUSINESS',
    imageExists: true,
    pricePerUnitInCents: 650,
    heatPriceInCentsPerKwh: 7.5,
    quantity: 200,
    place: { latitude: 48.3, longitude: 14.3 },
    chipsDryingState: 'LUFTTROCKEN',
    moistureContentCode: 'M25',
    diameterInCm: { min: 30, max: 40 },
    enPlusCertified: false,
  };
  it.each<[holds: Trait, fails: Trait]>([
    [{ categories: ['LOGS', 'SAWN_WOOD'] }, { categories: ['LOGS'] }],
    [{ firstWoodTypeIds: [6] }, { firstWoodTypeIds: [1] }],
    [{ thicknessInMm: { min: 25, max: 30 } }, { thicknessInMm: { min: 28, max: 30 } }],
    [{ widthInMm: { min: 143, max: 143 } }, { widthInMm: { min: 1, max: 142 } }],
    [{ diameterInCm: { min: 40, max: 50 } }, { diameterInCm: { min: 41, max: 50 } }],
    [{ units: ['M2', 'LFM'] }, { units: ['M2'] }],
    [{ sellerKind: 'BUSINESS' }, { sellerKind: 'PRIVATE' }],
    [{ imageExists: true }, { imageExists: false }],
    [{ maxPricePerUnitInCents: 650 }, { maxPricePerUnitInCents: 649 }],
    [{ maxHeatPriceInCentsPerKwh: 8 }, { maxHeatPriceInCentsPerKwh: 7 }],
    [{ minQuantity: 200 }, { minQuantity: 201 }],
    [{ near: { latitude: 48.3, longitude: 14.2, km: 10 } }, { near: { latitude: 48.3, longitude: 14.2, km: 5 } }],
    [{ chipsDryingStates: ['LUFTTROCKEN'] }, { chipsDryingStates: ['WALDFRISCH'] }],
    [{ moistureContentCodes: ['M25'] }, { rawMaterialGroupCodes: ['1.1.4'] }],
    [{ textIncludes: ['nirgends', 'gehobelt'] }, { textIncludes: ['nirgends'] }],
    [{ notTextIncludes: ['nirgends'] }, { notTextIncludes: ['nirgends', 'LIEFERUNG'] }],
    [{ notTitleIncludes: ['gehobelt'] }, { notTitleIncludes: ['laerche', 'lärche'] }],
    [{ enPlusCertified: false }, { enPlusCertified: true }],
  ])('%j holds and %j does not', (holds, fails) => {
    expect(hasTrait(advert, holds)).toBe(true);
    expect(hasTrait(advert, fails)).toBe(false);
  });
  it('is not taken for granted where the advert does not state it', () => {
    const wanted: Trait[] = [{ maxPricePerUnitInCents: 1 }, { minQuantity: 1 }, { firstWoodTypeIds: [1] }];
    const places: Trait[] = [
      { near: { latitude: 0, longitude: 0, km: 20_000 } },
      { diameterInCm: { min: 0, max: 200 } },
    ];
    for (const trait of [...wanted, ...places]) expect(hasTrait(pellets, trait)).toBe(false);
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

describe('an evaluation by groups', () => {
  const wants = (line: string, grades: GroupedQuery<'a' | 'b'>['grades'], group: 'a' | 'b' = 'a') => ({
    query: line,
    group,
    grades,
  });
  const beechFirst: GroupedQuery<'a'>['grades'] = [
    { grade: 3, when: { woodTypeIds: [20] } },
    { grade: 1, when: { category: 'FIREWOOD' } },
  ];
  const onOffer = [spruce, pellets, beech];
  const scoresOf = async (hits: JudgedHit[], grades = beechFirst) => {
    const { scores } = await evaluateGroups([wants('x', grades)], async () => hits, onOffer);
    return scores[0];
  };

  it('leaves out what nothing on offer answers', async () => {
    const oak = wants('Eiche', [{ grade: 3, when: { woodTypeIds: [22] } }], 'b');
    const result = await evaluateGroups([wants('x', beechFirst), oak], async () => [beech, spruce], onOffer);
    expect(result.unanswerable).toEqual([{ query: 'Eiche', group: 'b' }]);
    expect(figuresOf(result.scores)).toEqual({ queries: 1, ndcgAt10: 1, successAt3: 1, zeroHitRate: 0 });
  });
  it('takes a hit of grade 2 or the best grade there is among the first three for a success', async () => {
    expect(await scoresOf([pellets, spruce, beech])).toMatchObject({ succeedsAt3: true });
    expect(await scoresOf([pellets, spruce, pellets, beech])).toMatchObject({ succeedsAt3: false });
    const related: GroupedQuery<'a'>['grades'] = [{ grade: 1, when: { category: 'FIREWOOD' } }];
    expect(await scoresOf([spruce], related)).toMatchObject({ succeedsAt3: true, firstTitles: ['Fichte 33 cm'] });
  });
  it('counts a search without a hit as nothing won', async () => {
    const none = await scoresOf([]);
    expect(none).toMatchObject({ ndcgAt10: 0, hits: 0 });
    expect(figuresOf(none ? [none] : [])).toMatchObject({ zeroHitRate: 1, successAt3: 0 });
  });
});
