import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { newDataDir } from '#e2e/support/global-app.ts';
import { type Fault, exactly, figure, statusText, tableOf } from './fault.ts';
import { startLedger } from './ledger.ts';
import { hasFailed, slowest, watch } from './watch.ts';
import { openWorld } from './world.ts';

const BEFORE_IN_MS = 5_000;

/** A command as an operator types it, with how long it took. @throws Error with its words where it fails */
async function command(name: 'backup' | 'restore', dataDir: string, args: readonly string[]): Promise<number> {
  const from = performance.now();
  const run = spawn(process.execPath, ['tools/run.mjs', `tools/${name}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [words, [code]] = await Promise.all([
    Promise.all([text(run.stdout), text(run.stderr)]),
    once(run, 'close') as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}: ${words.join('\n')}`);
  return performance.now() - from;
}

export const backup: Fault = {
  title: 'backups beside clients that write, the data lost, restored in an empty folder',
  isInShortForm: false,
  run: async () => {
    const world = await openWorld();
    const [backups, restored] = [newDataDir(), newDataDir()];
    try {
      const ledger = await startLedger(world);
      const readers = ['/', '/kaufen-verkaufen'].map((path) => watch(world.address + path, { everyInMs: 50 }));
      const since = (atInMs: number): number => ledger.acknowledgedAtInMs.filter((at) => at >= atInMs).length;
      const quietFrom = performance.now();
      await wait(BEFORE_IN_MS);
      const alone = since(quietFrom) / (BEFORE_IN_MS / 1_000);
      const busyFrom = performance.now();
      const fullInMs = await command('backup', world.dataDir, [backups]);
      const beside = since(busyFrom) / (fullInMs / 1_000);
      await wait(1_000);
      const compare = ledger.compareUntilNow();
      const nextInMs = await command('backup', world.dataDir, [backups]);
      await ledger.stop();
      const answers = (await Promise.all(readers.map((reader) => reader.stop()))).flat();
      const verifyInMs = await command('backup', world.dataDir, ['--verify', backups]);
      await world.end();

      const restoreInMs = await command('restore', restored, [backups]);
      const startFrom = performance.now();
      const again = await openWorld({}, restored);
      const startInMs = performance.now() - startFrom;
      const { acknowledged, messages, lost, doubled } = await compare(again).finally(again.end);
      return tableOf('backup', backup.title, [
        figure('writes acknowledged before the second backup', acknowledged, { atLeast: 50 }),
        figure('of them messages', messages, { atLeast: 1 }),
        figure('of them lost after the restore', lost, exactly(0)),
        figure('doubled', doubled, exactly(0)),
        figure('s of the first backup', fullInMs / 1_000),
        figure('s of the second backup', nextInMs / 1_000),
        figure('s of the trial restore (--verify)', verifyInMs / 1_000),
        figure('s of the restore', restoreInMs / 1_000),
        figure('s from its start to the first page', startInMs / 1_000),
        figure('writes a second before', alone),
        figure('writes a second beside the first backup', beside),
        figure('longest time without a write, ms', ledger.longestGapInMs()),
        figure('pages meanwhile', statusText(answers.map(({ status }) => status))),
        figure('pages that failed', answers.filter(hasFailed).length, exactly(0)),
        figure('slowest page, ms', slowest(answers), { atMost: 5_000 }),
      ]);
    } finally {
      await world.end();
      for (const folder of [backups, restored]) rmSync(folder, { recursive: true, force: true });
    }
  },
};
