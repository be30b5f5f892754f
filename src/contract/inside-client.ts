import type { Api } from './api.ts';
import { ResponseError } from './api-errors.ts';
import type { EndpointReply } from './endpoint.ts';
import type { FieldProblem } from './problem.ts';
import { requireParameters } from './request.ts';

type InsideProblem = {
  status: number;
  code: string;
  message: string;
  errors?: FieldProblem[] | undefined;
  /** Further members of the problem body, as over HTTP. */
  extensions?: Record<string, unknown> | undefined;
};
type InsideAnswer = { ok: true; body: unknown } | { ok: false; problem: InsideProblem };

/** A call within the process: the operation's name, its input, and the response as a value. */
export type CallInside = (operation: string, input: unknown) => Promise<InsideAnswer>;

/** The handler has answered what its endpoint declares. */
function asReply<E>(body: unknown): EndpointReply<E>;
function asReply(body: unknown): unknown {
  return body;
}

/** Calls for pages rendered in the server's own process: no HTTP, the same errors as in the browser. */
export function createInsideApi(callInside: CallInside, requestId: string): Api {
  return {
    async call(endpoint, input) {
      requireParameters(endpoint, Object(input));
      const answer = await callInside(endpoint.operation, input);
      if (answer.ok) return asReply(answer.body);
      const { status, code, message, errors, extensions } = answer.problem;
      throw new ResponseError(status, JSON.stringify({ ...extensions, status, code, message, errors, requestId }));
    },
  };
}
