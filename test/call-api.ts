import type { FastifyInstance } from 'fastify';

export type ApiCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  /** Below the address of the API, or of the noun that was named. */
  url: string;
  /** Sent as JSON; what is undefined in it is left out. */
  body?: unknown;
  as?: { headers: Record<string, string> } | null | undefined;
  headers?: Record<string, string>;
};

/** How a test calls the API of an app: the reply with its body read where it is JSON, null where it is empty. */
export const apiCallsTo =
  (app: FastifyInstance, start = '') =>
  async ({ method = 'GET', url, body, as, headers }: ApiCall) => {
    const reply = await app.inject({
      method,
      url: `/api/v1${start}${url}`,
      headers: { ...as?.headers, ...headers },
      ...(body === undefined ? {} : { payload: JSON.parse(JSON.stringify(body)) }),
    });
    const isJson = String(reply.headers['content-type']).includes('json');
    const text = reply.body;
    return { status: reply.statusCode, body: isJson ? reply.json() : text || null, headers: reply.headers, text };
  };
