import { describe, expect, it } from 'vitest';
import { createRandom } from '#domain/pictures/random.ts';
import { deliveredTotal, deliveryReachInKm } from './delivered-price.ts';
import type { DeliveredPriceInput, DeliveryBand } from './delivered-price.ts';

const BANDS: DeliveryBand[] = [
  { upToKm: 15, amountInCents: 35_00, per: 'TRIP' },
  { upToKm: 40, minimumQuantity: 4, amountInCents: 60_00, per: 'TRIP' },
  { upToKm: 80, minimumQuantity: 8, amountInCents: 12_00, per: 'UNIT' },
];
const order = (changes: Partial<DeliveredPriceInput>): DeliveredPriceInput => ({
  pricePerUnitInCents: 165_00,
  quantity: 6,
  unit: 'RM',
  distanceInKm: 14,
  bands: BANDS,
  ...changes,
});

describe('the price to the door', () => {
  it.each([
    {
      name: 'a near buyer pays the first trip',
      changes: { distanceInKm: 14 },
      goods: 990_00,
      delivery: 35_00,
      units: 6,
    },
    {
      name: 'the end of a band belongs to it',
      changes: { distanceInKm: 15 },
      goods: 990_00,
      delivery: 35_00,
      units: 6,
    },
    { name: 'beyond it the next applies', changes: { distanceInKm: 15.1 }, goods: 990_00, delivery: 60_00, units: 6 },
    {
      name: 'a small order is raised to the minimum',
      changes: { distanceInKm: 30, quantity: 2 },
      goods: 660_00,
      delivery: 60_00,
      units: 4,
    },
    {
      name: 'a charge for each unit counts the raised quantity',
      changes: { distanceInKm: 60 },
      goods: 1_320_00,
      delivery: 96_00,
      units: 8,
    },
  ])('$name', ({ changes, goods, delivery, units }) => {
    const input = order(changes);
    expect(deliveredTotal(input)).toMatchObject({
      goodsInCents: goods,
      deliveryInCents: delivery,
      totalInCents: goods + delivery,
      quantity: units,
      quantityIsRaised: units > input.quantity,
    });
  });

  it('takes the cheapest band that reaches, whatever its order', () => {
    const free: DeliveryBand = { upToKm: 100, minimumQuantity: 6, amountInCents: 0, per: 'TRIP' };
    expect(deliveredTotal(order({ bands: [...BANDS, free] }))?.band).toBe(free);
    expect(deliveredTotal(order({ bands: [...BANDS, free], quantity: 1 }))?.band).toBe(BANDS[0]);
  });

  it.each([
    ['beyond the last band', { distanceInKm: 81 }],
    ['without bands', { bands: [] }],
    ['for less than any band that reaches delivers', { distanceInKm: 30, quantity: 2, maximum: 3 }],
    ['for no quantity', { quantity: 0 }],
    ['for an unknown distance', { distanceInKm: Number.NaN }],
  ])('does not exist %s', (_name, changes) => {
    expect(deliveredTotal(order(changes))).toBeNull();
  });

  it('never falls with distance and never below the goods, for any bands', () => {
    const random = createRandom(1_609);
    for (let round = 0; round < 300; round += 1) {
      const bands = Array.from({ length: random.integer(1, 6) }, (): DeliveryBand => ({
        upToKm: random.integer(1, 120),
        minimumQuantity: random.chance(0.5) ? random.integer(1, 12) : null,
        amountInCents: random.integer(0, 20_000),
        per: random.pick(['TRIP', 'UNIT']),
      }));
      const pricePerUnitInCents = random.integer(1, 30_000);
      const quantity = random.integer(1, 80) / 4;
      let previous = 0;
      for (let distanceInKm = 0; distanceInKm <= 125; distanceInKm += 5) {
        const price = deliveredTotal({ pricePerUnitInCents, quantity, unit: 'RM', distanceInKm, bands });
        const total = price?.totalInCents ?? Number.POSITIVE_INFINITY;
        expect(total).toBeGreaterThanOrEqual(previous);
        expect(total).toBeGreaterThanOrEqual(Math.round(pricePerUnitInCents * quantity));
        previous = total;
      }
    }
  });

  it('reaches as far as the farthest band', () => {
    expect(deliveryReachInKm(BANDS)).toBe(80);
    expect(deliveryReachInKm([])).toBe(0);
  });
});
