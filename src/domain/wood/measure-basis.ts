/** How a firewood quantity was measured; "rm" alone says too little (stacked at which length, or tipped). */
export const MEASURE_BASES = ['STACKED_1M', 'STACKED_SHORT', 'LOOSE', 'SOLID', 'WEIGHT'] as const;
export type MeasureBasis = (typeof MEASURE_BASES)[number];
