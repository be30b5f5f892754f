import { describe, expect, it } from 'vitest';
import { BARK_SPECIES } from './bark.data.ts';
import type { BarkSpecies } from './bark.data.ts';
import { altherrBarkInMm, barkSpeciesOfWoodType, rvrBarkInCm } from './bark.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';

describe('bark after Altherr', () => {
  // Source: waldwissen.net "Rindenabzug richtig bemessen" and FVA coefficients: mm at 20, 30, 40, 50 cm over bark.
  const table: [BarkSpecies, number[]][] = [
    ['FICHTE', [12.1, 17.1, 21.6, 25.6]],
    ['LAERCHE', [24.2, 34.5, 44.8, 55.2]],
    ['BUCHE', [8.3, 11.2, 14.0, 16.9]],
    ['STIELEICHE', [24.0, 30.9, 37.8, 44.7]],
  ];
  const cases = table.flatMap(([species, row]) =>
    row.map((expected, index): [BarkSpecies, number, number] => [species, 20 + 10 * index, expected]),
  );

  it.each(cases)('of %s at %d cm is %d mm', (species, diameter, expected) => {
    expect(Math.abs(altherrBarkInMm(species, diameter) - expected)).toBeLessThanOrEqual(0.0501);
  });

  it('is never negative and never reaches the diameter, for every species and diameter', () => {
    for (const species of BARK_SPECIES) {
      for (let diameter = 1; diameter <= 200; diameter += 1) {
        const bark = altherrBarkInMm(species, diameter);
        expect(bark, `${species} ${diameter}`).toBeGreaterThanOrEqual(0);
        expect(bark, `${species} ${diameter}`).toBeLessThan(diameter * 10);
      }
    }
  });
});

describe('bark after RVR', () => {
  // Source: forst-rast.de/Rindenabzug, the last diameter of a step and the first of the next.
  const cases: [BarkSpecies, number, number][] = [
    ['FICHTE', 26, 1],
    ['FICHTE', 27, 2],
    ['FICHTE', 50, 2],
    ['FICHTE', 51, 3],
    ['TANNE', 22, 1],
    ['TANNE', 23, 2],
    ['TANNE', 38, 2],
    ['TANNE', 39, 3],
    ['TANNE', 55, 3],
    ['TANNE', 56, 4],
    ['DOUGLASIE', 20, 1],
    ['DOUGLASIE', 21, 2],
    ['DOUGLASIE', 37, 2],
    ['DOUGLASIE', 38, 3],
    ['DOUGLASIE', 53, 3],
    ['DOUGLASIE', 54, 4],
    ['DOUGLASIE', 70, 4],
    ['DOUGLASIE', 71, 5],
    ['BUCHE', 41, 1],
    ['BUCHE', 42, 2],
    ['ESCHE', 18, 1],
    ['ESCHE', 19, 2],
    ['ESCHE', 29, 2],
    ['ESCHE', 30, 3],
    ['ESCHE', 44, 3],
    ['ESCHE', 45, 4],
    ['KIEFER', 20, 1],
    ['KIEFER', 21, 2],
    ['KIEFER', 36, 2],
    ['KIEFER', 37, 3],
    ['KIEFER', 62, 3],
    ['KIEFER', 63, 4],
    ['STIELEICHE', 20, 1],
    ['STIELEICHE', 21, 2],
    ['STIELEICHE', 31, 2],
    ['STIELEICHE', 32, 3],
    ['LAERCHE', 42, 3],
    ['LAERCHE', 43, 4],
    ['LAERCHE', 53, 4],
    ['LAERCHE', 54, 5],
  ];

  it.each(cases)('of %s at %d cm is %d cm', (species, diameter, expected) => {
    expect(rvrBarkInCm(species, diameter)).toBe(expected);
  });

  it('is not named for birch', () => {
    expect(rvrBarkInCm('BIRKE', 30)).toBeNull();
  });
});

describe('the bark species of a wood type', () => {
  it('is found for the main species and missing for mixtures', () => {
    expect(barkSpeciesOfWoodType('EICHE')).toBe('STIELEICHE');
    expect(barkSpeciesOfWoodType('LAUB_HART')).toBeNull();
    expect(barkSpeciesOfWoodType('constructor')).toBeNull();
  });

  it('serves every bark species but the second oak from some wood type', () => {
    const reached = new Set(WOOD_TYPES.map((row) => barkSpeciesOfWoodType(row.code)));
    expect(BARK_SPECIES.filter((species) => !reached.has(species))).toEqual(['TRAUBENEICHE']);
  });
});
