export const SECOND_IN_MS = 1_000;
export const MINUTE_IN_MS = 60_000;
export const HOUR_IN_MS = 3_600_000;
/** 24 hours; a day of the calendar in Austria has 23 or 25 of them twice a year. */
export const DAY_IN_MS = 86_400_000;
