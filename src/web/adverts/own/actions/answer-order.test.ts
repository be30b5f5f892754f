import { expect, test } from 'vitest';
import type { Api } from '#contract/api.ts';
import { answerOrder } from './answer-order.ts';
import { orderOf } from './own-actions.ts';
import { NO_FILTER } from '#web/adverts/own/filter/own-filter.ts';

type Call = { operation: string; input: Record<string, unknown> };

/** Answers as the marketplace with so many adverts would. */
function shopWith(count: number) {
  const calls: Call[] = [];
  const ids = Array.from({ length: count }, (_, index) => `id-${index}`);
  const call = async ({ operation }: { operation: string }, input: never) => {
    calls.push({ operation, input });
    if (operation === 'listOwnAdvertIds') return { ids };
    const { bulkAdvertsDto } = input as { bulkAdvertsDto: { ids: string[] } };
    return { outcomes: bulkAdvertsDto?.ids.map((id) => ({ id, isDone: true })) ?? [] };
  };
  return { api: { call } as unknown as Api, calls };
}
const orderFrom = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const order = orderOf(form);
  if (order === null) throw new Error('No order.');
  return order;
};
const SHOWN = { status: 'ACTIVE', filter: { ...NO_FILTER, search: 'Buche' } } as const;

test('something for all adverts of a list asks with their number first, then happens in steps of a hundred', async () => {
  const { api, calls } = shopWith(250);
  const asked = await answerOrder(api, orderFrom({ do: 'PAUSE:alle' }), SHOWN);
  expect(asked).toEqual({ kind: 'ASK_ALL', wish: 'PAUSE', count: 250, hasChanged: false });
  expect(calls).toMatchObject([{ operation: 'listOwnAdvertIds', input: { status: 'ACTIVE', search: 'Buche' } }]);
  const done = await answerOrder(api, orderFrom({ do: 'PAUSE:alle', anzahl: '250' }), SHOWN);
  expect(done).toMatchObject({ kind: 'REPORT', action: 'PAUSE', failed: [] });
  expect(done.kind === 'REPORT' && done.done).toHaveLength(250);
  expect(calls.filter(({ operation }) => operation === 'changeAdverts')).toHaveLength(3);
});

test('another number than the one that was shown asks again, and deleting asks for the reason', async () => {
  const { api, calls } = shopWith(5);
  const changed = await answerOrder(api, orderFrom({ do: 'DELETE:alle', anzahl: '4', deleteType: 'OTHER' }), SHOWN);
  expect(changed).toMatchObject({ kind: 'ASK_ALL', count: 5, hasChanged: true });
  expect(await answerOrder(api, orderFrom({ do: 'SOLD:alle', anzahl: '5' }), SHOWN)).toMatchObject({ kind: 'ASK_ALL' });
  expect(calls.some(({ operation }) => operation === 'changeAdverts')).toBe(false);
});

test('a price is read as people write it, and nothing is sent that is none', async () => {
  const { api, calls } = shopWith(1);
  const given = { do: 'PRICE:id-0', version: '7' };
  for (const pricePerUnit of ['', 'viel', '12,345,6'])
    expect(await answerOrder(api, orderFrom({ ...given, pricePerUnit }))).toMatchObject({ kind: 'FAILED' });
  expect(calls).toEqual([]);
  expect(await answerOrder(api, orderFrom({ ...given, pricePerUnit: '1.129,90' }))).toMatchObject({ kind: 'PRICED' });
  expect(calls).toMatchObject([
    {
      operation: 'changeAdvertPrice',
      input: { advertId: 'id-0', advertPriceDto: { pricePerUnitInCents: 112_990, version: 7 } },
    },
  ]);
});
