import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readBackupArguments, readRestoreArguments } from './backup-arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-arguments-'));
const one = join(folder, 'backups/2026-11-24T10-00-00-000Z');
mkdirSync(one, { recursive: true });
writeFileSync(join(folder, 'stammplatz-backup.json'), '{}');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the arguments of a backup', () => {
  it('name the folder, how many stay, and whether everything is taken again', () => {
    expect(readBackupArguments([folder])).toEqual({ kind: 'backup', folder, keep: null, isFull: false });
    const call = { kind: 'backup', folder, keep: 7, isFull: true };
    expect(readBackupArguments([folder, '--keep', '7', '--full'])).toEqual(call);
  });

  it('name a place or one of its backups to be checked', () => {
    const call = (id: string | null) => ({ kind: 'verify', source: { folder, id }, scratch: null });
    expect(readBackupArguments(['--verify', folder])).toEqual(call(null));
    expect(readBackupArguments([one, '--verify'])).toEqual(call('2026-11-24T10-00-00-000Z'));
  });

  it.each([
    [[]],
    [['']],
    [['a', 'b']],
    [['a', '--keeep', '7']],
    [['a', '--scratch', 'b']],
    [['--verify']],
    [['a', '--list', '--full']],
  ])('are explained where they are wrong: %j', (args) => {
    expect(() => readBackupArguments(args)).toThrow(/^Aufruf:\n {2}npm run backup/);
  });

  it.each(['0', '-1', '1.5', 'seven', '1e3', '10001'])('want a whole number to keep, not %s', (keep) => {
    expect(() => readBackupArguments([folder, `--keep=${keep}`])).toThrow('--keep braucht eine ganze Zahl');
  });

  it('refuse a folder to check that is not there', () => {
    expect(() => readBackupArguments(['--verify', join(folder, 'elsewhere')])).toThrow('gibt es nicht');
  });
});

describe('the arguments of a restore', () => {
  it('name the source, the time, the data folder and the force', () => {
    const args = [folder, '--to', '2026-01-24T11:00:00+01:00', '--into', 'data2', '--force'];
    const until = new Date('2026-01-24T10:00:00Z');
    expect(readRestoreArguments(args)).toEqual({ source: { folder, id: null }, until, into: 'data2', isForced: true });
    expect(readRestoreArguments([one]).source).toEqual({ folder, id: '2026-11-24T10-00-00-000Z' });
  });

  it.each(['yesterday', '2026-01-24', '2026-01-24T10:00:00', '2026-13-24T10:00:00Z', '24.1.2026'])(
    'want a time with its offset, not %s',
    (to) => {
      expect(() => readRestoreArguments([folder, '--to', to])).toThrow('mit Zeitzone');
    },
  );

  it('refuse a time to come', () => {
    expect(() => readRestoreArguments([folder, '--to', '2999-01-01T00:00:00Z'])).toThrow('liegt in der Zukunft');
  });

  it.each([[[]], [['a', 'b']], [['--into', 'x']], [['a', '--onto', 'x']]])(
    'are explained where they are wrong: %j',
    (args) => {
      expect(() => readRestoreArguments(args)).toThrow(/^Aufruf:\n {2}npm run restore/);
    },
  );
});
