import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { serverProcess } from './server-process.ts';

const { flags } = serverProcess();

test('Node of the lock file takes the flags of the server', () => {
  const script = `console.log(require('node:v8').getHeapSpaceStatistics().length, process.execArgv.join(' '))`;
  const run = spawnSync(process.execPath, [...flags, '-e', script], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain(flags.join(' '));
});
