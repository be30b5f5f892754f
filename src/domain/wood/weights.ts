import type { UnitCode } from '#domain/lookups/units.data.ts';

const KG_PER_TONNE = 1000;

type Quantity = { unit: UnitCode; quantity: number };

/** Returns a quantity in its unit and, for a weight in kilograms or tonnes, in the other one (1 t = 1000 kg). */
export function sameQuantityIn(unit: UnitCode, quantity: number): Quantity[] {
  const own = { unit, quantity };
  if (unit === 'T') return [own, { unit: 'KG', quantity: quantity * KG_PER_TONNE }];
  return unit === 'KG' ? [own, { unit: 'T', quantity: quantity / KG_PER_TONNE }] : [own];
}

/** Returns a quantity of one unit in another, null where the two are not the same measure. */
export const quantityIn = (wanted: UnitCode, { unit, quantity }: Quantity): number | null =>
  sameQuantityIn(unit, quantity).find((same) => same.unit === wanted)?.quantity ?? null;
