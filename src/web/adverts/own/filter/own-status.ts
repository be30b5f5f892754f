import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { AdvertCounts, BulkAction } from '#contract/adverts/advert-life.schemas.ts';

/** States in the order of their tabs; BLOCKED has one only where there is something in it. */
const TAB_ORDER = ['ACTIVE', 'DRAFT', 'INACTIVE', 'EXPIRED', 'BLOCKED', 'DELETED'] as const;

const NAMES: Record<AdvertStatus, string> = {
  ACTIVE: 'aktiv',
  DRAFT: 'entwuerfe',
  INACTIVE: 'pausiert',
  EXPIRED: 'abgelaufen',
  BLOCKED: 'gesperrt',
  DELETED: 'geloescht',
};

/** Returns the state that an address names; the active adverts where it names none. */
export const statusOfName = (name: string | null): AdvertStatus =>
  TAB_ORDER.find((status) => NAMES[status] === name) ?? 'ACTIVE';

export const nameOfStatus = (status: AdvertStatus): string => NAMES[status];

/** Returns the tabs to show for these counts while one of them is open. */
export const tabsFor = (counts: AdvertCounts, current: AdvertStatus): AdvertStatus[] =>
  TAB_ORDER.filter((status) => status !== 'BLOCKED' || counts.BLOCKED > 0 || current === 'BLOCKED');

const LEADS_TO: Record<BulkAction, AdvertStatus | null> = {
  CONFIRM: null,
  PAUSE: 'INACTIVE',
  RESUME: 'ACTIVE',
  RENEW: null,
  DELETE: 'DELETED',
  UNPUBLISH: 'DRAFT',
  // Back to the state before, which only the server knows.
  RESTORE: null,
};

/** Returns the state after an action, null where it is unknown or does not change. */
export function statusAfter(action: BulkAction, from: AdvertStatus): AdvertStatus | null {
  if (action === 'RENEW' && from === 'EXPIRED') return 'ACTIVE';
  return LEADS_TO[action];
}

/** Says whether an advert leaves the list of its state by an action. */
export const leavesList = (action: BulkAction, from: AdvertStatus): boolean =>
  action === 'RESTORE' || (statusAfter(action, from) ?? from) !== from;

/** Returns the counts as they will be when so many adverts of a state have gone through an action. */
export function countsAfter(
  counts: AdvertCounts,
  { action, from, count }: { action: BulkAction; from: AdvertStatus; count: number },
): AdvertCounts {
  if (!leavesList(action, from)) return counts;
  const to = statusAfter(action, from);
  const after = { ...counts, [from]: Math.max(0, counts[from] - count) };
  return to === null ? after : { ...after, [to]: after[to] + count };
}
