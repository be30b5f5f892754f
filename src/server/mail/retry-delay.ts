const FIRST_DELAY_IN_MS = 2_000;
/** However long a mail server was away: a minute after its return the last mail has been tried again. */
const LONGEST_DELAY_IN_MS = 60_000;

/** Milliseconds until the next try after `attempts` (from 1) that failed: doubling from 2 s to one minute. */
export function nextDelayInMs(attempts: number): number {
  return Math.min(LONGEST_DELAY_IN_MS, FIRST_DELAY_IN_MS * 2 ** Math.min(attempts - 1, 10));
}
