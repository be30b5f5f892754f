import { dayAfter } from '#domain/format/iso-days.ts';

/** An event of a whole day. */
export type CalendarDay = {
  /** Stays the same as long as it is the same event. */
  uid: string;
  /** The day as "2026-11-17". */
  day: string;
  summary: string;
  description: string;
  url: string;
  changedAt: Date;
};

type Calendar = { name: string; events: readonly CalendarDay[] };

/** Octets of a line without its end. Source: RFC 5545 § 3.1. */
const LONGEST_LINE = 75;

/** Writes a calendar of whole days. Source: RFC 5545, names and refresh RFC 7986. */
export function writeCalendar({ name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stammplatz//Anzeigen//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, day, summary, description, url, changedAt }: CalendarDay): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Source: RFC 5545 § 3.3.11. Other control characters are not allowed in a text. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** Breaks a line after 75 octets at the most, never inside a character. */
function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LONGEST_LINE) {
      parts.push('');
      // The blank that begins the next line counts.
      octets = 1;
    }
    parts.push((parts.pop() ?? '') + sign);
    octets += size;
  }
  return parts.join('\r\n ');
}
