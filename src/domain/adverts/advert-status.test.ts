import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADVERT_EVENTS,
  ADVERT_STATUSES,
  type AdvertEvent,
  type AdvertState,
  type AdvertStatus,
  changeStatus,
  isPublicAt,
  type StatusChange,
  type StatusRefusal,
  statusAt,
  termEnd,
} from './advert-status.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2027-01-01T00:00:00Z');
const EARLIER = new Date('2026-11-20T00:00:00Z');

const state = (status: AdvertStatus, more: Partial<AdvertState> = {}): AdvertState => ({
  status,
  statusBefore: null,
  expiresAt: LATER,
  deletedAt: null,
  ...more,
});

/** Every state with every event: the next state, "=" for no change, or the refusal. Term of the advert not over. */
const TABLE: Record<AdvertStatus, Record<AdvertEvent, AdvertStatus | '=' | StatusRefusal>> = {
  DRAFT: {
    PUBLISH: 'ACTIVE',
    UNPUBLISH: '=',
    PAUSE: 'IS_NOT_PUBLISHED',
    RESUME: 'IS_NOT_PUBLISHED',
    RENEW: 'IS_NOT_PUBLISHED',
    EXPIRE: 'IS_NOT_DUE',
    DELETE: 'DELETED',
    RESTORE: 'IS_NOT_DELETED',
    BLOCK: 'BLOCKED',
    UNBLOCK: 'IS_NOT_BLOCKED',
  },
  ACTIVE: {
    PUBLISH: '=',
    UNPUBLISH: 'DRAFT',
    PAUSE: 'INACTIVE',
    RESUME: '=',
    RENEW: 'ACTIVE',
    EXPIRE: 'IS_NOT_DUE',
    DELETE: 'DELETED',
    RESTORE: 'IS_NOT_DELETED',
    BLOCK: 'BLOCKED',
    UNBLOCK: 'IS_NOT_BLOCKED',
  },
  INACTIVE: {
    PUBLISH: 'ACTIVE',
    UNPUBLISH: 'DRAFT',
    PAUSE: '=',
    RESUME: 'ACTIVE',
    RENEW: 'INACTIVE',
    EXPIRE: 'IS_NOT_DUE',
    DELETE: 'DELETED',
    RESTORE: 'IS_NOT_DELETED',
    BLOCK: 'BLOCKED',
    UNBLOCK: 'IS_NOT_BLOCKED',
  },
  EXPIRED: {
    PUBLISH: 'ACTIVE',
    UNPUBLISH: 'DRAFT',
    PAUSE: '=',
    RESUME: 'ACTIVE',
    RENEW: 'ACTIVE',
    EXPIRE: '=',
    DELETE: 'DELETED',
    RESTORE: 'IS_NOT_DELETED',
    BLOCK: 'BLOCKED',
    UNBLOCK: 'IS_NOT_BLOCKED',
  },
  BLOCKED: {
    PUBLISH: 'IS_BLOCKED',
    UNPUBLISH: 'IS_BLOCKED',
    PAUSE: 'IS_BLOCKED',
    RESUME: 'IS_BLOCKED',
    RENEW: 'IS_BLOCKED',
    EXPIRE: 'IS_NOT_DUE',
    DELETE: 'DELETED',
    RESTORE: 'IS_NOT_DELETED',
    BLOCK: '=',
    UNBLOCK: 'INACTIVE',
  },
  DELETED: {
    PUBLISH: 'IS_DELETED',
    UNPUBLISH: 'IS_DELETED',
    PAUSE: 'IS_DELETED',
    RESUME: 'IS_DELETED',
    RENEW: 'IS_DELETED',
    EXPIRE: 'IS_NOT_DUE',
    DELETE: '=',
    RESTORE: 'INACTIVE',
    BLOCK: 'IS_DELETED',
    UNBLOCK: 'IS_NOT_BLOCKED',
  },
};

const outcomeOf = (change: StatusChange) => {
  if (!change.ok) return change.refusal;
  return change.hasChanged ? change.status : '=';
};

