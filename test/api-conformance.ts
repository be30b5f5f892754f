import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Declared = { content?: Record<string, unknown>; headers?: unknown };
type Operation = { operationId: string; responses: Record<string, Declared>; requestBody?: { content: object } };
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

/** In what way an answer is not what the committed API document declares for its call; null where it fits. */
export function deviationOf(path: string, method: string, { status, contentType, body }: Answer): string | null {
  const operation = committedDocument.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) return 'is not in the document';
  const name = operation.responses[status] ? String(status) : 'default';
  const declared = operation.responses[name];
  if (declared === undefined) return `${status} is not declared`;
  if (status < 400 && name === 'default') return `${status} is declared as a refusal only`;
  const content = declared.content ?? {};
  const type = (contentType ?? '').split(';')[0]?.trim() ?? '';
  if (type === '' && Object.keys(content).length === 0) return body === '' ? null : `${status} has an undeclared body`;
  if (content[type] === undefined)
    return `${status} declares ${Object.keys(content).join(' ') || 'no body'}, not ${type}`;
  const value: unknown = type.endsWith('json') ? JSON.parse(body) : body;
  const validate = validatorAt('paths', path, method.toLowerCase(), 'responses', name, 'content', type, 'schema');
  if (validate(value)) return null;
  const [error] = validate.errors ?? [];
  return `${status}: ${error?.instancePath ?? ''} ${error?.message ?? ''} ${JSON.stringify(error?.params ?? {})}`;
}
