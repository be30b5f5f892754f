import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_COLUMN_NAMES } from '#domain/imports/import-columns.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/imports.md'), 'utf8');

test('the page about imports names every column', () => {
  const named = ALL_COLUMN_NAMES.filter((name) => !/^zustellung_([2-9]|10)_/.test(name));
  expect(named.filter((name) => !PAGE.includes(`\`${name}\``))).toEqual([]);
});
