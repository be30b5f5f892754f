import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOUR_IN_MS = 60 * 60 * 1000;
let answers: Record<string, string | null> = {};
let asked: string[] = [];

/** A page of build "old", whose server answers as `answers` says; null: no answer. */
async function startPage(connection?: object) {
  vi.stubEnv('DEV', false);
  vi.stubEnv('BUILD_ID', 'old');
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const id = answers[path];
    if (id === null) throw new TypeError('Failed to fetch');
    return id === undefined ? new Response('', { status: 404 }) : Response.json({ id });
  });
  vi.resetModules();
  const { watchBuilds } = await import('./build-watch.ts');
  const onNewBuild = vi.fn<() => void>();
  return { onNewBuild, stop: watchBuilds(onNewBuild) };
}

beforeEach(() => {
  vi.useFakeTimers();
  answers = { '/builds/latest.json': 'old', '/builds/meta/old.json': 'old' };
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

// Times: product specification, section 9.
test('asks for its own build after a second and for the newest one each hour', async () => {
  const { onNewBuild } = await startPage();
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/builds/meta/old.json']);
  await vi.advanceTimersByTimeAsync(2 * HOUR_IN_MS);
  expect(asked.slice(1)).toEqual(['/builds/latest.json', '/builds/latest.json']);
  expect(onNewBuild).not.toHaveBeenCalled();
});

test('says once that there is a newer build, and asks no more', async () => {
  const { onNewBuild } = await startPage();
  await vi.advanceTimersByTimeAsync(HOUR_IN_MS);
  answers['/builds/latest.json'] = 'new';
  await vi.advanceTimersByTimeAsync(3 * HOUR_IN_MS);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
  expect(asked.filter((path) => path === '/builds/latest.json')).toHaveLength(2);
});

test('takes no answer, or one that is none, for no news', async () => {
  const { onNewBuild } = await startPage();
  answers = { '/builds/latest.json': null };
  await vi.advanceTimersByTimeAsync(HOUR_IN_MS);
  delete answers['/builds/latest.json'];
  await vi.advanceTimersByTimeAsync(HOUR_IN_MS);
  expect(onNewBuild).not.toHaveBeenCalled();
  answers['/builds/latest.json'] = 'new';
  await vi.advanceTimersByTimeAsync(HOUR_IN_MS);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
});

test.each([{ effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
  'spares a very slow or metered connection its first question: %o',
  async (connection) => {
    await startPage(connection);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(HOUR_IN_MS);
    expect(asked).toEqual(['/builds/latest.json']);
  },
);

test('asks nothing once the page has stopped it', async () => {
  const { stop } = await startPage();
  stop();
  await vi.advanceTimersByTimeAsync(2 * HOUR_IN_MS);
  expect(asked).toEqual([]);
});
