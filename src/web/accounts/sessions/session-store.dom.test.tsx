import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionData } from './session-store.ts';
import { createSessionStore } from './session-store.ts';

const EVA: SessionData = { user: { id: 'eva', name: 'Eva Holzer' }, expires: '2026-12-21T10:00:00.000Z' };
const settled = () => vi.waitFor(() => undefined);

let endings: (() => void)[] = [];
beforeEach(() => {
  endings = [];
});
afterEach(() => {
  for (const end of endings) end();
  vi.useRealTimers();
});

function storeWith(answers: (SessionData | Error)[], options: Partial<Parameters<typeof createSessionStore>[0]> = {}) {
  const asked: number[] = [];
  const store = createSessionStore({
    fetchSession: async () => {
      const answer = answers[Math.min(asked.push(asked.length), answers.length) - 1] ?? {};
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...options,
  });
  return { store, asked, start: () => endings.push(store.start()) };
}

function becomeVisible(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the session of the page', () => {
  it('is loading until it is known, then there is a user', async () => {
    const { store, start } = storeWith([EVA]);
    expect(store.getState()).toEqual({ status: 'loading', data: null });
    start();
    await expect.poll(() => store.getState()).toEqual({ status: 'authenticated', data: EVA });
  });

  it('takes an empty object for a guest', async () => {
    const { store } = storeWith([{}]);
    expect(await store.refresh()).toEqual({ status: 'unauthenticated', data: null });
  });

  it('is not asked for at the start where the server has said it with the page', async () => {
    const { store, asked, start } = storeWith([EVA], { initial: {} });
    start();
    await settled();
    expect(store.getState().status).toBe('unauthenticated');
    expect(asked).toEqual([]);
  });

  it('keeps who was there while the server cannot be asked, and ends the loading', async () => {
    const failure = new Error('away');
    const { store } = storeWith([failure], { initial: EVA });
    await expect(store.refresh()).rejects.toBe(failure);
    expect(store.getState()).toEqual({ status: 'authenticated', data: EVA });
    const fresh = storeWith([failure]).store;
    await expect(fresh.refresh()).rejects.toBe(failure);
    expect(fresh.getState()).toEqual({ status: 'unauthenticated', data: null });
  });

  it('tells its listeners of another person, and of nothing else', async () => {
    const { store } = storeWith([{ ...EVA, expires: '2026-12-22T10:00:00.000Z' }, {}], { initial: EVA });
    const heard = vi.fn<() => void>();
    const end = store.subscribe(heard);
    await store.refresh();
    expect(heard).not.toHaveBeenCalled();
    await store.refresh();
    expect(heard).toHaveBeenCalledTimes(1);
    end();
    store.accept(EVA);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.getState().status).toBe('authenticated');
  });
});

describe('when the session is asked for again', () => {
  it('is when the tab is seen again, if that is switched on', async () => {
    const on = storeWith([{}], { initial: EVA, refreshesOnVisible: true });
    const off = storeWith([{}], { initial: EVA });
    on.start();
    off.start();
    becomeVisible();
    await expect.poll(() => on.store.getState().status).toBe('unauthenticated');
    expect(off.asked).toEqual([]);
  });

  it.each([
    [true, 3000, 3],
    [20_000, 60_000, 3],
    [false, 60_000, 0],
  ])('is at an interval of %s', async (refreshesEvery, timeInMs, times) => {
    vi.useFakeTimers();
    const { asked, start } = storeWith([EVA], { initial: EVA, refreshesEvery });
    start();
    await vi.advanceTimersByTimeAsync(timeInMs);
    expect(asked.length).toBe(times);
  });

  it('is when another tab was made for another person, and not when it was for the same person', async () => {
    const here = storeWith([{}], { initial: EVA });
    here.start();
    const same = storeWith([], { initial: EVA });
    same.start();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(here.asked).toEqual([]);
    const other = storeWith([], { initial: {} });
    other.start();
    await expect.poll(() => here.store.getState().status).toBe('unauthenticated');
  });

  it('is no more, once the page has stopped watching', async () => {
    const { store, asked } = storeWith([{}], { initial: EVA, refreshesOnVisible: true });
    store.start()();
    becomeVisible();
    await settled();
    expect(asked).toEqual([]);
  });
});
