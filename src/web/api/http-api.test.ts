import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { ContentApiError, FetchError, RequiredError, ResponseError } from '#contract/api-errors.ts';
import { createAdvert, getAdvert, publishAdvert, updateAdvert, uploadAdvertImage } from '#contract/adverts/adverts.ts';
import { getChatStatus } from '#contract/chats/chats.ts';
import { getContentUser, signIn } from '#contract/content-api/content-api.ts';
import { searchProducts, suggestProducts } from '#contract/search/products.ts';
import { signOut } from '#contract/session-handler/session-handler.ts';
import { onContentCallError } from './content-call-errors.ts';
import { createHttpApi } from './http-api.ts';
import type { HttpApiOptions } from './http-api.ts';

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; body?: unknown; headers?: Record<string, string>; hangUp?: true };

const ADVERT_ID = '0199d8a0-0000-7000-8000-000000000001';
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A real server that gives the answers in order, repeating the last one, and records its requests. */
async function serverWith(...answers: Answer[]) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const answer = answers[Math.min(seen.length, answers.length - 1)] ?? { status: 500 };
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
      if (answer.hangUp) return response.destroy();
      const isText = typeof answer.body === 'string';
      response.writeHead(answer.status, {
        'content-type': isText ? 'text/plain' : 'application/json',
        ...answer.headers,
      });
      return response.end(isText ? String(answer.body) : JSON.stringify(answer.body ?? {}));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { seen, baseUrl: `http://127.0.0.1:${port}` };
}

async function clientOf(answers: Answer[], options: HttpApiOptions = {}) {
  const { seen, baseUrl } = await serverWith(...answers);
  const waits: number[] = [];
  const api = createHttpApi({ baseUrl, wait: async (delayInMs) => void waits.push(delayInMs), ...options });
  return { api, seen, waits };
}

test('a missing path parameter fails before the wire and names the field', async () => {
  const { api, seen } = await clientOf([{ status: 200 }]);
  const input: { advertId: string } = JSON.parse('{}');
  const failure = await api.call(getAdvert, input).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RequiredError);
  expect(failure).toMatchObject({ name: 'RequiredError', field: 'advertId' });
  expect(seen).toEqual([]);
});

test('a missing body and a missing query parameter fail before the wire too', async () => {
  const { api, seen } = await clientOf([{ status: 200 }]);
  await expect(api.call(createAdvert, JSON.parse('{"editAdvertDto":null}'))).rejects.toMatchObject({
    field: 'editAdvertDto',
  });
  await expect(api.call(suggestProducts, JSON.parse('{}'))).rejects.toMatchObject({ field: 'term' });
  expect(seen).toEqual([]);
});

test('path, query and body go where the endpoint says', async () => {
  const { api, seen } = await clientOf([{ status: 200, body: [] }]);
  await api.call(suggestProducts, { term: 'buche & fichte', category: 'FIREWOOD' });
  await api.call(updateAdvert, { advertId: ADVERT_ID, editAdvertDto: { category: 'LOGS', title: 'Lärche' } });
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/v1/products/suggest?term=buche%20%26%20fichte&category=FIREWOOD',
    `PUT /api/v1/adverts/${ADVERT_ID}`,
  ]);
  expect(JSON.parse(seen[1]?.body ?? '')).toEqual({ category: 'LOGS', title: 'Lärche' });
  expect(seen[1]?.headers['content-type']).toBe('application/json');
});

test('every call carries the header that a foreign form cannot send, and a bearer token where there is one', async () => {
  const { api, seen } = await clientOf([{ status: 200 }], { token: () => 'abc' });
  await api.call(getAdvert, { advertId: ADVERT_ID });
  expect(seen[0]?.headers).toMatchObject({ 'x-requested-with': 'stammplatz', authorization: 'Bearer abc' });
});

test('a text reply stays a text', async () => {
  const { api } = await clientOf([{ status: 200, body: 'UNREAD' }]);
  expect(await api.call(getChatStatus, {})).toBe('UNREAD');
});

