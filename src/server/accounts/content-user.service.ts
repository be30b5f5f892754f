import { permissionTexts } from '#texts/de/accounts/permissions.ts';
import type { ContentUser } from '#contract/content-api/content-api.schemas.ts';
import type { Viewer } from '#server/platform/context.ts';
import type { UserRow } from './accounts.service.ts';

/** An account as stock clients of the content API know it. */
export function presentContentUser(user: UserRow): ContentUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    provider: 'local',
    confirmed: user.email_confirmed_at !== null,
    blocked: user.blocked_at !== null,
    createdAt: user.created_at.toISOString(),
    updatedAt: (user.updated_at ?? user.created_at).toISOString(),
  };
}

type PermissionReply = { id: number; param: string; title: string; description: string };

/** The permissions that count in the viewer's session, in the words of the marketplace. */
export const presentPermissions = ({ permissions }: Pick<Viewer, 'permissions'>): PermissionReply[] =>
  permissions.map((param) => ({ param, ...permissionTexts[param] }));
