import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lowerModulePreloads } from './module-preloads.ts';

async function through(...chunks: (string | Uint8Array)[]): Promise<string> {
  const stream = lowerModulePreloads();
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  return text(stream);
}

test('a module preload that is split over two chunks is still marked as less urgent', async () => {
  const page = await through('<head><link rel="module', 'preload" href="/a.js"></head><body>ä', 'ö</body>');
  expect(page).toBe('<head><link rel="modulepreload" fetchpriority="low" href="/a.js"></head><body>äö</body>');
});

test('a letter that is cut between two chunks stays whole', async () => {
  const bytes = new TextEncoder().encode('<head><title>Föhre</title></head><body>Bäume</body>');
  const cut = bytes.indexOf(0xc3, 30) + 1;
  expect(await through(bytes.slice(0, cut), bytes.slice(cut))).toContain('<body>Bäume</body>');
});

test('nothing after the head is touched', async () => {
  const page = await through('<head></head>', '<body>rel="modulepreload"</body>');
  expect(page).toBe('<head></head><body>rel="modulepreload"</body>');
});
