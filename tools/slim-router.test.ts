import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnused } from './slim-router.ts';

const LIB = 'node_modules/react-router/dist/production/lib';
const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

test('the router of the lock file loses what fetches routes bit by bit', () => {
  expect(read('react-router.config.ts')).toContain("routeDiscovery: { mode: 'initial' }");
  const router = withoutUnused(read(`${LIB}/router/router.js`), `/x/${LIB}/router/router.js`);
  expect(router).not.toContain('init.patchRoutesOnNavigation');
  expect(router).not.toContain('if (init.instrumentations)');
  expect(router).toContain('function createRouter(init)');
});

test('components lose their names for debugging', () => {
  expect(withoutUnused('a();\nLink.displayName = "Link";\nb();', '/x.js')).toBe('a();\n\nb();');
});

test('a router written in another form stops the build instead of being cut somewhere else', () => {
  expect(() => withoutUnused('function createRouter() {}', `/x/${LIB}/router/router.js`)).toThrow('slim-router');
});
