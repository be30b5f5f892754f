import { afterEach, expect, test, vi } from 'vitest';
import { createHttpApi } from '#web/http-api.ts';
import { searchProducts } from '#contract/products.ts';
import { provideRandomIds, randomId } from './random-id.ts';

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('ids have the form of RFC 9562 and do not repeat', () => {
  const ids = Array.from({ length: 500 }, randomId);
  expect(ids.filter((id) => !VERSION_4.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(500);
  const variants = new Set(ids.map((id) => id[19]));
  expect(variants).toEqual(new Set(['8', '9', 'a', 'b']));
});

test('on a plain http page, whose browser makes no ids, calls that need one go out all the same', async () => {
  const { getRandomValues } = globalThis.crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(globalThis.crypto) });
  const keys: string[] = [];
  const api = createHttpApi({
    fetch: async (_url, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key') ?? '');
      return Response.json({ items: [] });
    },
  });
  provideRandomIds();
  await api.call(searchProducts, { productFilter: {} }).catch(() => undefined);
  expect(keys).toEqual([expect.stringMatching(VERSION_4)]);
});
