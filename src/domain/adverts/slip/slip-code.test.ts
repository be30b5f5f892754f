import { expect, test } from 'vitest';
import { SLIP_CODE_BYTES, readSlipCode, slipCodeOf } from './slip-code.ts';

test('every byte becomes a sign of the code, and the code is read as it was written', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const code = slipCodeOf(new Uint8Array(SLIP_CODE_BYTES).fill(byte));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(readSlipCode(code)).toBe(code);
  }
});

test('what looks alike on paper is read as the same', () => {
  expect(readSlipCode('o1iLab7z')).toBe('0111AB7Z');
});

test.each(['', '1234567', '123456789', '1234567U', '1234567Ä', '../12345', '1234567\0', 'ß1234567'])(
  '%j is no code',
  (typed) => {
    expect(readSlipCode(typed)).toBeNull();
  },
);
