import * as z from 'zod/mini';
import type { CatalogueEntry } from './catalogue.ts';
import { pathParameters } from '#contract/endpoint.ts';
import type { Endpoint, Shape } from '#contract/endpoint.ts';
import { ContentApiError, Problem } from '#contract/problem.schemas.ts';
import { IDEMPOTENCY_HEADER } from '#contract/request.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = JsonObject & {
  openapi: string;
  paths: { [path: string]: JsonObject };
  components: JsonObject & { schemas: JsonObject };
};

export type OpenApiOptions = { serverUrl: string };

const DEFS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON schema is JSON: what cannot be written as JSON (undefined) is dropped here. */
function asJson(value: unknown): JsonObject {
  const json: Json = JSON.parse(JSON.stringify(value));
  return isJsonObject(json) ? json : {};
}

function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonObject {
  const json = asJson(
    z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      // Replies may grow fields; a document that forbids them would make every addition a breach.
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    }),
  );
  delete json['$schema'];
  return json;
}

/** The same JSON with every reference put through a function. */
function withReferences(value: Json, rename: (name: string) => string): Json {
  if (Array.isArray(value)) return value.map((entry) => withReferences(entry, rename));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$defs' && key !== 'id')
      .map(([key, entry]) => {
        if (key === '$ref' && typeof entry === 'string') return [key, COMPONENTS + rename(entry.slice(DEFS.length))];
        return [key, key === 'properties' ? withProperties(entry, rename) : withReferences(entry, rename)];
      }),
  );
}

/** Inside `properties` every key is a field name, so that a field named `id` is kept. */
function withProperties(value: Json, rename: (name: string) => string): Json {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withReferences(entry, rename)]));
}

type Definitions = Map<string, JsonObject>;

function collect(schemas: readonly z.core.$ZodType[], io: 'input' | 'output'): Definitions {
  const found: Definitions = new Map();
  for (const schema of schemas) {
    const definitions = jsonSchemaOf(schema, io)['$defs'];
    for (const [name, definition] of Object.entries(isJsonObject(definitions) ? definitions : {})) {
      if (!isJsonObject(definition)) continue;
      const other = found.get(name);
      if (other !== undefined && JSON.stringify(other) !== JSON.stringify(definition)) {
        throw new Error(`Two schemas of the contract are named ${name}.`);
      }
      found.set(name, definition);
    }
  }
  return found;
}

/** Names whose schema differs between requests and replies, directly or through references. */
function twoFaced(inputs: Definitions, outputs: Definitions): ReadonlySet<string> {
  const names = new Set<string>();
  const refersTo = (definition: JsonObject, name: string): boolean =>
    JSON.stringify(definition).includes(`"${DEFS}${name}"`);
  for (const [name, definition] of inputs) {
    const other = outputs.get(name);
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(definition)) names.add(name);
  }
  for (let size = -1; size !== names.size;) {
    size = names.size;
    for (const [name, definition] of inputs) {
      if (outputs.has(name) && [...names].some((known) => refersTo(definition, known))) names.add(name);
    }
  }
  return names;
}

const inputsOf = ({ params, query, body }: Shape): z.core.$ZodType[] =>
  [params, query, ...Object.values(body ?? {})].filter((schema) => schema !== undefined);

type Writer = { input: (schema: z.core.$ZodType) => JsonObject; output: (schema: z.core.$ZodType) => JsonObject };

function parameters(endpoint: Endpoint, shape: Shape, { input }: Writer): Json[] {
  const inPath = pathParameters(endpoint.path);
  const listed = [shape.params, shape.query].flatMap((schema) => {
    if (schema === undefined) return [];
    const { properties, required } = input(schema);
    return Object.entries(isJsonObject(properties ?? null) ? Object(properties) : {}).map(([name, field]): Json => {
      const place = inPath.includes(name) ? 'path' : 'query';
      return {
        name,
        in: place,
        required: place === 'path' || (Array.isArray(required) && required.includes(name)),
        schema: asJson(field),
      };
    });
  });
  if (!endpoint.honoursIdempotencyKey) return listed;
  const description = 'Repeats with the same key and body get the first answer for 24 hours.';
  const schema = { type: 'string', minLength: 1, maxLength: 255 };
  return [...listed, { name: IDEMPOTENCY_HEADER, in: 'header', required: false, description, schema }];
}

const MEDIA_TYPES: Record<Exclude<Endpoint['encoding'], 'file'>, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

function requestBody(endpoint: Endpoint, shape: Shape, { input }: Writer): JsonObject {
  const [name, schema] = Object.entries(shape.body ?? {})[0] ?? [];
  if (name === undefined || schema === undefined) return {};
  const body = input(schema);
  // Without a body a call is taken as with an empty one.
  const required = !z.safeParse(schema, {}).success;
  const inForm = { type: 'object', properties: { [name]: body }, required: [name] };
  if (endpoint.encoding === 'file') {
    const bare = { schema: { type: 'string', format: 'binary' } };
    const content = { 'multipart/form-data': { schema: inForm }, 'text/csv': bare, 'application/json': bare };
    return { requestBody: { required: true, content } };
  }
  const content = endpoint.encoding === 'multipart' ? inForm : body;
  return { requestBody: { required, content: { [MEDIA_TYPES[endpoint.encoding]]: { schema: content } } } };
}

