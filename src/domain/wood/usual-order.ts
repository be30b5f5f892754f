import type { UnitCode } from '#domain/lookups/units.data.ts';

/** A household's usual order, where neither buyer nor seller says; product decision. */
const USUAL_ORDER: Partial<Record<UnitCode, number>> = { RM: 5, SRM: 8, FM: 5, T: 4, KG: 1000, SACK: 66 };

/** Returns a household's usual order of a unit, 1 where there is none. */
export const usualOrder = (unit: UnitCode): number => USUAL_ORDER[unit] ?? 1;

/** Returns the quantity a delivered total is shown for: what the buyer wants, else a usual order, never below the minimum. */
export const orderQuantity = (
  unit: UnitCode,
  { wanted, minimum }: { wanted?: number | null | undefined; minimum?: number | null | undefined },
): number => Math.max(wanted ?? usualOrder(unit), minimum ?? 0);
