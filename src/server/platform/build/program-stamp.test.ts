import { cpSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { STAMP_NAME, isProgramFresh, stampOf } from './program-stamp.ts';

const root = mkdtempSync(join(tmpdir(), 'stammplatz-program-'));
const isFresh = (): boolean => isProgramFresh(root, root);

beforeEach(() => {
  writeFileSync(join(root, 'a.ts'), 'one');
  utimesSync(join(root, 'a.ts'), 1_000, 1_000.4);
  writeFileSync(join(root, STAMP_NAME), JSON.stringify(stampOf(['a.ts'], root)));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a bundle of unchanged sources is taken, also where a part of the time was cut', () => {
  expect(isFresh()).toBe(true);
  utimesSync(join(root, 'a.ts'), 1_000, 1_000);
  expect(isFresh()).toBe(true);
});

test.each([
  ['another length', () => writeFileSync(join(root, 'a.ts'), 'longer')],
  ['another time', () => utimesSync(join(root, 'a.ts'), 1_000, 2_000)],
  ['a source that is gone', () => rmSync(join(root, 'a.ts'))],
  ['no stamp', () => rmSync(join(root, STAMP_NAME))],
  ['half a stamp', () => writeFileSync(join(root, STAMP_NAME), '{"a.ts":')],
])('%s: the sources are taken', (_, change) => {
  change();
  expect(isFresh()).toBe(false);
});

test('a copy of the project does not run the bundle of the first one', () => {
  const copy = mkdtempSync(join(tmpdir(), 'stammplatz-program-'));
  cpSync(root, copy, { recursive: true, preserveTimestamps: true });
  expect(isProgramFresh(root, root)).toBe(true);
  expect(isProgramFresh(copy, copy)).toBe(false);
  rmSync(copy, { recursive: true, force: true });
});
