import { type AdvertState, isPublicAt } from './advert-status.ts';

/** The person who asks: `key` as in the advert's `ownerKey`. */
export type Asker = { key: number; permissions: readonly string[] } | null;

export type OwnedAdvert = Pick<AdvertState, 'status' | 'expiresAt'> & { ownerKey: number; wasPublic: boolean };

/** Says whether the asker owns the advert and so may change it. */
export const mayEditAdvert = (asker: Asker, advert: Pick<OwnedAdvert, 'ownerKey'>): boolean =>
  asker !== null && asker.key === advert.ownerKey;

/** Returns what the viewer may see: the whole advert, the public one, that it is gone, or nothing. */
export function advertVisibility(asker: Asker, advert: OwnedAdvert, now: Date): 'OWNER' | 'PUBLIC' | 'GONE' | 'NONE' {
  if (mayEditAdvert(asker, advert)) return 'OWNER';
  if (isPublicAt(advert, now)) return 'PUBLIC';
  return advert.wasPublic ? 'GONE' : 'NONE';
}

/** Says whether the asker may sell any quantity in a category; more pellets than a free left-over need the permission `pellets`. */
export const maySellIn = (asker: Asker, category: string): boolean =>
  category !== 'PELLETS' ||
  (asker !== null && (asker.permissions.includes('pellets') || asker.permissions.includes('admin')));
