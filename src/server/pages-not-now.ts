import { STATUS_CODES } from 'node:http';
import { data, type ServerBuild } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';

/** What calls answer while they cannot do their work: too many requests, or a database that is away. */
const NOT_NOW: ReadonlySet<number> = new Set([429, 503]);

/** The routes of a bundle; a page whose call cannot be answered just now has that status and its words, and is no fault. */
export function tellNotNow(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (route === undefined) return [id, route];
      const { loader, action } = route.module;
      return [
        id,
        {
          ...route,
          module: {
            ...route.module,
            ...(loader ? { loader: telling(loader) } : {}),
            ...(action ? { action: telling(action) } : {}),
          },
        },
      ];
    }),
  );
}

function telling<Args, Result>(work: (args: Args) => Promise<Result> | Result): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await work(args);
    } catch (error) {
      if (!isResponseError(error) || !NOT_NOW.has(error.status)) throw error;
      const { status, serverMessage } = error;
      throw data(serverMessage ?? '', { status, statusText: STATUS_CODES[status] ?? '' });
    }
  };
}
