import { describe, expect, test } from 'vitest';
import { readVoucher } from './voucher-form.ts';

describe('readVoucher', () => {
  test('takes the days of a free period and leaves out what other kinds ask for', () => {
    const values = {
      kind: 'FREE_PERIOD',
      title: 'Drei Monate gratis',
      code: '',
      planId: 'firma',
      days: '90',
      permissionDays: '5',
      privilegeGroup: 'pellets',
      discountPlanId: 'pellets',
      discountInPercent: '20',
      usesPerPerson: '1',
    };
    expect(readVoucher(values)).toEqual({
      ok: true,
      dto: { kind: 'FREE_PERIOD', title: 'Drei Monate gratis', planId: 'firma', days: 90, usesPerPerson: 1 },
    });
  });

  test('a last day counts to its end in Vienna, in summer and in winter', () => {
    const values = {
      kind: 'DISCOUNT',
      title: 'Herbst',
      discountInPercent: '20',
      validFrom: '2026-07-01',
      validTo: '2026-12-31',
    };
    expect(readVoucher(values)).toMatchObject({
      dto: { validFrom: '2026-06-30T22:00:00.000Z', validTo: '2026-12-31T23:00:00.000Z' },
    });
  });

  test('words in the place of a number are told at their field', () => {
    const read = readVoucher({ kind: 'PERMISSION', title: 'Pellets', permissionDays: 'viele', usesInTotal: '3,5' });
    expect(read.ok ? [] : Object.keys(read.errors)).toEqual(['permissionDays', 'usesInTotal']);
  });
});
