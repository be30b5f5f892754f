import { DAY_IN_MS } from '#domain/durations.ts';

/** State of an advert; only ACTIVE before its end is public. */
export const ADVERT_STATUSES = ['DRAFT', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'BLOCKED', 'DELETED'] as const;
export type AdvertStatus = (typeof ADVERT_STATUSES)[number];

/** What can happen to an advert. */
export const ADVERT_EVENTS = [
  'PUBLISH',
  'UNPUBLISH',
  'PAUSE',
  'RESUME',
  'RENEW',
  'EXPIRE',
  'DELETE',
  'RESTORE',
  'BLOCK',
  'UNBLOCK',
] as const;
export type AdvertEvent = (typeof ADVERT_EVENTS)[number];

/** Why an advert went away, as its owner says. */
export const DELETE_TYPES = ['SOLD_HERE', 'SOLD_ELSEWHERE', 'NOT_SOLD', 'OTHER'] as const;
export type DeleteType = (typeof DELETE_TYPES)[number];

export const isSold = (type: DeleteType | null | undefined): boolean =>
  type === 'SOLD_HERE' || type === 'SOLD_ELSEWHERE';

/** Days a published advert runs; product decision. */
export const TERM_IN_DAYS = 90;
/** Days in which a deleted advert can be brought back; product decision. */
export const RESTORE_WINDOW_IN_DAYS = 14;

export type AdvertState = {
  status: AdvertStatus;
  /** The status before blocking or deletion. */
  statusBefore: AdvertStatus | null;
  /** Of an advert that was deleted while it was blocked: the status before the block. */
  statusBeforeBlock?: AdvertStatus | null;
  expiresAt: Date | null;
  deletedAt: Date | null;
};

export type StatusRefusal =
  'IS_BLOCKED' | 'IS_DELETED' | 'IS_NOT_PUBLISHED' | 'IS_NOT_BLOCKED' | 'IS_NOT_DELETED' | 'IS_NOT_DUE' | 'IS_TOO_LATE';

/** `startsTerm`: a new term of TERM_IN_DAYS begins. `hasChanged` is false where the wish was already fulfilled. */
export type StatusChange =
  | { ok: true; hasChanged: boolean; status: AdvertStatus; statusBefore: AdvertStatus | null; startsTerm: boolean }
  | { ok: false; refusal: StatusRefusal };

/** Returns the end of a term that starts at the given time. */
export const termEnd = (start: Date): Date => new Date(start.getTime() + TERM_IN_DAYS * DAY_IN_MS);

/** Returns the status as it is at a time: an ACTIVE advert past its end counts as EXPIRED before any job says so. */
export const statusAt = (state: Pick<AdvertState, 'status' | 'expiresAt'>, now: Date): AdvertStatus =>
  state.status === 'ACTIVE' && isPastEnd(state, now) ? 'EXPIRED' : state.status;

/** Says whether an advert is offered or only paused by its owner: its term runs. */
export const isRunning = (status: string): boolean => status === 'ACTIVE' || status === 'INACTIVE';

/** Says whether anyone may see the advert at a time. */
export const isPublicAt = (state: Pick<AdvertState, 'status' | 'expiresAt'>, now: Date): boolean =>
  statusAt(state, now) === 'ACTIVE';

/** Returns the state after an event, or why it cannot happen. */
export function changeStatus(state: AdvertState, event: AdvertEvent, now: Date): StatusChange {
  const status = statusAt(state, now);
  switch (event) {
    case 'PUBLISH':
      return publish(state, status, now);
    case 'UNPUBLISH':
      return withdraw(status);
    case 'PAUSE':
      return pause(status);
    case 'RESUME':
      return status === 'DRAFT' ? refuse('IS_NOT_PUBLISHED') : publish(state, status, now);
    case 'RENEW':
      return renew(status);
    case 'EXPIRE':
      return expire(state, now);
    case 'DELETE':
      return status === 'DELETED' ? stay(state, status) : moveTo('DELETED', { statusBefore: status });
    case 'RESTORE':
      return restore(state, now);
    case 'BLOCK':
      return block(state, status);
    case 'UNBLOCK':
      // A draft is not public, so it is the safe state where the one before is unknown.
      return status === 'BLOCKED'
        ? moveTo(atTime(state.statusBefore ?? 'DRAFT', state, now))
        : refuse('IS_NOT_BLOCKED');
  }
}

