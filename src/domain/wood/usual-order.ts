import type { UnitCode } from '#domain/lookups/units.data.ts';

/** A household's usual order, where neither buyer nor seller says; product decision. */
const USUAL_ORDER: Partial<Record<UnitCode, number>> = { RM: 5, SRM: 8, FM: 5, T: 4, KG: 1000, SACK: 66 };

/** Returns a household's usual order of a unit, 1 where there is none. */
export const usualOrder = (unit: UnitCode): number => USUAL_ORDER[unit] ?? 1;
