import type { Endpoint, EndpointInput, EndpointReply } from './endpoint.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** Key under which the server keeps the first answer of a write; made by the client where none is given. */
  idempotencyKey?: string;
};

/**
 * The one door to the calls. Server rendering gets an implementation inside the process, the browser one over fetch.
 * Rejects with `RequiredError`, `ResponseError` or `FetchError` (`api-errors.ts`).
 */
export type Api = {
  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options?: CallOptions): Promise<EndpointReply<E>>;
};
