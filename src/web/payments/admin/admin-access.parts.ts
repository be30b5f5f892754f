import type { RouterContextProvider } from 'react-router';
import type { Api } from '#contract/api.ts';
import { requireStaff } from '#web/page/route-rules.ts';
import { apiContext } from '#web/api/api-context.ts';

/**
 * The API for the pages of administration.
 * @throws a redirect to sign in, 403 without a second factor, 404 for everyone else
 */
export function adminApi(context: Readonly<RouterContextProvider>, url: URL): Api {
  requireStaff(context, url, 'admin');
  return context.get(apiContext);
}
