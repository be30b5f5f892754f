import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FILE = join(import.meta.dirname, 'server-process.json');
const { flags }: { flags: string[] } = JSON.parse(readFileSync(FILE, 'utf8'));

test('Node of the lock file takes the flags of the server', () => {
  const script = `console.log(require('node:v8').getHeapSpaceStatistics().length, process.execArgv.join(' '))`;
  const run = spawnSync(process.execPath, [...flags, '-e', script], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain(flags.join(' '));
});
