import { describe, expect, it } from 'vitest';
import { ownAdvertsPath } from './own-filter.ts';
import { countsAfter, leavesList, statusOfName, tabsFor } from './own-status.ts';

const counts = { DRAFT: 1, ACTIVE: 5, INACTIVE: 0, EXPIRED: 2, BLOCKED: 0, DELETED: 0 };

describe('the tabs of the own adverts', () => {
  it('have an address each that leads back to them, and unknown names lead to the active ones', () => {
    expect(ownAdvertsPath('ACTIVE')).toBe('/meine-anzeigen');
    expect(ownAdvertsPath('EXPIRED', 3)).toBe('/meine-anzeigen?stand=abgelaufen&seite=3');
    expect(statusOfName('abgelaufen')).toBe('EXPIRED');
    for (const name of [null, '', 'DRAFT', '__proto__']) expect(statusOfName(name)).toBe('ACTIVE');
  });

  it('show blocked adverts only where there are some', () => {
    expect(tabsFor(counts, 'ACTIVE')).not.toContain('BLOCKED');
    expect(tabsFor({ ...counts, BLOCKED: 1 }, 'ACTIVE')).toContain('BLOCKED');
  });

  it('count ahead what an action will move', () => {
    expect(countsAfter(counts, { action: 'PAUSE', from: 'ACTIVE', count: 2 })).toMatchObject({
      ACTIVE: 3,
      INACTIVE: 2,
    });
    expect(countsAfter(counts, { action: 'RENEW', from: 'EXPIRED', count: 1 })).toMatchObject({
      EXPIRED: 1,
      ACTIVE: 6,
    });
    expect(countsAfter(counts, { action: 'RENEW', from: 'ACTIVE', count: 1 })).toEqual(counts);
    expect(leavesList('RENEW', 'ACTIVE')).toBe(false);
  });
});
