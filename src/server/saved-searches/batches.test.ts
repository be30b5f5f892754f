import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { collectInBatches } from './batches.ts';

it('works on what comes together at once, one batch after the other, each key once', async () => {
  const batches: (readonly number[])[] = [];
  let underWay = 0;
  const add = collectInBatches<number>({ mostAtOnce: 3, collectForMs: 5 }, async (keys) => {
    underWay += 1;
    expect(underWay).toBe(1);
    batches.push(keys);
    await wait(5);
    underWay -= 1;
  });
  await Promise.all([1, 2, 2, 3, 4, 1].map(add));
  expect(batches).toEqual([[1, 2, 3], [4]]);
  await add(1);
  expect(batches.at(-1)).toEqual([1]);
});

it('works on each key alone where a batch fails, and fails for those alone that fail', async () => {
  const done: number[] = [];
  const add = collectInBatches<number>({ mostAtOnce: 10, collectForMs: 0 }, async (keys) => {
    if (keys.includes(2)) throw new Error('bad key');
    done.push(...keys);
  });
  const results = await Promise.allSettled([1, 2, 3].map(add));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual([1, 3]);
});
