import { describe, expect, it } from 'vitest';
import { checkProofNumber, messageNumber, monthsAfter } from './proofs.ts';

describe('numbers of registers and certificates', () => {
  it.each([
    ['REGISTER', 'fn 56247 t', 'FN 56247t', 'CHECK_DIGIT'],
    ['PEFC_COC', 'HFA-CoC-0001', 'HFA-CoC-0001', 'FORM'],
    ['PEFC_COC', 'pefc/06-32-123', 'PEFC/06-32-123', 'FORM'],
    ['FSC_COC', 'sgsch-coc-123456', 'SGSCH-COC-123456', 'FORM'],
    ['FSC_COC', 'FSC-C123456', 'FSC-C123456', 'FORM'],
    ['ENPLUS', 'at012', 'AT 012', 'FORM'],
  ] as const)('%s %s is written %s', (kind, text, number, level) => {
    expect(checkProofNumber(kind, text)).toMatchObject({ number, level });
  });

  it.each([
    ['REGISTER', 'FN 56247a'],
    // A forest owner's number is no chain of custody.
    ['PEFC_COC', 'PEFC/06-21-1'],
    ['PEFC_COC', 'wir sind PEFC zertifiziert'],
    ['PEFC_COC', 'COC'],
    ['FSC_COC', 'SGSCH-COC-12345'],
    ['FSC_COC', 'FSC-N123456'],
    ['ENPLUS', 'AT 12'],
    ['ENPLUS', 'AT 0123456'],
    ['VAT', 'ATU13585628'],
  ] as const)('refuses %s %s', (kind, text) => {
    expect(checkProofNumber(kind, text)).toBeNull();
  });
});

describe('numbers that take a message', () => {
  it.each([
    ['0664 123 45 67', '+436641234567'],
    ['+43 (0) 664/1234567', '+436641234567'],
    ['0049 151 23456789', '+4915123456789'],
  ])('%s is %s', (text, number) => {
    expect(messageNumber(text)).toBe(number);
  });

  it.each(['12', 'abc', '+0664123456', '1'.repeat(40)])('%s is none', (text) => {
    expect(messageNumber(text)).toBeNull();
  });
});

describe('how long a badge lasts', () => {
  it('ends on the same day of the month, or on its last one', () => {
    expect(monthsAfter(new Date('2026-11-26T10:00:00Z'), 12).toISOString()).toBe('2027-11-26T10:00:00.000Z');
    expect(monthsAfter(new Date('2026-08-31T10:00:00Z'), 6).toISOString()).toBe('2027-02-28T10:00:00.000Z');
  });
});
