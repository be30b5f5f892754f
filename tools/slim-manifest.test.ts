import { expect, test } from 'vitest';
import { slimmed } from './slim-manifest.ts';

test('a route keeps its module, its style and what it has, and loses what it has not', () => {
  const route = { id: 'a', module: '/a.js', hasLoader: true, hasAction: false, imports: ['/kit.js'], css: [] };
  const styled = { id: 'b', module: '/b.js', imports: [], css: ['/b.css'] };
  const source = `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/kit.js'] }, routes: { a: route, b: styled } })};`;
  const text = slimmed(source).replace('window.__reactRouterManifest=', '').replace(/;$/, '');
  expect(JSON.parse(text)).toEqual({
    entry: { imports: ['/kit.js'] },
    routes: { a: { id: 'a', module: '/a.js', hasLoader: true }, b: { id: 'b', module: '/b.js', css: ['/b.css'] } },
  });
});

test('another form of the manifest stops the build instead of being shipped broken', () => {
  expect(() => slimmed('export default {}')).toThrow('slim-manifest');
});
