import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { type Moment, viennaTime } from '#domain/format/vienna-time.ts';
import type { Frequency } from './saved-search.ts';

/** An advert that is changed ten times in a minute makes one message; product decision. */
export const COLLECTED_FOR_MS = MINUTE_IN_MS;
/** Daily and weekly messages leave at this hour of Vienna; product decision. */
export const DIGEST_HOUR = 7;
const MONDAY = 1;
const HOURS_IN_8_DAYS = 192;

/**
 * Returns when a hit found at a moment is told, in ms since 1970: after a minute, at the next 7 o'clock in Vienna, or at
 * that of the next Monday. Both clock changes are followed, because Vienna's hours begin with those of UTC.
 */
export function dueAt(frequency: Frequency, moment: Moment): number {
  const now = new Date(moment).getTime();
  if (frequency === 'AT_ONCE') return now + COLLECTED_FOR_MS;
  let at = Math.floor(now / HOUR_IN_MS) * HOUR_IN_MS;
  for (let step = 0; step <= HOURS_IN_8_DAYS; step += 1) {
    at += HOUR_IN_MS;
    const { hour, weekday } = viennaTime(at);
    if (hour === DIGEST_HOUR && (frequency === 'DAILY' || weekday === MONDAY)) return at;
  }
  return at;
}
