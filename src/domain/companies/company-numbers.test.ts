import { describe, expect, it } from 'vitest';
import { checkPefcNumber, checkRegisterNumber, checkVatNumber } from './company-numbers.ts';

describe('a VAT number', () => {
  it.each(['ATU13585627', 'atu 1358 5627'])('%s is right by form and check digit', (text) => {
    expect(checkVatNumber(text)).toEqual({ number: 'ATU13585627', what: 'CHECK_DIGIT' });
  });
  it.each(['ATU13585626', 'ATU1358562', 'AT13585627', 'ATU135856270', '13585627', ''])('%s is refused', (text) => {
    expect(checkVatNumber(text)).toBeNull();
  });
  it('of another member state is only looked at by its form', () => {
    expect(checkVatNumber('DE 136 695 976')).toEqual({ number: 'DE136695976', what: 'FORM' });
  });
  it.each(['DE123', 'CHE123456789', 'XX123456789'])('%s is that of no member state', (text) => {
    expect(checkVatNumber(text)).toBeNull();
  });
});

describe('a register number', () => {
  it.each([
    ['FN 33209 m', 'FN 33209m'],
    ['fn56247T', 'FN 56247t'],
    ['93363z', 'FN 93363z'],
    ['FN 122119m', 'FN 122119m'],
  ])('%s of the Firmenbuch fits its check letter', (text, number) => {
    expect(checkRegisterNumber(text)).toEqual({ number, what: 'CHECK_DIGIT' });
  });
  it.each(['FN 33209a', 'FN 123456a', 'FN 033209m', 'FN 1234567a', 'FN 33209', 'HRB 1234', ''])(
    '%s is refused',
    (text) => {
      expect(checkRegisterNumber(text)).toBeNull();
    },
  );
});

describe('a PEFC number', () => {
  it.each([
    ['PEFC/06-21-1', 'PEFC/06-21-1'],
    ['pefc/06-39-364', 'PEFC/06-39-364'],
    ['HFA-CoC-0001', 'HFA-CoC-0001'],
  ])('%s has a form that is in use', (text, number) => {
    expect(checkPefcNumber(text)).toEqual({ number, what: 'FORM' });
  });
  it.each(['PEFC/6-21', 'ja', 'nachhaltig', '<b>1</b>2345', 'wir sind zertifiziert'])('%s is refused', (text) => {
    expect(checkPefcNumber(text)).toBeNull();
  });
});
