/** Ways in which wood is measured by volume; "rm" and "srm" alone do not say how much solid wood is inside. */
export const VOLUME_MEASURES = [
  'FM',
  'RM_1M',
  'RM_1M_UNSPLIT',
  'RM_50',
  'RM_33',
  'SRM_33',
  'SRM_FEIN',
  'SRM_MITTEL',
  'SRM_GROB',
  'SRM_SAEGEHACK',
  'SRM_SAEGESPAENE',
  'SRM_HOBELSPAENE',
  'SRM_RINDE',
  'RM_ENERGIE',
] as const;
export type VolumeMeasure = (typeof VOLUME_MEASURES)[number];

/** FHP is the Austrian trade table and the default; TFZ are lower values measured for beech and spruce, then their mean. */
export const SOLID_CONTENT_SETS = ['FHP', 'TFZ_BEECH', 'TFZ_SPRUCE', 'TFZ_MEAN'] as const;
export type SolidContentSet = (typeof SOLID_CONTENT_SETS)[number];

/**
 * Solid cubic metres in one unit. Sources: FHP "Holz richtig ausgeformt" 2007 after ÖNORM M 7132/7133 (trade table;
 * 50 cm interpolated, sawmill by-products and bark trade figures; chips of middle size between fine and coarse, as trade
 * sheets of 2.5 to 3.0 srm per fm have it); TFZ Straubing 2006 (measured; 50 cm interpolated).
 */
const SOLID_CONTENT: Record<SolidContentSet, Partial<Record<VolumeMeasure, number>>> = {
  FHP: {
    FM: 1,
    RM_1M: 0.7,
    RM_50: 0.8,
    RM_33: 0.85,
    SRM_33: 0.5,
    SRM_FEIN: 0.4,
    SRM_MITTEL: 0.36,
    SRM_GROB: 0.33,
    SRM_SAEGEHACK: 0.36,
    SRM_SAEGESPAENE: 0.33,
    SRM_HOBELSPAENE: 0.2,
    SRM_RINDE: 0.33,
    RM_ENERGIE: 0.6,
  },
  TFZ_BEECH: { FM: 1, RM_1M: 0.5, RM_1M_UNSPLIT: 0.58, RM_33: 0.62, SRM_33: 0.42 },
  TFZ_SPRUCE: { FM: 1, RM_1M: 0.56, RM_1M_UNSPLIT: 0.65, RM_33: 0.64, SRM_33: 0.4 },
  TFZ_MEAN: { FM: 1, RM_1M: 0.53, RM_50: 0.58, RM_33: 0.63, SRM_33: 0.41 },
};

/** Returns the solid cubic metres in one unit of a measure, or null where the set has no figure for it. */
export const solidContent = (measure: VolumeMeasure, set: SolidContentSet = 'FHP'): number | null =>
  SOLID_CONTENT[set][measure] ?? null;

/** Solid cubic metres in one unit of a measure: lower bound, middle and upper bound. */
export type SolidContentSpan = { low: number; centre: number; high: number };

/**
 * Returns the content of a unit for comparing the heat of goods in different measures: from the measured figure to that
 * of the trade table, with their middle; the trade figure alone where nothing was measured. Sources: FHP, TFZ.
 */
export function solidContentSpan(measure: VolumeMeasure): SolidContentSpan | null {
  const trade = solidContent(measure);
  if (trade === null) return null;
  const low = solidContent(measure, 'TFZ_MEAN') ?? trade;
  return { low, centre: (low + trade) / 2, high: trade };
}
