import { expect, test } from 'vitest';
import { titleWithUnread } from './unread-title.ts';

test('puts the number of unread messages before a title, once', () => {
  expect(titleWithUnread('Karte – Stammplatz', 2)).toBe('(2) Karte – Stammplatz');
  expect(titleWithUnread('(2) Karte – Stammplatz', 3)).toBe('(3) Karte – Stammplatz');
});

test('marks a title where the number is not known, and takes the mark away', () => {
  expect(titleWithUnread('(3) Karte – Stammplatz', 'SOME')).toBe('• Karte – Stammplatz');
  expect(titleWithUnread('• Karte – Stammplatz', 0)).toBe('Karte – Stammplatz');
});

test('leaves a title that begins with brackets of its own', () => {
  expect(titleWithUnread('(Gebraucht) Motorsäge – Stammplatz', 0)).toBe('(Gebraucht) Motorsäge – Stammplatz');
});
