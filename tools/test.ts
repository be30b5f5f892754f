import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '#server/platform/build/web-build.ts';
import { packagesAreSound } from './audit.ts';
import { generatedFilesAreFresh } from './gen.ts';
import { houseIsNoWorse } from './measure-house.ts';
import { type Report, type Tally, tallyOf } from './test-report.ts';

/** `npm test`: every check and every test, closing with one line "N passed, N failed". */

/** Enough of a message to know the reason, and the place in the stack. */
const LINES_OF_A_FAILURE = 20;

const ROOT = join(import.meta.dirname, '..');
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);

function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

const CHECKS: Record<string, () => Promise<boolean>> = {
  'format (prettier)': async () =>
    (await run(bin('prettier'), ['--check', '--log-level=warn', '--cache', '--cache-strategy=content', '.'])) === 0,
  'lint and room borders (oxlint)': async () => (await run(bin('oxlint'), ['--quiet'])) === 0,
  'types (tsc)': async () =>
    (await run(bin('react-router'), ['typegen'])) === 0 && (await run(bin('tsc'), ['-p', 'tsconfig.json'])) === 0,
  'unused code (knip)': async () => (await run(bin('knip'), ['--no-progress'])) === 0,
  'code that only tests use (knip)': async () =>
    (await run(bin('knip'), ['--no-progress', '--no-config-hints', '--config', 'knip.shipped.json'])) === 0,
  'generated files are fresh (npm run gen)': generatedFilesAreFresh,
  'names, doors and size of the house (tools/measure-house.ts)': () => Promise.resolve(houseIsNoWorse()),
  'licences and known holes of packages (tools/audit.ts)': packagesAreSound,
  'web build': async () => {
    await buildIfStale();
    return true;
  },
};

/** Two at a time: the formatting check alone takes as long as most of the others together. */
async function runChecks(names: string[]): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, failures: [], retried: [] };
  const waiting = names.values();
  const work = async (): Promise<void> => {
    for (const name of waiting) await runCheck(name, tally);
  };
  await Promise.all([work(), work()]);
  return tally;
}

async function runCheck(name: string, tally: Tally): Promise<void> {
  const startedAt = performance.now();
  const check = CHECKS[name];
  const isGood = check ? await check().catch(report) : false;
  tally[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) tally.failures.push(name);
  console.log(`${isGood ? '✓' : '✗'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}

function report(error: unknown): false {
  console.error(error);
  return false;
}

async function runTests(args: string[]): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-report-'));
  const file = join(folder, 'report.json');
  const code = await run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ]);
  const tally = existsSync(file)
    ? tallyOf(JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { passed: 0, failed: 1, failures: [`${args.join(' ')} ended without a report`], retried: [] };
  rmSync(folder, { recursive: true, force: true });
  if (code === 0 || tally.failed > 0) return tally;
  // A run that fails outside a test (a broken file, an unhandled rejection) must not pass.
  return { ...tally, failed: 1, failures: [...tally.failures, `${args.join(' ')} failed outside a test`] };
}

const mode = process.argv[2] ?? 'all';
const checkNames = Object.keys(CHECKS);
const tallies: Tally[] = [];
if (mode === 'check') tallies.push(await runChecks(checkNames.filter((name) => name !== 'web build')));
else {
  tallies.push(await runChecks(checkNames));
  for (const project of ['unit', 'dom', 'db', 'e2e']) tallies.push(await runTests([`--project=${project}`]));
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
// Repeated at the end, where also a log of which only the end is kept shows them.
const say = (sign: string, what: string): void =>
  console.log(`\n${sign} ${what.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n  ')}`);
for (const test of tallies.flatMap((tally) => tally.retried)) say('↻ passed when tried again:', test);
for (const failure of tallies.flatMap((tally) => tally.failures)) say('✗', failure);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
