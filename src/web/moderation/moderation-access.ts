import type { RouterContextProvider } from 'react-router';
import type { Api } from '#contract/api.ts';
import { requireStaff } from '#web/page/route-rules.ts';
import { apiContext } from '#web/api/api-context.ts';

type Moderation = { api: Api; viewerId: string; isAdmin: boolean };

/**
 * The API for the pages of moderation.
 * @throws a redirect to sign in, 403 without a second factor, 404 for everyone else
 */
export function moderationApi(context: Readonly<RouterContextProvider>, url: URL): Moderation {
  const viewer = requireStaff(context, url, 'moderation');
  return { api: context.get(apiContext), viewerId: viewer.id, isAdmin: viewer.permissions.includes('admin') };
}
