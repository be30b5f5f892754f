import { describe, expect, it } from 'vitest';
import {
  denzinVolumeInStandingCubicMetres,
  formFactorVolumeInStandingCubicMetres,
  frustumVolumeInSolidCubicMetres,
  harvestedFromStandingCubicMetres,
  huberVolumeInSolidCubicMetres,
  newtonVolumeInSolidCubicMetres,
  smalianVolumeInSolidCubicMetres,
} from './log-volume.ts';

describe('log volume', () => {
  // Source: Kubiktafel after Huber, three decimals.
  it.each([
    [30, 4, 0.283],
    [25, 4, 0.196],
    [40, 5, 0.628],
    [45, 5, 0.795],
    [50, 12, 2.356],
  ])('by Huber of %d cm mid diameter and %d m is %d fm', (diameter, length, expected) => {
    expect(huberVolumeInSolidCubicMetres(diameter, length)).toBeCloseTo(expected, 3);
  });

  // One log, ends 36 and 28 cm, mid 32 cm, 4 m, by four formulas; worked by hand.
  const ends = { buttDiameterInCm: 36, topDiameterInCm: 28, lengthInM: 4 };
  it.each([
    ['Smalian', smalianVolumeInSolidCubicMetres(ends), 0.327],
    ['Newton', newtonVolumeInSolidCubicMetres(ends, 32), 0.323],
    ['truncated cone', frustumVolumeInSolidCubicMetres(ends), 0.323],
    ['Huber', huberVolumeInSolidCubicMetres(32, 4), 0.322],
  ])('by %s of one tapered log agrees with the worked example', (_name, volume, expected) => {
    expect(volume).toBeCloseTo(expected, 3);
  });

  it('is the same by every formula for a cylinder', () => {
    const cylinder = { buttDiameterInCm: 40, topDiameterInCm: 40, lengthInM: 5 };
    const expected = 0.6283;
    expect(smalianVolumeInSolidCubicMetres(cylinder)).toBeCloseTo(expected, 4);
    expect(newtonVolumeInSolidCubicMetres(cylinder, 40)).toBeCloseTo(expected, 4);
    expect(frustumVolumeInSolidCubicMetres(cylinder)).toBeCloseTo(expected, 4);
  });
});

describe('standing volume', () => {
  // Source: Denzin rule, diameter at breast height squared by 1000.
  it.each([
    [30, 0.9],
    [40, 1.6],
    [50, 2.5],
  ])('by Denzin of %d cm at breast height is %d vfm', (diameter, expected) => {
    expect(denzinVolumeInStandingCubicMetres(diameter)).toBeCloseTo(expected, 3);
  });

  it('by Denzin grows by 3 % for each metre above 25 m', () => {
    expect(denzinVolumeInStandingCubicMetres(40, 30)).toBeCloseTo(1.6 * 1.15, 6);
  });

  it('by form factor 0.45 of 40 cm and 25 m is 1.414 vfm', () => {
    const tree = { diameterAtBreastHeightInCm: 40, heightInM: 25, formFactor: 0.45 };
    expect(formFactorVolumeInStandingCubicMetres(tree)).toBeCloseTo(1.414, 3);
  });

  it('yields four fifths as harvested volume', () => {
    expect(harvestedFromStandingCubicMetres(0.9)).toBeCloseTo(0.72, 6);
  });
});