function publish(state: AdvertState, status: AdvertStatus, now: Date): StatusChange {
  if (status === 'BLOCKED') return refuse('IS_BLOCKED');
  if (status === 'DELETED') return refuse('IS_DELETED');
  if (status === 'ACTIVE') return stay(state, status);
  const runsOn = status === 'INACTIVE' && state.expiresAt !== null && !isPastEnd(state, now);
  return moveTo('ACTIVE', { startsTerm: !runsOn });
}

function withdraw(status: AdvertStatus): StatusChange {
  if (status === 'BLOCKED') return refuse('IS_BLOCKED');
  if (status === 'DELETED') return refuse('IS_DELETED');
  return { ok: true, hasChanged: status !== 'DRAFT', status: 'DRAFT', statusBefore: null, startsTerm: false };
}

function pause(status: AdvertStatus): StatusChange {
  if (status === 'BLOCKED') return refuse('IS_BLOCKED');
  if (status === 'DELETED') return refuse('IS_DELETED');
  if (status === 'DRAFT') return refuse('IS_NOT_PUBLISHED');
  if (status === 'ACTIVE') return moveTo('INACTIVE');
  return { ok: true, hasChanged: false, status, statusBefore: null, startsTerm: false };
}

/** A new term; a paused advert stays paused. */
function renew(status: AdvertStatus): StatusChange {
  if (status === 'BLOCKED') return refuse('IS_BLOCKED');
  if (status === 'DELETED') return refuse('IS_DELETED');
  if (status === 'DRAFT') return refuse('IS_NOT_PUBLISHED');
  return moveTo(status === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE', { startsTerm: true });
}

function expire(state: AdvertState, now: Date): StatusChange {
  if (state.status === 'EXPIRED') return stay(state, 'EXPIRED');
  return state.status === 'ACTIVE' && isPastEnd(state, now) ? moveTo('EXPIRED') : refuse('IS_NOT_DUE');
}

function block(state: AdvertState, status: AdvertStatus): StatusChange {
  if (status === 'DELETED') return refuse('IS_DELETED');
  if (status === 'BLOCKED') return stay(state, status);
  return moveTo('BLOCKED', { statusBefore: status });
}

function restore(state: AdvertState, now: Date): StatusChange {
  if (state.status !== 'DELETED') return refuse('IS_NOT_DELETED');
  const age = now.getTime() - (state.deletedAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  if (age > RESTORE_WINDOW_IN_DAYS * DAY_IN_MS) return refuse('IS_TOO_LATE');
  const status = atTime(state.statusBefore ?? 'DRAFT', state, now);
  return moveTo(status, status === 'BLOCKED' ? { statusBefore: state.statusBeforeBlock ?? null } : {});
}

const atTime = (status: AdvertStatus, state: AdvertState, now: Date): AdvertStatus =>
  statusAt({ status, expiresAt: state.expiresAt }, now);

const isPastEnd = (state: Pick<AdvertState, 'expiresAt'>, now: Date): boolean =>
  state.expiresAt !== null && state.expiresAt.getTime() <= now.getTime();

const refuse = (refusal: StatusRefusal): StatusChange => ({ ok: false, refusal });

const stay = (state: AdvertState, status: AdvertStatus): StatusChange => ({
  ok: true,
  hasChanged: status !== state.status,
  status,
  statusBefore: state.statusBefore,
  startsTerm: false,
});

const moveTo = (
  status: AdvertStatus,
  more: { statusBefore?: AdvertStatus | null; startsTerm?: boolean } = {},
): StatusChange => ({
  ok: true,
  hasChanged: true,
  status,
  statusBefore: more.statusBefore ?? null,
  startsTerm: more.startsTerm ?? false,
});
