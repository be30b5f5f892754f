import { data } from 'react-router';

/** What an error page knows beyond its status. */
export type PageProblem = { message: string };

/** The address that was asked for: its path and its query. */
type Asked = Pick<URL, 'pathname' | 'search'>;

/** Returns what a loader throws for an address that no route answers. */
export function pageNotFound({ pathname, search }: Asked) {
  return problem(`Page not found: ${pathname}${search}`);
}

/** Returns what a loader throws for a route whose parts name nothing (category, slug, id). */
export function invalidPath({ pathname, search }: Asked) {
  return problem(`Page Not Found: ${pathname}${search}`);
}

function problem(message: string) {
  return data({ message } satisfies PageProblem, { status: 404, statusText: 'Page Not Found' });
}
