import { describe, expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

const linksOf = (message: string) =>
  messageParts(message).flatMap((part) => (part.kind === 'TEXT' ? [] : [`${part.kind} ${part.text} → ${part.href}`]));

describe('what can be tapped in a message', () => {
  test.each([
    [
      'Schau auf https://www.holz.example/a?b=1.',
      ['WEB https://www.holz.example/a?b=1 → https://www.holz.example/a?b=1'],
    ],
    ['(www.holz.example)', ['WEB www.holz.example → https://www.holz.example/']],
    ['Ruf an: 0664 123 45 67, ab 18 Uhr', ['PHONE 0664 123 45 67 → tel:06641234567']],
    ['+43 (0)6132/24 567', ['PHONE +43 (0)6132/24 567 → tel:+43613224567']],
    ['0043-664-1234567', ['PHONE 0043-664-1234567 → tel:00436641234567']],
    ['an franz@ischl.example bitte', ['MAIL franz@ischl.example → mailto:franz@ischl.example']],
  ])('%s', (message, links) => expect(linksOf(message)).toEqual(links));

  test.each([
    '5 rm um 785,00 Euro, 33 cm, 15–20 %',
    'am 01.02.2026 um 08:00',
    'Länge 0,50 bis 4,00 m, 06/2026',
    'IBAN AT48 0420 0000 1234 5678',
    'Konto AT480420000012345678',
    'javascript:alert(1) data:text/html,x',
    'https://user:geheim@boese.example/',
    'http://localhost/a',
    '10 000 000 Stück',
  ])('nothing in: %s', (message) => expect(linksOf(message)).toEqual([]));

  test('the parts make up the whole message', () => {
    const message = 'Hallo\n0664 1234567 oder https://a.example/b, danke.\nIBAN AT48 0420 0000 1234 5678';
    expect(
      messageParts(message)
        .map(({ text }) => text)
        .join(''),
    ).toBe(message);
  });

  test('the longest message of hostile characters is read without delay', () => {
    for (const piece of ['0 ', '0/', 'a.', 'a@a.', 'AT00 ', 'www.', '+(', '_@-']) {
      const message = piece.repeat(2_000).slice(0, 2_000);
      expect(
        messageParts(message)
          .map(({ text }) => text)
          .join(''),
      ).toBe(message);
    }
  });
});
