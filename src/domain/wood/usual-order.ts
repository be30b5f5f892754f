import type { UnitCode } from '#domain/lookups/units.data.ts';

/** What a household orders at once, where neither buyer nor seller says; product decision. */
const USUAL_ORDER: Partial<Record<UnitCode, number>> = { RM: 5, SRM: 8, FM: 5, T: 4, KG: 1000, SACK: 66 };

/** Returns what a household orders at once of a unit, 1 where nothing is usual. */
export const usualOrder = (unit: UnitCode): number => USUAL_ORDER[unit] ?? 1;

/** Returns the quantity a delivered total is shown for: what the buyer wants, else a usual order, never below the minimum. */
export const orderQuantity = (
  unit: UnitCode,
  { wanted, minimum }: { wanted?: number | null | undefined; minimum?: number | null | undefined },
): number => Math.max(wanted ?? usualOrder(unit), minimum ?? 0);
