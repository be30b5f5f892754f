import { describe, expect, it } from 'vitest';
import { checkVatDigits } from './vat-number.ts';

/** Published numbers of companies and of the documentation of the rules. */
const RIGHT = [
  'ATU13585627',
  'DE136695976',
  'IT00743110157',
  'CHE107787577',
  'SI50223054',
  'CZ25123891',
  'CZ7103192745',
  'CZ640903926',
  'SK2022749619',
  'HU12892312',
];

describe('VAT numbers', () => {
  it.each(RIGHT)('finds form and check digit of %s right, also with blanks and dots', (number) => {
    const spaced = `${number.slice(0, 3)} ${number.slice(3, 6)}.${number.slice(6)}`.toLowerCase();
    expect(checkVatDigits(spaced)).toMatchObject({ number, what: 'CHECK_DIGIT' });
  });

  it.each(RIGHT)('finds every other last digit of %s wrong', (number) => {
    const others = [...'0123456789'].filter((digit) => digit !== number.at(-1));
    expect(others.map((digit) => checkVatDigits(number.slice(0, -1) + digit)).filter(Boolean)).toEqual([]);
  });

  it('says of other member states that the form alone was checked', () => {
    expect(checkVatDigits('FR40303265045')).toEqual({ number: 'FR40303265045', what: 'FORM', isOfUnion: true });
    expect(checkVatDigits('CZ530101123')).toMatchObject({ what: 'FORM' });
  });

  it('takes a Swiss number with its ending, which the service of the Union does not know', () => {
    expect(checkVatDigits('CHE-107.787.577 MWST')).toEqual({
      number: 'CHE107787577',
      what: 'CHECK_DIGIT',
      isOfUnion: false,
    });
  });

  it.each(['', 'AT', 'US123456789', 'DE000000000', 'IT00000000000', 'SK0000000000', 'ATU1358562٧', 'x'.repeat(5_000)])(
    'refuses %s',
    (text) => {
      expect(checkVatDigits(text)).toBeNull();
    },
  );
});
