import { expect, test } from 'vitest';
import { lowerModulePreloads } from './module-preloads.ts';

test('a module preload in the head is marked as less urgent', () => {
  expect(lowerModulePreloads('<head><link rel="modulepreload" href="/a.js"></head><body>äö</body>')).toBe(
    '<head><link rel="modulepreload" fetchpriority="low" href="/a.js"></head><body>äö</body>',
  );
});

test('nothing after the head is touched', () => {
  const page = '<head></head><body>rel="modulepreload"</body>';
  expect(lowerModulePreloads(page)).toBe(page);
});
