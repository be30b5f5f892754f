import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Imports that bring schema code along: everything but types from `*.schemas.ts`, and the schema package itself. */
function schemaCodeIn(source: string): string[] {
  const statements = [...source.matchAll(/^(?:import|export)\b([^;]*?)\bfrom\s+'([^']+)'/gm)];
  return statements
    .filter(([, , from = '']) => from.endsWith('.schemas.ts') || /^zod(\/|$)/.test(from))
    .filter(([, what = '']) => !/^\s*type\b/.test(what) && !isTypesOnly(what))
    .map(([statement]) => statement);
}

const isTypesOnly = (what: string): boolean => {
  const listed = /^\s*\{([^}]*)\}\s*$/.exec(what)?.[1];
  if (listed === undefined) return false;
  const names = listed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return names.every((name) => name.startsWith('type '));
};

/** Writing an advert without a connection needs the server's rules in the browser; its own script brings them. */
const CHECKS_OFFLINE = 'src/web/adverts/edit/draft/draft-checks.ts';

test('pages take only types from schemas', () => {
  const files = globSync('src/{web,ui}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (name) => !/\.test\.tsx?$/.test(name) && name !== CHECKS_OFFLINE,
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((name) =>
    schemaCodeIn(readFileSync(join(ROOT, name), 'utf8')).map((statement) => `${name}: ${statement}`),
  );
  expect(found).toEqual([]);
});

test('the search tells types from code', () => {
  const from = `from '#contract/adverts/adverts.schemas.ts'`;
  expect(schemaCodeIn(`import type { Advert } ${from};\nimport { type Advert, type Page } ${from};`)).toEqual([]);
  expect(schemaCodeIn(`import { advertShapes } ${from};`)).toHaveLength(1);
  expect(schemaCodeIn(`import {\n  type Advert,\n  advertShapes,\n} ${from};`)).toHaveLength(1);
  expect(schemaCodeIn(`import * as z from 'zod/mini';`)).toHaveLength(1);
  expect(schemaCodeIn(`export * ${from};`)).toHaveLength(1);
});
