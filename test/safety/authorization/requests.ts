import { Buffer } from 'node:buffer';
import type { HttpMethod } from '#contract/endpoint.ts';
import type { TestUser } from '#test/factories.ts';
import type { TestApp } from '#test/test-app.ts';

export type Caller = { headers: Record<string, string>; user: TestUser | null };
export type Payload = {
  json?: unknown;
  file?: { name: string; type: string; bytes: Buffer };
  raw?: { type: string; text: string };
};
/** A parsed answer, untyped: only its ids are read. */
export type Json = ReturnType<typeof JSON.parse>;
export type Reply = { status: number; text: string; body: Json };
export type Request = { method: HttpMethod; url: string; given?: Payload };

/** Stands in everything of the owner that only he and the other side of a talk may read. */
export const PRIVATE_MARK = 'geheim';

const BOUNDARY = 'x'.repeat(24);

function bodyOf({ json, file, raw }: Payload): { type: string; payload: string | Buffer } | null {
  if (raw) return { type: raw.type, payload: raw.text };
  if (!file) return json === undefined ? null : { type: 'application/json', payload: JSON.stringify(json) };
  const { name, type, bytes } = file;
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, payload };
}

/** One call as a client makes it. */
export async function send({ app }: TestApp, caller: Caller, { method, url, given = {} }: Request): Promise<Reply> {
  const body = bodyOf(given);
  const reply = await app.inject({
    method,
    url,
    headers: { ...caller.headers, ...(body ? { 'content-type': body.type } : {}) },
    ...(body ? { payload: body.payload } : {}),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return { status: reply.statusCode, text: reply.body, body: isJson ? reply.json() : null };
}

export type Calls = {
  must: (caller: Caller, method: HttpMethod, path: string, given?: Payload) => Promise<Json>;
  post: (caller: Caller, path: string, json?: unknown) => Promise<Json>;
};

/** Calls below /api/v1 that have to go well. */
export function callsOf(product: TestApp): Calls {
  const must: Calls['must'] = async (caller, method, path, given) => {
    const reply = await send(product, caller, { method, url: `/api/v1${path}`, ...(given ? { given } : {}) });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 300)}`);
    return reply.body;
  };
  return { must, post: (caller, path, json) => must(caller, 'POST', path, json === undefined ? {} : { json }) };
}
