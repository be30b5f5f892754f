import { expect, test } from 'vitest';
import { priceText } from './price-text.ts';

const said = (pricePerUnitInCents: number | null, priceTotalInCents: number | null, unit?: string) =>
  priceText({ pricePerUnitInCents, priceTotalInCents, ...(unit === undefined ? {} : { unit }) })?.replaceAll(
    '\u00A0',
    ' ',
  ) ?? null;

test('a line says the price of a unit, else of everything, or that it is a gift', () => {
  expect(said(9_000, 90_000, 'RM')).toBe('€ 90,00 / rm');
  expect(said(null, 90_000, 'RM')).toBe('€ 900,00');
  expect(said(0, null, 'RM')).toBe('Zu verschenken');
  // As rows of the search hold it.
  expect(said(0, 0, 'SRM')).toBe('Zu verschenken');
  expect(said(null, null, 'RM')).toBeNull();
});
