import { expect, test } from 'vitest';
import { emptyValues, readValues } from './request-values.ts';

test('a budget is an amount; who looks for a gift is told how', () => {
  const refusalOf = (budgetInCents: string) =>
    readValues({ ...emptyValues('FIREWOOD'), budgetInCents }, null).errors.budgetInCents;
  expect(refusalOf('')).toBeUndefined();
  expect(refusalOf('900')).toBeUndefined();
  for (const wrong of ['viel', '-5']) expect(refusalOf(wrong)).toMatch(/ist ein Betrag in Euro/);
  expect(refusalOf('0')).toMatch(/Suchst du etwas geschenkt\? Dann lass das Budget leer/);
});
