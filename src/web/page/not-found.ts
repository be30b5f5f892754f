import { data } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';

/** What an error page knows beyond its status. */
export type PageProblem = { message: string };

/** The requested address: its path and its query. */
type Asked = Pick<URL, 'pathname' | 'search'>;

/** Returns what a loader throws for an address that no route answers. */
export function pageNotFound({ pathname, search }: Asked) {
  return problem(`Page not found: ${pathname}${search}`);
}

/** Returns what a loader throws for a route with an unknown category, slug or id. */
export function invalidPath({ pathname, search }: Asked) {
  return problem(`Page Not Found: ${pathname}${search}`);
}

/** The result of a call; an unknown id is a missing page. @throws 404 */
export async function orNotFound<T>(call: Promise<T>, url: URL): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isResponseError(error) && (error.status === 404 || error.status === 400)) throw pageNotFound(url);
    throw error;
  }
}

/** What a page shows; what the server refuses has no page, unless it is only asked for too often. @throws 404 */
export async function orInvalidPath<T>(url: Asked, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isResponseError(error) && error.status < 500 && error.status !== 429) throw invalidPath(url);
    throw error;
  }
}

function problem(message: string) {
  return data({ message } satisfies PageProblem, { status: 404, statusText: 'Page Not Found' });
}
