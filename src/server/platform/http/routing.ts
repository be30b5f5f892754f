import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Api } from '#contract/api.ts';
import { ResponseError } from '#contract/api-errors.ts';
import type { Endpoint, EndpointReply, ParsedInput, Shape } from '#contract/endpoint.ts';
import { refusalOf } from '#contract/field-issues.ts';
import { requireParameters } from '#contract/request.ts';
import { validationTexts } from '#texts/de/forms/validation.ts';
import {
  type BaseContext,
  type Context,
  type Viewer,
  requireModerator,
  requireViewer,
} from '#server/platform/context.ts';
import { withinTime } from '#server/platform/clock.ts';
import { forOldReads } from '#server/platform/database/database.ts';
import { hasWrittenLately, isReading } from '#server/platform/replicas/written-lately.ts';
import { Problem } from './problem.ts';
import { logFault, problemBody, serviceUnavailable, toProblem } from './problem-reply.ts';
import { noteRefusal } from '#server/platform/security/security-log.ts';
import { acceptRawFiles } from '#server/platform/files/uploaded-file.ts';

type ReplyOf<S extends Shape> = z.core.input<S['reply']>;

export type Call<S extends Shape> = {
  context: Context;
  input: ParsedInput<Endpoint<S>>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<S extends Shape> = (call: Call<S>) => Promise<ReplyOf<S>>;

/** Leaves a call to a service that takes its input as it came. */
export const forward =
  <Input, Reply>(act: (context: Context, input: Input) => Promise<Reply>) =>
  ({ context, input }: { context: Context; input: Input }): Promise<Reply> =>
    act(context, input);

/** The same for one that has nothing to answer. */
export const forwardWithoutAnswer =
  <Input>(act: (context: Context, input: Input) => Promise<unknown>) =>
  async ({ context, input }: { context: Context; input: Input }): Promise<Record<string, never>> => {
    await act(context, input);
    return {};
  };

/** Runs a write once per Idempotency-Key; without a key it just runs it. */
export type OnceRunner = (
  call: { request: FastifyRequest; reply: FastifyReply; context: Context; status: number },
  run: () => Promise<unknown>,
) => Promise<Outcome>;
type Outcome = { status: number; body: unknown };

/** The place where contract endpoints get their handlers. */
export type ApiServer = {
  app: FastifyInstance;
  base: BaseContext;
  handle: <S extends Shape>(endpoint: Endpoint<S>, shape: S, handler: Handler<S>) => void;
  /** Every endpoint that answers, in the order of registration. */
  routed: { endpoint: Endpoint; shape: Shape }[];
  contextOf: (request: FastifyRequest) => Promise<Context>;
  /** The same calls without HTTP, for a page rendered in this process: its errors are those of the browser. */
  apiFor: (exchange: Exchange, onRefused?: (problem: Problem) => void) => Api;
  /** Observes every call that was answered or refused, over HTTP or from a page. */
  watchCalls: (watch: CallWatch) => void;
};

type CallWatch = (call: { operation: string; seconds: number }) => void;

type ApiServerOptions = {
  app: FastifyInstance;
  base: BaseContext;
  readViewer: (request: FastifyRequest) => Promise<Viewer | null>;
  runOnce: OnceRunner;
  /** Calls whose answers to visitors may be slightly old, and so come from a replica. */
  oldReads?: ReadonlySet<string>;
  /** Throws where a call is not to be carried out just now. */
  guard?: (endpoint: Endpoint, viewer: Viewer | null) => void;
};

type Answer = (input: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** No request waits longer than this for a database that is away or too slow. */
const ANSWER_LIMIT_IN_MS = 4_500;

const arrivedAtInMs = new WeakMap<FastifyRequest, number>();

export function createApiServer({
  app,
  base,
  readViewer,
  runOnce,
  oldReads = new Set(),
  guard,
}: ApiServerOptions): ApiServer {
  const registered = new Map<string, Answer>();
  const routed: ApiServer['routed'] = [];
  const watches: CallWatch[] = [];
  // After the body: on a slow line it may take longer to arrive than an answer may take.
  app.addHook('preValidation', (request, _reply, done) => {
    arrivedAtInMs.set(request, performance.now());
    done();
  });

  const contextOf = async (request: FastifyRequest): Promise<Context> => ({
    ...base,
    requestId: request.id,
    viewer: await readViewer(request),
  });

  const answerOnce = async (endpoint: Endpoint, answer: Answer, { request, reply }: Exchange): Promise<Outcome> => {
    const { status } = endpoint;
    const run = () => answer(collectInput(endpoint, request), request, reply);
    if (!endpoint.honoursIdempotencyKey || request.headers['idempotency-key'] === undefined)
      return { status, body: await run() };
    return runOnce({ request, reply, context: await contextOf(request), status }, run);
  };

  const noteRefusedCall = (
    { operation, auth }: Endpoint,
    { problem, viewer, request }: { problem: Problem; viewer: Viewer | null; request: FastifyRequest },
  ): void =>
    noteRefusal(base.logger, {
      problem,
      operation,
      person: viewer?.id ?? null,
      hasCredential: request.headers.authorization !== undefined,
      isPrivate: auth !== 'anonymous',
      address: request.ip,
      requestId: request.id,
    });
  /** Callers who are signed in, have a key, or wrote a moment ago read what they wrote. */
  const mayBeOld = (endpoint: Endpoint, request: FastifyRequest, { viewer }: Context): boolean =>
    oldReads.has(endpoint.operation) &&
    viewer === null &&
    request.headers.authorization === undefined &&
    // A page that takes a form reads after it has written.
    (isReading(request) || request.routeOptions.url === routeOf(endpoint)) &&
    !hasWrittenLately(request);

  const handle: ApiServer['handle'] = (endpoint, shape, handler) => {
    const answer = async (input: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const since = performance.now();
      let viewer: Viewer | null = null;
      try {
        const asked = await contextOf(request);
        viewer = asked.viewer;
        const context = mayBeOld(endpoint, request, asked) ? forOldReads(asked) : asked;
        if (endpoint.auth === 'viewer') requireViewer(context);
        if (endpoint.auth === 'moderator') requireModerator(context);
        guard?.(endpoint, viewer);
        return await handler({ context, input: parseInput(endpoint, shape, input), request, reply });
      } catch (error) {
        if (error instanceof Problem) noteRefusedCall(endpoint, { problem: error, viewer, request });
        throw error;
      } finally {
        const seconds = (performance.now() - since) / 1_000;
        for (const watch of watches) watch({ operation: endpoint.operation, seconds });
      }
    };
    registered.set(endpoint.operation, answer);
    routed.push({ endpoint, shape });
    const addTo = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: routeOf(endpoint),
        config: { encoding: endpoint.encoding },
        handler: async (request, reply) => {
          const { status, body } = await inTime(endpoint, request, answerOnce(endpoint, answer, { request, reply }));
          return sendAnswer(endpoint, reply, status, body);
        },
      });
    if (endpoint.encoding !== 'file') return void addTo(app);
    void app.register(async (scope) => {
      acceptRawFiles(scope);
      addTo(scope);
    });
  };

  const apiFor: ApiServer['apiFor'] = (exchange, onRefused) =>
    apiInside(registered, { ...exchange, onRefused, logger: base.logger });

  return { app, base, handle, routed, contextOf, apiFor, watchCalls: (watch) => void watches.push(watch) };
}

