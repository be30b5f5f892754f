import { RequiredError } from './api-errors.ts';
import type { Endpoint } from './endpoint.ts';
import { pathParameters } from './endpoint.ts';

/** Distinguishes a call of our page from a form of another site; required where a cookie signs in. */
const OWN_CALL_HEADER = 'x-requested-with';
export const OWN_CALL_VALUE = 'stammplatz';
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A call ready to be sent: path with query, headers in lower case, body as it goes over the wire. */
export type WireRequest = {
  method: Endpoint['method'];
  path: string;
  headers: Record<string, string>;
  body: string | FormData | null;
};

type Entries = Record<string, unknown>;

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Writes nested values in brackets: `{ a: { b: [1] } }` becomes `a[b][0]=1`; null and undefined are left out. */
export function bracketQuery(values: Entries): string {
  const pairs: string[] = [];
  const add = (name: string, value: unknown): void => {
    if (isMissing(value)) return;
    if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
      return;
    }
    pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  };
  for (const [name, value] of Object.entries(values)) add(name, value);
  return pairs.join('&');
}

function filledPath(endpoint: Endpoint, input: Entries): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
}

function encodedBody(endpoint: Endpoint, value: unknown): { body: string | FormData; contentType: string | null } {
  if (endpoint.encoding === 'multipart' || endpoint.encoding === 'file') {
    const form = new FormData();
    if (value instanceof Blob) form.append(endpoint.body ?? 'file', value);
    return { body: form, contentType: null };
  }
  if (endpoint.encoding === 'form') {
    const fields = Object.entries(Object(value)).filter(([, entry]) => !isMissing(entry));
    const body = new URLSearchParams(fields.map(([name, entry]) => [name, String(entry)])).toString();
    return { body, contentType: 'application/x-www-form-urlencoded' };
  }
  return { body: JSON.stringify(value), contentType: 'application/json' };
}

/**
 * Checks that all required parameters are present.
 * @throws RequiredError naming the first missing one
 */
export function requireParameters(endpoint: Endpoint, input: Entries): void {
  const body = endpoint.body === null ? [] : [endpoint.body];
  for (const name of [...pathParameters(endpoint.path), ...endpoint.requiredQuery, ...body]) {
    if (isMissing(input[name])) throw new RequiredError(name, endpoint.operation);
  }
}

/** Makes a call ready to be sent. @throws RequiredError naming the first missing parameter */
export function wireRequest(endpoint: Endpoint, input: Entries): WireRequest {
  requireParameters(endpoint, input);
  const inPath = pathParameters(endpoint.path);
  const query = bracketQuery(
    Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name) && name !== endpoint.body)),
  );
  const headers: Record<string, string> = { accept: 'application/json', [OWN_CALL_HEADER]: OWN_CALL_VALUE };
  const encoded = endpoint.body === null ? null : encodedBody(endpoint, input[endpoint.body]);
  if (encoded?.contentType) headers['content-type'] = encoded.contentType;
  return {
    method: endpoint.method,
    path: filledPath(endpoint, input) + (query === '' ? '' : `?${query}`),
    headers,
    body: encoded?.body ?? null,
  };
}
