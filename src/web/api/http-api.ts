import type { Api } from '#contract/api.ts';
import type { ContentApiError } from '#contract/api-errors.ts';
import { createClient } from '#contract/client.ts';
import type { Send } from '#contract/client.ts';
import { broadcastContentCallError } from './content-call-errors.ts';

export type HttpApiOptions = {
  /** Origin before every path; empty in the page, where calls go to its own origin. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** Bearer token of a client other than the page; the page uses an HttpOnly cookie. */
  token?: () => string | null;
  /** Called for every failed content-API call; by default the page's error hook. */
  onError?: (error: ContentApiError) => void;
  wait?: (delayInMs: number) => Promise<void>;
};

const pause = (delayInMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayInMs));

/** Returns the seconds of a Retry-After header, null where it is missing or names a date. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** Calls over fetch, for the browser and any other client. */
export function createHttpApi(options: HttpApiOptions = {}): Api {
  const { baseUrl = '', token, onError = broadcastContentCallError, wait = pause } = options;
  const send: Send = async ({ method, path, headers, body }, { signal }) => {
    const jwt = token?.() ?? null;
    const fetchNow = options.fetch ?? fetch;
    const response = await fetchNow(`${baseUrl}${path}`, {
      method,
      headers: jwt === null ? headers : { ...headers, authorization: `Bearer ${jwt}` },
      credentials: 'same-origin',
      ...(body === null ? {} : { body }),
      ...(signal === null ? {} : { signal }),
    });
    return {
      status: response.status,
      body: await response.text(),
      retryAfterInSeconds: secondsOf(response.headers.get('retry-after')),
    };
  };
  return createClient(send, {
    // Pages on plain http have no `randomUUID`, but for this very machine.
    newIdempotencyKey: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    wait,
    onError,
  });
}
