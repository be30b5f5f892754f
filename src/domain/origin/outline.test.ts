import { describe, expect, it } from 'vitest';
import {
  OUTLINE,
  cleanOutline,
  fewerPoints,
  measureOutline,
  outlineIssues,
  publicHectares,
  speciesHectares,
  speciesIssues,
} from './outline.ts';
import { outlineText, readOutlineText } from './outline-text.ts';
import { readSpeciesText, speciesText } from './species-text.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { walked } from './walk.ts';

const ring = (...points: [number, number][]) => points.map(([latitude, longitude]) => ({ latitude, longitude }));
const SQUARE = ring([47, 15], [47, 15.01], [47.01, 15.01], [47.01, 15]);
const codesOf = (...rings: ReturnType<typeof ring>[]) => outlineIssues(cleanOutline(rings)).map(({ code }) => code);

describe('an outline', () => {
  it('is kept against the clock, holes with it, with six decimals and no point twice', () => {
    const closed = [...SQUARE.toReversed(), ...SQUARE.toReversed().slice(0, 1)];
    const hole = ring([47.002, 15.002], [47.002, 15.004], [47.004, 15.004]);
    const [outer, inner] = cleanOutline([closed, hole]);
    expect(outer).toHaveLength(4);
    expect(outer?.[0]).toEqual({ latitude: 47, longitude: 15 });
    expect(inner?.[0]).toEqual(hole.at(-1));
    expect(cleanOutline([ring([47.12345678, 15])])[0]?.[0]?.latitude).toBe(47.123457);
  });

  it('loses the area of its holes', () => {
    const hole = ring([47.002, 15.002], [47.002, 15.004], [47.004, 15.004], [47.004, 15.002]);
    const whole = measureOutline([SQUARE]).areaInSquareMetres;
    const left = measureOutline([SQUARE, hole]).areaInSquareMetres;
    expect((whole - left) / whole).toBeCloseTo(0.04, 4);
  });

  it.each([
    ['nothing', [], 'too-few-points'],
    ['two points', [ring([47, 15], [47, 15.01])], 'too-few-points'],
    ['a pole', [ring([89, 0], [89, 120], [89, -120])], 'elsewhere'],
    ['the date line', [ring([65, 179.9], [65, -179.9], [65.1, 179.9])], 'elsewhere'],
    ['latitude and longitude changed about', [ring([15, 47], [15, 47.01], [15.01, 47.01])], 'elsewhere'],
    ['half of Austria', [ring([47, 12], [47, 15], [48, 13])], 'too-wide'],
    ['a figure of eight', [ring([47, 15], [47.002, 15.002], [47.002, 15], [47, 15.002])], 'crosses'],
    ['a hole outside', [SQUARE, ring([47.02, 15], [47.02, 15.01], [47.03, 15])], 'hole-outside'],
    ['a few metres', [ring([47, 15], [47, 15.00005], [47.00005, 15])], 'too-small'],
    ['20,000 ha', [ring([47, 15], [47, 15.2], [47.14, 15.2], [47.14, 15])], 'too-large'],
    ['a good one', [SQUARE], null],
  ])('around %s is refused: %s', (_name, rings, code) => {
    expect(codesOf(...rings)).toEqual(code === null ? [] : [`outline.${code}`]);
  });

  it('names the place where it crosses itself', () => {
    const eight = ring([47, 15], [47.002, 15.002], [47.002, 15], [47, 15.002]);
    expect(outlineIssues(cleanOutline([eight]))[0]?.params).toEqual({ latitude: 47.001, longitude: 15.001 });
  });

  it('with 100,000 points is brought down to what fits, or refused', () => {
    const circle = Array.from({ length: 100_000 }, (_, index) => ({
      latitude: 47 + 0.01 * Math.sin((2 * Math.PI * index) / 100_000),
      longitude: 15 + 0.01 * Math.cos((2 * Math.PI * index) / 100_000),
    }));
    const { rings, movedInMetres } = fewerPoints([circle]);
    expect(rings.flat().length).toBeLessThanOrEqual(OUTLINE.points);
    expect(movedInMetres).toBeLessThanOrEqual(10);
    const area = (some: typeof rings) => measureOutline(some).areaInSquareMetres;
    expect(Math.abs(area(rings) / area([circle]) - 1)).toBeLessThan(0.001);
    expect(codesOf(circle)).toEqual(['outline.too-many-points']);
  });
});