type Inside = Exchange & { onRefused: ((problem: Problem) => void) | undefined; logger: BaseContext['logger'] };

const apiInside = (answers: ReadonlyMap<string, Answer>, { request, reply, onRefused, logger }: Inside): Api => ({
  async call(endpoint, input) {
    const { operation } = endpoint;
    requireParameters(endpoint, Object(input));
    const answer = answers.get(operation);
    if (!answer) throw new Error(`No handler answers ${operation}.`);
    try {
      return asReply(await inTime(endpoint, request, answer(input, request, reply)));
    } catch (error) {
      const problem = toProblem(error);
      logFault(logger, { error, problem, requestId: request.id, what: operation });
      onRefused?.(problem);
      throw new ResponseError(problem.status, JSON.stringify(problemBody(problem, request.id)));
    }
  },
});

const routeOf = ({ path }: Endpoint): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Uploads have all the time they need. */
const inTime = <T>(endpoint: Endpoint, request: FastifyRequest, work: Promise<T>): Promise<T> =>
  isUpload(endpoint) ? work : withinAnswerLimit(request, work);

/**
 * The result, or a refusal when it takes too long, counted from when the request had arrived as a whole; the work itself
 * goes on to its own end. @throws service.unavailable (503)
 */
export async function withinAnswerLimit<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  const now = performance.now();
  const left = Math.max(0, (arrivedAtInMs.get(request) ?? now) + ANSWER_LIMIT_IN_MS - now);
  return withinTime(work, left, serviceUnavailable);
}

