import type { CategoryCode } from '#domain/lookups/categories.data.ts';

/** Categories whose goods are bought for heat. */
export const HEAT_CATEGORIES = ['FIREWOOD', 'PELLETS', 'WOOD_CHIPS'] as const;
export type HeatCategory = (typeof HEAT_CATEGORIES)[number];

/** Ends of the fixed scale a heat price is drawn on, ct/kWh. */
export const HEAT_SCALES: Record<HeatCategory, { low: number; high: number }> = {
  FIREWOOD: { low: 4, high: 10 },
  PELLETS: { low: 5, high: 11 },
  WOOD_CHIPS: { low: 1, high: 6 },
};

/** Says whether adverts of a category have a heat price. */
export const isHeatCategory = (category: CategoryCode): category is HeatCategory =>
  HEAT_CATEGORIES.some((code) => code === category);