const REPLY_TYPES: Record<Endpoint['replyType'], string> = {
  json: 'application/json',
  text: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  pdf: 'application/pdf',
  geojson: 'application/geo+json',
  events: 'text/event-stream',
};

const REFUSALS: Record<string, string> = {
  '400': 'The request cannot be read.',
  '401': 'Not signed in.',
  '404': 'There is no such thing, or it is not for the viewer.',
  '422': 'The request can be read, but a rule refuses it.',
  default: 'Any other refusal or fault.',
};

function refusal({ family, encoding }: Endpoint, description: string, reply: JsonObject): JsonObject {
  const problem = { schema: { $ref: `${COMPONENTS}Problem` } };
  const contentError = { schema: { $ref: `${COMPONENTS}ContentApiError` } };
  if (family === 'marketplace') return { description, content: { 'application/problem+json': problem } };
  if (family === 'content') return { description, content: { 'application/json': contentError } };
  // Stock clients of the session calls read the address to go on to from a refusal as well.
  const address = encoding === 'form' ? { 'application/json': { schema: reply } } : {};
  return { description, content: { 'application/problem+json': problem, ...address } };
}

/** A successful response; a redirect has only a location. */
function success({ status, replyType }: Endpoint, reply: JsonObject): JsonObject {
  if (status === 204) return { description: 'Done.' };
  if (status === 302) return ELSEWHERE;
  return { description: 'Done.', content: { [REPLY_TYPES[replyType]]: { schema: reply } } };
}

const ELSEWHERE: JsonObject = {
  description: 'Leads to the address in the header.',
  headers: { Location: { required: true, schema: { type: 'string' } } },
};

function responses(endpoint: Endpoint, shape: Shape, { output }: Writer): JsonObject {
  const reply = output(shape.reply);
  const statuses = [
    '400',
    ...(endpoint.auth === 'viewer' ? ['401'] : []),
    ...(endpoint.path.includes('{') || endpoint.auth === 'moderator' ? ['404'] : []),
    ...(endpoint.body === null ? [] : ['422']),
    'default',
  ];
  return {
    [String(endpoint.status)]: success(endpoint, reply),
    // Browsers that post a form of the session calls are led on; clients that ask for JSON get the address in it.
    ...(endpoint.family === 'session' && endpoint.encoding === 'form' ? { '302': ELSEWHERE } : {}),
    ...Object.fromEntries(statuses.map((status) => [status, refusal(endpoint, REFUSALS[status] ?? '', reply)])),
  };
}

function operation(endpoint: Endpoint, shape: Shape, writer: Writer): JsonObject {
  const listed = parameters(endpoint, shape, writer);
  const signedIn: Json[] = [{ bearer: [] }, { cookie: [] }];
  return {
    operationId: endpoint.operation,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: endpoint.auth === 'anonymous' ? [{}, ...signedIn] : signedIn,
    ...(listed.length > 0 ? { parameters: listed } : {}),
    ...requestBody(endpoint, shape, writer),
    responses: responses(endpoint, shape, writer),
  };
}

/** The OpenAPI 3.1 document of the implemented calls. */
export function buildOpenApi(routed: readonly CatalogueEntry[], { serverUrl }: OpenApiOptions): OpenApiDocument {
  const shapes = routed.map(({ shape }) => shape);
  const inputs = collect(shapes.flatMap(inputsOf), 'input');
  const outputs = collect([...shapes.map(({ reply }) => reply), Problem, ContentApiError], 'output');
  const renamed = twoFaced(inputs, outputs);
  const inputName = (name: string): string => (renamed.has(name) ? `${name}Input` : name);
  const plainName = (name: string): string => name;
  const writer: Writer = {
    input: (schema) => asJson(withReferences(jsonSchemaOf(schema, 'input'), inputName)),
    output: (schema) => asJson(withReferences(jsonSchemaOf(schema, 'output'), plainName)),
  };
  const schemas = new Map<string, Json>();
  for (const [name, definition] of inputs) schemas.set(inputName(name), withReferences(definition, inputName));
  for (const [name, definition] of outputs) schemas.set(name, withReferences(definition, plainName));
  const paths: { [path: string]: JsonObject } = {};
  for (const { endpoint, shape } of routed) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint, shape, writer),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stammplatz',
      version: '1',
      description: 'Calls of the marketplace for wood: accounts, sessions and the marketplace itself.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(routed.map(({ endpoint }) => endpoint.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries([...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1))),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'stammplatz' },
      },
    },
  };
}