describe('what visitors read of an area', () => {
  it.each([
    [12_345, 1.2],
    [123_456, 12],
    [1_234_567, 120],
    [200, 0.1],
    [9_960_000, 1000],
  ])('of %i m² are %f ha', (area, hectares) => {
    expect(publicHectares(area)).toBe(hectares);
  });
});

describe('the shares of kinds of wood', () => {
  it('are at most 100 % together, each kind once', () => {
    expect(
      speciesIssues([
        { woodTypeId: 1, percent: 70 },
        { woodTypeId: 20, percent: 30 },
      ]),
    ).toEqual([]);
    expect(
      speciesIssues([
        { woodTypeId: 1, percent: 70 },
        { woodTypeId: 20, percent: 31 },
      ])[0],
    ).toMatchObject({
      code: 'outline.species-sum',
      params: { sum: 101 },
    });
    expect(
      speciesIssues([
        { woodTypeId: 1, percent: 7 },
        { woodTypeId: 1, percent: 3 },
      ])[0]?.code,
    ).toBe('outline.species-twice');
    expect(speciesHectares(25_000, [{ woodTypeId: 1, percent: 70 }])).toEqual([
      { woodTypeId: 1, percent: 70, hectares: 1.75 },
    ]);
  });
});

describe('the line of shares', () => {
  it('is read by the names of kinds of wood, and back', () => {
    expect(readSpeciesText('Fichte 70, Rotbuche 20 %; Tanne: 5')).toEqual({ part: 'Rotbuche 20 %' });
    const read = readSpeciesText('fichte 70, Buche 20 %; Weißkiefer 3,');
    expect(read).toEqual({ part: 'Weißkiefer 3' });
    for (const { id } of WOOD_TYPES) {
      expect(readSpeciesText(speciesText([{ woodTypeId: id, percent: 40 }]))).toEqual({
        shares: [{ woodTypeId: id, percent: 40 }],
      });
    }
    expect(readSpeciesText('Fichte 101')).toEqual({ part: 'Fichte 101' });
    expect(readSpeciesText('Picea abies 40')).toEqual({ shares: [{ woodTypeId: 1, percent: 40 }] });
    expect(readSpeciesText('  ')).toEqual({ shares: [] });
  });
});

describe('a list of coordinates', () => {
  it.each([
    ['47.5, 15.25'],
    ['47,5 15,25'],
    ['47,5; 15,25'],
    ['47.5\t15.25'],
    ['47.5° N, 15.25° E'],
    ['N 47,5 O 15,25'],
    ['47,5, 15,25'],
  ])('takes "%s"', (line) => {
    expect(readOutlineText(`${line}\n`)).toEqual({ rings: [[{ latitude: 47.5, longitude: 15.25 }]] });
  });

  it('names the line that cannot be read', () => {
    expect(readOutlineText('47.5, 15.25\nhier\n')).toEqual({ line: 2 });
    expect(readOutlineText('147.5, 15.25')).toEqual({ line: 1 });
    expect(readOutlineText('47.5, 15.25, 600')).toEqual({ line: 1 });
  });

  it('is read as it was written, holes after an empty line', () => {
    const rings = [SQUARE, ring([47.002, 15.002], [47.002, 15.004], [47.004, 15.004])];
    expect(readOutlineText(outlineText(rings))).toEqual({ rings });
    expect(readOutlineText(' \n\n')).toEqual({ rings: [] });
  });
});

describe('a walk', () => {
  const start = { latitude: 47, longitude: 15, accuracyInMetres: 5 };
  it('takes steps, not the trembling of the position nor what is inaccurate', () => {
    let line = walked([], start);
    line = walked(line, { ...start, latitude: 47.00001 });
    expect(line).toHaveLength(1);
    line = walked(line, { ...start, latitude: 47.0001 });
    expect(line).toHaveLength(2);
    expect(walked(line, { ...start, latitude: 47.001, accuracyInMetres: 60 })).toBe(line);
    expect(walked(line, { ...start, latitude: 47.00018, accuracyInMetres: 24 })).toBe(line);
  });
});
