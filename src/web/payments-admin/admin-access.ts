import type { RouterContextProvider } from 'react-router';
import type { Api } from '#contract/api.ts';
import { apiContext, pageContext } from '#web/api-context.ts';
import { pageNotFound } from '#web/shell/not-found.ts';

/** The calls of a page of the administration. For everybody else there is no such page. @throws 404 */
export function adminApi(context: Readonly<RouterContextProvider>, url: URL): Api {
  const { viewer } = context.get(pageContext);
  if (!viewer?.permissions.includes('admin')) throw pageNotFound(url);
  return context.get(apiContext);
}
