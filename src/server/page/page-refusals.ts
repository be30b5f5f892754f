import { STATUS_CODES } from 'node:http';
import { createContext, data, type ServerBuild } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';
import type { Problem } from '#server/platform/http/problem.ts';

/** What calls answer while they cannot do their work: too many requests, or a database that is away. */
const REFUSAL_STATUSES: ReadonlySet<number> = new Set([429, 503]);

type Routes = ServerBuild['routes'];
type Work = NonNullable<NonNullable<Routes[string]>['module']['loader']>;

/** Set where not even the frame of a page can be made: then the whole page refuses. */
export const refusalContext = createContext<Problem | null>(null);

/** The routes of a bundle; a page or call that cannot be answered just now has that status and its words, and is no fault. */
export function passRefusalsToPage(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (route === undefined) return [id, route];
      const { loader, action } = route.module;
      const changed = {
        ...(loader && { loader: passingRefusals(loader) }),
        ...(action && { action: passingRefusals(action) }),
      };
      return [id, { ...route, module: { ...route.module, ...changed } }];
    }),
  );
}

const passingRefusals =
  (work: Work): Work =>
  async (args) => {
    const refusal = args.context.get(refusalContext);
    if (refusal !== null) throw refusalPage(refusal.status, refusal.message);
    try {
      return await work(args);
    } catch (error) {
      if (!isResponseError(error) || !REFUSAL_STATUSES.has(error.status)) throw error;
      throw refusalPage(error.status, error.serverMessage ?? '');
    }
  };

const refusalPage = (status: number, words: string) => data(words, { status, statusText: STATUS_CODES[status] ?? '' });
