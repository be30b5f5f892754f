import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#contract/paths.ts';
import { type Fault, exactly, figure, statusText, tableOf } from './fault.ts';
import { startLedger } from './ledger.ts';
import { type Answer, SELLER_HEADERS, ask, hasFailed, slowest, watch } from './watch.ts';
import { openWorld } from './world.ts';

const HOUR_IN_MS = 3_600_000;
const STAYS_IN_MS = 4_000;
const REPEATED_WITHIN_IN_MS = 5_000;

/** Where the clock goes from the right time; each jump comes from the one before. */
const JUMPS: readonly (readonly [string, (now: number) => number])[] = [
  ['an hour on', () => HOUR_IN_MS],
  ['two hours back', () => -HOUR_IN_MS],
  ['right', () => 0],
  ['into the end of summer time', (now) => Date.UTC(2026, 9, 25, 0, 59, 58) - now],
  ['into the begin of summer time', (now) => Date.UTC(2027, 2, 28, 0, 59, 58) - now],
  ['into a leap day', (now) => Date.UTC(2028, 1, 28, 23, 59, 58) - now],
  ['into a new year', (now) => Date.UTC(2026, 11, 31, 22, 59, 58) - now],
  ['right again', () => 0],
];
/** The hour in which a token says that it was made: Node writes the header Date by a clock that nothing moves. */
function hourOf(authorization: string): string {
  const payload = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString('utf8');
  const { iat }: { iat: number } = JSON.parse(payload);
  return new Date(iat * 1_000).toISOString().slice(0, 13);
}

/** Moves within which sessions have to go on. */
const SMALL_JUMPS = 3;

export const clock: Fault = {
  title: 'the clock of the machine of the app jumps, against that of the database',
  isInShortForm: false,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stammplatz-clock-'));
    const file = join(folder, 'offset');
    writeFileSync(file, '0');
    const world = await openWorld({
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'moved-clock.mjs')}`,
      CLOCK_FILE: file,
      TZ: 'Europe/Vienna',
    });
    const { address } = world;
    try {
      const headers = await SELLER_HEADERS(address);
      const pages = [paths.home(), paths.products(), paths.map(), '/health/ready'].map((path) => watch(address + path));
      const ledger = await startLedger(world);
      const sessions: Answer[] = [];
      const shown: string[] = [];
      const made: string[] = [];
      const writesAfterInMs: number[] = [];
      for (const [index, [, offsetOf]] of JUMPS.entries()) {
        const offset = offsetOf(Date.now());
        writeFileSync(file, String(Math.round(offset)));
        await wait(200);
        if (index < SMALL_JUMPS || offset === 0) {
          writesAfterInMs.push(await ledger.untilWritten(1));
          sessions.push(await ask(`${address}/api/v1/users/me`, { headers }));
        }
        const { authorization } = await SELLER_HEADERS(address);
        made.push(authorization);
        shown.push(hourOf(authorization));
        await wait(STAYS_IN_MS);
      }
      const ofAll = await Promise.all(
        made.map((authorization) => ask(`${address}/api/v1/users/me`, { headers: { authorization } })),
      );
      const { body } = await ask(`${address}/metrics`);
      await ledger.stop();
      const { acknowledged, lost, doubled } = await ledger.compare(world);
      const answers = (await Promise.all(pages.map((one) => one.stop()))).flat();
      return tableOf(
        'clock',
        clock.title,
        [
          figure('jumps', JUMPS.length),
          figure('hours that the app believed', new Set(shown).size, { atLeast: 6 }),
          figure('pages', statusText(answers.map(({ status }) => status))),
          figure('5xx or broken', answers.filter(hasFailed).length, exactly(0)),
          figure('slowest page, ms', slowest(answers), { atMost: 5_000 }),
          figure(
            'sessions after an hour on or back, and right again',
            statusText(sessions.map(({ status }) => status)),
          ),
          figure('of them ended', sessions.filter(({ status }) => status !== 200).length, exactly(0)),
          figure('sessions made at each of these times, afterwards', statusText(ofAll.map(({ status }) => status))),
          figure('ms until the next write, most', Math.max(...writesAfterInMs), { atMost: REPEATED_WITHIN_IN_MS }),
          figure('writes acknowledged, lost, doubled', `${acknowledged}, ${lost}, ${doubled}`),
          figure('lost or doubled', lost + doubled, exactly(0)),
          figure(
            'one leads the jobs afterwards',
            Number(body.includes('stammplatz_leading_processes 1\n')),
            exactly(1),
          ),
        ],
        [`The clock went ${JUMPS.map(([name]) => name).join(', ')}.`],
      );
    } finally {
      await world.end();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
