/** What moderators can do about a reported rating. */
export const RATING_MEASURES = ['NONE', 'HIDE_TEXT', 'HIDE_ANSWER', 'HIDE_RATING', 'SHOW'] as const;
export type RatingMeasure = (typeof RATING_MEASURES)[number];

/** Whether a measure takes something away and so needs its reasons (DSA Art. 17). */
export const needsReasons = (measure: RatingMeasure): boolean => measure.startsWith('HIDE');
