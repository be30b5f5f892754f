import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

test('what is loaded once is kept, also for two who ask at the same time', async () => {
  const load = vi.fn<() => Promise<object>>(async () => ({}));
  const get = loadOnce(load);
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a load that failed without a net is tried again with the next use', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('there');
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('offline');
  expect(await get()).toBe('there');
});
