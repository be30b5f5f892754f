import { STATUS_CODES } from 'node:http';
import { data, type RouterContext, type ServerBuild } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';
import type { Problem } from '#server/platform/problem.ts';

/** What calls answer while they cannot do their work: too many requests, or a database that is away. */
const NOT_NOW: ReadonlySet<number> = new Set([429, 503]);

type Routes = ServerBuild['routes'];
type Work = NonNullable<NonNullable<Routes[string]>['module']['loader']>;

/** The routes of a bundle; a page whose call cannot be answered just now has that status and its words, and is no fault. */
export const tellNotNow = (routes: Routes): Routes => mapWork(routes, telling);

/** The routes of a bundle that all refuse with what a request carries under `reason`: not even their frame can be made. */
export const refuseNow = (routes: Routes, reason: RouterContext<Problem>): Routes =>
  mapWork(routes, () => async ({ context }) => {
    const { status, message } = context.get(reason);
    throw notNow(status, message);
  });

function mapWork(routes: Routes, change: (work: Work) => Work): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (route === undefined) return [id, route];
      const { loader, action } = route.module;
      const changed = { ...(loader && { loader: change(loader) }), ...(action && { action: change(action) }) };
      return [id, { ...route, module: { ...route.module, ...changed } }];
    }),
  );
}

const telling =
  (work: Work): Work =>
  async (args) => {
    try {
      return await work(args);
    } catch (error) {
      if (!isResponseError(error) || !NOT_NOW.has(error.status)) throw error;
      throw notNow(error.status, error.serverMessage ?? '');
    }
  };

const notNow = (status: number, words: string) => data(words, { status, statusText: STATUS_CODES[status] ?? '' });