test('a refusal carries message, status, code, fields and the raw body', async () => {
  const problem = {
    status: 422,
    code: 'advert.not-publishable',
    message: 'Es fehlt noch etwas.',
    errors: [{ path: 'title', message: 'Der Titel fehlt noch.' }],
    requestId: 'r1',
  };
  const { api } = await clientOf([{ status: 422, body: problem }]);
  const failure = await api.call(publishAdvert, { advertId: ADVERT_ID }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ResponseError);
  expect(failure).toMatchObject({
    name: 'ResponseError',
    message: 'Response returned an error code',
    status: 422,
    code: 'advert.not-publishable',
    serverMessage: 'Es fehlt noch etwas.',
    fields: problem.errors,
    requestId: 'r1',
    rawBody: JSON.stringify(problem),
  });
});

test('a refusal that is no problem keeps its raw body and has no message of the server', async () => {
  const { api } = await clientOf([{ status: 404, body: '<html>' }]);
  const failure = await api.call(getAdvert, { advertId: ADVERT_ID }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 404, serverMessage: null, fields: [], rawBody: '<html>' });
});

test('no answer at all is a failure of the fetch', async () => {
  const { api } = await clientOf([{ status: 200, hangUp: true }]);
  const failure = await api.call(getAdvert, { advertId: ADVERT_ID }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FetchError);
  expect(failure).toMatchObject({
    name: 'FetchError',
    message: 'The request failed and the interceptors did not return an alternative response',
  });
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a POST refused with %i is sent once more with the same key',
  async (status) => {
    const { api, seen } = await clientOf([{ status }, { status: 201, body: { id: 'new' } }]);
    expect(await api.call(createAdvert, { editAdvertDto: { category: 'FOREST' } })).toEqual({ id: 'new' });
    expect(seen).toHaveLength(2);
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^\d+(?:-\d+){3}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(seen[1]?.body).toBe(seen[0]?.body);
  },
);

test('a POST is repeated only once', async () => {
  const { api, seen } = await clientOf([{ status: 503 }]);
  await expect(api.call(searchProducts, { productFilter: {} })).rejects.toMatchObject({ status: 503 });
  expect(seen).toHaveLength(2);
});

test.each([400, 401, 403, 404, 422])('a POST refused with %i is not repeated', async (status) => {
  const { api, seen } = await clientOf([{ status }]);
  await expect(api.call(searchProducts, { productFilter: {} })).rejects.toMatchObject({ status });
  expect(seen).toHaveLength(1);
});

test('a POST that got no answer is repeated under its key, so that nothing is done twice', async () => {
  const { api, seen } = await clientOf([
    { status: 200, hangUp: true },
    { status: 201, body: { id: 'new' } },
  ]);
  expect(await api.call(createAdvert, { editAdvertDto: { category: 'FOREST' } })).toEqual({ id: 'new' });
  expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('two writes have two keys, and a key given by the caller is kept', async () => {
  const { api, seen } = await clientOf([{ status: 201 }]);
  const write = { editAdvertDto: { category: 'FOREST' } } as const;
  await api.call(createAdvert, write);
  await api.call(createAdvert, write);
  await api.call(createAdvert, write, { idempotencyKey: 'draft-7' });
  const keys = seen.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('draft-7');
});

test.each([
  ['GET', (api: ReturnType<typeof createHttpApi>) => api.call(getAdvert, { advertId: ADVERT_ID })],
  [
    'PUT',
    (api: ReturnType<typeof createHttpApi>) =>
      api.call(updateAdvert, { advertId: ADVERT_ID, editAdvertDto: { category: 'FOREST' } }),
  ],
] as const)('a %s is never repeated', async (_, call) => {
  const { api, seen } = await clientOf([{ status: 503 }]);
  await expect(call(api)).rejects.toMatchObject({ status: 503 });
  expect(seen).toHaveLength(1);
});

test('the pause before the repeat follows Retry-After, at most two seconds', async () => {
  const short = await clientOf([{ status: 503, headers: { 'retry-after': '1' } }, { status: 200 }]);
  await short.api.call(searchProducts, { productFilter: {} });
  expect(short.waits).toEqual([1000]);
  const long = await clientOf([{ status: 429, headers: { 'retry-after': '3600' } }, { status: 200 }]);
  await long.api.call(searchProducts, { productFilter: {} });
  expect(long.waits).toEqual([2000]);
});

test('a call given up by its caller rejects with the abort, not with a failed fetch', async () => {
  const { api } = await clientOf([{ status: 200 }]);
  const failure = await api
    .call(getAdvert, { advertId: ADVERT_ID }, { signal: AbortSignal.abort() })
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'AbortError' });
});

test('a refused content-API call raises the error body of the server and tells the hook, without a second try', async () => {
  const body = {
    data: null,
    error: { status: 400, name: 'ValidationError', message: 'Stimmt nicht.', details: { a: 1 } },
  };
  const heard: unknown[] = [];
  const { api, seen } = await clientOf([{ status: 400, body }, { status: 503 }], {
    onError: (error) => heard.push(error),
  });
  const call = api.call(signIn, { credentials: { identifier: 'a@b.at', password: 'x' } });
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ContentApiError);
  expect(failure).toMatchObject({ status: 400, name: 'ValidationError', message: 'Stimmt nicht.', details: { a: 1 } });
  expect(heard).toEqual([failure]);
  await expect(api.call(signIn, { credentials: { identifier: 'a@b.at', password: 'x' } })).rejects.toMatchObject({
    status: 500,
    name: 'UnknownError',
  });
  expect(seen).toHaveLength(2);
});

