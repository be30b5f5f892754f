import { expect, it } from 'vitest';
import { olderFrom, pastMoment } from './since.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

it('reads a moment of the past, and nothing else', () => {
  expect(pastMoment('2026-11-23T17:30:00.000Z', NOW)).toEqual(new Date('2026-11-23T17:30:00Z'));
  const junk = [
    '',
    '0',
    '2026-11-25T00:00:00Z',
    '2026-13-40T00:00:00Z',
    '2026-11-23',
    '<script>',
    '9'.repeat(9999),
    null,
  ];
  expect(junk.map((text) => pastMoment(text, NOW))).toEqual(junk.map(() => null));
});

it('parts newer from older adverts, counting those of the pages before', () => {
  expect(olderFrom({ times: [9, 8, 5, 4], before: 0, since: 5 })).toEqual({ index: 2, newer: 2 });
  expect(olderFrom({ times: [9, 8, 5], before: 24, since: 8 })).toEqual({ index: 1, newer: 25 });
});

it('parts nothing where all are newer, all are older, or there are none', () => {
  expect([[9, 8], [4, 3], []].map((times) => olderFrom({ times, before: 0, since: 5 }))).toEqual([null, null, null]);
});
