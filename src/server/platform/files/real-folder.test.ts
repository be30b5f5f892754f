import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { readVapidKeys } from '#server/platform/secrets/stored-secrets.ts';
import { realFolder, refuseFullDisk } from './real-folder.ts';

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

describe('a data folder that cannot be used', () => {
  const SESSION_SECRET = 'x'.repeat(40);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  symlinkSync(join(folder, 'gone'), join(folder, 'astray'));

  it.each([
    [file, 'Es ist kein Ordner.'],
    [join(file, 'data'), 'Es ist kein Ordner.'],
    [join(folder, 'astray'), 'Der Verweis führt ins Leere.'],
    // Node itself tries for ever to make a folder here.
    ['/proc/stammplatz/data', 'Dort lässt sich nichts anlegen.'],
  ])('is refused with the reason: %s', (DATA_DIR, reason) => {
    const refusal = `DATA_DIR (${DATA_DIR.replace('/data', '')}`;
    expect(() => readConfig({ DATA_DIR, SESSION_SECRET })).toThrow(refusal);
    expect(() => readConfig({ DATA_DIR, SESSION_SECRET })).toThrow(`lässt sich nicht beschreiben: ${reason}`);
  });

  it('is not taken for one in which another start was quicker', () => {
    expect(() => readVapidKeys({}, '/proc')).toThrow(/^DATA_DIR \(\/proc\) lässt sich nicht beschreiben: /);
  });

  it('is refused before a database is made on a disk that is too full for it', () => {
    expect(() => refuseFullDisk(folder, Number.MAX_SAFE_INTEGER)).toThrow('ist zu wenig Platz: Frei sind');
    expect(() => refuseFullDisk(folder, 1)).not.toThrow();
  });
});
