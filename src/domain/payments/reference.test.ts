import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  REFERENCE_ALPHABET,
  REFERENCE_LENGTH,
  creditorReference,
  isCreditorReference,
  isIban,
  orderReference,
  referencesIn,
  spacedReference,
} from './reference.ts';

test.each(['RF18539007547034', 'RF712348231', 'RF45G72UUR', 'RF6518K5'])(
  'the published creditor reference %s has right check digits, and they are the ones that are made',
  (reference) => {
    expect(isCreditorReference(reference)).toBe(true);
    expect(creditorReference(reference.slice(4))).toBe(reference);
  },
);

const signs = fc.string({
  unit: fc.constantFrom(...REFERENCE_ALPHABET),
  minLength: REFERENCE_LENGTH,
  maxLength: REFERENCE_LENGTH,
});

const isFigure = (sign: string) => /\d/.test(sign);

// ISO 7064 promises it among figures and among letters; a letter for a figure shifts the whole sum and slips by in 1 of 97.
test('one wrong sign of the same kind or two such neighbours swapped are always noticed', () => {
  const wrongSign = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const outcome = fc.check(
    fc.property(signs, fc.integer({ min: 4, max: 13 }), wrongSign, (body, at, sign) => {
      const reference = orderReference(body);
      const [before = '', right = ''] = [reference[at - 1], reference[at]];
      const mistyped = reference.slice(0, at) + sign + reference.slice(at + 1);
      const swapped = reference.slice(0, at - 1) + right + before + reference.slice(at + 1);
      const wrong = [
        ...(sign !== right && isFigure(sign) === isFigure(right) ? [mistyped] : []),
        ...(before !== right && isFigure(before) === isFigure(right) ? [swapped] : []),
      ];
      return !wrong.some(isCreditorReference);
    }),
    { numRuns: 2_000 },
  );
  expect(outcome.counterexample).toBeNull();
});

describe('a reference in what a payer wrote', () => {
  const reference = orderReference('ACDEFGH3');

  it.each([
    reference,
    reference.toLowerCase(),
    spacedReference(reference),
    `Rechnung ${spacedReference(reference)} danke`,
    `Zahlungsreferenz${reference}vielen Dank`,
    `RF${reference}`,
    `${reference.slice(0, 7)}\n${reference.slice(7)}`,
    `${reference.slice(0, 4)}-${reference.slice(4)}`,
  ])('is found in %j', (text) => expect(referencesIn(text)).toEqual([reference]));

  it('is not found where its check digits are wrong, where it is not ours or where there is none', () => {
    const wrong = `RF${reference.slice(2, 4) === '10' ? '11' : '10'}${reference.slice(4)}`;
    for (const text of [wrong, 'RF18539007547034', 'Brennholz Buche', '']) expect(referencesIn(text)).toEqual([]);
  });

  it('is found beside another one', () => {
    const other = orderReference('WXY34679');
    expect(referencesIn(`${reference} / ${other} / ${reference}`)).toEqual([reference, other]);
  });
});

test('a reference is read in groups of four', () =>
  expect(spacedReference('RF18539007547034')).toBe('RF18 5390 0754 7034'));

test.each([
  ['AT611904300234573201', true],
  ['DE89370400440532013000', true],
  ['AT611904300234573202', false],
  ['AT61 1904', false],
])('IBAN %s: %s', (iban, isRight) => expect(isIban(iban)).toBe(isRight));
