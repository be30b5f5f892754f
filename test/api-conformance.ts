import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { afterFile } from './after-file.ts';

type Declared = { content?: Record<string, unknown>; headers?: unknown };
export type ParameterSchema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: string[];
  anyOf?: ParameterSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};
export type Parameter = { name: string; in: string; required: boolean; schema: ParameterSchema };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  responses: Record<string, Declared>;
  requestBody?: { content: object };
};
type Document = { paths: Record<string, Record<string, Operation>> };
export type Answer = { status: number; contentType: string | undefined; body: string };

export const committedDocument: Document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../docs/openapi.json'), 'utf8'),
);

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema(committedDocument, 'api');
const validators = new Map<string, ValidateFunction>();

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function validatorAt(...parts: string[]): ValidateFunction {
  const $ref = `api#/${parts.map(escaped).join('/')}`;
  const known = validators.get($ref);
  if (known) return known;
  const made = ajv.compile({ $ref });
  validators.set($ref, made);
  return made;
}

const mediaTypeOf = (contentType: string | undefined): string => (contentType ?? '').split(';')[0]?.trim() ?? '';

/** In what way an answer is not what the committed API document declares for its call; null where it fits. */
export function deviationOf(path: string, method: string, answer: Answer): string | null {
  const responses = committedDocument.paths[path]?.[method.toLowerCase()]?.responses;
  if (responses === undefined) return 'is not in the document';
  const { status } = answer;
  const name = responses[status] ? String(status) : 'default';
  if (status < 400 && name === 'default') return `${status} is not declared`;
  const types = Object.keys(responses[name]?.content ?? {});
  const type = mediaTypeOf(answer.contentType);
  if (types.length === 0 && type === '' && answer.body === '') return null;
  if (!types.includes(type)) return `${status} declares ${types.join(' or ') || 'no body'}, not "${type}"`;
  const validate = validatorAt('paths', path, method.toLowerCase(), 'responses', name, 'content', type, 'schema');
  const reason = reasonOf(validate, type.endsWith('json') ? JSON.parse(answer.body) : answer.body);
  return reason === null ? null : `${status}: ${reason}`;
}

function reasonOf(validate: ValidateFunction, value: unknown): string | null {
  if (validate(value)) return null;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`;
}

const PATTERNS = Object.keys(committedDocument.paths)
  // Fixed parts before gaps: `/adverts/own` is not the advert "own".
  .toSorted((one, other) => one.split('{').length - other.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** The path of the document that an address belongs to; null for what is no call. */
function callAt(url: string, method: string): string | null {
  const path = url.split('?')[0] ?? '';
  const found = PATTERNS.find(
    (one) => one.pattern.test(path) && committedDocument.paths[one.path]?.[method.toLowerCase()] !== undefined,
  );
  return found?.path ?? null;
}

/** Checks every response of a server under test against the API document. */
export function watchConformance(app: FastifyInstance): void {
  const found = new Set<string>();
  const inject: (options: InjectOptions) => Promise<LightMyRequestResponse> = app.inject.bind(app);
  const watched = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const reply = await inject(options);
    const { url, method = 'GET' } = options;
    const path = typeof url === 'string' ? callAt(url, method) : null;
    const contentType = reply.headers['content-type']?.toString();
    if (path === null || reply.statusCode === 405 || contentType?.startsWith('text/event-stream')) return reply;
    const deviation = deviationOf(path, method, { status: reply.statusCode, contentType, body: reply.body });
    if (deviation !== null) found.add(`${method} ${path}: ${deviation}`);
    return reply;
  };
  Reflect.set(app, 'inject', (options: InjectOptions | string) =>
    watched(typeof options === 'string' ? { url: options } : options),
  );
  afterFile(() => expect([...found]).toEqual([]));
}
