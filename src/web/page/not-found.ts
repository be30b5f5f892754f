import { data } from 'react-router';

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

function problem(message: string) {
  return data({ message } satisfies PageProblem, { status: 404, statusText: 'Page Not Found' });
}