describe('the states of an advert', () => {
  for (const status of ADVERT_STATUSES) {
    for (const event of ADVERT_EVENTS) {
      const expected = TABLE[status][event];
      it(`${status} meets ${event}: ${expected}`, () => {
        const before = state(status, { statusBefore: 'INACTIVE', deletedAt: EARLIER });
        const change = changeStatus(before, event, NOW);
        expect(outcomeOf(change)).toBe(expected);
      });
    }
  }

  it('starts a new term with every renewal, from today', () => {
    for (const status of ['ACTIVE', 'INACTIVE', 'EXPIRED'] as const)
      expect(changeStatus(state(status), 'RENEW', NOW)).toMatchObject({ startsTerm: true, hasChanged: true });
  });

  it('starts a term of 90 days when a draft or an expired advert is published', () => {
    expect(changeStatus(state('DRAFT', { expiresAt: null }), 'PUBLISH', NOW)).toMatchObject({ startsTerm: true });
    expect(changeStatus(state('EXPIRED', { expiresAt: EARLIER }), 'RESUME', NOW)).toMatchObject({ startsTerm: true });
    expect(termEnd(NOW).toISOString()).toBe('2027-02-19T10:00:00.000Z');
  });

  it('keeps the term of a paused advert, and starts a new one when it ran out meanwhile', () => {
    expect(changeStatus(state('INACTIVE'), 'RESUME', NOW)).toMatchObject({ status: 'ACTIVE', startsTerm: false });
    expect(changeStatus(state('INACTIVE', { expiresAt: EARLIER }), 'RESUME', NOW)).toMatchObject({ startsTerm: true });
  });

  it('counts an active advert past its end as expired, from the very moment on', () => {
    expect(statusAt({ status: 'ACTIVE', expiresAt: NOW }, NOW)).toBe('EXPIRED');
    expect(isPublicAt({ status: 'ACTIVE', expiresAt: LATER }, NOW)).toBe(true);
    expect(changeStatus(state('ACTIVE', { expiresAt: EARLIER }), 'EXPIRE', NOW)).toMatchObject({ status: 'EXPIRED' });
    expect(changeStatus(state('ACTIVE', { expiresAt: EARLIER }), 'PUBLISH', NOW)).toMatchObject({
      status: 'ACTIVE',
      startsTerm: true,
    });
  });

  it('remembers the state before blocking and deletion', () => {
    expect(changeStatus(state('ACTIVE'), 'BLOCK', NOW)).toMatchObject({ statusBefore: 'ACTIVE' });
    expect(changeStatus(state('EXPIRED'), 'DELETE', NOW)).toMatchObject({ statusBefore: 'EXPIRED' });
  });

  it('restores within 14 days and not a moment later', () => {
    const deleted = (deletedAt: string) => state('DELETED', { statusBefore: 'ACTIVE', deletedAt: new Date(deletedAt) });
    expect(changeStatus(deleted('2026-11-07T10:00:00Z'), 'RESTORE', NOW)).toMatchObject({ status: 'ACTIVE' });
    expect(changeStatus(deleted('2026-11-07T09:59:59Z'), 'RESTORE', NOW)).toEqual({
      ok: false,
      refusal: 'IS_TOO_LATE',
    });
  });

  it('restores an advert as expired when its term ran out while it was deleted', () => {
    const deleted = state('DELETED', { statusBefore: 'ACTIVE', deletedAt: EARLIER, expiresAt: EARLIER });
    expect(changeStatus(deleted, 'RESTORE', NOW)).toMatchObject({ status: 'EXPIRED' });
  });

  it('brings a blocked one back blocked, with what it was before the block', () => {
    const deleted = {
      ...state('DELETED'),
      statusBefore: 'BLOCKED',
      statusBeforeBlock: 'ACTIVE',
      deletedAt: NOW,
    } as const;
    expect(changeStatus(deleted, 'RESTORE', NOW)).toMatchObject({ status: 'BLOCKED', statusBefore: 'ACTIVE' });
  });

  it('unblocks into a draft where the state before is not known', () => {
    expect(changeStatus(state('BLOCKED'), 'UNBLOCK', NOW)).toMatchObject({ status: 'DRAFT' });
  });
});

/** What a store does with a change: the rules decide, it only stores the result. */
function kept(before: AdvertState, event: AdvertEvent, now: Date): AdvertState {
  const change = changeStatus(before, event, now);
  if (!change.ok || !change.hasChanged) return before;
  return {
    status: change.status,
    statusBefore: change.statusBefore,
    expiresAt: change.startsTerm ? termEnd(now) : before.expiresAt,
    deletedAt: change.status === 'DELETED' ? now : null,
  };
}

describe('any sequence of events', () => {
  const anyEvents = fc.array(fc.record({ event: fc.constantFrom(...ADVERT_EVENTS), days: fc.nat(100) }), {
    maxLength: 40,
  });

  it('ends in a legal state, and nothing but publishing, resuming, renewing, restoring and unblocking makes an advert public', () => {
    const property = fc.property(anyEvents, (events) => {
      let now = NOW;
      let advert = state('DRAFT', { expiresAt: null });
      for (const { event, days } of events) {
        now = new Date(now.getTime() + days * 86_400_000);
        const before = advert;
        advert = kept(before, event, now);
        const has = (...events: AdvertEvent[]): boolean => events.includes(event);
        const appears = !isPublicAt(before, now) && isPublicAt(advert, now);
        expect({
          isKnown: ADVERT_STATUSES.includes(advert.status),
          isDatedIfDeleted: (advert.deletedAt !== null) === (advert.status === 'DELETED'),
          remembersOnlyWhenAway: advert.statusBefore === null || ['BLOCKED', 'DELETED'].includes(advert.status),
          endsIfActive: advert.status !== 'ACTIVE' || advert.expiresAt !== null,
          appearsRightly: !appears || has('PUBLISH', 'RESUME', 'RENEW', 'RESTORE', 'UNBLOCK'),
          leavesBlockRightly: before.status !== 'BLOCKED' || advert.status === 'BLOCKED' || has('UNBLOCK', 'DELETE'),
          comesBackRightly: before.status !== 'DELETED' || advert.status === 'DELETED' || has('RESTORE'),
        }).toEqual({
          isKnown: true,
          isDatedIfDeleted: true,
          remembersOnlyWhenAway: true,
          endsIfActive: true,
          appearsRightly: true,
          leavesBlockRightly: true,
          comesBackRightly: true,
        });
      }
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('never lets an owner out of a block by deleting and restoring', () => {
    const anyOwnEvents = fc.array(fc.constantFrom(...ADVERT_EVENTS.filter((event) => event !== 'UNBLOCK')), {
      maxLength: 20,
    });
    const property = fc.property(anyOwnEvents, (events) => {
      const blocked = kept(state('ACTIVE'), 'BLOCK', NOW);
      const after = events.reduce((advert, event) => kept(advert, event, NOW), blocked);
      expect(['BLOCKED', 'DELETED']).toContain(after.status);
    });
    fc.assert(property, { numRuns: 300 });
  });
});
