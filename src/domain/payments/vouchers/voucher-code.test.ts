import { expect, test } from 'vitest';
import { voucherCodeKey, voucherCodeOf } from './voucher-code.ts';

test.each([
  'HOLZ-2026-OIL',
  'holz 2026 oil',
  ' H0LZ2026O1L ',
  'holz.2026.0il',
  'ＨＯＬＺ２０２６ＯＩＬ',
  'HO1Z2O260IL',
])('%j is the same code as HOLZ2026OIL', (typed) => expect(voucherCodeKey(typed)).toBe(voucherCodeKey('HOLZ2026OIL')));

test('codes that differ in another sign are different', () => {
  expect(voucherCodeKey('HOLZ2027OIL')).not.toBe(voucherCodeKey('HOLZ2026OIL'));
  expect(voucherCodeKey('HÖLZ2026OIL')).not.toBe(voucherCodeKey('HOLZ2026OIL'));
});

test('what is shown keeps the letters that were given', () => expect(voucherCodeOf(' faie-3m ')).toBe('FAIE3M'));
