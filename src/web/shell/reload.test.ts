import { expect, test, vi } from 'vitest';
import { reloadOnChunkError, reloadOnce } from './reload.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('a page reloads once and not again within ten seconds', () => {
  const storage = memory();
  const reload = vi.fn<() => void>();
  expect(reloadOnce({ storage, nowInMs: 1_000_000, isOnline: true, reload })).toBe(true);
  expect(reloadOnce({ storage, nowInMs: 1_009_999, isOnline: true, reload })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('ten seconds later a reload is possible again', () => {
  const storage = memory();
  const reload = vi.fn<() => void>();
  reloadOnce({ storage, nowInMs: 1_000_000, isOnline: true, reload });
  expect(reloadOnce({ storage, nowInMs: 1_010_000, isOnline: true, reload })).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page without a net stays, since nothing would take its place', () => {
  const storage = memory();
  const reload = vi.fn<() => void>();
  expect(reloadOnce({ storage, nowInMs: 1_000_000, isOnline: false, reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(reloadOnce({ storage, nowInMs: 1_000_001, isOnline: true, reload })).toBe(true);
});

test('while the page reloads for a chunk that is gone, its import fails instead of giving nothing', () => {
  const reload = vi.fn<() => void>();
  const window = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', memory());
  reloadOnChunkError();
  // Vite throws the error of the import unless the event is prevented.
  expect(window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
