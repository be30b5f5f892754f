import { expect, it } from 'vitest';
import { keepAnswers } from './kept-answers.ts';

function keeper(keeping: Omit<Parameters<typeof keepAnswers>[0], 'forMs'>) {
  let [now, made] = [0, 0];
  const answers = keepAnswers({ forMs: 100, ...keeping }, () => now);
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
  const { at, ask } = keeper({ atMost: 2 });
  await expect(ask('a', true)).rejects.toThrow('away');
  expect(await Promise.all([ask(), ask(), ask('b')])).toEqual(['a1', 'a1', 'b2']);
  at(99);
  expect(await ask()).toBe('a1');
  at(100);
  expect(await ask()).toBe('a3');
  await ask('c');
  expect(await ask('b')).toBe('b5');
});

it('lets nobody wait for a new answer while the old one will do, and nobody see one that is much older', async () => {
  const { at, ask } = keeper({ atMost: 1, thenOldForMs: 1_000 });
  await ask();
  at(500);
  expect(await ask('a', true)).toBe('a1');
  expect(await Promise.all([ask(), ask()])).toEqual(['a1', 'a1']);
  expect(await ask()).toBe('a2');
  at(5_000);
  expect(await ask()).toBe('a3');
});
