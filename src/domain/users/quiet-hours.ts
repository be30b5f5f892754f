import { HOUR_IN_MS } from '#domain/durations.ts';
import type { Moment } from '#domain/format/vienna-time.ts';
import { viennaTime } from '#domain/format/vienna-time.ts';

/** Hours of the day in Vienna (0–23) without notifications; over midnight where `from` is later. */
export type QuietHours = { isOn: boolean; fromHour: number; toHour: number };

/** The hours offered before a user chooses some. */
export const DEFAULT_QUIET_HOURS: QuietHours = { isOn: false, fromHour: 22, toHour: 6 };

const HOURS_A_DAY = 24;

function isQuietHour({ fromHour, toHour }: QuietHours, hour: number): boolean {
  if (fromHour < toHour) return hour >= fromHour && hour < toHour;
  return fromHour > toHour && (hour >= fromHour || hour < toHour);
}

/**
 * Returns the moment (ms since 1970) at which the quiet hours around a moment are over, null outside of them; both
 * clock changes are followed, because Vienna's hours begin with those of UTC. Equal hours mean none.
 */
export function endOfQuietHours(hours: QuietHours, moment: Moment): number | null {
  const at = new Date(moment).getTime();
  if (!hours.isOn || !isQuietHour(hours, viennaTime(at).hour)) return null;
  let end = Math.floor(at / HOUR_IN_MS) * HOUR_IN_MS;
  for (let step = 0; step <= HOURS_A_DAY; step += 1) {
    end += HOUR_IN_MS;
    if (!isQuietHour(hours, viennaTime(end).hour)) return end;
  }
  return end;
}
