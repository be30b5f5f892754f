import { describe, expect, it } from 'vitest';

import { drawPicture } from '#domain/pictures/picture.ts';
import { heapOf } from './heaps.ts';
import { logCount } from './logs.ts';
import { measuresOf, measuresText, parseMeasures, signLines } from './measures.ts';
import { sawnLot } from './packs.ts';
import { stackedBlock } from './stacked.ts';

describe('figures of a drawing', () => {
  it('are read back from an address as they were written', () => {
    const measures = measuresOf({
      unitCode: 'RM',
      quantity: 11.5,
      lengthInCm: 33,
      moistureInPercent: 38,
    });
    expect(measures).toEqual({ stackedInRm: 11.5, lengthInCm: 33, dryness: 1 });
    expect(measuresText(measures)).toBe('ar115l33w1');
    expect(parseMeasures('ar115l33w1')).toEqual(measures);
    expect(parseMeasures(measuresText({}))).toEqual({});
  });

  it.each(['al33r115', 'al33l33', 'az5', 'al033', 'b', ''])('are not read from %j', (text) => {
    expect(parseMeasures(text)).toBeNull();
  });

  it('leave out what is not known, not positive, or too large for an address', () => {
    expect(measuresText(measuresOf({ unitCode: 'PAUSCHAL', quantity: 4, lengthInCm: 0, diameterInCm: null }))).toBe(
      'a',
    );
    expect(measuresText({ massInKg: 1e12, lengthInCm: -4, dryness: Number.NaN })).toBe('a');
  });

  it('stand on the sign as the trade writes them', () => {
    const signOf = (details: Parameters<typeof measuresOf>[0]) => signLines(measuresOf(details));
    expect(signOf({ unitCode: 'SRM', quantity: 7.5, lengthInCm: 33 })).toEqual(['7,5 srm', '33 cm']);
    expect(signOf({ unitCode: 'FM', quantity: 18, minDiameterInCm: 25, maxDiameterInCm: 45 })).toEqual([
      '18 fm',
      'Ø 25–45 cm',
    ]);
    expect(signOf({ unitCode: 'M3', quantity: 0.072, thicknessInMm: 50, widthInMm: 350 })).toEqual([
      '0,072 m³',
      '50 × 350 mm',
    ]);
    expect(signOf({ unitCode: 'T', quantity: 6 })).toEqual(['6 t']);
    expect(signOf({ unitCode: 'EFM', quantity: 525 })).toEqual(['525 efm']);
    expect(signOf({ unitCode: 'M3', quantity: 4, minDiameterInCm: 30 })).toEqual(['4 m³', 'Ø 30 cm']);
    expect(signOf({ unitCode: 'SACK', quantity: 1107 })).toEqual(['1.107 Säcke']);
    expect(signOf({ unitCode: 'PAL', quantity: 1 })).toEqual(['1 Palette']);
    expect(signOf({ unitCode: 'STK', quantity: 280 })).toEqual(['280 Stk']);
    expect(signOf({ unitCode: 'RM', quantity: 2, lengthInCm: 100 })).toEqual(['2 rm', '1 m']);
  });
});

describe('goods drawn to scale', () => {
  it.each([
    [1, 33],
    [11, 33],
    [30, 100],
    [240, 25],
  ])('%f rm of %f cm fill the block that is drawn', (amount, piece) => {
    const { width, height, rows, row } = stackedBlock(amount, piece);
    expect((width * height * rows * row) / 1e6).toBeCloseTo(amount, 6);
    expect(row).toBe(piece);
    expect(height).toBeLessThanOrEqual(180);
  });

  it.each([1, 23, 600])('%f srm fill the cone that is drawn', (amount) => {
    const { radius, height } = heapOf(amount);
    expect((Math.PI * radius ** 2 * height) / 3 / 1e6).toBeCloseTo(amount, 6);
  });

  // Huber: 30 cm and 4 m are 0.283 fm, 40 cm and 5 m 0.628 fm.
  it.each([
    [2.83, 30, 400, 10],
    [62.8, 40, 500, 100],
  ])('%f fm of %f cm and %f cm are %i logs', (amount, diameter, length, count) => {
    expect(logCount(amount, diameter, length)).toBe(count);
  });

  it('counts the boards of an amount', () => {
    // 24 mm × 100 mm × 4 m are 0.0096 m³.
    const lot = sawnLot(0.96, { thicknessInMm: 24, widthInMm: 100, lengthInCm: 400 });
    expect(lot.pieces).toBe(100);
    expect(lot.columns * lot.rows * lot.packs).toBeGreaterThanOrEqual(100);
    expect(lot.columns * lot.rows * (lot.packs - 1)).toBeLessThan(100);
  });

  it.each([
    ['stack', 'ar9999999l1'],
    ['stack', 'ar1l9999999'],
    ['heap', 'as9999999l1'],
    ['heap', 'as1l9999999'],
    ['woodChips', 'as9999999'],
    ['pellets', 'ak9999999'],
    ['pellets', 'ak1'],
    ['pelletBags', 'an9999999'],
    ['logPile', 'av9999999l1d1'],
    ['logPile', 'av1l9999999d9999999'],
    ['boardPack', 'av9999999h1b1l1'],
    ['boardPack', 'av1l9999999h9999999b9999999'],
    ['crate', 'an9999999'],
    ['boardPack', 'av500l1h1b1'],
    ['stackRow', 'ar30000l2'],
  ] as const)('%s stays whole and small with the figures %s', (kind, text) => {
    // A drawing's address is open to all: each figure may be absurd.
    const measures = parseMeasures(sorted(text));
    if (measures === null) throw new Error(text);
    const svg = drawPicture({ kind, species: ['buche'], seed: 3, options: { measures } });
    expect(/NaN|undefined|Infinity/.exec(svg)).toBeNull();
    expect(svg.length).toBeLessThan(85_000);
  });
});

/** The letters in the order in which addresses have them. */
function sorted(text: string): string {
  const order = 'rsvknlmdehbcw';
  const parts = [...text.slice(1).matchAll(/[a-z]\d+/g)].map(([part]) => part);
  return `a${parts.sort((a, b) => order.indexOf(a.charAt(0)) - order.indexOf(b.charAt(0))).join('')}`;
}
