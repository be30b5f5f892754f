import { expect, it } from 'vitest';
import { writeCalendar } from './ical.ts';

const day = (summary: string) => ({
  uid: '1@anzeigen.stammplatz',
  day: '2027-02-28',
  summary,
  description: 'Hier:\nverlängern',
  url: 'https://stammplatz.example/x',
  changedAt: new Date('2026-11-24T09:08:07.654Z'),
});

it('writes an event of one whole day, with lines that end as RFC 5545 wants', () => {
  const text = writeCalendar({ name: 'Anzeigen', events: [day('Buche')] });
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toContain('DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n');
  expect(text).toContain('DTSTAMP:20261124T090807Z\r\n');
});

it('escapes what separates, and lets no line of a title become one of the calendar', () => {
  const text = writeCalendar({ name: 'A', events: [day('Buche, Eiche; 33\\50\r\nEND:VEVENT\u0007')] });
  expect(text).toContain('SUMMARY:Buche\\, Eiche\\; 33\\\\50\\nEND:VEVENT\r\n');
  expect(text).toContain('DESCRIPTION:Hier:\\nverlängern\r\n');
  expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
});

it('folds lines after 75 octets at the most and never inside a character', () => {
  const title = 'Föhre ÄÖÜ 🌲 '.repeat(30).trim();
  const text = writeCalendar({ name: 'A', events: [day(title)] });
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
