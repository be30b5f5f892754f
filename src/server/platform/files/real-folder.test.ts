import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { realFolder } from './real-folder.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'real-folder-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives a folder one path, through links and before it is made', () => {
  symlinkSync(folder, join(folder, 'link'));
  expect(realFolder(join(folder, 'link/data'))).toBe(join(folder, 'data'));
  mkdirSync(join(folder, 'data'));
  expect(realFolder(join(folder, 'link/data'))).toBe(join(folder, 'data'));
  expect(realFolder('/')).toBe('/');
});

it('is what the data folder is called, so that a second start through a link meets the lock of the first', () => {
  symlinkSync(join(folder, 'data'), join(folder, 'other'));
  const config = readConfig({ DATA_DIR: join(folder, 'other'), SESSION_SECRET: 'x'.repeat(40) });
  expect(config.dataDir).toBe(join(folder, 'data'));
});
