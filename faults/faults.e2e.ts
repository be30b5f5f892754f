import { expect, test } from 'vitest';
import { keepsBudget } from '#bench/report.ts';
import { FAULTS } from './all.ts';

const SHORT = { isShort: true, cycles: null, soakInMs: 0, soakRate: 20 };
const short = Object.entries(FAULTS).filter(([, { isInShortForm }]) => isInShortForm);

/** Times are judged on a quiet machine by `npm run faults`; here they are only printed where something else fails. */
const isTime = (label: string): boolean => /\bms\b/.test(label);

test.each(short)(
  '%s: the product keeps what it promises',
  async (_name, fault) => {
    const table = await fault.run(SHORT);
    const broken = table.rows.filter((row) => !isTime(row.label) && keepsBudget(table, row) === false);
    expect(broken, JSON.stringify(table.rows)).toEqual([]);
  },
  120_000,
);
