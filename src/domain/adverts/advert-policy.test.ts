import { describe, expect, it } from 'vitest';
import { mayEditAdvert, maySellIn, advertVisibility } from './advert-policy.ts';
import { ADVERT_STATUSES } from './advert-status.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-12-21T10:00:00Z');
const owner = { key: 1, permissions: [] };
const stranger = { key: 2, permissions: ['admin'] };

describe('who may see and change an advert', () => {
  it('lets only the owner change it, not even an admin', () => {
    expect(mayEditAdvert(owner, { ownerKey: 1 })).toBe(true);
    expect(mayEditAdvert(stranger, { ownerKey: 1 })).toBe(false);
    expect(mayEditAdvert(null, { ownerKey: 1 })).toBe(false);
  });

  for (const status of ADVERT_STATUSES) {
    it(`shows an advert in state ${status} to its owner, and to strangers only what is public`, () => {
      const advert = { ownerKey: 1, status, expiresAt: LATER, wasPublic: false };
      expect(advertVisibility(owner, advert, NOW)).toBe('OWNER');
      expect(advertVisibility(stranger, advert, NOW)).toBe(status === 'ACTIVE' ? 'PUBLIC' : 'NONE');
      expect(advertVisibility(null, { ...advert, wasPublic: true }, NOW)).toBe(status === 'ACTIVE' ? 'PUBLIC' : 'GONE');
    });
  }

  it('treats an advert past its end as gone', () => {
    expect(advertVisibility(null, { ownerKey: 1, status: 'ACTIVE', expiresAt: NOW, wasPublic: true }, NOW)).toBe(
      'GONE',
    );
  });

  it('asks for a permission in pellets only', () => {
    expect(maySellIn(owner, 'PELLETS')).toBe(false);
    expect(maySellIn({ key: 1, permissions: ['pellets'] }, 'PELLETS')).toBe(true);
    expect(maySellIn(owner, 'FIREWOOD')).toBe(true);
  });
});
