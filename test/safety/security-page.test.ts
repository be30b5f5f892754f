import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
const [, threats = ''] = page.split('\n## Threats\n');
const rows = (threats.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));

const FILE = /`((?:src|test|e2e|tools)\/[\w./-]+\.[jt]sx?)`/g;
const filesIn = (cell: string): string[] => [...cell.matchAll(FILE)].map(([, file = '']) => file);

test('every threat names a file that defends and a test, and all of them exist', () => {
  expect(rows.length).toBeGreaterThan(30);
  const faults = rows.flatMap(([threat = '', defence = '', proof = '']) => [
    ...(filesIn(defence).length > 0 ? [] : [`no defence: ${threat}`]),
    ...(filesIn(proof).some((file) => /\.(test|e2e)\.tsx?$/.test(file)) ? [] : [`no test: ${threat}`]),
    ...[...filesIn(defence), ...filesIn(proof)].filter((file) => !existsSync(join(ROOT, file))),
  ]);
  expect(faults).toEqual([]);
});
