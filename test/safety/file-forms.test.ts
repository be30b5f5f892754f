import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { pagePathOf } from '#server/page/file-forms.ts';
import routes from '#web/routes.ts';

const WEB = join(import.meta.dirname, '../../src/web');
const IMPORT = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gms;
/** A field with a name is sent with its form; others are read by the page's script. */
const FILE_FIELD = /<FileField\b|type="file"\s+name=/;

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => [file, ...filesOf(children ?? [])]);

function hasFileField(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return false;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  if (FILE_FIELD.test(source)) return true;
  return [...source.matchAll(IMPORT)].some(([, specifier = '']) => {
    if (specifier.startsWith('./')) return hasFileField(join(dirname(file), specifier), seen);
    return specifier.startsWith('#web/') && hasFileField(join(WEB, specifier.slice('#web/'.length)), seen);
  });
}

test('exactly the pages with a form for a file say that they take one', () => {
  const pages = [...new Set(filesOf(routes))].filter((file) => file !== 'shell/dev-ui.route.tsx');
  const withField = pages.filter((file) => hasFileField(join(WEB, file)));
  const saying = pages.filter((file) => readFileSync(join(WEB, file), 'utf8').includes('takesFiles:'));
  expect(withField.length).toBeGreaterThan(3);
  expect(saying.toSorted()).toEqual(withField.toSorted());
});

test('no form sends a file by a field of its own making, which would not refuse one that is too large', () => {
  const own = globSync('**/*.tsx', { cwd: WEB }).filter((name) =>
    /type="file"\s+name=/.test(readFileSync(join(WEB, name), 'utf8')),
  );
  // Without script only: with it photos go through their own queue.
  expect(own.map((name) => relative('.', name))).toEqual(['adverts/edit/photos/drop-field.tsx']);
});

test.each([
  ['/meine-firma', '/meine-firma'],
  ['/meine-firma.data', '/meine-firma'],
  ['/_root.data', '/'],
  ['/admin/bank/_.data', '/admin/bank'],
])('%s is a form of the page %s', (address, page) => {
  expect(pagePathOf(address)).toBe(page);
});
