import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ResponseError } from '#contract/api-errors.ts';
import { apiContext } from '#web/api-context.ts';
import { loader as loadOverview } from './market-prices.route.tsx';
import { loader as loadProduct } from './market-product.route.tsx';

const WORDS = 'Das geht gerade nicht. Bitte versuch es in ein paar Sekunden noch einmal.';
const context = new RouterContextProvider();
context.set(apiContext, {
  call: async () => {
    throw new ResponseError(503, JSON.stringify({ message: WORDS }));
  },
});
const argsOf = (path: string) => {
  const url = new URL(path, 'https://holz.example');
  return { url, request: new Request(url), pattern: path, context };
};

it('says in its status and words that prices cannot be shown just now, and calls that no fault', async () => {
  const refused = { data: WORDS, init: { status: 503 } };
  await expect(loadOverview({ ...argsOf('/holzpreise'), params: {} })).rejects.toMatchObject(refused);
  const params = { product: 'pellets-a1-lose' };
  await expect(loadProduct({ ...argsOf('/holzpreise/pellets-a1-lose'), params })).rejects.toMatchObject(refused);
});
