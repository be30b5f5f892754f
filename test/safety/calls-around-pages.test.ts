import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#web/routes.ts';

const WEB = join(import.meta.dirname, '../../src/web');
const ROOMS: Readonly<Record<string, string>> = {
  '#web/': WEB,
  '#ui/': join(WEB, '../ui'),
  '#content/': join(WEB, '../content'),
};
const AROUND = 'shell/calls.route.tsx';
const ASKS = '@tanstack/react-query';
const LAZY_IMPORT = /\bimport\('([^']+)'\)/g;
const STATIC_IMPORT = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gms;

const entries: readonly RouteConfigEntry[] = routes;

function pagesOf(list: readonly RouteConfigEntry[], isInside: boolean): { file: string; isInside: boolean }[] {
  return list.flatMap(({ file, children = [] }) => {
    const pages = pagesOf(children, isInside || file === AROUND);
    return file === AROUND ? pages : [{ file, isInside }, ...pages];
  });
}

function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('./')) return join(dirname(from), specifier);
  const room = Object.keys(ROOMS).find((name) => specifier.startsWith(name));
  return room === undefined ? null : join(ROOMS[room] ?? '', specifier.slice(room.length));
}

/** The import path by which a page sends queries after loading; null where it does not. `lazily`: by parts loaded later, too. */
function wayToAsking(file: string, lazily = false, seen = new Set<string>()): string[] | null {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return null;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of [...text.matchAll(STATIC_IMPORT), ...(lazily ? text.matchAll(LAZY_IMPORT) : [])]) {
    const name = relative(WEB, file);
    if (specifier === ASKS) return [name];
    const next = fileOf(specifier, file);
    const way = next === null ? null : wayToAsking(next, lazily, seen);
    if (way) return [name, ...way];
  }
  return null;
}

test('pages that go on asking the server lie inside what keeps the answers', () => {
  const pages = pagesOf(entries, false).map(({ file, isInside }) => ({
    file,
    isInside,
    way: wayToAsking(join(WEB, file)),
  }));
  // Search, suggestions and further hits are asked for without it.
  expect(pages.filter(({ way }) => way !== null).map(({ file }) => file)).toEqual([
    'map/map.route.tsx',
    'adverts/edit/edit-advert.route.tsx',
  ]);
  expect(pages.filter(({ way, isInside }) => way !== null && !isInside)).toEqual([]);
});

test('pages that ask nothing lie outside of it', () => {
  const pages = pagesOf(entries, false).filter(({ isInside }) => isInside);
  expect(pages.filter(({ file }) => wayToAsking(join(WEB, file), true) === null)).toEqual([]);
});
