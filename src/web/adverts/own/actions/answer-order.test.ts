import { expect, test, vi } from 'vitest';
import type { Api } from '#contract/api.ts';
import { ResponseError } from '#contract/api-errors.ts';
import { type AllProgress, answerAsPage, answerOrder, type Outcome } from './answer-order.ts';
import { type Order, orderOf } from './own-actions.ts';
import { NO_FILTER } from '#web/adverts/own/filter/own-filter.ts';

type Step = { bulkAdvertsDto: { ids: string[] } };
type Call = { operation: string; input: Record<string, unknown> };

/** Answers as the marketplace with so many adverts would. */
function shopWith(count: number) {
  const calls: Call[] = [];
  const ids = Array.from({ length: count }, (_, index) => `id-${index}`);
  const call = async ({ operation }: { operation: string }, input: never) => {
    calls.push({ operation, input });
    if (operation === 'listOwnAdvertIds') return { ids };
    const { bulkAdvertsDto } = input as Step;
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
const SHOWN = { status: 'ACTIVE', filter: { ...NO_FILTER, search: 'Buche' }, mayGoOn: () => true } as const;

test('something for all adverts of a list asks with their number first, then happens in steps of a hundred at most', async () => {
  const { api, calls } = shopWith(250);
  const asked = await answerOrder(api, orderFrom({ do: 'PAUSE:alle' }), SHOWN);
  expect(asked).toEqual({ kind: 'ASK_ALL', wish: 'PAUSE', count: 250, hasChanged: false });
  expect(calls).toMatchObject([{ operation: 'listOwnAdvertIds', input: { status: 'ACTIVE', search: 'Buche' } }]);
  const done = await answerOrder(api, orderFrom({ do: 'PAUSE:alle', anzahl: '250' }), SHOWN);
  expect(done).toMatchObject({ kind: 'PROGRESS', wish: 'PAUSE', count: 250, leftCount: 0, failedCount: 0, failed: [] });
  const steps = calls.filter(({ operation }) => operation === 'changeAdverts');
  expect(steps.map(({ input }) => (input as Step).bulkAdvertsDto.ids.length)).toEqual([10, 100, 100, 40]);
});

/** As the form of the page sends it. */
const restOf = ({ wish, count, after, failedCount }: AllProgress) =>
  orderFrom({ do: `${wish}:alle`, anzahl: `${count}`, nach: after, nicht: `${failedCount}` });
const progressOf = (outcome: Outcome): AllProgress => {
  if (outcome.kind !== 'PROGRESS') throw new Error(outcome.kind);
  return outcome;
};

/** Paused adverts leave the list, except for the one that is refused; the answer of one step is lost on its way. */
function activeAdverts(count: number, { lostStep = 0 } = {}) {
  const ids = Array.from({ length: count }, (_, index) => `id-${String(index).padStart(4, '0')}`);
  const active = new Set(ids);
  const refused = ids[count - 5] ?? '';
  let steps = 0;
  const call = async ({ operation }: { operation: string }, input: never) => {
    if (operation === 'listOwnAdvertIds') return { ids: [...active] };
    const outcomes = (input as Step).bulkAdvertsDto.ids.map((id) => ({ id, isDone: id !== refused, message: 'Nein.' }));
    for (const { id, isDone } of outcomes) if (isDone) active.delete(id);
    steps += 1;
    if (steps === lostStep) throw new ResponseError(503, JSON.stringify({ code: 'x', message: 'Gerade nicht.' }));
    return { outcomes };
  };
  return { api: { call } as unknown as Api, active, refused };
}

test('what may not go on for long says how far it came, and the rest goes on from there to its end', async () => {
  const { api, active, refused } = activeAdverts(350);
  const shortly = () => {
    let asked = 0;
    return { ...SHOWN, mayGoOn: () => (asked += 1) <= 2 };
  };
  let progress = progressOf(await answerOrder(api, orderFrom({ do: 'PAUSE:alle', anzahl: '350' }), shortly()));
  expect(progress).toMatchObject({ count: 350, leftCount: 240, failedCount: 1, reason: null });
  expect(active.size).toBe(241);
  // What comes into the list meanwhile, and the same click twice.
  active.add('id-9999');
  const twice = [answerOrder(api, restOf(progress), shortly()), answerOrder(api, restOf(progress), shortly())] as const;
  progress = progressOf((await Promise.all(twice))[1]);
  expect(progress.leftCount).toBe(active.size - 2);
  while (progress.leftCount > 0) progress = progressOf(await answerOrder(api, restOf(progress), shortly()));
  expect(progress).toMatchObject({ count: 350, leftCount: 0, failedCount: 1, reason: null });
  expect([...active]).toEqual([refused, 'id-9999']);
});

test('a step whose answer is lost stops it with the reason, and is counted when the rest goes on', async () => {
  const { api, active } = activeAdverts(350, { lostStep: 3 });
  const stopped = progressOf(await answerOrder(api, orderFrom({ do: 'PAUSE:alle', anzahl: '350' }), SHOWN));
  expect(stopped).toMatchObject({ leftCount: 240, reason: 'Gerade nicht.' });
  const done = progressOf(await answerOrder(api, restOf(stopped), SHOWN));
  expect(done).toMatchObject({ count: 350, leftCount: 0, failedCount: 1, reason: null });
  expect(active.size).toBe(1);
});

test('a page answers how far it came, also when a step takes too long for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const { api } = activeAdverts(350);
    /** Each call takes 600 ms; from this one on, far too long. */
    const answerOf = async (order: Order, slowFrom: number) => {
      let calls = 0;
      const call: Api['call'] = async (endpoint, input) => {
        calls += 1;
        await new Promise((resolve) => setTimeout(resolve, calls < slowFrom ? 600 : 60_000));
        return api.call(endpoint, input);
      };
      const answer = answerAsPage({ call }, order, SHOWN);
      await vi.advanceTimersByTimeAsync(4_000);
      return answer;
    };
    const stopped = progressOf(await answerOf(orderFrom({ do: 'PAUSE:alle', anzahl: '350' }), 3));
    expect(stopped).toMatchObject({ leftCount: 340, failedCount: 1, reason: expect.stringContaining('länger') });
    // No step begins after two seconds; steps of 60 ms for an advert are small.
    expect(await answerOf(restOf(stopped), 99)).toMatchObject({ leftCount: 340 - 10 - 11 - 12, reason: null });
    expect(await answerOf(restOf(stopped), 1)).toMatchObject({ kind: 'FAILED' });
  } finally {
    vi.useRealTimers();
  }
});

test('a rest that has become more than was agreed to is asked for again', async () => {
  const { api, active } = activeAdverts(50);
  const order = orderFrom({ do: 'PAUSE:alle', anzahl: '30', nach: 'id-9999', nicht: '0' });
  expect(await answerOrder(api, order, SHOWN)).toMatchObject({ kind: 'ASK_ALL', count: 50, hasChanged: true });
  expect(active.size).toBe(50);
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
