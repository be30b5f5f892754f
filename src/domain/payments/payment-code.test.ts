import { expect, test } from 'vitest';
import { paymentCode } from './payment-code.ts';

test('the code has the lines of the guideline in their order', () => {
  const code = paymentCode({
    recipient: 'Stammplatz GmbH',
    iban: 'AT611904300234573201',
    bic: 'BKAUATWW',
    amountInCents: 9_900,
    reference: 'RF18539007547034',
  });
  expect(code).toBe('BCD\n002\n1\nSCT\nBKAUATWW\nStammplatz GmbH\nAT611904300234573201\nEUR99.00\n\nRF18539007547034');
});

test('without a BIC its line is empty, a long name is cut and nothing can add a line', () => {
  const lines = paymentCode({
    recipient: `Holz\nEUR1.00\n${'ä'.repeat(80)}`,
    iban: 'AT611904300234573201',
    bic: null,
    amountInCents: 5,
    reference: 'RF18539007547034',
  }).split('\n');
  expect(lines).toHaveLength(10);
  expect(lines.slice(3, 5)).toEqual(['SCT', '']);
  expect([...(lines[5] ?? '')]).toHaveLength(70);
  expect(lines[7]).toBe('EUR0.05');
});

test.each(['ä', '–', '🌲', 'a\u0308'])(
  'of a long name in %s the code stays below the 331 bytes of the guideline',
  (letter) => {
    const code = paymentCode({
      recipient: letter.repeat(200),
      iban: 'MT84MALT011000012345MTLCAST001S',
      bic: 'MALTMTMTXXX',
      amountInCents: 99_999_999,
      reference: 'RF18539007547034539007547',
    });
    expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(331);
    expect(code.isWellFormed()).toBe(true);
    expect(code.split('\n')[5]?.length).toBeGreaterThan(30);
  },
);
