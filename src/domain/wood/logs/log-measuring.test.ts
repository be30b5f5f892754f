import { describe, expect, it } from 'vitest';
import type { BarkSpecies } from './bark.data.ts';
import { LENGTH_RULES, allowanceInCm, billedLengthInCm } from './log-length.ts';
import type { LengthRuleCode } from './log-length.ts';
import {
  diameterReadingsNeeded,
  lacksSecondReading,
  measureLog,
  midDiameterInCm,
  summariseLogs,
} from './log-measuring.ts';
import type { MeasuringRules } from './log-measuring.ts';
import { strengthClassOf } from '#domain/wood/strength-class.ts';

const forestry = (rule: LengthRuleCode): MeasuringRules => ({
  mode: 'FORESTRY',
  barkMethod: 'ALTHERR',
  lengthRule: LENGTH_RULES[rule],
});

describe('the billed length', () => {
  // Source: ÖHU 2006: softwood logs 1 %, at least 6 cm; long logs 2 %; hardwood 1.5 %; a short log falls by a step.
  const cases: [LengthRuleCode, number, number][] = [
    ['BLOCH', 410, 400],
    ['BLOCH', 406, 400],
    ['BLOCH', 405, 350],
    ['BLOCH', 506, 500],
    ['BLOCH', 708, 700],
    ['BLOCH', 706, 650],
    ['BLOCH', 40, 0],
    ['LANGHOLZ', 1_224, 1_200],
    ['LANGHOLZ', 1_223, 1_100],
    ['LAUBHOLZ', 310, 300],
    ['LAUBHOLZ', 305, 300],
    ['LAUBHOLZ', 304, 290],
  ];

  it.each(cases)('of a %s of %d cm is %d cm', (rule, measured, expected) => {
    expect(billedLengthInCm(measured, LENGTH_RULES[rule])).toBe(expected);
  });

  it('carries at least 6 cm of allowance on softwood logs, 1 % on longer ones', () => {
    expect(allowanceInCm(400, LENGTH_RULES.BLOCH)).toBe(6);
    expect(allowanceInCm(800, LENGTH_RULES.BLOCH)).toBe(8);
  });
});

describe('the mid diameter', () => {
  it('cuts each reading and their mean to whole centimetres', () => {
    expect(midDiameterInCm([33.8, 32.6], 'FORESTRY')).toBe(32);
  });

  it('keeps what was read in exact mode', () => {
    expect(midDiameterInCm([33.8, 32.6], 'EXACT')).toBeCloseTo(33.2, 6);
  });

  it('does not exist without a reading', () => {
    expect(midDiameterInCm([], 'FORESTRY')).toBeNull();
  });

  it('needs a second reading from 20 cm', () => {
    expect(diameterReadingsNeeded(19.9)).toBe(1);
    expect(diameterReadingsNeeded(20)).toBe(2);
    expect([[19.9], [20], [20, 21]].map(lacksSecondReading)).toEqual([false, true, false]);
  });
});

describe('the measuring chain', () => {
  // Source: worked examples with Altherr bark under the cutting rules of ÖNORM L 1021 practice.
  const cases: {
    species: BarkSpecies;
    readings: number[];
    length: number;
    rule: LengthRuleCode;
    bark: number;
    diameter: number;
    volume: number;
  }[] = [
    {
      species: 'FICHTE',
      readings: [33.8, 32.6],
      length: 410,
      rule: 'BLOCH',
      bark: 18.02,
      diameter: 30,
      volume: 0.283,
    },
    { species: 'LAERCHE', readings: [45], length: 510, rule: 'BLOCH', bark: 50.0, diameter: 40, volume: 0.628 },
    { species: 'BUCHE', readings: [38], length: 305, rule: 'LAUBHOLZ', bark: 13.45, diameter: 36, volume: 0.305 },
    { species: 'STIELEICHE', readings: [41], length: 305, rule: 'LAUBHOLZ', bark: 38.5, diameter: 37, volume: 0.323 },
  ];

  it.each(cases)('of $species gives $diameter cm and $volume fm', (row) => {
    const log = measureLog(
      { diameterReadingsInCm: row.readings, measuredLengthInCm: row.length, barkSpecies: row.species },
      forestry(row.rule),
    );
    expect(log?.barkInMm).toBeCloseTo(row.bark, 1);
    expect(log?.diameterUnderBarkInCm).toBe(row.diameter);
    expect(log?.volumeInSolidCubicMetres).toBe(row.volume);
  });

  it('bills less under the cutting rules than in exact mode', () => {
    const reading = { diameterReadingsInCm: [33.8, 32.6], measuredLengthInCm: 410, barkSpecies: 'FICHTE' } as const;
    const exact = measureLog(reading, { mode: 'EXACT', barkMethod: 'NONE', lengthRule: null });
    const billed = measureLog(reading, { ...forestry('BLOCH'), barkMethod: 'NONE' });
    expect(exact?.volumeInSolidCubicMetres).toBe(0.355);
    expect(billed?.volumeInSolidCubicMetres).toBe(0.322);
  });

  it('deducts whole centimetres after RVR, and bark after Altherr where RVR names no step', () => {
    const rules = { ...forestry('BLOCH'), barkMethod: 'RVR' } as const;
    const spruce = { diameterReadingsInCm: [32], measuredLengthInCm: 410, barkSpecies: 'FICHTE' } as const;
    expect(measureLog(spruce, rules)?.diameterUnderBarkInCm).toBe(30);
    expect(measureLog({ ...spruce, barkSpecies: 'BIRKE' }, rules)?.barkInMm).toBeCloseTo(26.9, 1);
  });

  it.each([
    { diameterReadingsInCm: [], measuredLengthInCm: 410 },
    { diameterReadingsInCm: [0], measuredLengthInCm: 410 },
    { diameterReadingsInCm: [30], measuredLengthInCm: 0 },
    { diameterReadingsInCm: [30], measuredLengthInCm: Number.NaN },
  ])('has no result for %j', (reading) => {
    expect(measureLog({ ...reading, barkSpecies: 'FICHTE' }, forestry('BLOCH'))).toBeNull();
  });

  it('sums a lot to two decimals with its mean diameter and class', () => {
    const logs = [30, 25, 28].flatMap(
      (diameter) =>
        measureLog(
          { diameterReadingsInCm: [diameter], measuredLengthInCm: 400, barkSpecies: 'FICHTE' },
          { mode: 'FORESTRY', barkMethod: 'NONE', lengthRule: null },
        ) ?? [],
    );
    // 0.283 + 0.196 + 0.246 = 0.725
    expect(summariseLogs(logs)).toEqual({
      count: 3,
      volumeInSolidCubicMetres: 0.73,
      meanDiameterInCm: 27.7,
      strengthClass: '2b',
    });
    expect(summariseLogs([])).toEqual({
      count: 0,
      volumeInSolidCubicMetres: 0,
      meanDiameterInCm: null,
      strengthClass: null,
    });
  });
});

describe('the strength class', () => {
  // Source: ÖHU 2006 strength classes by mid diameter without bark.
  it.each([
    [9, '0'],
    [10, '1a'],
    [14, '1a'],
    [15, '1b'],
    [20, '2a'],
    [24, '2a'],
    [25, '2b'],
    [30, '3a'],
    [35, '3b'],
    [40, '4a'],
    [45, '4b'],
    [49, '4b'],
    [50, '5'],
    [60, '6'],
    [70, '7'],
    [120, '7'],
  ])('of %d cm is %s', (diameter, expected) => {
    expect(strengthClassOf(diameter)).toBe(expected);
  });
});
