import { readSearchLine } from '#domain/search/reading/read-search-line.ts';
import { median } from './percentiles.ts';
import type { Row, Table } from './report.ts';

const LONGEST_LINE = 500;
const MEASURED = 20;
const MOST_IN_MS = 20;

/** Repeated until the line has the maximum length of a search. */
const PARTS = {
  'dialect words': 'buachane hoizscheidl oachnbredl ',
  'unknown words': 'raiffeisenknüppelstrauchholz xylophonmeister ',
  'one word': 'fiachtnhoiz',
  'stop words': 'und mit für die ',
  numbers: '10 20/24 33 4,5 1.200 ',
  emoji: '🌲🪵 🪓 ',
  'other scripts': 'дерево 木材 خشب ',
  'quotation marks': '"a „b" “ ',
  'parted words': 'Brenn Holz Hack Schnitzel ',
  'missing spaces': 'fichte4m 33cmbuche ',
  'combining marks': 'a\u0301\u0308',
} as const;

function medianInMs(part: string): number {
  const line = part.repeat(LONGEST_LINE).slice(0, LONGEST_LINE);
  const times = Array.from({ length: MEASURED }, () => {
    const start = performance.now();
    readSearchLine(line, { findPlace: () => null });
    return performance.now() - start;
  });
  return median(times);
}

/** The cost of parsing the longest search lines, whatever they contain. */
export function measureReading(): Table[] {
  const rows = Object.entries(PARTS).map(([label, part]): Row => ({
    label,
    cells: [medianInMs(part)],
    budget: { column: 'ms', atMost: MOST_IN_MS },
  }));
  return [
    {
      key: 'reading',
      title: `Reading a search line of ${LONGEST_LINE} signs`,
      columns: ['ms'],
      rows,
      compare: 'ms',
      notes: [`Median of ${MEASURED} readings.`],
    },
  ];
}
