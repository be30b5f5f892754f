import { expect, test } from 'vitest';
import { hasContactOrFraud } from './rating-text.ts';

test.each([
  'Ruf mich an: 0664 123 45 67',
  'Tel. +43 664/1234567',
  'Schreib an sepp@holz.example',
  'Mehr auf https://boeser-shop.example/holz',
  'Überweisung auf AT61 1904 3002 3457 3201 vorab',
])('%s does not belong into a public text', (text) => {
  expect(hasContactOrFraud(text, ['stammplatz.example'])).toBe(true);
});

test.each([
  'Alles wie ausgemacht, gerne wieder.',
  'Am 05.12.2026 um 9 Uhr geliefert, 6 rm statt 6,5.',
  '3.000 kg bei 18 % Wassergehalt, 0,5 rm weniger.',
  '',
])('%s is fine', (text) => {
  expect(hasContactOrFraud(text, ['stammplatz.example'])).toBe(false);
});
