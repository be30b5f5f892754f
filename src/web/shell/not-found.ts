import { data } from 'react-router';

/** What an error page knows beyond its status. */
export type PageProblem = { message: string };

/** Returns what a loader throws for an address that no route answers. */
export function pageNotFound(path: string) {
  return problem(`Page not found: ${path}`);
}

/** Returns what a loader throws for a route whose parts name nothing (category, slug, id). */
export function invalidPath(path: string) {
  return problem(`Page Not Found: ${path}`);
}

function problem(message: string) {
  return data({ message } satisfies PageProblem, { status: 404, statusText: 'Page Not Found' });
}
