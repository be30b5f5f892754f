import { describe, expect, it } from 'vitest';
import {
  HARVEST_FACTOR,
  frustumVolumeInSolidCubicMetres,
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

  // One log, ends 36 and 28 cm, mid 32 cm, 4 m, by four formulas; calculated by hand.
  const ends = { buttDiameterInCm: 36, topDiameterInCm: 28, lengthInM: 4 };
  it.each([
    ['Smalian', smalianVolumeInSolidCubicMetres(ends), 0.327],
    ['Newton', newtonVolumeInSolidCubicMetres(ends, 32), 0.323],
    ['truncated cone', frustumVolumeInSolidCubicMetres(ends), 0.323],
    ['Huber', huberVolumeInSolidCubicMetres(32, 4), 0.322],
  ])('by %s of one tapered log agrees with the worked example', (_name, volume, expected) => {
    expect(volume).toBeCloseTo(expected, 3);
  });

  // Calculated by hand after Denzin: diameter at breast height squared divided by 1000, then bark and harvest loss.
  it.each([
    [30, 0.72],
    [40, 1.28],
    [50, 2],
  ])('that a standing tree of %d cm leaves to sell is %d fm', (diameterAtBreastHeightInCm, expected) => {
    expect((diameterAtBreastHeightInCm ** 2 / 1_000) * HARVEST_FACTOR.centre).toBeCloseTo(expected, 3);
  });

  it('is the same by every formula for a cylinder', () => {
    const cylinder = { buttDiameterInCm: 40, topDiameterInCm: 40, lengthInM: 5 };
    const expected = 0.6283;
    expect(smalianVolumeInSolidCubicMetres(cylinder)).toBeCloseTo(expected, 4);
    expect(newtonVolumeInSolidCubicMetres(cylinder, 40)).toBeCloseTo(expected, 4);
    expect(frustumVolumeInSolidCubicMetres(cylinder)).toBeCloseTo(expected, 4);
  });
});
