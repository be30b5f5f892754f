import { HOUR_IN_MS } from '#domain/durations.ts';

/** Acts of administrators that cannot be undone and that two people decide. A name that was once written stays. */
export const ACT_KINDS = ['GIVE_PERMISSION', 'TAKE_PERMISSION', 'NOTE_REFUND', 'NOTE_RETURN'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** LAPSED: what it was about changed meanwhile; EXPIRED: not confirmed in time. */
export const ACT_STATES = ['WAITING', 'DONE', 'STOPPED', 'LAPSED', 'EXPIRED'] as const;
export type ActState = (typeof ACT_STATES)[number];

/** Long enough for a weekend, short enough that the second person still knows what it was about; product decision. */
export const ACT_LIFETIME_IN_HOURS = 72;
/** After that time who administers alone confirms an own request; long enough to read the mail about it; product decision. */
export const ALONE_WAIT_IN_HOURS = 24;

/** When an act that was asked for is over. */
export const actExpiresAt = (askedAt: Date): Date => new Date(askedAt.getTime() + ACT_LIFETIME_IN_HOURS * HOUR_IN_MS);

/** The state at a moment: what still waits in storage may have run out. */
export const actStateAt = ({ state, expiresAt }: { state: ActState; expiresAt: Date }, now: Date): ActState =>
  state === 'WAITING' && expiresAt <= now ? 'EXPIRED' : state;

type Asked = { isOwn: boolean; askedAt: Date; hasColleague: boolean };

/** From when a person may confirm an act; null: another one has to. `hasColleague`: others administer as well. */
export function confirmableFrom({ isOwn, askedAt, hasColleague }: Asked): Date | null {
  if (!isOwn) return askedAt;
  return hasColleague ? null : new Date(askedAt.getTime() + ALONE_WAIT_IN_HOURS * HOUR_IN_MS);
}
