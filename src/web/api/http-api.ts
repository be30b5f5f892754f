import type { Api, CallOptions } from '#contract/api.ts';
import { ContentApiError, FetchError, ResponseError, parsedOrNull } from '#contract/api-errors.ts';
import type { Endpoint, EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { readContentApiError } from '#contract/problem.ts';
import { IDEMPOTENCY_HEADER, wireRequest } from '#contract/request.ts';
import type { WireRequest } from '#contract/request.ts';
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

type WireReply = { status: number; body: string; retryAfterInSeconds: number | null };

const RETRIED_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
const RETRY_DELAY_IN_MS = 500;
const LONGEST_RETRY_DELAY_IN_MS = 2_000;

const pause = (delayInMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayInMs));

const isSuccess = (status: number): boolean => status >= 200 && status <= 299;
const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Returns the seconds of a Retry-After header, null where it is missing or names a date. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** The reply as its endpoint declares it; the server checks its replies against the same contract. */
function replyOf<E extends Endpoint>(endpoint: E, body: string): EndpointReply<E> {
  if (endpoint.replyType !== 'json') return body as EndpointReply<E>;
  return (body === '' ? {} : JSON.parse(body)) as EndpointReply<E>;
}

const isWorthRepeating = (outcome: WireReply | FetchError): boolean =>
  outcome instanceof FetchError || RETRIED_STATUSES.includes(outcome.status);

function retryDelayInMs(outcome: WireReply | FetchError): number {
  if (outcome instanceof FetchError || outcome.retryAfterInSeconds === null) return RETRY_DELAY_IN_MS;
  return Math.min(outcome.retryAfterInSeconds * 1000, LONGEST_RETRY_DELAY_IN_MS);
}

function contentApiError(outcome: WireReply | FetchError): ContentApiError {
  if (outcome instanceof FetchError) {
    const original = outcome.cause instanceof Error ? outcome.cause.message : String(outcome.cause);
    return new ContentApiError({ status: 500, name: 'UnknownError', message: original }, outcome);
  }
  const body = readContentApiError(parsedOrNull(outcome.body));
  return new ContentApiError(body ?? { status: 500, name: 'UnknownError', message: outcome.body });
}

/**
 * Calls over fetch, for the browser and any other client. GET, PUT and DELETE are tried once; a marketplace POST is
 * repeated once, with the same Idempotency-Key, so that the second try never doubles what the first one did; content-API
 * calls are never repeated.
 */
export function createHttpApi(options: HttpApiOptions = {}): Api {
  const { baseUrl = '', token, onError = broadcastContentCallError, wait = pause } = options;

  /** One try; a failure to reach the server is a value here, so that the caller can decide about a second try. */
  async function attempt(
    { method, path, headers, body }: WireRequest,
    signal: AbortSignal | null,
  ): Promise<WireReply | FetchError> {
    try {
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
    } catch (error) {
      if (isAbort(error)) throw error;
      return new FetchError(error);
    }
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    callOptions: CallOptions = {},
  ): Promise<EndpointReply<E>> {
    const request = wireRequest(endpoint, Object(input));
    const signal = callOptions.signal ?? null;
    const mayRepeat = endpoint.family === 'marketplace' && endpoint.method === 'POST';
    // Pages on plain http have no `randomUUID`, but for this very machine.
    if (mayRepeat)
      request.headers[IDEMPOTENCY_HEADER] =
        callOptions.idempotencyKey ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    let outcome = await attempt(request, signal);
    if (mayRepeat && isWorthRepeating(outcome)) {
      await wait(retryDelayInMs(outcome));
      signal?.throwIfAborted();
      outcome = await attempt(request, signal);
    }
    if (!(outcome instanceof FetchError) && isSuccess(outcome.status)) return replyOf(endpoint, outcome.body);
    if (endpoint.family === 'content') {
      const error = contentApiError(outcome);
      onError(error);
      throw error;
    }
    throw outcome instanceof FetchError ? outcome : new ResponseError(outcome.status, outcome.body);
  }
  return { call };
}