function sendAnswer(endpoint: Endpoint, reply: FastifyReply, status: number, body: unknown): FastifyReply {
  // The handler of a stream has taken the answer over.
  if (reply.sent) return reply;
  // A redirect: the handler has set the location, there is no body.
  if (reply.hasHeader('location')) return reply.code(302).send();
  reply.code(status);
  if (endpoint.replyType === 'text' || endpoint.replyType === 'csv') {
    if (!reply.hasHeader('content-type')) reply.type('text/plain; charset=utf-8');
    return reply.send(String(body));
  }
  // Fastify would answer a bare null with no body at all.
  return body === null ? reply.type('application/json; charset=utf-8').send('null') : reply.send(body ?? {});
}

const isUpload = ({ encoding }: Endpoint): boolean => encoding === 'multipart' || encoding === 'file';

function collectInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {
    ...(isRecord(request.query) ? request.query : {}),
    ...(isRecord(request.params) ? request.params : {}),
  };
  if (endpoint.body !== null && !isUpload(endpoint)) input[endpoint.body] = request.body;
  return input;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Checks path, query and body against the endpoint's schemas. @throws request.invalid (400) or request.refused (422) */
function parseInput<S extends Shape>(endpoint: Endpoint<S>, shape: S, input: unknown): ParsedInput<Endpoint<S>> {
  const given = isRecord(input) ? input : {};
  const parsed: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const part of [shape.params, shape.query]) {
    if (!part) continue;
    const result = z.safeParse(part, given, { reportInput: true });
    if (result.success) Object.assign(parsed, result.data);
    else issues.push(...result.error.issues);
  }
  for (const [name, schema] of Object.entries(shape.body ?? {})) {
    // Files arrive as a stream that the handler reads itself; only a page in this process has one in its hands.
    if (isUpload(endpoint)) {
      if (given[name] instanceof Blob) parsed[name] = given[name];
      break;
    }
    // A missing body is validated as an empty one, so that each required member is named.
    const result = z.safeParse(schema, given[name] ?? {}, { reportInput: true });
    if (result.success) parsed[name] = result.data;
    else issues.push(...result.error.issues);
  }
  if (issues.length > 0) throw inputProblem(issues);
  return asParsed<S>(parsed);
}

/** The handler has answered what its endpoint declares. */
function asReply<E>(body: unknown): EndpointReply<E>;
function asReply(body: unknown): unknown {
  return body;
}

/** The schemas have just checked every part of this object. */
function asParsed<S extends Shape>(parsed: Record<string, unknown>): ParsedInput<Endpoint<S>>;
function asParsed(parsed: Record<string, unknown>): unknown {
  return parsed;
}

function inputProblem(issues: z.core.$ZodIssue[]): Problem {
  const { status, errors } = refusalOf(issues);
  const code = status === 400 ? 'request.invalid' : 'request.refused';
  return new Problem({ status, code, message: validationTexts.summary, errors });
}
