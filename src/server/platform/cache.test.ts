import { expect, it } from 'vitest';
import { createCache } from './cache.ts';

function keeper(options: { maxEntries: number; thenOldForInMs?: number }) {
  let [now, made] = [0, 0];
  const answers = createCache<string>({ freshForInMs: 100, now: () => now, ...options });
  return {
    at: (time: number) => void (now = time),
    ask: (key = 'a', fails = false) =>
      answers.get(key, async () => {
        if (fails) throw new Error('away');
        made += 1;
        return `${key}${made}`;
      }),
  };
}

it('gives everybody the same answer until it is too old, and no failed one', async () => {
  const { at, ask } = keeper({ maxEntries: 2 });
  await expect(ask('a', true)).rejects.toThrow('away');
  expect(await Promise.all([ask(), ask(), ask('b')])).toEqual(['a1', 'a1', 'b2']);
  at(99);
  expect(await ask()).toBe('a1');
  at(100);
  expect(await ask()).toBe('a3');
  await ask('c');
  expect(await ask('b')).toBe('b5');
});

it('waits for no new answer while the old one will do, and never gives one that is much older', async () => {
  const { at, ask } = keeper({ maxEntries: 1, thenOldForInMs: 1_000 });
  await ask();
  at(500);
  expect(await ask('a', true)).toBe('a1');
  expect(await Promise.all([ask(), ask()])).toEqual(['a1', 'a1']);
  expect(await ask()).toBe('a2');
  at(5_000);
  expect(await ask()).toBe('a3');
});

it('bounds what is kept by its bytes: the least recently used make room', async () => {
  let made = 0;
  const answers = createCache<string>({
    freshForInMs: 100,
    now: () => 0,
    size: { max: 10, of: ({ length }) => length },
  });
  const ask = (key: string, length: number) =>
    answers.get(key, async () => {
      made += 1;
      return key.repeat(length);
    });
  await ask('a', 4);
  await ask('b', 4);
  await ask('a', 4);
  expect(made).toBe(2);
  await ask('c', 4);
  await ask('a', 4);
  expect(made).toBe(3);
  await ask('b', 4);
  expect(made).toBe(4);
  await ask('d', 20);
  await ask('d', 20);
  expect(made).toBe(6);
});
