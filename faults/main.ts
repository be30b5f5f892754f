import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, formatTable, keepsBudget } from '#bench/report.ts';
import { FAULTS } from './all.ts';
import type { Options } from './fault.ts';

/** `npm run faults [-- kind …] [--short] [--cycles N] [--soak 60m] [--rate 20]`: see docs/faults.md. */

const USUAL_SOAK_IN_MS = 5 * 60_000;
const USUAL_SOAK_RATE = 100;

function readOptions(): { names: string[]; options: Options } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      cycles: { type: 'string' },
      soak: { type: 'string' },
      rate: { type: 'string' },
    },
  });
  const unknown = positionals.filter((name) => !(name in FAULTS));
  if (unknown.length > 0) refuse(`There is no fault ${unknown.join(', ')}. Faults: ${Object.keys(FAULTS).join(', ')}.`);
  const cycles = values.cycles === undefined ? null : Number(values.cycles);
  if (cycles !== null && !(Number.isInteger(cycles) && cycles > 0)) refuse('--cycles takes a whole number from 1.');
  const [, amount, unit] = /^(\d+)(s|m|h)$/.exec(values.soak ?? '') ?? [];
  if (values.soak !== undefined && amount === undefined) refuse('--soak takes a time such as 90s, 60m or 8h.');
  const soakRate = Number(values.rate ?? USUAL_SOAK_RATE);
  if (!(soakRate >= 1 && soakRate <= 1_000)) refuse('--rate takes requests a second from 1 to 1000.');
  const soakInMs =
    amount === undefined
      ? USUAL_SOAK_IN_MS
      : Number(amount) * { s: 1_000, m: 60_000, h: 3_600_000 }[unit as 's' | 'm' | 'h'];
  const wanted = Object.entries(FAULTS).filter(([, { isInShortForm }]) => !values.short || isInShortForm);
  return {
    names: positionals.length > 0 ? positionals : wanted.map(([name]) => name),
    options: { isShort: values.short, cycles, soakInMs, soakRate },
  };
}

function refuse(words: string): never {
  console.error(words);
  process.exit(1);
}

const { names, options } = readOptions();
console.log(describeMachine());
const over: string[] = [];
const tables = [];
for (const name of names) {
  const fault = FAULTS[name];
  if (!fault) continue;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  try {
    const table = await fault.run(options);
    table.notes.push(`Load average at the start: ${load} on ${availableParallelism()} processors.`);
    tables.push(table);
    console.log(formatTable(table, null));
    over.push(...table.rows.filter((row) => keepsBudget(table, row) === false).map((row) => `${name}: ${row.label}`));
  } catch (error) {
    console.error(`\n${name} could not be carried out:`, error);
    over.push(`${name}: not carried out`);
  }
}
const folder = join(import.meta.dirname, '../bench/results');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'faults.json'),
  `${JSON.stringify({ machine: describeMachine(), at: new Date().toISOString(), tables }, null, 1)}\n`,
);
console.log(over.length === 0 ? '\nEverything is kept.' : `\nNot kept:\n  ${over.join('\n  ')}`);
process.exit(over.length === 0 ? 0 : 1);
