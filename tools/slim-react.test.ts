import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnused } from './slim-react.ts';

const root = join(import.meta.dirname, '..');
const react = readFileSync(join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');

test('the React DOM of the lock file loses a tenth and still parses', () => {
  const slim = withoutUnused(react);
  expect(slim.length).toBeLessThan(0.92 * react.length);
  expect(slim).toContain('exports.hydrateRoot');
  expect(slim).not.toContain('case 19:\n      return updateSuspenseListComponent');
  expect(() => new Function('exports', 'require', `"use strict";${slim}`)).not.toThrow();
});

test('no page uses what was cut', () => {
  const uses =
    /\b(?:ViewTransition|SuspenseList|Activity|useActionState|useFormState)\b|<Fragment[^>]* ref=|\b(?:preload|preloadModule|preinit|preinitModule)\(/;
  const pages = globSync('src/{web,ui,content}/**/*.{ts,tsx,mdx}', { cwd: root });
  expect(pages.length).toBeGreaterThan(400);
  expect(pages.filter((file) => uses.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('another React stops the build instead of being cut somewhere else', () => {
  expect(() => withoutUnused(react.replace('exports.version = "19.', 'exports.version = "20.'))).toThrow('slim-react');
  expect(() => withoutUnused(react.replaceAll('function startViewTransition', 'function start'))).toThrow('slim-react');
});
