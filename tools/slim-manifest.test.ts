import { expect, test } from 'vitest';
import { slimmed } from './slim-manifest.ts';

const written = (routes: object): string =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/kit.js'] }, routes })};`;

/** What the script leaves in the browser's window. */
function restored(script: string): unknown {
  const window: Record<string, unknown> = {};
  new Function('window', script)(window);
  return window['__reactRouterManifest'];
}

const route = {
  hasLoader: true,
  hasAction: false,
  hasDefaultExport: true,
  hydrateFallbackModule: undefined,
  imports: ['/kit.js'],
  css: [],
};

test('a route keeps its module, its style and what it has, and loses what it has not', () => {
  const source = written({
    root: { ...route, id: 'root', path: '', module: '/assets/root-Ab1.js' },
    'a/a.route': { ...route, id: 'a/a.route', parentId: 'root', module: '/assets/a.route--x_1.js' },
    'a/alias': { ...route, id: 'a/alias', parentId: 'a/a.route', module: '/assets/a.route--x_1.js', css: ['/b.css'] },
    'b/csv': { id: 'b/csv', parentId: 'root', hasDefaultExport: false, module: '/assets/csv-9.js', imports: [] },
    c: { ...route, id: 'c', parentId: 'root', module: '/assets/c-1.js', clientActionModule: '/assets/c-2.js' },
  });
  const kept = { hasLoader: true, hasDefaultExport: true };
  expect(restored(slimmed(source))).toEqual({
    entry: { imports: ['/kit.js'] },
    routes: {
      root: { ...kept, id: 'root', path: '', module: '/assets/root-Ab1.js' },
      'a/a.route': { ...kept, id: 'a/a.route', parentId: 'root', module: '/assets/a.route--x_1.js' },
      'a/alias': { ...kept, id: 'a/alias', parentId: 'a/a.route', module: '/assets/a.route--x_1.js', css: ['/b.css'] },
      'b/csv': { id: 'b/csv', parentId: 'root', hasDefaultExport: false, module: '/assets/csv-9.js' },
      c: { ...kept, id: 'c', parentId: 'root', module: '/assets/c-1.js', clientActionModule: '/assets/c-2.js' },
    },
  });
});

test('another form of the manifest stops the build instead of being shipped broken', () => {
  expect(() => slimmed('export default {}')).toThrow('slim-manifest');
  expect(() => slimmed(written({ a: { ...route, id: 'a', module: 'https://elsewhere.test/a.js' } }))).toThrow(
    'slim-manifest',
  );
});
