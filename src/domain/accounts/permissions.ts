export const PERMISSIONS = ['company', 'pellets', 'advertising', 'dashboards', 'moderation', 'admin'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Permissions that are granted, not bought: they open what belongs to others, so a password alone is not enough. */
const NEED_SECOND_FACTOR: ReadonlySet<Permission> = new Set(['advertising', 'dashboards', 'moderation', 'admin']);

export type CountedPermissions = {
  /** What the session may do. */
  permissions: readonly Permission[];
  /** What the account has, but the session may not use before its second factor. */
  restingPermissions: readonly Permission[];
};

/** Whether a permission counts only in a session that has proved its second factor; source: ASVS 5.0, 6.3.3, and our roles. */
export const needsSecondFactor = (permission: Permission): boolean => NEED_SECOND_FACTOR.has(permission);

/**
 * Whether giving or taking a permission needs a second person: `admin` is power over all others, and what a moderator has
 * read of people cannot be taken back.
 */
export const needsTwoPeople = (permission: Permission, change: 'GIVE' | 'TAKE'): boolean =>
  permission === 'admin' || (permission === 'moderation' && change === 'GIVE');

/** Splits permissions into those effective in a session and those suspended; an effective `admin` implies all. */
export function countPermissions(
  granted: readonly Permission[],
  session: { hasSecondFactor: boolean },
): CountedPermissions {
  const counts = (permission: Permission) => session.hasSecondFactor || !needsSecondFactor(permission);
  const permissions = granted.filter(counts);
  if (permissions.includes('admin')) return { permissions: PERMISSIONS, restingPermissions: [] };
  return { permissions, restingPermissions: granted.filter((permission) => !counts(permission)) };
}
