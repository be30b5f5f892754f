import { expect, it, test } from 'vitest';
import { isPublicHoliday } from './holidays.ts';

const isHoliday = (date: string): boolean => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return isPublicHoliday({ year, month, day });
};

// Easter Sundays: 2025-04-20, 2026-04-05, 2027-03-28, 2038-04-25 (the latest possible), 2049-04-18 (an exception of the rule).
it.each([
  '2025-04-21',
  '2026-04-06',
  '2027-03-29',
  '2038-04-26',
  '2049-04-19',
  '2026-05-14',
  '2026-05-25',
  '2026-06-04',
  '2026-01-06',
  '2026-10-26',
  '2026-12-08',
  '2026-12-26',
])('%s is a public holiday', (date) => {
  expect(isHoliday(date)).toBe(true);
});

it.each(['2026-04-03', '2026-04-05', '2026-12-24', '2026-12-31', '2026-11-02', '2027-04-06'])(
  '%s is none, neither Good Friday nor Christmas Eve nor a Sunday',
  (date) => {
    expect(isHoliday(date)).toBe(false);
  },
);

test('every year has thirteen of them, or twelve where two meet', () => {
  for (let year = 2024; year < 2060; year += 1) {
    const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)))
      .filter((day) => day.getUTCFullYear() === year)
      .filter((day) => isHoliday(day.toISOString().slice(0, 10)));
    expect([12, 13]).toContain(days.length);
  }
});
