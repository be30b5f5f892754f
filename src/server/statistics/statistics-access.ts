import { type Context, requirePermission, requireViewer } from '#server/platform/context.ts';

/** Whose figures are counted; null: everybody's. */
export type Scope = { ownerKey: number | null };

/**
 * All figures for those who may see all; partners get their own where a call has such figures.
 * @throws permission.rests, permission.missing (403)
 */
export function requireScope(context: Pick<Context, 'viewer'>, { servesPartners }: { servesPartners: boolean }): Scope {
  const viewer = requireViewer(context);
  if (viewer.permissions.includes('dashboards')) return { ownerKey: null };
  if (servesPartners && viewer.permissions.includes('advertising')) return { ownerKey: viewer.key };
  const isResting = servesPartners && viewer.restingPermissions.includes('advertising');
  requirePermission(viewer, isResting ? 'advertising' : 'dashboards');
  return { ownerKey: viewer.key };
}
