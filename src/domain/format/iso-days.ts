import { DAY_IN_MS } from '#domain/durations.ts';

/** Returns the day a number of calendar days later, earlier if negative; days as `2026-11-21`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_IN_MS).toISOString().slice(0, 10);
