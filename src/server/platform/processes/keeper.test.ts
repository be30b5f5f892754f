import { type ChildProcess, spawn } from 'node:child_process';
import { AggregatorRegistry } from 'prom-client';
import { afterAll, expect, it } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { createKeeper } from './keeper.ts';

const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

/** A process that stays, or ends by itself with a status. */
function run(status: number | null): ChildProcess {
  const child = spawn(process.execPath, [
    '-e',
    status === null ? 'setInterval(() => {}, 1e3)' : `process.exit(${status})`,
  ]);
  started.push(child);
  return child;
}

it('says of every process that ended how, replaces it, and counts the replacements', async () => {
  const lines: unknown[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const successors = [run(7), run(null)];
  let isEnding = false;
  const keeper = createKeeper({ startLater: () => successors.shift() ?? run(null), isEnding: () => isEnding, logger });
  const killed = run(null);
  keeper.keep(killed);
  killed.kill('SIGKILL');
  const failing = run(7);
  keeper.keep(failing);
  await expect.poll(() => successors.length).toBe(0);
  expect(lines).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ event: 'process.ended', pid: killed.pid, code: null, signal: 'SIGKILL' }),
      expect.objectContaining({ event: 'process.ended', pid: failing.pid, code: 7, signal: null }),
    ]),
  );
  const figures = await AggregatorRegistry.aggregate([keeper.measure(), []]).metrics();
  expect(figures).toMatch(
    /^# TYPE stammplatz_web_process_restarts_total counter\nstammplatz_web_process_restarts_total [2-9]$/m,
  );
  isEnding = true;
});
