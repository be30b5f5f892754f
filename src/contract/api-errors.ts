import { readProblem } from './problem.ts';
import type { FieldProblem } from './problem.ts';

/** A parameter without which a call is not sent. */
export class RequiredError extends Error {
  override name = 'RequiredError';
  readonly field: string;

  constructor(field: string, operation: string) {
    super(`Required parameter "${field}" was null or undefined when calling ${operation}().`);
    this.field = field;
  }
}

/** The server answered with a status outside 200 to 299. */
export class ResponseError extends Error {
  override name = 'ResponseError';
  readonly status: number;
  /** The server's sentence for people, null where it sent none. */
  readonly serverMessage: string | null;
  readonly code: string | null;
  readonly fields: FieldProblem[];
  readonly requestId: string | null;
  readonly rawBody: string;

  constructor(status: number, rawBody: string) {
    super('Response returned an error code');
    const problem = readProblem(parsedOrNull(rawBody));
    this.status = status;
    this.serverMessage = problem?.message ?? null;
    this.code = problem?.code ?? null;
    this.fields = problem?.fields ?? [];
    this.requestId = problem?.requestId ?? null;
    this.rawBody = rawBody;
  }
}

/** No answer came: no network, server away, reply unreadable. */
export class FetchError extends Error {
  override name = 'FetchError';

  constructor(cause: unknown) {
    super('The request failed and the interceptors did not return an alternative response', { cause });
  }
}

/** A refused content-API call: the server's error body, or a general one where it sent none. */
export class ContentApiError extends Error {
  override name: string;
  readonly status: number;
  readonly details: unknown;

  constructor(body: { status: number; name: string; message: string; details?: unknown }, cause?: unknown) {
    super(body.message, { cause });
    this.name = body.name;
    this.status = body.status;
    this.details = body.details;
  }
}

/** JSON of a body, or null where it is none. */
export function parsedOrNull(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

// By name and not by class: server rendering and the page bundle each hold a copy of these classes.
const hasName = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

export const isResponseError = (error: unknown): error is ResponseError => hasName(error, 'ResponseError');
export const isFetchError = (error: unknown): error is FetchError => hasName(error, 'FetchError');
