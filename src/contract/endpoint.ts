import type * as z from 'zod/mini';

type AnySchema = z.core.$ZodType;

/**
 * The schemas of one call. `body` has one entry: the name of the body parameter and its schema. Shapes live in
 * `*.schemas.ts`; the browser takes only their types, so that no schema code reaches it.
 */
export type Shape = {
  params?: AnySchema;
  query?: AnySchema;
  body?: Readonly<Record<string, AnySchema>>;
  reply: AnySchema;
};

export const CALL_FAMILIES = ['marketplace', 'content', 'session'] as const;
export type CallFamily = (typeof CALL_FAMILIES)[number];

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Everything about a call but its schemas: small enough to be sent to the browser. */
export type Endpoint<S extends Shape = Shape> = {
  /** Unique name of the call, the `operationId` of the API document. */
  readonly operation: string;
  readonly family: CallFamily;
  readonly method: HttpMethod;
  /** Full path below the origin, path parameters in braces. */
  readonly path: string;
  /** One sentence for the API document. The browser is sent neither it nor the tag (tools/slim-contract.ts). */
  readonly summary: string;
  readonly tag: string;
  /** `viewer`: answers 401 to anyone who is not signed in. `moderator`: answers 401 without a session, 403 to a moderator without a second factor, 404 to everybody else. */
  readonly auth: 'anonymous' | 'viewer' | 'moderator';
  /** Name of the body parameter, as the caller gives it and as a missing one is reported. */
  readonly body: string | null;
  /** `file`: one file, in a form or as the body itself. */
  readonly encoding: 'json' | 'form' | 'multipart' | 'file';
  /** Largest file that is taken; null for calls that take none. Pages with a form for it name the call in `handle.takesFiles`. */
  readonly mostFileBytes: number | null;
  readonly replyType: 'json' | 'text' | 'csv' | 'zip' | 'pdf' | 'geojson' | 'events';
  /** Status of a successful answer. */
  readonly status: number;
  /** Query parameters without which the call is not sent. */
  readonly requiredQuery: readonly string[];
  /** Whether the server stores the first response under the caller's Idempotency-Key. */
  readonly honoursIdempotencyKey: boolean;
  /** Never set; carries the shape for the compiler. */
  readonly shape?: S;
};

type SchemaInput<T> = T extends AnySchema ? z.core.input<T> : unknown;
type SchemaOutput<T> = T extends AnySchema ? z.core.output<T> : unknown;
type Part<S, K extends string> = S extends { readonly [P in K]: infer T } ? T : undefined;
type BodyInput<B> = B extends Readonly<Record<string, AnySchema>> ? { [K in keyof B]: z.core.input<B[K]> } : unknown;
type BodyOutput<B> = B extends Readonly<Record<string, AnySchema>> ? { [K in keyof B]: z.core.output<B[K]> } : unknown;
type Flat<T> = { [K in keyof T]: T[K] };
type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

export type ShapeOf<E> = E extends Endpoint<infer S> ? S : never;

/** What a caller gives: path parameters, query parameters and the named body in one object. */
export type EndpointInput<E> = Flat<
  SchemaInput<Part<ShapeOf<E>, 'params'>> & SchemaInput<Part<ShapeOf<E>, 'query'>> & BodyInput<Part<ShapeOf<E>, 'body'>>
>;

/** What a handler gets: the same object after checks and defaults. */
export type ParsedInput<E> = Flat<
  SchemaOutput<Part<ShapeOf<E>, 'params'>> &
    SchemaOutput<Part<ShapeOf<E>, 'query'>> &
    BodyOutput<Part<ShapeOf<E>, 'body'>>
>;

/** What a successful call answers. */
export type EndpointReply<E> = z.core.output<ShapeOf<E>['reply']>;

type BodyName<S> = S extends { readonly body: infer B } ? { body: keyof B & string } : { body?: never };
type QueryNames<S> = S extends { readonly query: infer Q }
  ? [RequiredKeys<SchemaInput<Q>>] extends [never]
    ? { requiredQuery?: never }
    : { requiredQuery: readonly (RequiredKeys<SchemaInput<Q>> & string)[] }
  : { requiredQuery?: never };

type EndpointInit<S extends Shape> = {
  operation: string;
  family?: CallFamily;
  method: HttpMethod;
  path: string;
  summary: string;
  tag: string;
  auth: 'anonymous' | 'viewer' | 'moderator';
  encoding?: 'json' | 'form' | 'multipart' | 'file';
  replyType?: 'json' | 'text' | 'csv' | 'zip' | 'pdf' | 'geojson' | 'events';
  status?: number;
  mostFileBytes?: number;
  honoursIdempotencyKey?: boolean;
} & BodyName<S> &
  QueryNames<S>;

/** Describes one call; the type argument is the type of its shape (`typeof advertShapes.createAdvert`). */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<S extends Shape>(init: EndpointInit<S>): Endpoint<S> {
  return {
    operation: init.operation,
    family: init.family ?? 'marketplace',
    method: init.method,
    path: init.path,
    summary: init.summary,
    tag: init.tag,
    auth: init.auth,
    body: init.body ?? null,
    encoding: init.encoding ?? 'json',
    mostFileBytes: init.mostFileBytes ?? null,
    replyType: init.replyType ?? 'json',
    status: init.status ?? 200,
    requiredQuery: init.requiredQuery ?? [],
    honoursIdempotencyKey: init.honoursIdempotencyKey ?? false,
  };
}

/** Names of the path parameters in the order of the path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