test('a content-API call without any answer is an unknown error with the original message', async () => {
  const { api } = await clientOf([{ status: 200 }], { fetch: () => Promise.reject(new TypeError('fetch failed')) });
  await expect(api.call(getContentUser, {})).rejects.toMatchObject({
    status: 500,
    name: 'UnknownError',
    message: 'fetch failed',
  });
});

test('a content-API query is written in nested brackets', async () => {
  const { api, seen } = await clientOf([{ status: 200 }]);
  await api.call(getContentUser, { populate: { permissions: { fields: ['param', 'title'] } } });
  expect(decodeURIComponent(seen[0]?.url ?? '')).toBe(
    '/api/users/me?populate[permissions][fields][0]=param&populate[permissions][fields][1]=title',
  );
});

test('the session handler gets a form', async () => {
  const { api, seen } = await clientOf([{ status: 200, body: { url: '/' } }]);
  await api.call(signOut, { signOutForm: { csrfToken: 'a b', callbackUrl: '/', json: 'true' } });
  expect(seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(seen[0]?.body).toBe('csrfToken=a+b&callbackUrl=%2F&json=true');
});

test('a picture travels as a multipart form with its name', async () => {
  const { api, seen } = await clientOf([{ status: 201, body: { id: 'i' } }]);
  await api.call(uploadAdvertImage, {
    advertId: ADVERT_ID,
    file: new File(['bytes'], 'stoss.jpg', { type: 'image/jpeg' }),
  });
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]?.body).toContain('name="file"; filename="stoss.jpg"');
});

test('on a plain http page, whose browser makes no ids itself, writes go out with keys of their own all the same', async () => {
  const { getRandomValues } = globalThis.crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(globalThis.crypto) });
  const keys: string[] = [];
  const api = createHttpApi({
    fetch: async (_url, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key') ?? '');
      return Response.json({});
    },
  });
  for (let call = 0; call < 50; call += 1) await api.call(searchProducts, { productFilter: {} }).catch(() => undefined);
  vi.unstubAllGlobals();
  expect(new Set(keys).size).toBe(50);
  expect(keys.filter((key) => !/^\d+(?:-\d+){3}$/.test(key))).toEqual([]);
});

test('a failed content call of the page is broadcast to the error hook, with the body of the server or as unknown', async () => {
  const heard: ContentApiError[] = [];
  const stop = onContentCallError((error) => heard.push(error));
  const refusal = {
    data: null,
    error: { status: 401, name: 'UnauthorizedError', message: 'Nicht angemeldet.', details: {} },
  };
  const { api } = await clientOf([
    { status: 401, body: refusal },
    { status: 502, body: 'Bad Gateway' },
  ]);
  await expect(api.call(getContentUser, {})).rejects.toBeInstanceOf(ContentApiError);
  await expect(api.call(getContentUser, {})).rejects.toBeInstanceOf(ContentApiError);
  stop();
  await expect(api.call(getContentUser, {})).rejects.toBeInstanceOf(ContentApiError);
  expect(heard.map(({ status, name }) => ({ status, name }))).toEqual([
    { status: 401, name: 'UnauthorizedError' },
    { status: 500, name: 'UnknownError' },
  ]);
});
