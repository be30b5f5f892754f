import { mayEditAdvert, advertVisibility } from '#domain/adverts/advert-policy.ts';
import type { Context, Viewer } from '#server/platform/context.ts';
import { type AdvertRow, isHidden } from './advert-row.ts';
import { advertGone, advertNotFound } from './adverts.problems.ts';

/** The row if the viewer may change it. @throws advert.not-found (404), whether it is foreign or unknown */
export function requireOwn(viewer: Pick<Viewer, 'key' | 'permissions'>, row: AdvertRow | null): AdvertRow {
  if (!row || !mayEditAdvert(viewer, { ownerKey: row.owner_key })) throw advertNotFound();
  return row;
}

/** How much the viewer sees. @throws advert.not-found (404) for what was never public, advert.gone (410) for what was */
export function requireVisible(context: Context, row: AdvertRow | null): { row: AdvertRow; isOwner: boolean } {
  if (!row) throw advertNotFound();
  const status = isHidden(row) && row.status === 'ACTIVE' ? 'BLOCKED' : row.status;
  const advert = { ownerKey: row.owner_key, status, expiresAt: row.expires_at, wasPublic: row.was_public };
  const sight = advertVisibility(context.viewer, advert, context.clock());
  if (sight === 'NONE') throw advertNotFound();
  if (sight === 'GONE') throw advertGone(row);
  return { row, isOwner: sight === 'OWNER' };
}
