import type { Api, CallOptions } from './api.ts';
import { ContentApiError, FetchError, ResponseError, parsedOrNull } from './api-errors.ts';
import type { Endpoint, EndpointInput, EndpointReply } from './endpoint.ts';
import { readContentApiError } from './problem.ts';
import { IDEMPOTENCY_HEADER, wireRequest } from './request.ts';
import type { WireRequest } from './request.ts';

export type WireReply = { status: number; body: string; retryAfterInSeconds: number | null };

/** Carries one request to the server: over fetch in the browser, inside the process for server rendering. */
export type Send = (request: WireRequest, options: { signal: AbortSignal | null }) => Promise<WireReply>;

export type ClientOptions = {
  newIdempotencyKey: () => string;
  wait: (delayInMs: number) => Promise<void>;
  /** Called for every failed content-API call. */
  onError?: (error: ContentApiError) => void;
};

const RETRIED_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
const RETRY_DELAY_IN_MS = 500;
const LONGEST_RETRY_DELAY_IN_MS = 2_000;

const isSuccess = (status: number): boolean => status >= 200 && status <= 299;
const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** The reply as its endpoint declares it; the server checks its replies against the same contract. */
function replyOf<E extends Endpoint>(endpoint: E, body: string): EndpointReply<E> {
  if (endpoint.replyType !== 'json') return body as EndpointReply<E>;
  return (body === '' ? {} : JSON.parse(body)) as EndpointReply<E>;
}

/** One try; a failure to reach the server is a value here, so that the caller can decide about a second try. */
async function attempt(send: Send, request: WireRequest, signal: AbortSignal | null): Promise<WireReply | FetchError> {
  try {
    return await send(request, { signal });
  } catch (error) {
    if (isAbort(error)) throw error;
    return new FetchError(error);
  }
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
 * Calls over any carrier. GET, PUT and DELETE are tried once; a marketplace POST is repeated once, with the same
 * Idempotency-Key, so that the second try never doubles what the first one did; content-API calls are never repeated.
 */
export function createClient(send: Send, options: ClientOptions): Api {
  async function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    callOptions: CallOptions = {},
  ): Promise<EndpointReply<E>> {
    const request = wireRequest(endpoint, Object(input));
    const signal = callOptions.signal ?? null;
    const mayRepeat = endpoint.family === 'marketplace' && endpoint.method === 'POST';
    if (mayRepeat) request.headers[IDEMPOTENCY_HEADER] = callOptions.idempotencyKey ?? options.newIdempotencyKey();
    let outcome = await attempt(send, request, signal);
    if (mayRepeat && isWorthRepeating(outcome)) {
      await options.wait(retryDelayInMs(outcome));
      signal?.throwIfAborted();
      outcome = await attempt(send, request, signal);
    }
    if (!(outcome instanceof FetchError) && isSuccess(outcome.status)) return replyOf(endpoint, outcome.body);
    if (endpoint.family === 'content') {
      const error = contentApiError(outcome);
      options.onError?.(error);
      throw error;
    }
    throw outcome instanceof FetchError ? outcome : new ResponseError(outcome.status, outcome.body);
  }
  return { call };
}
