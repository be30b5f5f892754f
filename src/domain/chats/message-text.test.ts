import { expect, test } from 'vitest';
import { cleanMessageText, hasOnlyMessageCharacters } from './message-text.ts';

test.each([
  ['blanks around it', '  Grüß dich \n', 'Grüß dich'],
  ['line breaks of every kind', 'eins\r\nzwei\rdrei\u2028vier\u000bfünf', 'eins\nzwei\ndrei\nvier\nfünf'],
  ['letters written in two parts', 'Bu\u0308ndel', 'Bündel'],
  ['marks of direction around a pasted number', '\u202a+43 660 1234567\u202c', '+43 660 1234567'],
  ['faces of several parts', 'Passt 👨‍👩‍👧', 'Passt 👨‍👩‍👧'],
])('keeps a text with %s as it is meant', (_, given, kept) => {
  expect(hasOnlyMessageCharacters(given)).toBe(true);
  expect(cleanMessageText(given)).toBe(kept);
});

test.each(['', ' \n\t ', '\u200b\u200b', '\u00a0', '\u2060', '\u200e', '\u0301'])('takes %j for no text', (given) => {
  expect(cleanMessageText(given)).toBe('');
});

test.each(['a\u0000b', 'a\u0007b', 'a\u001bb', 'a\u007fb', 'a\u009fb', 'moc.\u202elapyap', '\u202d1', 'a\ud800'])(
  'refuses %j',
  (given) => {
    expect(hasOnlyMessageCharacters(given)).toBe(false);
  },
);
