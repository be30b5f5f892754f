import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { advertShapes } from '#contract/adverts/adverts.schemas.ts';
import { getAdvert } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type Call, createApiServer } from '#server/platform/http/routing.ts';

const { base } = await createTestServer(await createTestDatabase());
const ADVERT_ID = '0199d8a0-0000-7000-8000-000000000001';
const PROBLEM = {
  status: 410,
  code: 'advert.gone',
  message: 'Nicht mehr online.',
  errors: [{ path: 'a', message: 'b' }],
};

/** Renders a page that makes its calls within this process, to one handler alone. */
async function withinPage(
  handler: (call: Pick<Call<typeof advertShapes.getAdvert>, 'input'>) => unknown,
  render: (api: Api) => Promise<unknown>,
  onRefused?: (problem: Problem) => void,
): Promise<unknown> {
  const app = Fastify({ genReqId: () => 'r1' });
  const runOnce = async () => ({ status: 500, body: null });
  const server = createApiServer({ app, base, readViewer: async () => null, runOnce });
  server.handle(getAdvert, advertShapes.getAdvert, async (call) => JSON.parse(JSON.stringify(await handler(call))));
  let rendered: unknown;
  app.get('/seite', async (request, reply) => {
    rendered = await render(server.apiFor({ request, reply }, onRefused));
    return {};
  });
  expect((await app.inject({ url: '/seite' })).statusCode).toBe(200);
  await app.close();
  return rendered;
}

it('answers a call inside the process with what its handler answers', async () => {
  const asked: unknown[] = [];
  const answer = (call: { input: unknown }) => {
    asked.push(call.input);
    return { id: '1' };
  };
  expect(await withinPage(answer, (api) => api.call(getAdvert, { advertId: ADVERT_ID }))).toEqual({ id: '1' });
  expect(asked).toEqual([{ advertId: ADVERT_ID }]);
});

it('refuses a call inside the process with the same error as over the wire', async () => {
  const told: number[] = [];
  const failure = await withinPage(
    () => Promise.reject(new Problem(PROBLEM)),
    (api) => api.call(getAdvert, { advertId: ADVERT_ID }).catch((error: unknown) => error),
    ({ status }) => told.push(status),
  );
  expect(isResponseError(failure)).toBe(true);
  expect(failure).toMatchObject({
    status: 410,
    code: 'advert.gone',
    serverMessage: 'Nicht mehr online.',
    fields: PROBLEM.errors,
    requestId: 'r1',
  });
  expect(told).toEqual([410]);
});

it('asks no handler where a parameter is missing', async () => {
  const failure = await withinPage(
    () => Promise.reject(new Error('asked')),
    (api) => api.call(getAdvert, JSON.parse('{}')).catch((error: unknown) => error),
  );
  expect(failure).toMatchObject({ name: 'RequiredError', field: 'advertId' });
});
