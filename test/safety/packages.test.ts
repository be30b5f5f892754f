import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runtimePackages } from '#tools/notices.ts';

const ROOT = join(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const versions = (...kinds: string[]): Record<string, string> =>
  Object.assign({}, ...kinds.map((kind) => manifest[kind] ?? {}));

test('every version is exact', () => {
  const asked = Object.entries(versions('dependencies', 'optionalDependencies', 'devDependencies'));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the page of licences knows every package that the product runs with', () => {
  const listed = new Map(runtimePackages().map(({ name, version }) => [name, version]));
  const asked = versions('dependencies', 'optionalDependencies');
  expect(Object.fromEntries(Object.keys(asked).map((name) => [name, listed.get(name)]))).toEqual(asked);
});

test('the page of licences leaves out what only builds and tests', () => {
  const listed = runtimePackages().map(({ name }) => name);
  // Packages that the lock file marks as used only by builds and tests.
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const isDevOnly = (name: string): boolean => packages[`node_modules/${name}`].dev === true;
  const tools = Object.keys(versions('devDependencies')).filter(isDevOnly);
  expect(tools.length).toBeGreaterThan(10);
  expect(tools.filter((name) => listed.includes(name))).toEqual([]);
});

test('no package that the product runs with asks for its own source to be published', () => {
  const copyleft = runtimePackages().filter(({ licence }) => /(^|[^L])GPL|AGPL|SSPL|unknown/.test(licence));
  expect(copyleft).toEqual([]);
});
