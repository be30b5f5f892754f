import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { packedText } from '#server/platform/http/packed-text.ts';
import { createMemory } from '#server/platform/memory.ts';
import { createPageCache, hashesForNonce, type RenderedPage } from './page-cache.ts';

const page = (status = 200, headers: [string, string][] = []): RenderedPage => ({
  status,
  headers,
  contentSecurityPolicy: '',
  body: packedText('x'),
});

test('hashes only scripts of this rendering, so that a script inside somebody’s text stays forbidden', () => {
  const own = 'window.a=1';
  const { html, hashes } = hashesForNonce(
    `<script nonce="N1">${own}</script><p><script>alert(1)</script></p><script nonce="N1" src="/a.js"></script>`,
    'N1',
  );
  expect(hashes).toEqual([`'sha256-${createHash('sha256').update(own).digest('base64')}'`]);
  expect(html).not.toContain('N1');
});

test('names sheets of this rendering beside its scripts, and none from somebody’s text', () => {
  const own = '.a{--x:1}';
  const { html, styleHashes, hashes } = hashesForNonce(
    `<style nonce="N1">${own}</style><p><style>p{display:none}</style></p>`,
    'N1',
  );
  expect(styleHashes).toEqual([`'sha256-${createHash('sha256').update(own).digest('base64')}'`]);
  expect(hashes).toEqual([]);
  expect(html).not.toContain('N1');
});

test('lets askers of the same page share one rendering and renders again after five seconds', async () => {
  let now = 0;
  let renders = 0;
  const cache = createPageCache(createMemory(), () => now);
  const render = async (): Promise<RenderedPage> => {
    renders += 1;
    return page();
  };
  await Promise.all([cache.get('/a', render), cache.get('/a', render), cache.get('/b', render)]);
  expect(renders).toBe(2);
  now = 4_999;
  await cache.get('/a', render);
  expect(renders).toBe(2);
  now = 5_001;
  await cache.get('/a', render);
  expect(renders).toBe(3);
});

test('keeps no failed page', async () => {
  let renders = 0;
  const cache = createPageCache(createMemory(), () => 0);
  const render = async (): Promise<RenderedPage> => {
    renders += 1;
    return page(renders === 1 ? 500 : 200);
  };
  await cache.get('/a', render);
  expect((await cache.get('/a', render)).status).toBe(200);
});

test.each([
  ['a cookie of its visitor', ['set-cookie', 'anmeldung=x; Path=/'], 2],
  ['a word against keeping it', ['cache-control', 'private, no-store'], 2],
  ['the place of its own address', ['set-cookie', 'ort=AT-4820; Path=/'], 1],
] as const)(
  'a page with %s is rendered so often for two askers, one after the other',
  async (_what, header, expected) => {
    let renders = 0;
    const cache = createPageCache(createMemory(), () => 0);
    const render = async (): Promise<RenderedPage> => {
      renders += 1;
      return page(200, [[...header]]);
    };
    await cache.get('/a', render);
    await cache.get('/a', render);
    expect(renders).toBe(expected);
  },
);
