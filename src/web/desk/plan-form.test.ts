import { expect, test } from 'vitest';
import { readPlan } from './plan-form.ts';

const read = (price: string) => {
  const form = new FormData();
  const rest = { title: 'Pellets', description: 'Für Pellets', features: 'Pellets', position: '2' };
  for (const [name, value] of Object.entries({ ...rest, YEARLY: price })) form.set(name, value);
  const { errors, state } = readPlan(form);
  return errors['YEARLY'] ?? state.prices.YEARLY;
};

test.each([
  ['149', 14_900],
  ['€ 1.234,50', 123_450],
  ['120,–', 12_000],
  ['14,10', 1_410],
  ['', null],
])('the price %j is read as %s cents', (typed, cents) => {
  expect(read(typed)).toBe(cents);
});

test.each(['14,905', '€ 14,9000001', '14.9055'])('the price %j is refused instead of rounded', (typed) => {
  expect(read(typed)).toBe('Ein Betrag in Euro hat höchstens zwei Nachkommastellen, zum Beispiel 9,90.');
});
