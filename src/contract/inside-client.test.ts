import { expect, test } from 'vitest';
import { getAdvert } from './adverts/adverts.ts';
import { isResponseError } from './api-errors.ts';
import { createInsideApi } from './inside-client.ts';

test('a call inside the process answers what its handler answers', async () => {
  const asked: unknown[] = [];
  const api = createInsideApi(async (operation, input) => {
    asked.push([operation, input]);
    return { ok: true, body: { id: '1' } };
  }, 'r1');
  expect(await api.call(getAdvert, { advertId: '1' })).toEqual({ id: '1' });
  expect(asked).toEqual([['getAdvert', { advertId: '1' }]]);
});

test('a refusal inside the process is the same error as over the wire', async () => {
  const problem = {
    status: 410,
    code: 'advert.gone',
    message: 'Nicht mehr online.',
    errors: [{ path: 'a', message: 'b' }],
  };
  const api = createInsideApi(async () => ({ ok: false, problem }), 'r1');
  const failure = await api.call(getAdvert, { advertId: '1' }).catch((error: unknown) => error);
  expect(isResponseError(failure)).toBe(true);
  expect(failure).toMatchObject({
    status: 410,
    code: 'advert.gone',
    serverMessage: 'Nicht mehr online.',
    fields: problem.errors,
    requestId: 'r1',
  });
});

test('a missing parameter fails before the handler is asked', async () => {
  const api = createInsideApi(() => Promise.reject(new Error('asked')), 'r1');
  await expect(api.call(getAdvert, JSON.parse('{}'))).rejects.toMatchObject({
    name: 'RequiredError',
    field: 'advertId',
  });
});
